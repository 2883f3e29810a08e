/** 6.7.1: a die for each commander whom the enemy finds alone; who gets away goes to the nearest counter, of equals as his owner wants. */
import type { Dice } from '../../../engine/dice'
import { hunted, refuges } from '../rules/flight'
import { at } from '../rules/where'
import type { Commander, Flight } from '../state'
import type { Story } from '../story'
import { ESCAPES, HORSE_HUNTS } from '../tables'

type Who = Flight['who'][number]
/** He is there, or lost. */
export function fled(story: Story, { commander, roll }: Who, to: string | null): void {
  const made: Partial<Commander> = to === null ? { place: 'lost', hex: null } : { hex: to }
  story.add({ type: 'Fled', commander, roll, to }, { commanders: { [commander]: made } })
}

/** Dice for those who have just been found; whoever has no choice goes at once; else their owners are asked, and play stands still. */
export function hunt(story: Story, dice: Dice): void {
  const s = story.state
  if (s.ended) return
  const found: Who[] = []
  for (const c of hunted(s)) {
    const roll = dice.roll(6, 1, { clause: '6.7.1', what: 'sbFlight' })[0]!
    const horse = at(s, c.hex!).some(u => u.kind === 'cavalry')
    if (roll + (horse ? HORSE_HUNTS : 0) <= ESCAPES) found.push({ commander: c.id, roll })
    else fled(story, { commander: c.id, roll }, null)
  }
  const all = [...(s.flight?.who ?? []), ...found]
  const who = all.filter(w => {
    const hexes = refuges(story.state, story.state.commanders[w.commander]!)
    if (hexes.length < 2) fled(story, w, hexes[0] ?? null)
    return hexes.length >= 2
  })
  if (who.length > 0 && (found.length > 0 || who.length < all.length)) ask(story, who)
  else if (who.length === 0 && s.flight) goOn(story)
}
function ask(story: Story, who: Flight['who']): void {
  const s = story.state
  const { phase, waiting } = s.flight ?? s
  const seats = [...new Set(who.map(w => s.commanders[w.commander]!.seat))]
  story.add({ type: 'PhaseBegan', phase: 'flee' }, { now: { flight: { who, phase, waiting }, phase: 'flee', waiting: seats } })
}
function goOn(story: Story): void {
  const { phase, waiting } = story.state.flight!
  story.add({ type: 'PhaseBegan', phase }, { now: { flight: null, phase, waiting } })
}
/** One of them has been put where his owner wanted. */
export function chosen(story: Story, commander: string, hex: string): void {
  const f = story.state.flight!
  fled(story, f.who.find(w => w.commander === commander)!, hex)
  const who = f.who.filter(w => w.commander !== commander)
  if (who.length > 0) story.add({ type: 'PhaseBegan', phase: 'flee' }, { now: { flight: { ...f, who } } })
  else goOn(story)
}
