import type { Deg, Id } from '../../base/units'
import { ahead, centreOf, corners, poseFromCentre } from '../../geometry/footprint'
import { pivotOf } from '../../geometry/steps'
import { normalise, turnBetween } from '../../geometry/trig'
import { bearing, distance } from '../../geometry/vec'
import type { Body, Cm, Footprint, Phrase, Point, Pose, UnitId } from '../../rulesets/contract'
import type { Bench } from '../bench'
import { type Gesture, NOTHING, type Preview, trembles } from '../gesture'
import type { TablePointer } from '../hands'
import { nearbyLines, nearbyOf } from '../nearby'
import { why } from '../readout'
import { grainOf, snap } from '../rounding'

const LIKE: Deg = 6
/**
 * Where a base would stand touching one of its neighbours, flush with its front: to the right of it, to the left, behind it; the nearest
 * of these places within `near`, or null. Only a base that faces much the same way (6°) is drawn to a neighbour.
 */
export function besides(own: Footprint, others: readonly Body[], near: Cm): Pose | null {
  let best: { pose: Pose; off: Cm } | null = null
  for (const { footprint: f } of others) {
    if (Math.abs(turnBetween(f.facing, own.facing)) > LIKE) continue
    const [left, right] = corners(f)
    const half = own.width / 2
    const pose = { front: f.front, facing: f.facing, width: own.width, depth: own.depth }
    const places: readonly Point[] = [
      pivotOf({ ...pose, front: right, width: 2 * half }, 'right'),
      pivotOf({ ...pose, front: left, width: 2 * half }, 'left'),
      ahead(f, -f.depth),
    ]
    for (const front of places) {
      const off = distance(front, own.front)
      if (off <= near && (!best || off < best.off)) best = { pose: { front, facing: f.facing }, off }
    }
  }
  return best?.pose ?? null
}

const GRAIN: Cm = 0.1
/**
 * A place that is refused, drawn to the nearest allowed one within `near`, straight or aslant, to 0.1 cm: the edge of its ground, or beside what
 * it would have stood in. The place itself where it is allowed already, and where nothing is within reach.
 */
export function allowedBeside(pose: Pose, near: Cm, allowed: (pose: Pose) => boolean): Pose {
  if (allowed(pose)) return pose
  const most = Math.max(1, Math.round(near / GRAIN))
  let best: { pose: Pose; off: Cm } | null = null
  for (let i = 0; i < 8; i++) {
    const [x, y] = ahead({ front: [0, 0], facing: 45 * i }, 1)
    const off = (n: number): Pose => {
      const reach = (i % 2 ? Math.SQRT2 : 1) * n * GRAIN
      return { ...pose, front: [snap(pose.front[0] + x * reach, GRAIN), snap(pose.front[1] + y * reach, GRAIN)] }
    }
    if (!allowed(off(most))) continue
    let [out, within] = [0, most]
    while (within - out > 1) {
      const half = (out + within) >> 1
      if (allowed(off(half))) within = half
      else out = half
    }
    const found = off(within)
    const far = distance(found.front, pose.front)
    if (!best || far < best.off - 1e-6) best = { pose: found, off: far }
  }
  return best?.pose ?? pose
}

function shown(
  bench: Bench,
  places: readonly { unit: UnitId; pose: Pose }[],
  head: readonly Phrase[],
  event: TablePointer,
): Preview {
  const without = new Set<Id>(places.map(p => p.unit))
  const verdicts = places.map(p => bench.game.judge(bench.seat, { type: 'place', ...p } as { type: string }))
  const ghosts = places.map((p, i) => {
    const { width, depth } = bench.body(p.unit)!.footprint
    return { unit: p.unit, footprint: { ...p.pose, width, depth }, legal: bench.free() || verdicts[i].kind === 'ok' }
  })
  const refused = bench.free() ? [] : verdicts.flatMap(v => v.refusals).slice(0, 2)
  return {
    ghosts,
    overlays: [
      ...verdicts.flatMap(v => v.drawing),
      ...(ghosts.length === 1 ? nearbyLines(nearbyOf(ghosts[0].footprint, bench.bodies(), without)) : []),
    ],
    readout: { at: event.at, lines: [...head, ...refused.map(why)], legal: ghosts.every(g => g.legal) },
  }
}

