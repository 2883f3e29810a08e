/** The tables that can be asked from outside, by name: dice of an attack, and what faces do to a target. */
import type { Fault } from '../../../base/pointer'
import { err, ok } from '../../../base/result'
import type { CalcTable } from '../../contract'
import { faultsOf, REPORT, z } from '../../shared/faults'
import { ARMS, NATIONS, TYPES } from '../kinds'
import { expectedHits } from '../rules/odds'
import { UNITS } from '../tables'

const first = (error: Parameters<typeof faultsOf>[0]): Fault => faultsOf(error)[0]!
const hitsShape = z.object({
  dice: z.int().check(z.gte(0), z.lte(40)),
  target: z.enum([...ARMS, 'leader']),
  melee: z.boolean(),
  lancer: z.optional(z.boolean()),
  noSaber: z.optional(z.boolean()),
  cuirass: z.optional(z.boolean()),
})
/** Mean hits and flags of a roll, exactly. */
const hits: CalcTable = input => {
  const read = hitsShape.safeParse(input, REPORT)
  if (!read.success) return err(first(read.error))
  const { dice, target, melee, lancer = false, noSaber = false, cuirass = false } = read.data
  const mean = expectedHits({ dice, target, melee, lancer, noSaber, cuirass })
  return ok({ value: mean.hits, flags: mean.flags, working: [{ clause: 'melee', label: 'ccDice', amount: dice }] })
}
const unitShape = z.object({ nation: z.enum(NATIONS), type: z.enum(TYPES) })
/** A unit's numbers. */
const unit: CalcTable = input => {
  const read = unitShape.safeParse(input, REPORT)
  if (!read.success) return err(first(read.error))
  const spec = UNITS[read.data.nation][read.data.type]
  if (!spec) return ok({ refusal: { code: 'unit/unknown', clause: 'order' } })
  return ok({ value: spec, working: [{ clause: 'order', label: 'ccBlocks', amount: spec.blocks }] })
}
export const calc: { readonly [table: string]: CalcTable } = { hits, unit }
