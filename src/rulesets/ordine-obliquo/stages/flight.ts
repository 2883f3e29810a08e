/** 6, 13: rallying, and the compulsory moves of units that rout or retreat; then what winners may do, and who comes back. */
import type { Dice } from '../../../engine/dice'
import type { UnitId } from '../../contract'
import { mayReturn, returning, returnPlace } from '../rules/flight/back'
import { moveAll } from '../rules/flight/flights'
import { mayRally } from '../rules/flight/rally'
import { stepForward, throughMost } from '../rules/flight/wins'
import { type OoSeen, type OoState, type Phase, SIDES, type Side } from '../state'
import type { Story } from '../story'

/** Ways shorter than this are none. */
const WORTH = 0.1

/** The winners of a side that have something to decide: a step forward that nothing bars, or a break-through. */
export const winners = (seen: OoSeen, seat: Side): UnitId[] =>
  seen.wins
    .filter(w => seen.units[w.unit]?.seat === seat)
    .filter(w => {
      const unit = seen.units[w.unit]!
      if ((throughMost(seen, unit)?.most ?? 0) >= WORTH) return true
      const step = stepForward(seen, unit)
      return step !== null && step.refusals.length === 0
    })
    .map(w => w.unit)

/** Whether a side has anything to decide in the phases of rallying and of compulsory moves. */
export function pending(seen: OoSeen, seat: Side, phase: Phase): boolean {
  if (phase === 'rally') return mayRally(seen, seat).length > 0
  return winners(seen, seat).length > 0 || returning(seen, seat).length > 0
}

export const waitingInFlight = (s: OoState, phase: Phase): readonly Side[] => SIDES.filter(seat => pending(s, seat, phase))

/** What entering the compulsory moves does. */
export function beginFlights(story: Story, _: Dice): void {
  moveAll(story)
}

/** What leaving them does: wins not used are past, and who could have come back and did not is lost. */
export function endFlights(story: Story, _: Dice): void {
  const s = story.state
  const due = Object.values(s.units).filter(u => mayReturn(s, u))
  if (s.wins.length === 0 && due.length === 0) return
  story.add({ type: 'FlightsEnded', later: due.filter(u => returnPlace(s, u) === null).map(u => u.id) })
}
