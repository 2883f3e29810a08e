/** The parts that army and scenario files share. */

import { z } from '../../shared/faults'
import { COMMANDER_CLASSES, EXPERIENCES, FORMATIONS, NATIONS } from '../kinds'

export const finite = z.number().check(z.refine(n => Number.isFinite(n), 'must be a finite number'))
export const positive = finite.check(z.gt(0))
export const whole = z.int().check(z.gte(0))
export const text = z.string().check(z.minLength(1), z.maxLength(120))
export const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/))
export const name = z.strictObject({ it: text, en: text })
export const point = z.readonly(z.tuple([finite, finite]))
export const pose = { front: point, facing: finite }
export const nation = z.enum(NATIONS)
export const experience = z.enum(EXPERIENCES)
export const formation = z.enum(FORMATIONS)
export const commanderClass = z.enum(COMMANDER_CLASSES)
