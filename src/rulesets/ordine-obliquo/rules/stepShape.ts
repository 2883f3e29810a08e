import type { GameStep } from '../../contract'
import { FORMATIONS } from '../kinds'

/** No table is so wide: what is beyond it is a slip, and would lead to numbers that no double holds. */
const MOST = 1e4
const finite = (x: unknown): boolean => typeof x === 'number' && Math.abs(x) <= MOST
const length = (x: unknown): boolean => finite(x) && (x as number) >= 0

/** A village is gone into and guns are left by commands of their own. */
const FORMED: readonly unknown[] = FORMATIONS.filter(f => f !== 'village' && f !== 'crew')

type Fields = { readonly [k: string]: unknown }
/** The kinds of steps by the field that names each: the fields that it has, and whether they hold what they should. */
const KINDS: { readonly [kind: string]: { readonly fields: readonly string[]; holds(o: Fields): boolean } } = {
  wheel: { fields: ['wheel', 'degrees'], holds: o => (o.wheel === 'left' || o.wheel === 'right') && length(o.degrees) },
  advance: { fields: ['advance'], holds: o => length(o.advance) },
  oblique: { fields: ['oblique', 'cm'], holds: o => finite(o.oblique) && length(o.cm) },
  retire: { fields: ['retire'], holds: o => length(o.retire) },
  shift: { fields: ['shift'], holds: o => finite(o.shift) },
  aboutFace: { fields: ['aboutFace'], holds: o => o.aboutFace === true },
  form: {
    fields: ['form', 'face'],
    holds: o => FORMED.includes(o.form) && (o.face === undefined || o.face === 'left' || o.face === 'right' || o.face === 'rear'),
  },
}
const NAMES = Object.keys(KINDS)

/**
 * Whether a value is a step as written: one of the drill book's, lengths finite and not negative, or a change of formation. It is of
 * one kind alone and has no other fields: a step of two kinds would be paid for as one and gone as the other.
 */
export function isStep(s: unknown): s is GameStep {
  if (typeof s !== 'object' || s === null) return false
  const o = s as Fields
  const own = Object.keys(o)
  const kind = own.length === 1 ? own[0]! : NAMES.find(k => own.includes(k))
  if (kind === undefined || !Object.hasOwn(KINDS, kind)) return false
  const { fields, holds } = KINDS[kind]!
  for (const k of own) if (!fields.includes(k)) return false
  return holds(o)
}
export const isSteps = (s: unknown): s is readonly GameStep[] => Array.isArray(s) && s.length <= 40 && s.every(isStep)
