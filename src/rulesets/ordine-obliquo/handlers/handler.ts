/** One handler a command: its shape, what rules say of it, and what it makes happen. */
import type { Dice } from '../../../engine/dice'
import type { Id, Refusal, Seat } from '../../contract'
import { type Judged, untimely } from '../../shared/verdicts'
import type { OoCommand } from '../commands'
import type { OoEvent } from '../events'
import type { OoSeen, OoState, Phase, Side, Unit } from '../state'

export { fine, found, impossible, isNumber, isPoint, isPose, isText, type Judged } from '../../shared/verdicts'

export interface Handler<C extends OoCommand, F = unknown> {
  /** Whether a value with that `type` has the fields that the command needs; nothing of the game is asked. */
  shape(command: { readonly [key: string]: unknown }): boolean
  judge(seen: OoSeen, seat: Seat, command: C): Judged & { readonly found?: F }
  /** Called for what is `ok`, or a breach that is insisted on. */
  events(state: OoState, seat: Side, command: C, judged: Judged & { readonly found?: F }, dice: Dice): readonly OoEvent[]
}

/** A unit of that seat which stands on the table. */
export function ownUnit(seen: OoSeen, seat: Seat, id: unknown): Unit | null {
  const unit = typeof id === 'string' && Object.hasOwn(seen.units, id) ? seen.units[id]! : null
  return unit && unit.seat === seat && unit.place === 'table' && unit.pose ? unit : null
}
export const ownsGeneral = (seen: OoSeen, seat: Seat, id: Id) => {
  const general = Object.hasOwn(seen.generals, id) ? seen.generals[id]! : null
  return general && general.seat === seat && general.point && general.fate === 'well' ? general : null
}
/** Whether it is the time for it, and this seat's. */
export const notNow = (seen: OoSeen, seat: Seat, phases: readonly Phase[]): Refusal[] => untimely(seen, seat, phases, '6')
