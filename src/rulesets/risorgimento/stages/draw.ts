/** 4.0, 4.1: a marker out of the cup, its order turned up, accepted or not. */
import type { Dice } from '../../../engine/dice'
import type { Order } from '../kinds'
import { acceptsOrder } from '../rules/acceptOrder'
import { covered, GROUP, markerLeader } from '../rules/sealed'
import type { Commander, SbSeen, Side } from '../state'
import type { Story } from '../story'

/** Whether the next marker is a side's, chosen and not drawn: the first of the first turn (F5), or all of its of that turn (F16). */
export function chooses(s: SbSeen): Side | null {
  const { first, before } = s.rules
  if (before !== undefined && s.turn === 1 && s.cup.some(m => m.seat === before)) return before
  if (first === undefined || s.marker !== null) return null
  if (s.turn !== 1 && s.options.firstActivation !== 'everyTurn') return null
  const whole = s.cup.length === s.markers.a.length + s.markers.b.length
  return whole && s.cup.some(m => m.seat === first) ? first : null
}

export function draw(story: Story, dice: Dice): void {
  const { cup } = story.state
  const i = cup.length === 1 ? 0 : dice.roll(cup.length, 1, { clause: '4.0', what: 'sbMarker' })[0]! - 1
  const { seat, marker } = cup[i]!
  play(story, seat, marker, false, dice)
}

/** The marker's order: what it is from now on, for the commander and, of a group marker, those under it. */
function take(story: Story, c: Commander, order: Order): { [id: string]: Partial<Commander> } {
  const s = story.state
  const out: { [id: string]: Partial<Commander> } = { [c.id]: { order, issued: null, reiterated: false, revealed: true } }
  if (s.marker?.startsWith(GROUP))
    for (const id of covered(s, s.marker)) {
      const under = s.battalions[id]!.commander
      if (under !== null && under !== c.id) out[under] = { order, issued: null, reiterated: false, revealed: true }
    }
  return out
}

export function play(story: Story, seat: Side, marker: string, chosen: boolean, dice: Dice): void {
  const s = story.state
  const at = s.cup.findIndex(m => m.seat === seat && m.marker === marker)
  const cup = s.cup.filter((_, i) => i !== at)
  story.add({ type: 'Drawn', seat, marker, chosen }, { now: { cup, marker, active: seat, phase: 'activate', waiting: [seat] } })
  const c = markerLeader(s, marker)
  if (!c || c.revealed) return
  reveal(story, c, dice, true)
}

/** 4.1: a commander's order is turned up; the first turn's and the unchanged are taken, else it is tested. `ask`: who is refused chooses. */
export function reveal(story: Story, c: Commander, dice: Dice, ask: boolean): void {
  const s = story.state
  const issued = c.issued === null || c.issued === 'sealed' ? c.order : c.issued
  const changed = issued !== c.order
  if (!changed || s.turn === 1 || c.place !== 'map') {
    const made =
      changed || s.marker?.startsWith(GROUP)
        ? take(story, c, issued)
        : { [c.id]: { issued: null, reiterated: false, revealed: true } }
    story.add({ type: 'Revealed', commander: c.id, order: issued, changed }, { commanders: made })
    return
  }
  story.add({ type: 'Revealed', commander: c.id, order: issued, changed }, { commanders: { [c.id]: { revealed: true } } })
  const about = {
    ability: c.ability,
    superior: c.superior,
    reiterated: c.reiterated,
    fromManoeuvre: c.order === 'manoeuvre',
    sameHex: c.sameHex,
  }
  const roll = c.sameHex ? 0 : dice.roll(6, 1, { clause: '4.1', what: 'sbOrder' })[0]!
  const { accepted, working } = acceptsOrder(about, roll)
  const made = accepted ? take(story, c, issued) : ask ? {} : { [c.id]: { issued, reiterated: true } }
  story.add({ type: 'OrderTested', commander: c.id, order: issued, roll, accepted, working }, { commanders: made })
  if (!accepted && ask) story.add({ type: 'PhaseBegan', phase: 'refused' }, { now: { phase: 'refused', waiting: [c.seat] } })
}
