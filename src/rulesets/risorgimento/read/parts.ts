import { REPORT, z } from '../../shared/faults'
import { FORMATIONS, KINDS, ORDERS } from '../kinds'
import { CLASSES } from '../scenario'

export { REPORT, z }
export const text = z.string().check(z.minLength(1), z.maxLength(200))
export const name = z.strictObject({ it: text, en: text })
export const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/))
export const short = z.string().check(z.regex(/^[A-Za-z0-9]{1,12}$/))
/** A hex by column and row, as `0917`. */
export const hex = z.string().check(z.regex(/^\d{4}$/))
export const small = z.int().check(z.gte(0), z.lte(100))
export const order = z.enum(ORDERS)
export const formation = z.enum(FORMATIONS)
export const kind = z.enum(KINDS)
export const rank = z.enum(CLASSES)
export const turn = z.int().check(z.gte(1), z.lte(1000))
