/**
 * 7.5, 8, OO-23: what hides a target from a firer: hills by their crest, woods but for 2 cm at their edge, villages, mist. The line
 * goes from the middle of the firer's front edge (of a village's side) to the target's nearest point; where that is hidden, to
 * another corner of the target's part in the zone.
 */
import { shareIn } from '../../../../geometry/area'
import { centreOf } from '../../../../geometry/footprint'
import { bounds, insideByParity, nearestOnSegment, segmentsMeet } from '../../../../geometry/polygon'
import { sight } from '../../../../geometry/sight'
import { CONTACT, NOISE } from '../../../../geometry/tolerance'
import { cos, sin } from '../../../../geometry/trig'
import { between, distance } from '../../../../geometry/vec'
import type { Clause, Cm, Footprint, Id, Point } from '../../../contract'
import type { OoSeen, Piece, Unit } from '../../state'
import { WOOD_EDGE } from '../../tables'
import type { Aim } from './aim'
import { boxOfUnit } from './aim'

export interface Hidden {
  readonly code: 'fire/hill' | 'fire/wood' | 'fire/village'
  readonly clause: Clause
  readonly ground: Id
}

type Box = ReturnType<typeof bounds>
const outlineBox = new WeakMap<Piece, Box>()
function boxOfPiece(p: Piece): Box {
  let b = outlineBox.get(p)
  if (!b) {
    b = bounds(p.outline)
    outlineBox.set(p, b)
  }
  return b
}
const apart = (b: Box, x0: number, y0: number, x1: number, y1: number): boolean =>
  x1 < b.minX || x0 > b.maxX || y1 < b.minY || y0 > b.maxY

/** Whether any of the unit, more than a touch, lies on a piece of ground. A garrison's ground is its village's. */
export function onPiece(seen: Pick<OoSeen, 'ground'>, u: Unit, piece: Piece): boolean {
  const f = boxOfUnit(seen, u)
  return f !== null && piece.outline.length > 2 && liesOn(f, piece)
}
export function liesOn(f: Footprint, piece: Piece): boolean {
  const r = f.width / 2 + f.depth
  const [x, y] = f.front
  if (apart(boxOfPiece(piece), x - r, y - r, x + r, y + r)) return false
  return shareIn(f, { polygon: piece.outline }) > 1e-6
}

const crests = new WeakMap<Piece, readonly Point[]>()
/** OO-23: the crest of a hill: as it is drawn, else the longer axis of the narrowest rectangle about its outline. */
export function crestOf(piece: Piece): readonly Point[] {
  let crest = crests.get(piece)
  if (!crest) {
    crest = piece.crest ?? longerAxis(piece.outline)
    crests.set(piece, crest)
  }
  return crest
}
function longerAxis(outline: readonly Point[]): readonly Point[] {
  let best: { area: number; axis: readonly Point[] } | null = null
  for (let degrees = 0; degrees < 180; degrees += 2.5) {
    const ux = cos(degrees)
    const uy = sin(degrees)
    const u = outline.map(p => p[0] * ux + p[1] * uy)
    const v = outline.map(p => p[1] * ux - p[0] * uy)
    const [u0, u1, v0, v1] = [Math.min(...u), Math.max(...u), Math.min(...v), Math.max(...v)]
    const area = (u1 - u0) * (v1 - v0)
    if (u1 - u0 < v1 - v0 - NOISE || (best !== null && area >= best.area - 1e-6)) continue
    const m = (v0 + v1) / 2
    const at = (w: number): Point => [w * ux - m * uy, w * uy + m * ux]
    best = { area, axis: [at(u0), at(u1)] }
  }
  return best?.axis ?? [outline[0]!, outline[1]!]
}
const onCrest = (p: Point, crest: readonly Point[]): boolean =>
  crest.some((q, i) => i > 0 && distance(p, nearestOnSegment(p, crest[i - 1]!, q)) <= CONTACT)
const crosses = (a: Point, b: Point, crest: readonly Point[]): boolean =>
  crest.some((q, i) => i > 0 && segmentsMeet(a, b, crest[i - 1]!, q))

