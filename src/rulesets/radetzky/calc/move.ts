/** The calc table `move`: cm left after the steps, and whether they disorder. */

import { ok } from '../../../base/result'
import type { Step } from '../../contract'
import { bareStep } from '../../shared/steps'
import { account } from '../rules/account'
import { atLeastNought, finite, flag, table, z } from './read'

const kinds = z.union([
  z.strictObject({ wheel: z.enum(['left', 'right']), degrees: atLeastNought }),
  z.strictObject({ advance: atLeastNought }),
  z.strictObject({ oblique: finite, cm: atLeastNought }),
  z.strictObject({ retire: atLeastNought }),
  z.strictObject({ shift: finite }),
  z.strictObject({ aboutFace: z.literal(true) }),
])
const positive = finite.check(z.gt(0))
const point = z.readonly(z.tuple([finite, finite]))

export const calcMove = table(
  z.object({
    speed: positive,
    road: flag,
    unit: z.optional(z.object({ front: point, facing: finite, width: positive, depth: positive })),
    steps: z.optional(z.array(z.pipe(z.transform(bareStep), kinds))),
  }),
  c => {
    const steps = (c.steps ?? []) as readonly Step[]
    const a = account({ speed: c.speed, road: c.road ?? false }, steps)
    const refused = a.refusals[0]
    if (refused) return ok({ refusal: { code: refused.code, clause: refused.clause } })
    return ok({ value: a.left, disorders: a.disorders, working: a.working })
  },
)
