/** Inseguimento, no. 39, R-6: straight on, to the first thing in the way. */
import { corners } from '../../../geometry/footprint'
import { standsIn, sweepObstacles } from '../../../geometry/sweep/sweep'
import { CONTACT, quantisePose } from '../../../geometry/tolerance'
import { along } from '../../../geometry/vec'
import type { Cm, Pose, UnitId } from '../../contract'
import type { Pursuit, RadSeen, Unit } from '../state'
import { KEEP } from '../tables'
import { blockOf, bodyOf, enemiesOf, gapOf, isFoot, isLight, obstacleFor, ofSide } from './bodies'
import { contactsOf, TOUCH } from './contact'
import { effectOn, groundMap } from './ground'
import { dieCm } from './retreat'

/** What a winner may do; null: it stays. `must`: cavalry follows without being asked. */
export function pursuitOf(
  seen: RadSeen,
  winner: Unit,
  enemy: Unit | null,
  left: string | null,
): { readonly must: boolean; readonly pursuit: Pursuit } | null {
  if (winner.place !== 'table' || winner.inside !== null || winner.square !== null) return null
  if (winner.order === 'defence' && left === null) return null
  if (!isFoot(winner) && winner.arm !== 'cavalry') return null
  if (contactsOf(seen, winner).length > 0) return null
  const fled = enemy !== null && enemy.place === 'table'
  const may: Pursuit['may'][number][] = []
  if (fled && winner.order !== 'defence') may.push('pursue')
  const block = blockOf(seen, left)
  const taken = Object.values(seen.units).some(u => u.inside === left && u.place === 'table')
  if (block && !taken && isFoot(winner) && gapOf(bodyOf(seen, winner)!, bodyFor(block.outline)) <= 1) may.push('occupy')
  if (may.length === 0) return null
  const must = winner.arm === 'cavalry'
  const pursuit = {
    unit: winner.id,
    enemy: enemy?.id ?? null,
    may: must ? may : [...may, 'stay' as const],
    block: block?.id ?? null,
  }
  return { must, pursuit }
}
const bodyFor = (outline: readonly (readonly [number, number])[]) => {
  const xs = outline.map(p => p[0])
  const ys = outline.map(p => p[1])
  const width = Math.max(...xs) - Math.min(...xs)
  return {
    front: [Math.min(...xs) + width / 2, Math.max(...ys)] as const,
    facing: 0,
    width,
    depth: Math.max(...ys) - Math.min(...ys),
  }
}

export interface Followed {
  readonly cm: Cm
  readonly pose: Pose
  readonly contact: UnitId | null
  readonly disordered: boolean
}

/** Where a pursuer comes to by its die: to the first enemy, friend, block or closed ground, or as far as the die goes. */
export function follow(seen: RadSeen, unit: Unit, roll: number): Followed {
  const body = bodyOf(seen, unit)!
  const shy = isFoot(unit) && unit.order === 'manoeuvre'
  let cm = dieCm(unit, roll)
  let contact: UnitId | null = null
  const meet = (o: ReturnType<typeof obstacleFor>, keep = 0): boolean => {
    if (!o || standsIn(body, o, CONTACT)) return false
    const hit = sweepObstacles(body, [{ advance: cm + keep }], [o], CONTACT)
    if (hit.clear || hit.at - keep >= cm) return false
    cm = Math.max(0, hit.at - keep)
    return true
  }
  for (const f of ofSide(seen, unit.seat)) if (f.id !== unit.id && !isLight(f) && !isLight(unit)) meet(obstacleFor(seen, f))
  for (const b of groundMap(seen.ground).blocks) meet(b.obstacle)
  for (const g of groundMap(seen.ground).parts) if (effectOn(g.piece, unit).closed !== null) meet(g.obstacle)
  const { width, depth } = seen.table
  const over = (at: Cm) =>
    corners({ ...body, front: along(body.front, body.facing, at) }).some(
      ([x, y]) => x < -CONTACT || y < -CONTACT || x > width + CONTACT || y > depth + CONTACT,
    )
  while (cm > 0 && over(cm)) cm = Math.max(0, cm - 0.1)
  for (const e of enemiesOf(seen, unit.seat)) if (meet(obstacleFor(seen, e), shy ? KEEP : 0)) contact = e.id
  // Passed friends may not be stood on: back to where there is room.
  const on = (at: Cm) => {
    const end = { ...body, front: along(body.front, body.facing, at) }
    return ofSide(seen, unit.seat).some(f => f.id !== unit.id && standsIn(end, obstacleFor(seen, f)!, CONTACT))
  }
  const wanted = cm
  while (cm > 0 && on(cm)) cm = Math.max(0, cm - 0.25)
  if (cm < wanted) contact = null
  const pose = quantisePose({ front: along(body.front, body.facing, cm), facing: body.facing })
  const end = { ...body, front: pose.front }
  if (!contact && !shy) contact = enemiesOf(seen, unit.seat).find(e => gapOf(end, bodyOf(seen, e)!, 1) <= TOUCH)?.id ?? null
  const entered = groundMap(seen.ground).parts.some(
    g => effectOn(g.piece, unit).disorders && !standsIn(body, g.obstacle, CONTACT) && standsIn(end, g.obstacle, CONTACT),
  )
  return { cm, pose, contact: shy ? null : contact, disordered: entered }
}
