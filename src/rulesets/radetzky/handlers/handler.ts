/** One handler a command: its shape, what rules say of it, and what it makes happen. */
import type { Dice } from '../../../engine/dice'
import type { Clause, Point, Pose, Refusal, Seat, UnitId, Verdict } from '../../contract'
import type { RadCommand } from '../commands'
import { mine } from '../rules/duty'
import { onward } from '../sequence'
import type { Phase, RadSeen, RadState, Side, Unit } from '../state'
import { Story } from '../story'

/** A verdict, and what `act` needs of the work that led to it. */
export interface Judged extends Verdict {
  readonly found?: unknown
}
export interface Handler<C extends RadCommand, F = unknown> {
  /** Whether a value with that `type` has the fields that the command needs; nothing of the game is asked. */
  shape(command: { readonly [key: string]: unknown }): boolean
  judge(seen: RadSeen, seat: Seat, command: C): Judged & { readonly found?: F }
  /** Called for what is `ok`, or a breach that is insisted on. It adds to the story; what follows by itself comes after it. */
  act(story: Story, seat: Side, command: C, judged: Judged & { readonly found?: F }, dice: Dice): void
}

const EMPTY = { working: [], drawing: [], ends: [] } as const
export const fine: Judged = { kind: 'ok', refusals: [], ...EMPTY }
export const impossible = (code: string, clause: Clause = '', at?: UnitId): Judged & { found?: never } => ({
  kind: 'impossible',
  refusals: [{ code, clause, ...(at ? { at } : {}) }],
  ...EMPTY,
})
/** Ok where nothing was found against it, else a breach. */
export const found = (refusals: readonly Refusal[], more: Partial<Judged> = {}): Judged => ({
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

export const unitOf = (seen: RadSeen, id: unknown): Unit | null =>
  typeof id === 'string' && Object.hasOwn(seen.units, id) ? seen.units[id]! : null
/** A base of that seat which stands on the table. */
export function ownUnit(seen: RadSeen, seat: Seat, id: unknown): Unit | null {
  const unit = unitOf(seen, id)
  return unit && unit.seat === seat && unit.place === 'table' && unit.pose ? unit : null
}

/** Whether it is the time for it, and this seat's. */
export function notNow(seen: RadSeen, seat: Seat, phases: readonly Phase[]): Refusal[] {
  const clause = 'Attivazione'
  if (!phases.includes(seen.phase))
    return [{ code: 'phase/not-now', clause, with: { phase: { phrase: { code: `phase.${seen.phase}` } } } }]
  return (seen.waiting as readonly Seat[]).includes(seat) ? [] : [{ code: 'turn/not-yours', clause }]
}
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
