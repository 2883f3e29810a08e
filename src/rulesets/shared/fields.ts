/** The parts that files of the measured games share: numbers, ids, names, places. */
import { z } from './faults'

export const finite = z.number().check(z.refine(n => Number.isFinite(n), 'must be a finite number'))
export const text = z.string().check(z.minLength(1), z.maxLength(120))
export const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/))
export const name = z.strictObject({ it: text, en: text })
export const point = z.readonly(z.tuple([finite, finite]))
