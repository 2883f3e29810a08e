/** Movimento: who and what stands in the way of a move, on it and at its end. */
import { centreOf, corners } from '../../../geometry/footprint'
import { stepLength } from '../../../geometry/steps'
import { depthIn, standsIn, sweepObstacles } from '../../../geometry/sweep/sweep'
import { CONTACT, NOISE, QUANTUM } from '../../../geometry/tolerance'
import type { Footprint, MoveCommand, Refusal } from '../../contract'
import type { RadSeen, Unit } from '../state'
import { KEEP } from '../tables'
import { bodyOf, enemiesOf, gapOf, isLight, mayBeNear, obstacleFor, ofSide, reachOf } from './bodies'
import { TOUCH } from './contact'
import { groundMap } from './ground'
import type { Found, Leg } from './way'

const CLAUSE = 'Movimento'

/** Front edges, just thick enough for the slack: friends are judged against their sweep (3.9.1). */
const frontEdge = (f: Footprint): Footprint => ({ ...f, depth: 4 * CONTACT })

/** Whether the mover passes through that friend: half bases that are played alone pass and are passed (Leggera). */
export const mayPass = (mover: Unit, friend: Unit): boolean => friend.inside === null && (isLight(mover) || isLight(friend))

/** Who stands in the way of one leg: enemies and blocks bar it, friends that may not be passed as well. */
export function meet(seen: RadSeen, unit: Unit, now: Footprint, leg: Leg, found: Found[]): void {
  if ('aboutFace' in leg.step) return
  const step = leg.index
  const hard: { readonly name: Refusal['with']; readonly code: string; readonly obstacle: ReturnType<typeof obstacleFor> }[] = []
  const middle = centreOf(leg.from)
  const reach = reachOf(leg.from) + ('wheel' in leg.step ? leg.from.width * 2 : stepLength(leg.from, leg.step)) + 1
  for (const e of enemiesOf(seen, unit.seat))
    if (mayBeNear(seen, e, middle, reach, 0))
      hard.push({ name: { other: e.name }, code: 'move/enemy', obstacle: obstacleFor(seen, e) })
  for (const b of groundMap(seen.ground).blocks)
    hard.push({
      name: { other: b.piece.name ?? { phrase: { code: 'ground.village' } } },
      code: 'move/block',
      obstacle: b.obstacle,
    })
  for (const h of hard) {
    const o = h.obstacle
    if (!o || standsIn(now, o, CONTACT)) continue
    const hit = sweepObstacles(leg.from, [leg.step], [o], CONTACT)
    if (!hit.clear) found.push({ code: h.code, clause: CLAUSE, step, at_: hit.at, with: { ...h.name, cm: { cm: hit.at } } })
  }
  for (const f of ofSide(seen, unit.seat)) {
    if (f.id === unit.id || mayPass(unit, f) || !mayBeNear(seen, f, middle, reach, 0)) continue
    const o = obstacleFor(seen, f)!
    if (standsIn(now, o, CONTACT)) continue
    // Turned about its middle a base swings both ends: all of it is looked at.
    const whole = 'wheel' in leg.step && leg.step.about !== undefined
    const hit = sweepObstacles(whole ? leg.from : frontEdge(leg.from), [leg.step], [o], CONTACT)
    if (!hit.clear)
      found.push({ code: 'move/friend', clause: CLAUSE, step, at_: hit.at, with: { other: f.name, cm: { cm: hit.at } } })
  }
}

/** Where it ends: on nobody, on the table, and in contact only where it attacks. */
export function endRefusals(
  seen: RadSeen,
  unit: Unit,
  now: Footprint,
  end: Footprint,
  command: MoveCommand,
  step: number,
  found: Found[],
): void {
  const middle = centreOf(end)
  const reach = reachOf(end) + 1
  for (const f of ofSide(seen, unit.seat)) {
    if (f.id === unit.id || !mayBeNear(seen, f, middle, reach, 0)) continue
    const o = obstacleFor(seen, f)!
    const deep = depthIn(end, o, 2 * CONTACT)
    if (deep > QUANTUM && deep > depthIn(now, o, 2 * CONTACT) + QUANTUM)
      found.push({ code: 'move/ends-on', clause: CLAUSE, step, with: { other: f.name } })
  }
  const { width, depth } = seen.table
  const out = (c: readonly [number, number]) => Math.max(-c[0], -c[1], c[0] - width, c[1] - depth)
  const by = Math.max(...corners(end).map(out))
  if (by > CONTACT + NOISE && by > Math.max(...corners(now).map(out)) + NOISE)
    found.push({ code: 'move/off-table', clause: CLAUSE, step, with: { by: { cm: by } } })
  for (const e of enemiesOf(seen, unit.seat)) {
    if (e.id !== command.charge && !mayBeNear(seen, e, middle, reach, 0)) continue
    const body = bodyOf(seen, e)!
    const gap = gapOf(end, body, 2)
    if (command.charge !== undefined) {
      if (e.id === command.charge && gap > TOUCH)
        found.push({ code: 'charge/no-contact', clause: 'Mischia', step, with: { other: e.name, cm: { cm: gap } } })
      continue
    }
    if (gap < KEEP - NOISE && gap < gapOf(now, body, 2) + NOISE)
      found.push({ code: 'move/near-enemy', clause: CLAUSE, step, with: { other: e.name, cm: { cm: gap }, keep: { cm: KEEP } } })
  }
}
