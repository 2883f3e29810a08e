/** Each drill's right answer found another way: by dense sampling, or by formulas worked out from the rules' text. */
import type { Footprint, Point } from '../../contract'
import type { Drill, MeasuredKind } from '../../contract/practice'

export const RAD = Math.PI / 180
const STEP = 0.05

/** A place in a base's own frame (right, ahead of its front) on the table. */
export const on = (f: Footprint, x: number, y: number): Point => {
  const [s, c] = [Math.sin(f.facing * RAD), Math.cos(f.facing * RAD)]
  return [f.front[0] + x * c + y * s, f.front[1] - x * s + y * c]
}
export const inFrame = (f: Footprint, p: Point): Point => {
  const [s, c] = [Math.sin(f.facing * RAD), Math.cos(f.facing * RAD)]
  const [dx, dy] = [p[0] - f.front[0], p[1] - f.front[1]]
  return [dx * c - dy * s, dx * s + dy * c]
}
export const dist = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const border = (f: Footprint, step = STEP): Point[] => {
  const out: Point[] = []
  const n = Math.ceil(f.width / step)
  const m = Math.ceil(f.depth / step)
  for (let i = 0; i <= n; i++) for (const y of [0, -f.depth]) out.push(on(f, -f.width / 2 + (f.width * i) / n, y))
  for (let i = 0; i <= m; i++) for (const x of [-1, 1]) out.push(on(f, (x * f.width) / 2, (-f.depth * i) / m))
  return out
}
export const grid = (f: Footprint, n = 24): Point[] =>
  Array.from({ length: n * n }, (_, i) =>
    on(f, ((i % n) + 0.5) * (f.width / n) - f.width / 2, -(Math.floor(i / n) + 0.5) * (f.depth / n)),
  )
/** Of a point to a rectangle, by its own frame. */
export const toBox = (p: Point, f: Footprint): number => {
  const [x, y] = inFrame(f, p)
  return Math.hypot(Math.max(0, Math.abs(x) - f.width / 2), Math.max(0, y, -f.depth - y))
}
/** Two rectangles that do not meet are nearest at a corner of one of them. */
export const cornersOf = (f: Footprint): Point[] => [
  on(f, -f.width / 2, 0),
  on(f, f.width / 2, 0),
  on(f, f.width / 2, -f.depth),
  on(f, -f.width / 2, -f.depth),
]
export const apart = (a: Footprint, b: Footprint): number =>
  Math.min(...cornersOf(a).map(p => toBox(p, b)), ...cornersOf(b).map(p => toBox(p, a)))

export const bodyOf = (d: Drill, id: string) => d.show.bodies.find(b => b.id === id)
export const ours = (d: Drill) => d.show.bodies.filter(b => b.seat === 'a' && b.kit !== 'general')
export const foes = (d: Drill) => d.show.bodies.filter(b => b.seat === 'b' && b.kit !== 'general')
export const number = (d: Drill, name: string): number | undefined =>
  d.asked.kind === 'numbers' ? d.asked.fields.find(f => f.name === name)?.right : undefined
export const right = (d: Drill): string => (d.asked.kind === 'choice' ? d.asked.right : '')

/** 7.1 as printed: in line and in march column. */
const SPEED: { readonly [kit: string]: readonly [number, number] } = {
  'line-infantry': [14, 17],
  grenadier: [14, 17],
  cuirassier: [20, 25],
  hussar: [22, 30],
}
const columned = (f: Footprint): boolean => f.depth > f.width
const speedOf = (b: { kit: string; footprint: Footprint }): number => SPEED[b.kit]![columned(b.footprint) ? 1 : 0]!
export const near = (a: number | undefined, b: number, by: number): boolean => a !== undefined && Math.abs(a - b) <= by

/** Wheeled about a front corner, by rotating it. */
export function wheeled(f: Footprint, side: number, degrees: number): Footprint {
  const pivot = on(f, (side * f.width) / 2, 0)
  const facing = f.facing + side * degrees
  const at = on({ ...f, front: pivot, facing }, (-side * f.width) / 2, 0)
  return { ...f, front: at, facing }
}

/** 7.2, 9.1: no wheel of at most half the speed, at twice its arc, and no leg within 30° comes to one centimetre. */
function cannotReach(f: Footprint, foe: Footprint, speed: number): boolean {
  const most = speed / 2 / f.width / RAD
  for (let turn = -most; turn <= most; turn += 0.5) {
    const at = wheeled(f, Math.sign(turn) || 1, Math.abs(turn))
    const leg = speed - 2 * Math.abs(turn) * RAD * f.width
    if (apart(at, foe) > leg + 1.01) continue
    for (let way = -30; way <= 30; way += 1)
      for (const share of [1, 0.9, 0.7, 0.4]) {
        const to = on(at, Math.sin(way * RAD) * leg * share, Math.cos(way * RAD) * leg * share)
        if (apart({ ...at, front: to }, foe) < 1 - 0.01) return false
      }
  }
  return true
}

