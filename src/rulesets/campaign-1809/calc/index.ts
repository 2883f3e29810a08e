/** The tables that can be asked from outside, by name: losses of a round, shares of a battle's loss, a test. */
import type { Fault } from '../../../base/pointer'
import { err, ok } from '../../../base/result'
import type { CalcTable } from '../../contract'
import { faultsOf, REPORT, z } from '../../shared/faults'
import { SIDES } from '../kinds'
import { lossesOf } from '../rules/combat'
import { shareOf } from '../rules/support'
import { capOf } from '../rules/test'

const first = (error: Parameters<typeof faultsOf>[0]): Fault => faultsOf(error)[0]!
const score = z.int().check(z.gte(-99), z.lte(99))
const roundShape = z.object({ score, strength: z.int().check(z.gte(0), z.lte(9999)), percent: z.optional(z.boolean()) })
/** Strength points that the enemy loses by a score, in the column of the own force. */
const combat: CalcTable = input => {
  const read = roundShape.safeParse(input, REPORT)
  if (!read.success) return err(first(read.error))
  const value = lossesOf(read.data.score, read.data.strength, read.data.percent ?? false)
  return ok({ value, working: [{ clause: 'combat', label: 'campTable', amount: value }] })
}
const testShape = z.object({ seat: z.enum(SIDES), score })
/** Movement points that a test lets a unit use. */
const test: CalcTable = input => {
  const read = testShape.safeParse(input, REPORT)
  if (!read.success) return err(first(read.error))
  const value = capOf({ seat: read.data.seat }, read.data.score)
  return ok({ value, working: [{ clause: 'initiativeTest', label: 'campTable', amount: value }] })
}
const supportShape = z.object({ score })
/** The hundredths of a supporting force that come. */
const support: CalcTable = input => {
  const read = supportShape.safeParse(input, REPORT)
  if (!read.success) return err(first(read.error))
  const value = shareOf(read.data.score)
  return ok({ value, working: [{ clause: 'support', label: 'campTable', amount: value }] })
}
export const calc: { readonly [table: string]: CalcTable } = { combat, test, support }
