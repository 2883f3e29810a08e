/** The way that a body is seen to take from pose to pose. Only for the eye: the rules have decided already. */
import type { Cm } from '../../base/units'
import type { Pose } from '../../geometry/shapes'

interface Straight {
  readonly kind: 'straight'
  readonly from: Pose
  readonly to: Pose
  readonly length: Cm
}
interface Wheel {
  readonly kind: 'wheel'
  readonly from: Pose
  readonly to: Pose
  /** Half the front: the standing corner lies that far to the side `side` (1 right, -1 left). */
  readonly half: Cm
  readonly side: 1 | -1
  readonly turn: number
  readonly length: Cm
}
/** Turned on the spot: each man about himself (`about`), or the whole body. */
interface Turn {
  readonly kind: 'turn' | 'about'
  readonly from: Pose
  readonly to: Pose
  readonly turn: number
  readonly length: Cm
}
export type Leg = Straight | Wheel | Turn

/** A turn on the spot takes as long as this much of a march. */
const TURN_LENGTH = 3
const SAME = 0.02

const rad = (deg: number) => (deg * Math.PI) / 180
const near = (a: number, b: number) => Math.abs(a - b) < SAME
/** The turn from one bearing to another, over -180 up to 180, to the right positive. */
export const turnBetween = (from: number, to: number): number => {
  const d = (((to - from) % 360) + 360) % 360
  return d > 180 ? d - 360 : d
}
/** The front corner at the right (`side` 1) or left (-1). */
const corner = (p: Pose, half: number, side: number): readonly [number, number] => [
  p.front[0] + Math.cos(rad(p.facing)) * half * side,
  p.front[1] - Math.sin(rad(p.facing)) * half * side,
]

export const samePose = (a: Pose, b: Pose): boolean =>
  near(a.front[0], b.front[0]) && near(a.front[1], b.front[1]) && Math.abs(turnBetween(a.facing, b.facing)) < 0.05

/** How one pose leads to the next: straight, a wheel about a corner, a turn on the spot, or else a wheel and then a straight leg. */
export function legsBetween(from: Pose, to: Pose, width: Cm, depth: Cm): Leg[] {
  const turn = turnBetween(from.facing, to.facing)
  const apart = Math.sqrt((to.front[0] - from.front[0]) ** 2 + (to.front[1] - from.front[1]) ** 2)
  if (Math.abs(turn) < 0.01) return apart < 1e-6 ? [] : [{ kind: 'straight', from, to, length: apart }]
  const half = width / 2
  const side = turn > 0 ? 1 : -1
  const a = corner(from, half, side)
  const b = corner(to, half, side)
  const length = width * rad(Math.abs(turn))
  if (near(a[0], b[0]) && near(a[1], b[1])) return [{ kind: 'wheel', from, to, half, side, turn, length }]
  if (Math.abs(Math.abs(turn) - 180) < 0.05 && near(apart, depth)) return [{ kind: 'about', from, to, turn, length: TURN_LENGTH }]
  if (apart < SAME) return [{ kind: 'turn', from, to, turn, length: TURN_LENGTH }]
  const wheeled: Pose = {
    facing: to.facing,
    front: [a[0] - Math.cos(rad(to.facing)) * half * side, a[1] + Math.sin(rad(to.facing)) * half * side],
  }
  return [{ kind: 'wheel', from, to: wheeled, half, side, turn, length }, ...legsBetween(wheeled, to, width, depth)]
}

export interface Way {
  readonly legs: readonly Leg[]
  readonly length: Cm
  readonly end: Pose
}

/** The whole way through two or more poses; null where it goes nowhere. */
export function wayThrough(poses: readonly Pose[], width: Cm, depth: Cm): Way | null {
  const legs = poses.slice(1).flatMap((p, i) => legsBetween(poses[i], p, width, depth))
  const length = legs.reduce((s, l) => s + l.length, 0)
  return legs.length && length > 0 ? { legs, length, end: poses[poses.length - 1] } : null
}

/** A pose that is written over, so that a frame makes nothing new. `about`: how far each man has turned in an about-face. */
export interface MutablePose {
  x: number
  y: number
  facing: number
  about: number
}

/** Where a body is after so many cm of its way, written into `out`. Before the start it stands at the start, past the end at the end. */
export function along(way: Way, gone: Cm, out: MutablePose): void {
  let rest = gone
  const last = way.legs.length - 1
  for (let i = 0; i <= last; i++) {
    const leg = way.legs[i]
    if (rest > leg.length && i < last) {
      rest -= leg.length
      continue
    }
    const k = Math.max(0, Math.min(1, rest / leg.length))
    const { from, to } = leg
    out.about = 0
    if (leg.kind === 'straight') {
      out.x = from.front[0] + (to.front[0] - from.front[0]) * k
      out.y = from.front[1] + (to.front[1] - from.front[1]) * k
      out.facing = from.facing
    } else if (leg.kind === 'wheel') {
      const c = leg.half * leg.side
      const f0 = rad(from.facing)
      const f = rad(from.facing + leg.turn * k)
      out.facing = from.facing + leg.turn * k
      out.x = from.front[0] + (Math.cos(f0) - Math.cos(f)) * c
      out.y = from.front[1] - (Math.sin(f0) - Math.sin(f)) * c
    } else if (leg.kind === 'turn') {
      out.x = to.front[0]
      out.y = to.front[1]
      out.facing = from.facing + leg.turn * k
    } else {
      const done = k >= 1
      const p = done ? to : from
      out.x = p.front[0]
      out.y = p.front[1]
      out.facing = p.facing
      out.about = done ? 0 : 180 * k
    }
    return
  }
}