/** Whether a line runs through a polygon, by points along it; woods from 2 cm on at either end. */
function crosses(from: Point, to: Point, outline: readonly Point[]): boolean {
  const n = Math.ceil(dist(from, to) / 0.02)
  for (let i = 1; i < n; i++) {
    const p: Point = [from[0] + ((to[0] - from[0]) * i) / n, from[1] + ((to[1] - from[1]) * i) / n]
    if (within(p, outline)) return true
  }
  return false
}
export function within([x, y]: Point, outline: readonly Point[]): boolean {
  let odd = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!
    const [bx, by] = outline[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

/** 8: how an enemy lies before a firer: whether any of it is in its zone, and how far it is from the firer's middle. */
function before(firer: Footprint, foe: Footprint, guns: boolean): { inside: boolean; cm: number } {
  const middle = on(firer, 0, -firer.depth / 2)
  const points = [...border(foe, 0.02), ...grid(foe)]
  const spread = guns ? Math.tan(22.5 * RAD) : 0
  const inside = points.some(p => {
    const [x, y] = inFrame(firer, p)
    return y > 0 && Math.abs(x) < firer.width / 2 + y * spread
  })
  return { inside, cm: toBox(middle, foe) }
}

export const checks: { readonly [k in MeasuredKind]: (d: Drill) => boolean } = {
  distance: d => {
    const [a, b] = [ours(d)[0]!.footprint, foes(d)[0]!.footprint]
    const sampled = Math.min(...border(a).map(p => toBox(p, b)), ...border(b).map(p => toBox(p, a)))
    return near(number(d, 'cm'), sampled, 0.01)
  },
  wheel: d => {
    const [a, b] = [ours(d)[0]!, foes(d)[0]!]
    const away = ((((b.footprint.facing + 180 - a.footprint.facing) % 360) + 540) % 360) - 180
    const cost = (2 * Math.PI * a.footprint.width * Math.abs(away)) / 180
    const speed = speedOf(a)
    if (!near(number(d, 'degrees'), Math.abs(away), 0.01) || cost > speed + 0.01) return false
    const [c, l] = [number(d, 'cost'), number(d, 'left')]
    return (c === undefined || near(c, cost, 0.01)) && (l === undefined || near(l, speed - cost, 0.01))
  },
  aim: d => {
    if (d.asked.kind !== 'wheel') return false
    const side = d.asked.side === 'right' ? 1 : -1
    const f = ours(d)[0]!.footprint
    const point = foes(d)[0]!.footprint.front
    // The first degree, by hundredths, at which the point changes sides of the line ahead.
    let had = inFrame(f, point)[0]
    for (let turn = 0; turn <= d.asked.most; turn += 0.01) {
      const [x, y] = inFrame(wheeled(f, side, turn), point)
      if (y > 0 && x > 0 !== had > 0) return near(d.asked.right, turn, 0.02)
      had = x
    }
    return false
  },
  reach: d => {
    const attacker = bodyOf(d, ours(d).find(b => b.id !== 'a/I/2')!.id)!
    const foe = foes(d)[0]!.footprint
    const speed = speedOf(attacker)
    if (right(d) === 'no') return cannotReach(attacker.footprint, foe, speed)
    // The way that is drawn ends one centimetre before the enemy and costs no more than the speed.
    const end = d.construction.find(o => o.kind === 'footprint')
    if (end?.kind !== 'footprint' || !near(apart(end.footprint, foe), 1, 0.02)) return false
    const turn = Math.abs(((end.footprint.facing - attacker.footprint.facing + 540) % 360) - 180)
    const line = d.construction.find(o => o.kind === 'line')
    const points = line?.kind === 'line' ? line.points : []
    const legs = points.slice(turn > 1e-6 ? 1 : 0)
    const leg = legs.slice(1).reduce((t, p, i) => t + dist(p, legs[i]!), 0)
    return near(2 * turn * RAD * attacker.footprint.width + leg, speed - d.margin!, 0.02)
  },
  flank: d => {
    const [a, b] = [ours(d)[0]!.footprint, foes(d)[0]!.footprint]
    const points = grid(a, 60)
    const share = points.filter(p => inFrame(b, p)[1] < 0).length / points.length
    // Just half of the points: the line runs between the two middle rows of them.
    return share > 0.5
      ? right(d) === 'flank'
      : share < 0.5
        ? right(d) === 'front'
        : d.margin! < Math.max(a.width, a.depth) / 120 + 0.01
  },
  fire: d => {
    const guns = bodyOf(d, 'a/I/5') !== undefined
    const firer = bodyOf(d, guns ? 'a/I/5' : 'a/I/1')!.footprint
    const friends = ours(d).filter(b => b.footprint !== firer)
    const long = guns ? 30 : 9
    const seen = foes(d).map(b => ({ id: b.id, ...before(firer, b.footprint, guns) }))
    const could = seen.filter(s => s.inside && s.cm <= long)
    const hidden = friends.some(b => before(firer, b.footprint, guns).inside)
    const chosen = could.find(s => s.id === right(d))
    if (right(d) === 'nobody') return could.length === 0 || hidden
    if (!chosen) return false
    return hidden || could.every(s => s.id === chosen.id || s.cm > chosen.cm)
  },
  command: d => {
    const general = d.show.bodies.find(b => b.kit === 'general')!.footprint
    const centre = on(general, 0, -general.depth / 2)
    const cm = Math.min(...border(ours(d)[0]!.footprint, 0.01).map(p => dist(p, centre)))
    // 3.3: 12 cm, and 2.5 for the fifth unit.
    return right(d) === (cm <= 14.5 ? 'yes' : 'no') && near(d.margin!, Math.abs(cm - 14.5), 0.01)
  },
  march: d => {
    const b = ours(d)[0]!
    const mark = d.chalk[0]!
    if (mark.kind !== 'circle') return false
    const cm = dist(b.footprint.front, mark.centre)
    const road = d.show.ground.some(g => g.id === 'road') ? 7 : 0
    const [line, column] = SPEED[b.kit]!
    const all = columned(b.footprint)
      ? [(n: number) => n * (column! + road)]
      : [
          (n: number) => n * line!,
          // 7.4: what half a change of formation leaves of the column's speed, then whole moves.
          (n: number) => (column! + road) / 2 + (n - 1) * (column! + road),
        ]
    for (let n = 1; n <= 6; n++) if (all.some(f => f(n) >= cm - 0.01)) return right(d) === String(n)
    return false
  },
  sight: d => {
    const [a, b] = [ours(d)[0]!.footprint, foes(d)[0]!.footprint]
    const blockers = d.show.ground.filter(g => ['hill', 'steepHill', 'wood', 'village'].includes(g.kind))
    // Who stands on a hill or in a wood is judged by crest and edge: told elsewhere.
    if (blockers.some(g => [...grid(a), ...border(a), ...grid(b), ...border(b)].some(p => within(p, g.outline)))) return true
    const free = (p: Point) => blockers.every(g => !crosses(a.front, p, g.outline))
    const ends = cornersOf(b)
    const closest = border(b, 0.02).reduce((x, p) => (dist(p, on(a, 0, -a.depth / 2)) < dist(x, on(a, 0, -a.depth / 2)) ? p : x))
    return right(d) === ([closest, ...ends].some(free) ? 'yes' : 'no')
  },
  number: d => {
    const guns = bodyOf(d, 'a/I/5') !== undefined
    const [firer, foe] = [ours(d)[0]!.footprint, foes(d)[0]!]
    const says = (code: string) => d.facts.find(f => f.code === code)?.with
    const experience = JSON.stringify(says('drill.number.experience'))
    const cp = says('drill.number.cp')!
    const { cm } = before(firer, foe.footprint, guns)
    // A line halves a rectangle just where it runs through its middle.
    const behind = inFrame(foe.footprint, on(firer, 0, -firer.depth / 2))[1] <= 0
    const horse = foe.kit === 'cuirassier'
    const sum =
      40 +
      (/veteran|elite/.test(experience) ? 10 : /recruit/.test(experience) ? -10 : 0) +
      ((cp.cp as number) <= Math.floor((cp.of as number) / 2) ? -10 : 0) +
      (says('drill.number.disordered') === undefined && !d.facts.some(f => f.code === 'drill.number.disordered') ? 0 : -15) +
      (d.facts.some(f => f.code === 'drill.number.first') ? 10 : 0) +
      (cm <= (guns ? 10 : 4) ? 20 : 0) +
      (horse ? 10 : columned(foe.footprint) ? 15 : 0) +
      (behind ? 15 : 0)
    return number(d, 'percent') === Math.max(0, Math.min(100, sum))
  },
}
