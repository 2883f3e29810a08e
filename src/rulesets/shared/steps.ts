import type { GameStep, Step } from '../contract'

/** No table is so wide: what is beyond it is a slip, and would lead to numbers that no double holds. */
const MOST = 1e4
const finite = (x: unknown): boolean => typeof x === 'number' && Math.abs(x) <= MOST
const length = (x: unknown): boolean => finite(x) && (x as number) >= 0

type Fields = { readonly [k: string]: unknown }
/** The kinds of steps by the field that names each: the fields that it has, and whether they hold what they should. */
const KINDS: { readonly [kind: string]: { readonly fields: readonly string[]; holds(o: Fields): boolean } } = {
  wheel: {
    fields: ['wheel', 'degrees', 'about'],
    holds: o =>
      (o.wheel === 'left' || o.wheel === 'right') && length(o.degrees) && (o.about === undefined || o.about === 'centre'),
  },
  advance: { fields: ['advance'], holds: o => length(o.advance) },
  oblique: { fields: ['oblique', 'cm'], holds: o => finite(o.oblique) && length(o.cm) },
  retire: { fields: ['retire'], holds: o => length(o.retire) },
  shift: { fields: ['shift'], holds: o => finite(o.shift) },
  aboutFace: { fields: ['aboutFace'], holds: o => o.aboutFace === true },
}
const NAMES = Object.keys(KINDS)

/**
 * Whether a value is a step of the drill book as written, its lengths finite and not negative. It is of one kind alone and has no
 * other fields: a step of two kinds would be paid for as one and gone as the other.
 */
export function isStep(s: unknown): s is Step {
  if (typeof s !== 'object' || s === null) return false
  const o = s as Fields
  const kind = NAMES.find(k => Object.hasOwn(o, k))
  if (kind === undefined) return false
  const { fields, holds } = KINDS[kind]!
  return Object.keys(o).every(k => fields.includes(k)) && holds(o)
}
export const isSteps = (s: unknown): s is readonly Step[] => Array.isArray(s) && s.length <= 40 && s.every(isStep)

/** A step of no length: a move of nothing else is none. */
export const idle = (s: GameStep): boolean =>
  ('advance' in s && s.advance === 0) ||
  ('oblique' in s && s.cm === 0) ||
  ('retire' in s && s.retire === 0) ||
  ('shift' in s && s.shift === 0) ||
  ('wheel' in s && s.degrees === 0)

const KNOWN = ['wheel', 'degrees', 'arc', 'advance', 'oblique', 'cm', 'retire', 'shift', 'aboutFace', 'form', 'face']
/** A step as a document has it: a note on it is passed over, as everywhere in one; what names a step or its size is not. */
export const bareStep = (v: unknown): unknown =>
  typeof v === 'object' && v !== null && !Array.isArray(v)
    ? Object.fromEntries(Object.entries(v).filter(([key]) => KNOWN.includes(key)))
    : v
