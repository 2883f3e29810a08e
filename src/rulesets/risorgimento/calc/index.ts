/** The tables that can be asked from outside, by name. */
import { ok } from '../../../base/result'
import type { CalcTable } from '../../contract'
import { ARMS, ASPECTS, FORMATIONS, ORDERS, ROLES, TERRAINS } from '../kinds'
import { acceptsOrder } from '../rules/acceptOrder'
import { fireDice } from '../rules/fireDice'
import { passesFireTest } from '../rules/fireTest'
import { lossesOf } from '../rules/losses'
import { meleeDice } from '../rules/meleeDice'
import { die, flag, senseless, table, value, whole, z } from './read'

const formation = z.enum(FORMATIONS)

const acceptOrder = table(
  z.object({
    ability: z.optional(value),
    superior: z.optional(value),
    reiterated: flag,
    fromManoeuvre: flag,
    sameHex: flag,
    roll: die,
  }),
  c => {
    const { ability = 0, superior = 0, reiterated = false, fromManoeuvre = false, sameHex = false } = c
    const { accepted, working } = acceptsOrder({ ability, superior, reiterated, fromManoeuvre, sameHex }, c.roll)
    return ok({ value: accepted, working })
  },
)

const fire = table(
  z.object({
    fire: value,
    losses: z.optional(whole),
    formation,
    arm: z.enum(ARMS),
    kind: z.enum(['infantry', 'artillery']),
    hexes: z.int().check(z.gte(1), z.lte(1000)),
    target: z.object({ formation, flank: flag }),
  }),
  c => {
    if (c.kind === 'artillery' && (c.formation === 'column' || c.formation === 'skirmish'))
      return senseless('/formation', `guns are never in ${c.formation}`)
    if (c.kind === 'infantry' && c.formation === 'limbered') return senseless('/formation', 'foot is never limbered')
    const target = { formation: c.target.formation, flank: c.target.flank ?? false }
    const got = fireDice({ ...c, losses: c.losses ?? 0, target })
    if ('refusal' in got) return ok({ refusal: { code: got.refusal.code, clause: got.refusal.clause } })
    return ok({ value: got.dice, working: got.working })
  },
)

const losses = table(z.object({ dice: z.array(die).check(z.maxLength(1000)), terrain: z.enum(TERRAINS) }), c => {
  const got = lossesOf(c.dice, c.terrain)
  return ok({ value: got.losses, working: got.working })
})

const melee = table(
  z.object({
    melee: value,
    losses: z.optional(whole),
    formation,
    role: z.enum(ROLES),
    aspect: z.optional(z.enum(ASPECTS)),
    builtUp: flag,
    cavalry: z.optional(z.object({ charge: flag, weightAbove: z.optional(value), atColumn: flag })),
  }),
  c => {
    const { cavalry, losses = 0, aspect = 'front', builtUp = false } = c
    if (cavalry && c.formation !== 'line' && c.formation !== 'column' && c.formation !== 'isolated')
      return senseless('/formation', `cavalry is never in ${c.formation}`)
    const horse = cavalry && {
      charge: cavalry.charge ?? false,
      weightAbove: cavalry.weightAbove ?? 0,
      atColumn: cavalry.atColumn ?? false,
    }
    const { melee, formation, role } = c
    const got = meleeDice({ melee, losses, formation, role, aspect, builtUp, ...(horse ? { cavalry: horse } : {}) })
    return ok({ value: got.dice, working: got.working })
  },
)

const test = table(z.object({ training: value, roll: die, order: z.optional(z.enum(ORDERS)) }), c => {
  const { passed, working } = passesFireTest(c.training, c.roll, c.order ?? null)
  return ok({ value: passed, working })
})

export const calc: { readonly [name: string]: CalcTable } = { acceptOrder, fire, losses, melee, test }
