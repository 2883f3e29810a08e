/** The calc table `move`: cm left after the steps (headless tables, `move`). */

import { type Fault, pointer } from '../../../base/pointer'
import { err, ok } from '../../../base/result'
import type { CalcTable, Cm, GameStep } from '../../contract'
import { faultsOf, REPORT, z } from '../../shared/faults'
import { bareStep } from '../../shared/steps'
import { FORMATIONS, type Formation, isOpenOrder, NATIONS, TROOPS, type Troop } from '../kinds'
import { finite, point, positive } from '../read/parts'
import { account } from '../rules/account'
import { BASE, BASES, OPEN_SPACING, SQUARE_SIDE } from '../tables'

const length = finite.check(z.gte(0))
const kinds = z.union([
  z.strictObject({ wheel: z.enum(['left', 'right']), degrees: length }),
  z.strictObject({ advance: length }),
  z.strictObject({ oblique: finite, cm: length }),
  z.strictObject({ retire: length }),
  z.strictObject({ shift: finite }),
  z.strictObject({ aboutFace: z.literal(true) }),
  z.strictObject({ form: z.enum(FORMATIONS), face: z.optional(z.enum(['left', 'right', 'rear'])) }),
])
const step = z.pipe(z.transform(bareStep), kinds)
const input = z.object({
  troop: z.enum(TROOPS),
  nation: z.optional(z.enum([...NATIONS, 'none'])),
  formation: z.optional(z.enum(['line', 'column', 'square', 'limbered', 'battery'])),
  road: z.optional(z.boolean()),
  half: z.optional(z.boolean()),
  order: z.optional(z.enum(['none', 'halt', 'cautious', 'objective', 'attack', 'withdraw', 'retreat'])),
  unit: z.optional(z.object({ front: point, facing: finite, width: positive, depth: positive })),
  steps: z.optional(z.array(step)),
})

/** Formations in which a troop may be asked about; open order and cossacks in column count as the table's dash: their one speed. */
const STANDS: { readonly [t in Troop]: readonly Formation[] } = {
  infantry: ['line', 'column', 'square'],
  openOrder: ['line', 'column'],
  lightCavalry: ['line', 'column'],
  heavyCavalry: ['line', 'column'],
  artillery: ['limbered', 'battery'],
  general: ['line', 'column'],
  cossacks: ['line', 'column'],
}

/** How wide a unit is in another formation, from what it is in the one that it was handed in with. */
function widths(troop: Troop, formation: Formation, given: Cm | undefined): (f: Formation) => Cm {
  const n = BASES[troop]
  const gaps = isOpenOrder(troop) ? OPEN_SPACING * (n - 1) : 0
  const base =
    given === undefined || formation === 'square'
      ? BASE[troop].front
      : formation === 'column' || n === 1
        ? given
        : (given - gaps) / n
  return f => {
    if (f === formation && given !== undefined) return given
    if (f === 'square') return SQUARE_SIDE
    return f === 'column' ? base : Math.max(base, base * n + gaps)
  }
}

/** One fault at a time, as the interface has it: the first. */
const first = (faults: readonly Fault[]): Fault => faults[0] ?? { path: '', message: 'is not a case of this table' }

export const calcMove: CalcTable = raw => {
  const read = input.safeParse(raw, REPORT)
  if (!read.success) return err(first(faultsOf(read.error)))
  const c = read.data
  const formation = c.formation ?? (c.troop === 'artillery' ? 'limbered' : 'line')
  if (!STANDS[c.troop].includes(formation))
    return err({ path: pointer('formation'), message: `${c.troop} cannot stand in the formation ${formation}`, code: 'sense' })
  const steps: readonly GameStep[] = (c.steps ?? []) as readonly GameStep[]
  const answer = account(
    {
      troop: c.troop,
      nation: c.nation === undefined || c.nation === 'none' ? null : c.nation,
      formation,
      road: c.road ?? false,
      half: c.half ?? false,
      mayRetire: c.order === 'withdraw' || c.order === 'retreat' || c.order === 'halt',
      width: widths(c.troop, formation, c.unit?.width),
    },
    steps,
  )
  const refused = answer.refusals[0]
  if (refused) return ok({ refusal: { code: refused.code, clause: refused.clause } })
  return ok({ value: answer.left, working: answer.working })
}
