/** One handler a command: its shape, what rules say of it, and what it makes happen. */
import type { Refusal, Seat, Verdict } from '../../contract'
import type { Deed } from '../../shared/door'
import { fine, impossible } from '../../shared/verdicts'
import type { SbCommand } from '../commands'
import type { Counter, Phase, SbSeen, Side } from '../state'
import type { Story } from '../story'

export { fine, found, impossible, isText } from '../../shared/verdicts'

export type Handler<C extends SbCommand> = Deed<SbSeen, Story, C, Side>
export type Of<T extends SbCommand['type']> = Extract<SbCommand, { readonly type: T }>

export const barred = (refusal: Refusal): Verdict => ({ ...fine, kind: 'impossible', refusals: [refusal] })
export const isDir = (v: unknown): boolean => typeof v === 'number' && Number.isInteger(v) && v >= 0 && v <= 5

export const unitOf = (seen: SbSeen, id: unknown): Counter | null =>
  typeof id === 'string' && Object.hasOwn(seen.units, id) ? seen.units[id]! : null

/** Whether it is the time for it, and this seat's; what follows hangs on it, so it is never passed over. */
export function notNow(seen: SbSeen, seat: Seat, phases: readonly Phase[]): Verdict | null {
  if (!phases.includes(seen.phase))
    return barred({ code: 'phase/not-now', clause: '2.0', with: { phase: { phrase: { code: `phase.${seen.phase}` } } } })
  return (seen.waiting as readonly Seat[]).includes(seat) ? null : impossible('turn/not-yours', '2.0')
}
