/** One handler a command: its shape, what rules say of it, and what it makes happen. */
import type { Refusal, Verdict } from '../../contract'
import type { Deed } from '../../shared/door'
import { fine, impossible } from '../../shared/verdicts'
import type { CcCommand } from '../commands'
import type { Side } from '../kinds'
import type { CcSeen, Leader, Phase, Unit } from '../state'
import type { Story } from '../story'

export { fine, impossible } from '../../shared/verdicts'

export type Handler<C extends CcCommand> = Deed<CcSeen, Story, C, Side>
export type Of<T extends CcCommand['type']> = Extract<CcCommand, { readonly type: T }>

export const barred = (refusal: Refusal): Verdict => ({ ...fine, kind: 'impossible', refusals: [refusal] })
/** Ok where nothing was found against it, else a breach. */
export const found = (refusal: Refusal | null): Verdict => (refusal ? { ...fine, kind: 'breach', refusals: [refusal] } : fine)

export const isText = (v: unknown): v is string => typeof v === 'string' && v.length > 0 && v.length < 60
export const isPath = (v: unknown): v is readonly string[] => Array.isArray(v) && v.length <= 12 && v.every(isText)
export const isCount = (v: unknown): v is number => typeof v === 'number' && Number.isInteger(v) && v >= 0 && v < 100

export const unitOf = (s: CcSeen, id: unknown): Unit | null =>
  typeof id === 'string' && Object.hasOwn(s.units, id) ? s.units[id]! : null
export const leaderOf = (s: CcSeen, id: unknown): Leader | null =>
  typeof id === 'string' && Object.hasOwn(s.leaders, id) ? s.leaders[id]! : null
/** A unit of that seat that is on the field. */
export const own = (s: CcSeen, seat: Side, id: unknown): Unit | null => {
  const u = unitOf(s, id)
  return u && u.seat === seat && u.hex !== null ? u : null
}

/** Whether it is the time for it, and this seat's; what follows hangs on it, so it is never passed over. */
export function notNow(s: CcSeen, seat: Side, phases: readonly Phase[]): Verdict | null {
  if (!phases.includes(s.phase))
    return barred({
      code: 'phase/not-now',
      clause: 'command',
      with: { phase: { phrase: { code: `phase.${phaseCode(s.phase)}` } } },
    })
  return (s.ask?.seat ?? s.active) === seat ? null : impossible('turn/not-yours', 'command')
}
/** The phase's key of the catalogues. */
export const phaseCode = (phase: Phase): string => `cc_${phase}`