/** Whether a hill stands between two units: off it, its outline hides; on it, its crest, unless the unit's middle is on the crest. */
function hillHides(piece: Piece, a: Footprint, b: Footprint, from: Point, to: Point): boolean {
  const onA = liesOn(a, piece)
  const onB = liesOn(b, piece)
  if (!onA && !onB) return !sight(from, to, [piece.outline]).clear
  const crest = crestOf(piece)
  const ca = centreOf(a)
  const cb = centreOf(b)
  if ((onA && onCrest(ca, crest)) || (onB && onCrest(cb, crest))) return false
  return crosses(onA ? ca : from, onB ? cb : to, crest)
}

/** Whether a wood hides: more than 2 cm of it at either end of the line, or any of it between. */
function woodHides(outline: readonly Point[], from: Point, to: Point): boolean {
  const length = distance(from, to)
  if (length <= NOISE) return false
  const marks: Cm[] = [0, length]
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]!
    const ex = to[0] - from[0]
    const ey = to[1] - from[1]
    const fx = q[0] - p[0]
    const fy = q[1] - p[1]
    const d = ex * fy - ey * fx
    if (Math.abs(d) < 1e-12) return
    const t = ((p[0] - from[0]) * fy - (p[1] - from[1]) * fx) / d
    const s = ((p[0] - from[0]) * ey - (p[1] - from[1]) * ex) / d
    if (t >= 0 && t <= 1 && s >= 0 && s <= 1) marks.push(t * length)
  })
  marks.sort((x, y) => x - y)
  // Stretches within the wood, those that touch taken together.
  let start: Cm | null = null
  const inside: (readonly [Cm, Cm])[] = []
  for (let i = 0; i + 1 < marks.length; i++) {
    const [x, y] = [marks[i]!, marks[i + 1]!]
    if (y - x <= NOISE) continue
    if (insideByParity(between(from, to, (x + y) / 2 / length), outline)) start ??= x
    else if (start !== null) {
      inside.push([start, x])
      start = null
    }
  }
  if (start !== null) inside.push([start, length])
  const most = WOOD_EDGE + CONTACT + NOISE
  return inside.some(([x, y]) => y - x > CONTACT && !(x <= CONTACT && y <= most) && !(y >= length - CONTACT && y - x <= most))
}

function lineHidden(seen: OoSeen, u: Unit, target: Unit, from: Point, to: Point): Hidden | null {
  const a = boxOfUnit(seen, u)!
  const b = boxOfUnit(seen, target)!
  const x0 = Math.min(from[0], to[0]) - 1
  const x1 = Math.max(from[0], to[0]) + 1
  const y0 = Math.min(from[1], to[1]) - 1
  const y1 = Math.max(from[1], to[1]) + 1
  for (const g of seen.ground) {
    if (g.kind !== 'hill' && g.kind !== 'steepHill' && g.kind !== 'wood' && g.kind !== 'village') continue
    if (g.outline.length < 3 || apart(boxOfPiece(g), x0 - 8, y0 - 8, x1 + 8, y1 + 8)) continue
    if (g.kind === 'wood') {
      if (woodHides(g.outline, from, to)) return { code: 'fire/wood', clause: '8', ground: g.id }
    } else if (g.kind === 'village') {
      if (g.id !== u.village && g.id !== target.village && !sight(from, to, [g.outline]).clear)
        return { code: 'fire/village', clause: '8.5', ground: g.id }
    } else if (hillHides(g, a, b, from, to)) return { code: 'fire/hill', clause: '7.5', ground: g.id }
  }
  return null
}

/** The point of the target that is seen, nearest first; or what hides the nearest. */
export function sightTo(seen: OoSeen, u: Unit, target: Unit, aim: Aim): { readonly at: Point } | { readonly hidden: Hidden } {
  const from = aim.front.footprint.front
  const first = nearestIn(aim)
  const hidden = lineHidden(seen, u, target, from, first)
  if (!hidden) return { at: first }
  for (const p of aim.zone.part) if (!lineHidden(seen, u, target, from, p)) return { at: p }
  return { hidden }
}
/** The nearest point of the target's part in the zone. */
function nearestIn(aim: Aim): Point {
  const { part } = aim.zone
  let best = part[0]!
  let least = Number.POSITIVE_INFINITY
  for (let i = 0, j = part.length - 1; i < part.length; j = i++) {
    const p = nearestOnSegment(aim.from, part[j]!, part[i]!)
    const d = distance(aim.from, p)
    if (d < least) {
      least = d
      best = p
    }
  }
  return best
}
