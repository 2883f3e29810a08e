/** The parts that army and scenario files share. */
import { z } from '../../shared/faults'
import { COVERS, GROUND_KINDS, NATIONS, ORDERS, UNIT_KINDS } from '../kinds'

export { z }
export const finite = z.number().check(z.refine(n => Number.isFinite(n), 'must be a finite number'))
export const positive = finite.check(z.gt(0), z.lte(1000))
export const turn = z.int().check(z.gte(1), z.lte(1000))
export const text = z.string().check(z.minLength(1), z.maxLength(120))
export const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/))
export const name = z.strictObject({ it: text, en: text })
export const point = z.readonly(z.tuple([finite, finite]))
export const pose = z.strictObject({ front: point, facing: finite })
export const nation = z.enum(NATIONS)
export const unitKind = z.enum(UNIT_KINDS)
export const order = z.enum(ORDERS)
export const pieceKind = z.enum(GROUND_KINDS)
export const cover = z.enum(COVERS)
export const polygon = z.array(point).check(z.minLength(3), z.maxLength(60))
