import type { Cm, Deg } from '../../base/units'
import type { Footprint, Point } from '../shapes'
import { insetOf, LocalObstacle, meets, type Obstacle } from '../sweep/obstacle'
import { straightContact } from '../sweep/straight'
import { NOISE } from '../tolerance'
import { cos, sin } from '../trig'
import { distance, orient } from '../vec'
import { type Field, frontEdge } from './field'

interface Look {
  readonly off: Deg
  readonly far: Cm
  readonly by: number
  readonly p: Point
}
interface Near {
  readonly o: LocalObstacle
  readonly whole: boolean
  /** Met at once: an overlap within the slack, which only its deepening stops. */
  readonly begins: boolean
}

/**
 * The straight and oblique legs open to a unit that stands somewhere with a given budget, in its own frame: how far it goes in each
 * direction. What is near is brought into the frame once.
 */
export class Legs {
  private readonly near: Near[] = []
  private readonly slack: Cm
  /** What stopped the last leg asked for, −1 for nothing. */
  private by = -1

  constructor(
    private readonly unit: Footprint,
    readonly budget: Cm,
    readonly limit: Deg,
    field: Field,
    among: readonly boolean[],
  ) {
    this.slack = field.slack
    const s = sin(unit.facing)
    const c = cos(unit.facing)
    const side = budget * sin(Math.min(limit, 90))
    const take = (o: Obstacle, whole: boolean) => {
      const l = new LocalObstacle()
      l.place(o, unit.front[0], unit.front[1], s, c)
      const h = unit.width / 2 + side
      const back = whole ? unit.depth : 1
      if (l.cx + l.reach < -h || l.cx - l.reach > h || l.cy + l.reach < -back || l.cy - l.reach > budget) return
      l.fill(o, unit.front[0], unit.front[1], s, c)
      const body = whole ? unit : frontEdge(unit, this.slack)
      this.near.push({ o: l, whole, begins: meets(insetOf(body.width, body.depth, NOISE), l) })
    }
    for (const o of field.hard) take(o, true)
    field.friends.forEach((o, i) => {
      if (!among[i]) take(o, false)
    })
  }

  /** How far the unit goes along a direction off its facing before something stops it, at most the budget. */
  along(off: Deg): Cm {
    const ux = sin(off)
    const uy = cos(off)
    const { width, depth } = this.unit
    const thin = frontEdge(this.unit, this.slack).depth
    let far = this.budget
    this.by = -1
    for (let k = 0; k < this.near.length; k++) {
      const n = this.near[k]
      const d = n.whole ? depth : thin
      // A disc round the obstacle against the band that a disc round the body sweeps.
      const mx = n.o.cx
      const my = n.o.cy + d / 2
      const round = n.o.reach + (width + d) / 2
      const aside = mx * uy - my * ux
      if (aside > round || aside < -round || mx * ux + my * uy > far + round) continue
      const deep = insetOf(width, d, this.slack + NOISE)
      if (n.begins && meets(deep, n.o)) {
        this.by = k
        return 0
      }
      const stop = straightContact(deep, ux, uy, far, n.o)
      if (stop > far) continue
      // It goes as far as the touch; an overlap that it began with may last until it deepens.
      const touch = n.begins ? stop : straightContact(insetOf(width, d, NOISE), ux, uy, far, n.o)
      far = Math.min(far, stop, touch)
      this.by = k
    }
    return far
  }

  /**
   * The region of the front edge's centre as a ring on the table, anticlockwise from where it stands. Directions every `step` degrees,
   * and between them wherever another obstacle stops it or the border bends by more than a hair.
   */
  ring(step: Deg): Point[] {
    const s = sin(this.unit.facing)
    const c = cos(this.unit.facing)
    const [fx, fy] = this.unit.front
    const at = (off: Deg, cm: Cm): Point => {
      const x = sin(off) * cm
      const y = cos(off) * cm
      return [fx + x * c + y * s, fy - x * s + y * c]
    }
    if (this.budget <= NOISE) return [[fx, fy]]
    if (this.limit <= 0) {
      const far = this.along(0)
      return far <= NOISE ? [[fx, fy]] : [[fx, fy], at(0, far)]
    }
    const ring: Point[] = [[fx, fy]]
    const look = (off: Deg): Look => {
      const far = this.along(off)
      return { off, far, by: this.by, p: at(off, far) }
    }
    const keep = (l: Look) => {
      if (l.far > NOISE) ring.push(l.p)
    }
    const between = (a: Look, b: Look, depth: number) => {
      if (depth === 0 || (a.by === b.by && (a.by < 0 || a.far + b.far === 0))) return
      const m = look((a.off + b.off) / 2)
      const bent = a.by !== b.by || Math.abs(orient(a.p, b.p, m.p)) > 0.03 * (distance(a.p, b.p) + 0.01)
      if (!bent) return
      between(a, m, depth - 1)
      if (m.by !== a.by || m.by !== b.by || depth > 6) keep(m)
      between(m, b, depth - 1)
    }
    const n = Math.max(1, Math.ceil((2 * this.limit) / step))
    let last = look(this.limit)
    keep(last)
    for (let i = n - 1; i >= 0; i--) {
      const next = look(-this.limit + (2 * this.limit * i) / n)
      between(last, next, 8)
      keep(next)
      last = next
    }
    return ring.length < 3 ? [[fx, fy]] : ring
  }
}
