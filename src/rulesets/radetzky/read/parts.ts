/** The parts that army and scenario files share. */
import { z } from '../../shared/faults'
import { finite, point } from '../../shared/fields'
import { COVERS, GROUND_KINDS, NATIONS, ORDERS, UNIT_KINDS } from '../kinds'

export { finite, id, name, point, text } from '../../shared/fields'

export { z }
export const positive = finite.check(z.gt(0), z.lte(1000))
export const turn = z.int().check(z.gte(1), z.lte(1000))
export const pose = z.strictObject({ front: point, facing: finite })
export const nation = z.enum(NATIONS)
export const unitKind = z.enum(UNIT_KINDS)
export const order = z.enum(ORDERS)
export const pieceKind = z.enum(GROUND_KINDS)
export const cover = z.enum(COVERS)
export const polygon = z.array(point).check(z.minLength(3), z.maxLength(60))
