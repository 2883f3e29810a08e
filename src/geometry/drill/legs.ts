import type { Cm, Deg } from '../../base/units'
import type { Footprint, Point } from '../shapes'
import { insetOf, LocalObstacle, meets, type Obstacle } from '../sweep/obstacle'
import { straightContact } from '../sweep/straight'
import { NOISE } from '../tolerance'
import { asin, atan2, cos, sin } from '../trig'
import { type Field, frontEdge } from './field'

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

  /** Whether anything at all stands near the legs. */
  get clear(): boolean {
    return this.near.length === 0
  }

  /** How far the unit goes along a direction off its facing before something stops it, at most the budget. */
  along(off: Deg): Cm {
    const ux = sin(off)
    const uy = cos(off)
    let far = this.budget
    const { width, depth } = this.unit
    const thin = frontEdge(this.unit, this.slack).depth
    for (const n of this.near) {
      const d = n.whole ? depth : thin
      const inset = this.slack + NOISE
      const deep = insetOf(width, d, inset)
      if (n.begins && meets(deep, n.o)) return 0
      const stop = straightContact(deep, ux, uy, far, n.o)
      if (stop > far) continue
      // It goes as far as the touch; an overlap that it began with may last until it deepens.
      const touch = n.begins ? stop : straightContact(insetOf(width, d, NOISE), ux, uy, far, n.o)
      far = Math.min(far, stop, touch)
    }
    return far
  }

  /** The directions at which the way may change abruptly: a corner of the one passes a corner of the other. */
  turns(): Deg[] {
    const out: Deg[] = []
    const { width, depth } = this.unit
    const keep = (x: number, y: number) => {
      if (x * x + y * y > (this.budget + 1) * (this.budget + 1)) return
      const a = atan2(x, y)
      if (a > -this.limit && a < this.limit) out.push(a - 1e-4, a + 1e-4)
    }
    for (const { o, whole } of this.near) {
      const r = insetOf(width, whole ? depth : 4 * this.slack, this.slack)
      for (let k = 0; k < 4; k++) {
        const vx = k & 1 ? r.x1 : r.x0
        const vy = k & 2 ? r.y1 : r.y0
        if (o.radius > 0) {
          const x = o.cx - vx
          const y = o.cy - vy
          const d = Math.sqrt(x * x + y * y)
          if (d <= o.radius) continue
          const a = atan2(x, y)
          const b = asin(o.radius / d)
          const t = Math.sqrt(d * d - o.radius * o.radius)
          keep(t * sin(a - b), t * cos(a - b))
          keep(t * sin(a + b), t * cos(a + b))
        } else for (let i = 0; i < o.n; i++) keep(o.x[i] - vx, o.y[i] - vy)
      }
    }
    return out
  }

  /** The region of the front edge's centre as a ring on the table, anticlockwise from where it stands; arcs in steps of `step` degrees. */
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
    const offs: Deg[] = [-this.limit, this.limit]
    const n = Math.max(1, Math.ceil((2 * this.limit) / step))
    for (let i = 1; i < n; i++) offs.push(-this.limit + (2 * this.limit * i) / n)
    offs.push(...this.turns())
    offs.sort((a, b) => b - a)
    const ring: Point[] = [[fx, fy]]
    let last = Infinity
    for (const off of offs) {
      if (last - off < 1e-6) continue
      last = off
      const far = this.along(off)
      if (far > NOISE) ring.push(at(off, far))
    }
    return ring.length < 3 ? [[fx, fy]] : ring
  }
}
