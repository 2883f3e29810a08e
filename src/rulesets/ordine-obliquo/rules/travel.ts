/** 7.5: what the ground does to a whole move: half speed, lengths lost, disorder, a road all the way; and what bars the way. */

import { pointInAny } from '../../../geometry/sight'
import { applyStep, cutStep, stepLength } from '../../../geometry/steps'
import { standsIn, sweepObstacles } from '../../../geometry/sweep/sweep'
import { CONTACT } from '../../../geometry/tolerance'
import type { Clause, Cm, Footprint, Point, Term } from '../../contract'
import type { Piece } from '../scenario'
import type { DisorderCause, Unit } from '../state'
import { closedTo, effectOf, type GroundMap, type Prepared, troopNow } from './ground'
import { coverOf, isMove, type Leg, meetsCover } from './path'

export interface Travel {
  readonly road: boolean
  readonly half: boolean
  readonly halfBy?: { readonly clause: Clause; readonly label: string; readonly with?: Term['with'] }
  readonly lost: readonly { readonly cm: Cm; readonly clause: Clause; readonly label: string }[]
  readonly disorder: DisorderCause | null
}

const LOOK: Cm = 0.5
export const marching = (f: Leg['formation']): boolean => f === 'column' || f === 'limbered'

/**
 * 7.1: from its start to its end the centre of the front edge stays on the road, and every step but changes of formation is made in
 * march column or limbered.
 */
function byRoad(map: GroundMap, start: Footprint, legs: readonly Leg[]): boolean {
  if (map.roads.length === 0 || !legs.every(l => !isMove(l.step) || marching(l.formation))) return false
  const on = (p: Point) => pointInAny(p, map.roads)
  if (!on(start.front)) return false
  return legs.every(l => {
    if (!on(l.to.front)) return false
    if (!isMove(l.step)) return true
    const length = stepLength(l.from, l.step)
    const n = Math.ceil(length / LOOK)
    for (let i = 1; i < n; i++) if (!on(applyStep(l.from, cutStep(l.from, l.step, (length * i) / n)).front)) return false
    return true
  })
}

/** Whether any part of the body, more than a touch, comes into a piece on its way; its start counts too. */
function comesInto(p: Prepared, start: Footprint, legs: readonly Leg[]): boolean {
  if (standsIn(start, p.obstacle, CONTACT)) return true
  return legs.some(l => {
    if (!meetsCover(coverOf(l), p.obstacle)) return false
    return isMove(l.step) ? !sweepObstacles(l.from, [l.step], [p.obstacle], CONTACT).clear : standsIn(l.to, p.obstacle, CONTACT)
  })
}

/** `roads` false: as if there were none. */
export function travelOf(map: GroundMap, unit: Unit, start: Footprint, legs: readonly Leg[], roads = true): Travel {
  const road = roads && byRoad(map, start, legs)
  let half: Piece | null = null
  let disorder: DisorderCause | null = null
  const lost: { cm: Cm; clause: Clause; label: string }[] = []
  for (const p of map.telling) {
    const effect = effectOf(p.piece, troopNow(unit))
    const water = effect.cm > 0 || effect.disorder === 'river'
    // A road leads through woods and over rough and steep ground as if they weren't there; over water only its bridges do.
    if (road && !water) {
      // Who spreads out beside it stands on the ground that is there.
      const spread = legs.some(l => !marching(l.formation) && standsIn(l.to, p.obstacle, CONTACT))
      if (spread) disorder = disorder ?? effect.disorder
      continue
    }
    if (!effect.half && !water && effect.disorder === null) continue
    if (!comesInto(p, start, legs)) continue
    if (effect.half && !half) half = p.piece
    // Who stands in the ford already has paid for it and been disordered.
    if (water && standsIn(start, p.obstacle, CONTACT)) continue
    if (effect.cm > 0) lost.push({ cm: effect.cm, clause: '7.5', label: 'ford' })
    if (effect.disorder && (legs.length > 0 || water)) disorder = disorder ?? effect.disorder
  }
  const named: Term['with'] = half?.name ? { ground: half.name } : undefined
  return {
    road,
    half: half !== null,
    ...(half ? { halfBy: { clause: '7.5', label: `half-${half.kind}`, ...(named ? { with: named } : {}) } } : {}),
    lost,
    disorder,
  }
}

export interface Barred {
  readonly piece: Piece
  readonly code: string
  /** How far along the step. */
  readonly at: Cm
}

/**
 * The first ground along one leg that is closed to the unit. `now` is where it stands before its steps: what it already stands in,
 * and what was closed to it there in the formation that it had, bars nothing.
 */
export function barred(map: GroundMap, unit: Unit, now: Footprint, leg: Leg, road: boolean): Barred | null {
  let first: Barred | null = null
  const cover = coverOf(leg)
  const meet = ({ obstacle, piece }: Prepared, code: string, closedNow: boolean) => {
    if (!meetsCover(cover, obstacle)) return
    let at: Cm = 0
    if (isMove(leg.step)) {
      const hit = sweepObstacles(leg.from, [leg.step], [obstacle], CONTACT)
      if (hit.clear) return
      at = hit.at
    } else if (!standsIn(leg.to, obstacle, CONTACT)) return
    if (closedNow && standsIn(now, obstacle, CONTACT)) return
    if (!first || at < first.at) first = { piece, code, at }
  }
  for (const { piece, parts } of map.barriers)
    for (const obstacle of parts) meet({ obstacle, piece }, piece.kind === 'village' ? 'terrain/village' : 'terrain/water', true)
  for (const c of map.conditional) {
    const code = closedTo(c.piece, troopNow(unit), leg.formation, road)
    if (code) meet(c, code, closedTo(c.piece, troopNow(unit), unit.formation, road) !== null)
  }
  return first
}
