/** One handler a command: its shape, what rules say of it to who sees only his own side, and what it makes happen. */
import type { Clause, Param, Verdict } from '../../contract'
import type { CampCommand } from '../commands'
import { ARMS, type Points, type Side } from '../kinds'
import { pinned } from '../rules/where'
import type { CampSeen, Phase, Unit } from '../state'
import type { Story } from '../story'

export interface Handler<C extends CampCommand> {
  /** Whether a value with that `type` has the fields that the command needs; nothing of the game is asked. */
  shape(command: { readonly [key: string]: unknown }): boolean
  /** Asked of the seat's view alone: what is hidden from it can refuse nothing. */
  judge(seen: CampSeen, seat: Side, command: C): Verdict
  act(story: Story, seat: Side, command: C): void
}
export type Of<T extends CampCommand['type']> = Extract<CampCommand, { readonly type: T }>

const EMPTY = { working: [], drawing: [], ends: [] } as const
export const fine: Verdict = { kind: 'ok', refusals: [], ...EMPTY }
export const impossible = (code: string, clause: Clause = '', with_?: { readonly [key: string]: Param }): Verdict => ({
  kind: 'impossible',
  refusals: [{ code, clause, ...(with_ ? { with: with_ } : {}) }],
  ...EMPTY,
})

export const isText = (v: unknown): v is string => typeof v === 'string' && v.length > 0 && v.length < 60
export const isList = (v: unknown): v is readonly string[] =>
  Array.isArray(v) && v.length > 0 && v.length <= 30 && v.every(isText)
export const isPoints = (v: unknown): v is Points =>
  typeof v === 'object' &&
  v !== null &&
  Object.keys(v).length === ARMS.length &&
  ARMS.every(arm => {
    const n = (v as { readonly [arm: string]: unknown })[arm]
    return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < 1000
  })

/** A unit of that seat that is on the map. */
export const own = (s: CampSeen, seat: Side, id: unknown): Unit | null => {
  if (typeof id !== 'string' || !Object.hasOwn(s.units, id)) return null
  const u = s.units[id]!
  return u.seat === seat && u.at !== null ? u : null
}
/** It can go where it likes: not in a marked battle, not shut in. */
export const freeToMove = (s: CampSeen, u: Unit): Verdict | null =>
  u.inside ? impossible('camp/shut-in', 'siege') : pinned(s, u) ? impossible('camp/pinned', 'movement') : null

/** Whether it is the time for it. */
export function notNow(s: CampSeen, phases: readonly Phase[]): Verdict | null {
  if (phases.includes(s.phase)) return null
  return impossible('phase/not-now', '', { phase: { phrase: { code: `phase.camp_${s.phase}` } } })
}
/** Whether it is that side's own movement. */
export const notMoving = (s: CampSeen, seat: Side): Verdict | null =>
  notNow(s, ['move']) ?? (s.active === seat ? null : impossible('turn/not-yours'))
