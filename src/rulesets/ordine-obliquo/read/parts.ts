/** The parts that army and scenario files share. */

import { z } from '../../shared/faults'
import { finite, point } from '../../shared/fields'
import { COMMANDER_CLASSES, EXPERIENCES, FORMATIONS, NATIONS } from '../kinds'

export { finite, id, name, point, text } from '../../shared/fields'

export const positive = finite.check(z.gt(0))
export const whole = z.int().check(z.gte(0))
export const pose = { front: point, facing: finite }
export const nation = z.enum(NATIONS)
export const experience = z.enum(EXPERIENCES)
export const formation = z.enum(FORMATIONS)
export const commanderClass = z.enum(COMMANDER_CLASSES)
