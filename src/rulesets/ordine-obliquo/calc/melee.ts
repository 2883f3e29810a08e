/** The calc table `melee`: the number to roll at or under (headless tables, `melee`). */
import { err, ok } from '../../../base/result'
import type { CalcTable } from '../../contract'
import { faultsOf, REPORT, z } from '../../shared/faults'
import { EXPERIENCES } from '../kinds'
import { MELEE_ARMS, meleeValue } from '../rules/melee/value'

const flag = z.optional(z.boolean())
const input = z.object({
  unit: z.object({
    arm: z.enum(MELEE_ARMS),
    experience: z.optional(z.enum(EXPERIENCES)),
    halfCp: flag,
    openOrder: flag,
    disordered: flag,
    inVillage: flag,
    general: flag,
    tired: flag,
  }),
  situation: z.optional(
    z.object({
      missedCountercharge: flag,
      noImpetus: flag,
      uphill: flag,
      attackedBySeveral: flag,
      againstCavalryNotCharging: flag,
      defile: flag,
      againstSquare: flag,
      againstDense: flag,
    }),
  ),
})

export const calcMelee: CalcTable = raw => {
  const read = input.safeParse(raw, REPORT)
  if (!read.success) return err(faultsOf(read.error)[0] ?? { path: '', message: 'is not a case of this table' })
  const { unit, situation } = read.data
  const answer = meleeValue(
    {
      arm: unit.arm,
      experience: unit.experience ?? 'regular',
      halfCp: unit.halfCp ?? false,
      openOrder: unit.openOrder ?? false,
      disordered: unit.disordered ?? false,
      inVillage: unit.inVillage ?? false,
      general: unit.general ?? false,
      tired: unit.tired ?? false,
    },
    {
      missedCountercharge: situation?.missedCountercharge ?? false,
      noImpetus: situation?.noImpetus ?? false,
      uphill: situation?.uphill ?? false,
      attackedBySeveral: situation?.attackedBySeveral ?? false,
      againstCavalryNotCharging: situation?.againstCavalryNotCharging ?? false,
      defile: situation?.defile ?? false,
      againstSquare: situation?.againstSquare ?? false,
      againstDense: situation?.againstDense ?? false,
    },
  )
  return ok({ value: answer.value, working: answer.working })
}
