/**
 * 7.6: who evades, before whom. Open order must, in both phases (readings 12 and 13): it draws back so as to keep 5 cm from enemy
 * infantry in close order that comes on. Cavalry and guns may, in the first phase, before infantry that charges them.
 */
import { gapCm } from '../../../geometry/gap'
import { atLeast, atMost, CONTACT, NOISE } from '../../../geometry/tolerance'
import type { Clause, Cm, Seat, UnitId } from '../../contract'
import { isOpenOrder } from '../kinds'
import { type OoSeen, other, type Side, type Unit } from '../state'
import { charges, isCloseInfantry, isGuns, isHorse } from '../units'
import { bodyOf, enemiesOf, footprintIn, gapBetween, ofSeat } from './bodies'
import { nearest } from './near'

/** 7.6.1: what open order keeps between itself and infantry in close order. */
export const KEEPS: Cm = 5
/** 7.6.2: nearer than this at the start of its move, gunners may leave their guns without a shot. */
export const GUNS_SURPRISED: Cm = 8

export interface EvadeChance {
  readonly unit: UnitId
  readonly must: boolean
  /** The enemies it evades from. */
  readonly from: readonly UnitId[]
  readonly clause: Clause
  /** The gunners go, their guns stay. */
  readonly leaveGuns: boolean
  /** 7.6.2: after one shot at long range. */
  readonly shot?: true
}

/** The side that may evade in this phase; null: it is no time for it. */
export const evader = (seen: Pick<OoSeen, 'phase' | 'first'>): Side | null =>
  !seen.first ? null : seen.phase === 'evade1' ? other(seen.first) : seen.phase === 'evade2' ? seen.first : null

/** Enemy infantry in close order that has come on in this phase and stands nearer than 5 cm. */
const pressing = (seen: OoSeen, unit: Unit): Unit[] =>
  enemiesOf(seen, unit.seat).filter(
    e =>
      isCloseInfantry(e) &&
      e.rout === null &&
      (e.use.advanced > 0 || e.use.wheeled || e.use.charge !== null) &&
      !atLeast(gapBetween(seen, e, unit), KEEPS),
  )
const charging = (seen: OoSeen, unit: Unit): Unit[] =>
  enemiesOf(seen, unit.seat).filter(e => isCloseInfantry(e) && charges(e, unit.id))

/** Where an enemy stood when its move began. */
const gapAtStart = (seen: OoSeen, enemy: Unit, unit: Unit): Cm => {
  const body = bodyOf(seen, unit)
  return enemy.use.start && body
    ? gapCm(footprintIn(enemy, enemy.use.start, enemy.use.startFormation), body)
    : Number.POSITIVE_INFINITY
}

/** Whether and how the unit may or must evade now; null: it may not. */
export function evadeChance(seen: OoSeen, unit: Unit): EvadeChance | null {
  if (!unit.pose || unit.place !== 'table' || unit.use.evaded !== null || unit.rout !== null) return null
  // 13: who rallies stands still; 9.3 who has counter-charged goes on.
  if (unit.use.rally === 'made' || unit.use.counter === 'made') return null
  const ids = (units: readonly Unit[]) => units.map(u => u.id)
  if (isOpenOrder(unit.troop)) {
    if (unit.village !== null && seen.options.villageEvade !== true) return null
    const from = pressing(seen, unit)
    return from.length === 0 ? null : { unit: unit.id, must: true, from: ids(from), clause: '7.6.1', leaveGuns: false }
  }
  if (seen.phase !== 'evade1') return null
  const from = charging(seen, unit)
  if (from.length === 0) return null
  if (isHorse(unit)) return { unit: unit.id, must: false, from: ids(from), clause: '7.6.3', leaveGuns: false }
  if (!isGuns(unit) || unit.formation === 'crew') return null
  if (unit.formation === 'battery') return byGunners(seen, unit, from)
  const foot = !unit.horse && from.some(e => e.formation === 'column' && atMost(gapAtStart(seen, e, unit), KEEPS))
  return foot ? null : { unit: unit.id, must: false, from: ids(from), clause: '7.6.2', leaveGuns: false }
}

/** 7.6.2: gunners leave their guns without a shot where all chargers began within 8 cm, after one where all began that far off. */
function byGunners(seen: OoSeen, unit: Unit, from: readonly Unit[]): EvadeChance | null {
  const gaps = from.map(e => gapAtStart(seen, e, unit))
  const far = gaps.every(g => atLeast(g, GUNS_SURPRISED))
  if (!far && !gaps.every(g => atMost(g, GUNS_SURPRISED))) return null
  const chance: EvadeChance = { unit: unit.id, must: false, from: from.map(e => e.id), clause: '7.6.2', leaveGuns: true }
  return far ? { ...chance, shot: true } : chance
}

export const evadeChances = (seen: OoSeen, seat: Seat): EvadeChance[] =>
  evader(seen) === seat ? ofSeat(seen, seat).flatMap(u => evadeChance(seen, u) ?? []) : []

/** The gap that is enough: 5 cm from all close-order infantry; for horse and guns what their chargers have left, and 1 cm. */
export function enough(seen: OoSeen, unit: Unit, chance: EvadeChance): { readonly cm: Cm; readonly of: readonly Unit[] } {
  if (isOpenOrder(unit.troop))
    return { cm: KEEPS, of: enemiesOf(seen, unit.seat).filter(e => isCloseInfantry(e) && e.rout === null) }
  const of = chance.from.map(id => seen.units[id]!)
  const left = Math.max(...of.map(e => e.use.speed * (1 - e.use.share)))
  return { cm: Math.max(left, 0) + 1 + 2 * CONTACT, of }
}
/** The least gap between a body and any of the units. */
export const leastGap = (seen: OoSeen, body: Parameters<typeof gapCm>[0], of: readonly Unit[]): Cm =>
  nearest(
    body,
    of.map(e => bodyOf(seen, e)!),
  )

/** Enemies that go on when this unit has gone: its chargers, and infantry that only its nearness stopped. */
export const freedBy = (seen: OoSeen, unit: Unit, chance: EvadeChance): UnitId[] =>
  enemiesOf(seen, unit.seat)
    .filter(e => e.use.charge?.target === unit.id || (chance.from.includes(e.id) && e.use.charge === null))
    .filter(e => e.use.charge !== null || e.use.share < 1 - NOISE)
    .map(e => e.id)
