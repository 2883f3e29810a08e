/** How commands are judged: verdicts, what a value from outside may be, and whether it is the time for it. */
import type { Clause, Point, Pose, Refusal, Seat, UnitId, Verdict } from '../contract'

/** A verdict, and what whoever carries it out needs of the work that led to it. */
export interface Judged extends Verdict {
  readonly found?: unknown
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

/** Whether it is the time for it, and this seat's; `clause`: of the sequence of play. */
export function untimely(
  seen: { readonly phase: string; readonly waiting: readonly Seat[] },
  seat: Seat,
  phases: readonly string[],
  clause: Clause,
): Refusal[] {
  if (!phases.includes(seen.phase))
    return [{ code: 'phase/not-now', clause, with: { phase: { phrase: { code: `phase.${seen.phase}` } } } }]
  return seen.waiting.includes(seat) ? [] : [{ code: 'turn/not-yours', clause }]
}
