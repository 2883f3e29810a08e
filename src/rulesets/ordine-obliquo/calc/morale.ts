/** The calc table `morale`: what a hit makes of a unit, and all CP lost (headless tables, `morale`). */
import { pointer } from '../../../base/pointer'
import { err, ok } from '../../../base/result'
import type { CalcTable } from '../../contract'
import { faultsOf, REPORT, z } from '../../shared/faults'
import { moraleResult } from '../rules/morale/result'
import { MORALE } from '../tables'
import { first, flag } from './parts'

const input = z.object({
  under: z.enum(['fire', 'melee']),
  roll: z.int().check(z.gte(1)),
  halfCp: flag,
  square: flag,
  byInfantry: flag,
})

export const calcMorale: CalcTable = raw => {
  const read = input.safeParse(raw, REPORT)
  if (!read.success) return err(first(faultsOf(read.error)))
  const sides = MORALE.die[read.data.under]
  if (read.data.roll > sides)
    return err({ path: pointer('roll'), message: `a D${sides} has no face ${read.data.roll}`, code: 'sense' })
  const { result, cp, working } = moraleResult(read.data)
  return ok({ value: result, cp: MORALE.hit + cp, working })
}
