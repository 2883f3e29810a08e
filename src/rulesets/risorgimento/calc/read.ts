/** How a case of a table is read: bad input gives a fault whose path starts at the case. */
import type { Fault } from '../../../base/pointer'
import { err, type Result } from '../../../base/result'
import type { CalcAnswer, CalcTable } from '../../contract'
import { faultsOf, REPORT, z } from '../../shared/faults'

export { z }
/** Values of counters are small: what is larger is a slip. */
export const value = z.int().check(z.gte(0), z.lte(100))
export const whole = z.int().check(z.gte(0), z.lte(1000))
export const die = z.int().check(z.gte(1), z.lte(6))
export const flag = z.optional(z.boolean())

export const senseless = (path: string, message: string): Result<never, Fault> => err({ path, message, code: 'sense' })

/** A table from its input's schema and what it makes of a case; of several faults the first is told. */
export const table =
  <S extends z.ZodMiniType>(schema: S, answer: (input: z.output<S>) => Result<CalcAnswer, Fault>): CalcTable =>
  raw => {
    const read = schema.safeParse(raw, REPORT)
    if (read.success) return answer(read.data)
    return err(faultsOf(read.error)[0] ?? { path: '', message: 'is not a case of this table' })
  }
