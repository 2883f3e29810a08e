/** One handler a command: its shape, what rules say of it, and what it makes happen. */
import type { Dice } from '../../../engine/dice'
import type { Refusal, Seat } from '../../contract'
import { type Judged, untimely } from '../../shared/verdicts'
import type { RadCommand } from '../commands'
import { mine } from '../rules/duty'
import { onward } from '../sequence'
import type { Phase, RadSeen, RadState, Side, Unit } from '../state'
import { Story } from '../story'

export { fine, found, impossible, isNumber, isPoint, isPose, isText, type Judged } from '../../shared/verdicts'

export interface Handler<C extends RadCommand, F = unknown> {
  /** Whether a value with that `type` has the fields that the command needs; nothing of the game is asked. */
  shape(command: { readonly [key: string]: unknown }): boolean
  judge(seen: RadSeen, seat: Seat, command: C): Judged & { readonly found?: F }
  /** Called for what is `ok`, or a breach that is insisted on. It adds to the story; what follows by itself comes after it. */
  act(story: Story, seat: Side, command: C, judged: Judged & { readonly found?: F }, dice: Dice): void
}

export const unitOf = (seen: RadSeen, id: unknown): Unit | null =>
  typeof id === 'string' && Object.hasOwn(seen.units, id) ? seen.units[id]! : null
/** A base of that seat which stands on the table. */
export function ownUnit(seen: RadSeen, seat: Seat, id: unknown): Unit | null {
  const unit = unitOf(seen, id)
  return unit && unit.seat === seat && unit.place === 'table' && unit.pose ? unit : null
}

/** Whether it is the time for it, and this seat's. */
export const notNow = (seen: RadSeen, seat: Seat, phases: readonly Phase[]): Refusal[] =>
  untimely(seen, seat, phases, 'Attivazione')
/** Whether a base may act in its side's activation. */
export function actRefusals(seen: RadSeen, seat: Seat, unit: Unit): Refusal[] {
  const out = notNow(seen, seat, ['act'])
  if (out.length === 0 && !mine(seen, unit)) out.push({ code: 'sector/other', clause: 'Attivazione', at: unit.id })
  return out
}

/** What a command makes happen, and what follows where nobody is awaited any more. */
export function told(state: RadState, dice: Dice, act: (story: Story) => void) {
  const story = new Story(state)
  act(story)
  return onward(story, dice).events
}
