/**
 * 9.3: horse rides through enemy open order that it finds in its way, as if it were not there: 1 CP at once and a test of morale, and the
 * ridden are disordered until the turn's end. Not in woods or on broken ground, where it fights them; nor into a village. It may end its
 * move neither on them nor within 1 cm of them.
 */
import { gapCm } from '../../../../geometry/gap'
import { sweepObstacles } from '../../../../geometry/sweep/sweep'
import { CONTACT, NOISE } from '../../../../geometry/tolerance'
import type { Footprint, UnitId } from '../../../contract'
import type { OoSeen, Unit } from '../../state'
import { NEARNESS } from '../../tables'
import { isHorse } from '../../units'
import { touches } from '../chargeTargets'
import { tooNear } from '../nearness'
import { type Other, spaced } from '../others'
import { isMove, type Leg } from '../path'

/** Whether this horse rides through that enemy where he stands. */
export const ridesOver = (seen: Pick<OoSeen, 'ground'>, rider: Unit, enemy: Unit): boolean =>
  isHorse(rider) && spaced(enemy) && enemy.village === null && !touches(seen, enemy, ['wood', 'rough'])

export interface Way {
  /** Enemies that bar the way as always. */
  readonly barring: readonly Other[]
  /** Those that it rides through. */
  readonly over: readonly Other[]
}
/** The enemies of a mover, apart. Who charges open order (where it may) does not ride through that unit. */
export function wayOver(seen: Pick<OoSeen, 'ground'>, unit: Unit, enemies: readonly Other[], charge: string | undefined): Way {
  if (!isHorse(unit)) return { barring: enemies, over: [] }
  const over = enemies.filter(e => e.unit.id !== charge && ridesOver(seen, unit, e.unit))
  return { barring: over.length === 0 ? enemies : enemies.filter(e => !over.includes(e)), over }
}

/** Whom these legs go through, in the order in which they are met. */
export const riddenBy = (legs: readonly Leg[], over: readonly Other[]): UnitId[] => {
  const met = over.flatMap(o => {
    for (const leg of legs) {
      if (!isMove(leg.step)) continue
      const hit = sweepObstacles(leg.from, [leg.step], [o.obstacle], CONTACT)
      if (!hit.clear) return [{ id: o.unit.id, leg: leg.index, at: hit.at }]
    }
    return []
  })
  return met.sort((a, b) => a.leg - b.leg || a.at - b.at).map(m => m.id)
}

/** Where a move ends too near to one that it may ride through: how far the last step may go; null: it ends clear. */
export function endsOn(now: Footprint, legs: readonly Leg[], over: readonly Other[]) {
  const last = legs.filter(l => isMove(l.step)).at(-1)
  if (!last || !isMove(last.step)) return null
  for (const o of over) {
    const gap = gapCm(last.to, o.shape)
    if (gap >= NEARNESS + CONTACT - NOISE * 10 || gap >= gapCm(now, o.shape) - NOISE) continue
    const near = tooNear(last.from, last.step, [o], undefined)
    return { enemy: o, gap, at: near?.at ?? 0, step: last.index }
  }
  return null
}
