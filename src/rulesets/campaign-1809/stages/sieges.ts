/** Step 5a: each besieger waits, summons or assaults, once a turn. */
import { CLAUSE } from '../clauses'
import { NOTHING, other, type Points, total } from '../kinds'
import { placeOf } from '../map'
import { lossesOf } from '../rules/combat'
import { amountOf } from '../rules/initiative'
import { sharedOut } from '../rules/losses'
import { mayBesiege, mayYield, stormed, summonsTerms, yields } from '../rules/siege'
import { charismaOf, fieldedAt, garrisonOf, initiativeOf, seniorOf, siegeAt, strength, unitsAt } from '../rules/where'
import type { CampState, Siege, Unit } from '../state'
import type { Story } from '../story'
import { SIEGE } from '../tables'
import { clearEmpty, fortressFalls, lose, score } from './change'
import { nextRetreat } from './retreats'
import { fatalEnd } from './turn'

export interface Besieged {
  readonly outside: readonly Unit[]
  readonly inside: readonly Unit[]
  readonly garrison: Points
  readonly all: number
}
export function besieged(s: CampState, siege: Siege): Besieged {
  const inside = unitsAt(s, other(siege.seat), siege.at)
  const garrison = garrisonOf(s, other(siege.seat), siege.at) ?? NOTHING
  return { outside: fieldedAt(s, siege.seat, siege.at), inside, garrison, all: strength(inside) + total(garrison) }
}
/** The siege of which the besieger is asked next: not where he was beaten in this turn. */
const openSiege = (s: CampState): Siege | null =>
  Object.values(s.sieges).find(
    x =>
      !x.done &&
      siegeAt(s, x.at) &&
      !s.beaten.some(b => b.at === x.at && b.seat === x.seat) &&
      fieldedAt(s, x.seat, x.at).length > 0,
  ) ?? null

export function nextSiege(story: Story): void {
  const next = openSiege(story.state)
  story.make({ now: next ? { phase: 'siege', asking: next.at } : { asking: null } })
  if (!next) nextRetreat(story)
}
/** Losses of a garrison: units by their points, the garrison without a unit as one of them. */
export function loseInside(story: Story, siege: Siege, loss: number, why: 'siege' | 'supply', counts: boolean): void {
  const b = besieged(story.state, siege)
  const own = 'garrison'
  const shares = sharedOut(
    [...b.inside.map(u => ({ unit: u.id as string, points: u.points })), { unit: own, points: b.garrison }],
    loss,
  )
  for (const x of shares) {
    if (x.unit !== own) {
      lose(story, x.unit as Unit['id'], x.points, why, counts)
      continue
    }
    if (counts) score(story, siege.seat, x.points)
    const { garrisons } = story.state
    const left = b.garrison.ipf - x.points.ipf
    const { [siege.at]: _, ...rest } = garrisons
    story.make({
      now: {
        garrisons:
          left > 0 ? { ...garrisons, [siege.at]: { seat: other(siege.seat), points: { ipf: left, cpf: 0, apf: 0 } } } : rest,
      },
    })
  }
  clearEmpty(story)
}
export function siegeAction(story: Story, siege: Siege, what: 'wait' | 'summon' | 'assault'): void {
  const { sieges } = story.state
  story.make({ now: { sieges: { ...sieges, [siege.at]: { ...siege, done: true } } } })
  const b = besieged(story.state, siege)
  const led = seniorOf(story.state, b.outside)
  const inner = seniorOf(story.state, b.inside)
  if (what === 'summon') {
    const fort = placeOf(story.state.map, siege.at).fort
    const die = story.open(6, 1, CLAUSE.siege, 'campSummons')
    const total_ = die + amountOf(summonsTerms(initiativeOf(led), initiativeOf(inner), siege.turns, fort))
    const gone =
      mayYield(b.all, b.inside.length > 0) && mayBesiege(strength(b.outside), b.all, b.inside.length > 0) && yields(total_)
    story.tell('both', { type: 'Summoned', at: siege.at, die, yields: gone })
    if (gone) fortressFalls(story, siege.at)
  }
  if (what === 'assault') assault(story, siege, b, charismaOf(led), charismaOf(inner))
  if (fatalEnd(story)) return
  nextSiege(story)
}
/** One round; the besieger two off, the garrison one more. Nobody goes back. */
function assault(story: Story, siege: Siege, b: Besieged, charisma: number, inner: number): void {
  const percent = story.state.options.percentTable === true
  const [out, into] = [story.roll(6, 2, CLAUSE.siege, 'campBattle'), story.roll(6, 2, CLAUSE.siege, 'campBattle')]
  const hit = Math.min(b.all, lossesOf(out + charisma + SIEGE.assault, strength(b.outside), percent))
  const back = Math.min(strength(b.outside), lossesOf(into + inner + SIEGE.walls, b.all, percent))
  story.tell('both', { type: 'Assaulted', at: siege.at, losses: siege.seat === 'a' ? { a: back, b: hit } : { a: hit, b: back } })
  for (const x of sharedOut(
    b.outside.map(u => ({ unit: u.id as string, points: u.points })),
    back,
  ))
    lose(story, x.unit as Unit['id'], x.points, 'siege', true)
  clearEmpty(story)
  loseInside(story, siege, hit, 'siege', true)
  if (stormed(b.all, hit)) fortressFalls(story, siege.at)
}
