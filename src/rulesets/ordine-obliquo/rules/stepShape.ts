import type { GameStep } from '../../contract'
import { FORMATIONS } from '../kinds'

/** No table is so wide: what is beyond it is a slip, and would lead to numbers that no double holds. */
const MOST = 1e4
const finite = (x: unknown): boolean => typeof x === 'number' && Math.abs(x) <= MOST
const length = (x: unknown): boolean => finite(x) && (x as number) >= 0

/** Whether a value is a step as written: one of the drill book's, lengths finite and not negative, or a change of formation. */
export function isStep(s: unknown): s is GameStep {
  if (typeof s !== 'object' || s === null) return false
  const o = s as { readonly [k: string]: unknown }
  if ('wheel' in o) return (o.wheel === 'left' || o.wheel === 'right') && length(o.degrees)
  if ('advance' in o) return length(o.advance)
  if ('oblique' in o) return finite(o.oblique) && length(o.cm)
  if ('retire' in o) return length(o.retire)
  if ('shift' in o) return finite(o.shift)
  if ('aboutFace' in o) return o.aboutFace === true
  if ('form' in o)
    return (
      (FORMATIONS as readonly unknown[]).includes(o.form) &&
      (o.face === undefined || o.face === 'left' || o.face === 'right' || o.face === 'rear')
    )
  return false
}
export const isSteps = (s: unknown): s is readonly GameStep[] => Array.isArray(s) && s.length <= 40 && s.every(isStep)