/**
 * Whole bases in the hand: put down anywhere, snapped to 0.1 cm, flush to a neighbour, or drawn in where they are a hair out of their ground (Alt:
 * exactly where they are dropped); several keep their places to each other.
 */
export function placing(bench: Bench, ids: readonly Id[], down: TablePointer): Gesture {
  const from = ids.map(id => ({ unit: id as UnitId, footprint: bench.body(id)!.footprint }))
  const others = bench.bodies().filter(b => !ids.includes(b.id))
  const lead = from[0].footprint
  let moved = false
  const placesAt = (event: TablePointer) => {
    const grain = grainOf(event)
    const front: Point = [
      snap(lead.front[0] + event.at[0] - down.at[0], grain),
      snap(lead.front[1] + event.at[1] - down.at[1], grain),
    ]
    if (from.length === 1) {
      const free: Pose = { front, facing: lead.facing }
      const { unit } = from[0]
      if (event.alt) return [{ unit, pose: free }]
      const near = Math.max(event.grip, 0.5)
      const flush = besides({ ...lead, front }, others, near)
      const allowed = (pose: Pose) =>
        bench.free() || bench.game.judge(bench.seat, { type: 'place', unit, pose } as { type: string }).kind === 'ok'
      return [{ unit, pose: flush && allowed(flush) ? flush : allowedBeside(free, Math.min(near, 2), allowed) }]
    }
    const by: Point = [front[0] - lead.front[0], front[1] - lead.front[1]]
    // The foremost in the direction of the move goes first, into free ground.
    return [...from]
      .sort(
        (p, q) => (q.footprint.front[0] - p.footprint.front[0]) * by[0] + (q.footprint.front[1] - p.footprint.front[1]) * by[1],
      )
      .map(({ unit, footprint: f }) => ({
        unit,
        pose: { front: [f.front[0] + by[0], f.front[1] + by[1]] as Point, facing: f.facing },
      }))
  }
  return {
    holds: ids,
    get moved() {
      return moved
    },
    move(event) {
      moved ||= distance(down.at, event.at) > trembles(event.grip)
      if (!moved) return null
      const places = placesAt(event)
      const lead0 = places.find(p => p.unit === from[0].unit)!.pose
      return shown(bench, places, [{ code: 'hands.at', with: { x: { cm: lead0.front[0] }, y: { cm: lead0.front[1] } } }], event)
    },
    up: event => (moved ? { kind: 'place', places: placesAt(event) } : NOTHING),
  }
}

/** The turning handle in the hand: the base turns about its middle, in whole degrees (Shift: 15, Alt: freely). */
export function turning(bench: Bench, unit: UnitId, down: TablePointer): Gesture {
  const { footprint } = bench.body(unit)!
  const centre = centreOf(footprint)
  const off = turnBetween(bearing(centre, down.at), footprint.facing)
  let moved = false
  const poseAt = (event: TablePointer): Pose => {
    const facing = normalise(snap(bearing(centre, event.at) + off, event.alt ? 0 : event.shift ? 15 : 1))
    return poseFromCentre(centre, facing, footprint.depth)
  }
  return {
    holds: [unit],
    get moved() {
      return moved
    },
    move(event) {
      moved ||= distance(down.at, event.at) > trembles(event.grip)
      if (!moved) return null
      const pose = poseAt(event)
      return shown(bench, [{ unit, pose }], [{ code: 'hands.faces', with: { deg: { deg: pose.facing } } }], event)
    },
    up: event => (moved ? { kind: 'place', places: [{ unit, pose: poseAt(event) }] } : NOTHING),
  }
}
