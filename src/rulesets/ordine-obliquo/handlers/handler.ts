/** One handler a command: its shape, what rules say of it, and what it makes happen. */
import type { Dice } from '../../../engine/dice'
import type { Id, Point, Pose, Refusal, Seat, UnitId, Verdict } from '../../contract'
import type { OoCommand } from '../commands'
import type { OoEvent } from '../events'
import type { OoSeen, OoState, Phase, Side, Unit } from '../state'

/** A verdict, and what `events` needs of the work that led to it. */
export interface Judged extends Verdict {
  readonly found?: unknown
}
export interface Handler<C extends OoCommand, F = unknown> {
  /** Whether a value with that `type` has the fields that the command needs; nothing of the game is asked. */
  shape(command: { readonly [key: string]: unknown }): boolean
  judge(seen: OoSeen, seat: Seat, command: C): Judged & { readonly found?: F }
  /** Called for what is `ok`, or a breach that is insisted on. */
  events(state: OoState, seat: Side, command: C, judged: Judged & { readonly found?: F }, dice: Dice): readonly OoEvent[]
}

const EMPTY = { working: [], drawing: [], ends: [] } as const
export const fine: Judged = { kind: 'ok', refusals: [], ...EMPTY }
export const impossible = (code: string, clause = '', at?: UnitId): Judged & { found?: never } => ({
  kind: 'impossible',
  refusals: [{ code, clause, ...(at ? { at } : {}) }],
  ...EMPTY,
})
/** Ok where nothing was found against it, else a breach. */
export const found = (refusals: readonly Refusal[], more: Partial<Verdict> = {}): Judged => ({
  ...fine,
  ...more,
  kind: refusals.length > 0 ? 'breach' : 'ok',
  refusals,
})

export const isText = (v: unknown): v is string => typeof v === 'string' && v.length > 0 && v.length < 200
export const isNumber = (v: unknown): v is number => typeof v === 'number' && Number.isFinite(v) && Math.abs(v) < 1e5
export const isPoint = (v: unknown): v is Point => Array.isArray(v) && v.length === 2 && v.every(isNumber)
export const isPose = (v: unknown): v is Pose =>
  typeof v === 'object' && v !== null && isPoint((v as Pose).front) && isNumber((v as Pose).facing)
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
export function notNow(seen: OoSeen, seat: Seat, phases: readonly Phase[]): Refusal[] {
  if (!phases.includes(seen.phase))
    return [{ code: 'phase/not-now', clause: '6', with: { phase: { phrase: { code: `phase.${seen.phase}` } } } }]
  return (seen.waiting as readonly Seat[]).includes(seat) ? [] : [{ code: 'turn/not-yours', clause: '6' }]
}
