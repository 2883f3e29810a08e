/** The tables that can be asked from outside, by name. */
import { ok } from '../../../base/result'
import type { CalcTable } from '../../contract'
import { COVERS, ORDERS, SHOOTERS, TARGET_ARMS } from '../kinds'
import { cohesion } from '../rules/cohesion'
import { damagesOf } from '../rules/damage'
import { fireDice } from '../rules/fireDice'
import { meleeDice } from '../rules/meleeDice'
import { mayOrder } from '../rules/order'
import { calcMove } from './move'
import { atLeastNought, die, flag, senseless, table, value, whole, z } from './read'

const order = table(z.object({ from: z.enum(ORDERS), to: z.enum(ORDERS) }), c =>
  ok({ value: mayOrder(c.from, c.to), working: [{ clause: 'Attivazione', label: 'chain', amount: 0 }] }),
)

const damage = table(z.object({ dice: z.array(die).check(z.maxLength(1000)) }), c => {
  const { sixes, pairs, damages } = damagesOf(c.dice)
  const working = [
    { clause: 'Fuoco', label: 'sixes', amount: sixes },
    { clause: 'Fuoco', label: 'pairsOfFives', amount: pairs },
  ]
  return ok({ value: damages, working })
})

const testCohesion = table(
  z.object({
    value,
    losses: z.optional(whole),
    damages: whole,
    general: flag,
    plus: flag,
    rolls: z.array(die).check(z.maxLength(1000)),
  }),
  c => {
    if (c.rolls.length !== c.damages) return senseless('/rolls', `a die for each damage: ${c.damages}, not ${c.rolls.length}`)
    const t = { value: c.value, losses: c.losses ?? 0, damages: c.damages, general: c.general ?? false, plus: c.plus ?? false }
    const { losses, threshold, working } = cohesion(t, c.rolls)
    return ok({ value: losses, threshold, working })
  },
)

const fire = table(
  z.object({
    kind: z.enum(SHOOTERS),
    value,
    losses: z.optional(whole),
    cm: atLeastNought,
    disordered: flag,
    moved: flag,
    target: z.object({ arm: z.enum(TARGET_ARMS), column: flag, square: flag, cover: z.optional(z.enum(COVERS)) }),
  }),
  c => {
    const { arm, column = false, square = false, cover = 'none' } = c.target
    if (square && arm !== 'infantry') return senseless('/target/square', `${arm} form no square`)
    if (square && column) return senseless('/target/column', 'a square is no column')
    const losses = c.losses ?? 0
    if (losses > c.value) return senseless('/losses', 'are more than the value')
    const { kind, cm } = c
    const shot = { kind, value: c.value, losses, cm, disordered: c.disordered ?? false, moved: c.moved ?? false }
    const got = fireDice({ ...shot, target: { arm, column, square, cover } })
    return ok(
      'refusal' in got
        ? { refusal: { code: got.refusal.code, clause: got.refusal.clause } }
        : { value: got.dice, working: got.working },
    )
  },
)

const strength = { value, losses: z.optional(whole) }
const melee = table(
  z.object({
    ...strength,
    disordered: flag,
    impetus: flag,
    rear: flag,
    ranks: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
    position: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
    supporters: z.optional(z.array(z.object(strength)).check(z.maxLength(100))),
  }),
  c => {
    const { losses = 0, disordered = false, impetus = false, rear = false, ranks = 1, position = 0 } = c
    if (losses > c.value) return senseless('/losses', 'are more than the value')
    if (impetus && (losses > 0 || disordered)) return senseless('/impetus', 'is for a base without losses that is not disordered')
    const supporters = (c.supporters ?? []).map(s => ({ value: s.value, losses: s.losses ?? 0 }))
    const over = supporters.findIndex(s => s.losses > s.value)
    if (over >= 0) return senseless(`/supporters/${over}/losses`, 'are more than the value')
    const got = meleeDice({ value: c.value, losses, disordered, impetus, rear, ranks, position, supporters })
    return ok({ value: got.dice, working: got.working })
  },
)

export const calc: { readonly [name: string]: CalcTable } = {
  order,
  move: calcMove,
  fire,
  damage,
  melee,
  cohesion: testCohesion,
}
