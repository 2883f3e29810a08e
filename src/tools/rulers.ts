import { centreOf, corners } from '../geometry/footprint'
import { gap } from '../geometry/gap'
import { nearestOnBorder } from '../geometry/polygon'
import { distance } from '../geometry/vec'
import type { Body, Cm, Footprint, HexGrid, Id, Overlay, Phrase, Point, Show } from '../rulesets/contract'
import type { Anchor, Ruler } from './hands'
import { hexAt, hexesApart } from './hexes'
import { pickBodies } from './pick'

/** Where a ruler's point was put, and what it holds to. */
export interface Held {
  readonly at: Point
  readonly anchor: Anchor | null
}

/**
 * What a finger takes hold of for measuring: of the piece under it the corner, front centre or centre within grip, else its edge (the
 * nearest point of the whole base counts); else the border of the ground within half a grip; else the very place. `freely`: always the place.
 */
export function holdAt(show: Show, at: Point, grip: Cm, freely: boolean): Held {
  if (freely) return { at, anchor: null }
  const [body] = pickBodies(show.bodies, at, grip)
  if (body) {
    const f = body.footprint
    // A point's zone may not swallow a small base whole: its edge must stay within reach.
    const zone = Math.min(Math.max(grip, 0.4), Math.min(f.width, f.depth) / 3)
    const parts: Held[] = [
      ...corners(f).map((c, i) => ({ at: c, anchor: { unit: body.id, part: 'corner' as const, corner: i as 0 | 1 | 2 | 3 } })),
      { at: f.front, anchor: { unit: body.id, part: 'front' } },
      { at: centreOf(f), anchor: { unit: body.id, part: 'centre' } },
    ]
    const near = parts.map(p => ({ p, off: distance(p.at, at) })).sort((p, q) => p.off - q.off)[0]
    if (near.off <= zone) return near.p
    return { at: gap({ point: at }, f).to, anchor: { unit: body.id, part: 'edge' } }
  }
  let best: { at: Point; off: Cm } | null = null
  for (const g of show.ground) {
    if (g.outline.length < 3 || g.kind === 'field') continue
    const p = nearestOnBorder(at, g.outline)
    const off = distance(p, at)
    if (off <= grip / 2 && (!best || off < best.off)) best = { at: p, off }
  }
  return { at: best?.at ?? at, anchor: null }
}

const partOf = (f: Footprint, a: Anchor): Point =>
  a.part === 'front' ? f.front : a.part === 'corner' ? corners(f)[a.corner ?? 0] : centreOf(f)

/**
 * A ruler with its points where the pieces that they hold to stand now. Between two edges it runs from nearest point to nearest point.
 * Where a piece has gone the point stays as a place.
 */
export function resolved(ruler: Ruler, body: (id: Id) => Body | undefined): Ruler {
  const points: Point[] = []
  const anchors: (Anchor | null)[] = []
  for (const [i, anchor] of ruler.anchors.entries()) {
    const f = anchor && body(anchor.unit)?.footprint
    anchors.push(f ? anchor : null)
    points.push(f && anchor.part !== 'edge' ? partOf(f, anchor) : ruler.points[i])
  }
  const edge = (i: number): Footprint | null => {
    const a = anchors[i]
    return a?.part === 'edge' ? (body(a.unit)?.footprint ?? null) : null
  }
  for (let i = 0; i < points.length; i++) {
    const own = edge(i)
    if (!own) continue
    if (i > 0) points[i] = gap({ point: points[i - 1] }, own).to
    else if (points.length > 1) {
      const next = edge(1)
      points[0] = next ? gap(own, next).from : gap({ point: points[1] }, own).to
    }
  }
  return { ...ruler, points, anchors }
}

/** The whole length: the legs as they are, rounded nowhere. */
export const lengthOfRuler = (points: readonly Point[]): Cm =>
  points.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(points[i - 1], p)), 0)

/** The legs in hexes, from that of each point to that of the next; null where one lies off the grid. */
function legsInHexes(points: readonly Point[], grid: HexGrid | undefined): readonly number[] | null {
  const labels = grid ? points.map(p => hexAt(grid, p)) : []
  if (!grid || labels.some(l => l === null)) return null
  return labels.slice(1).map((l, i) => hexesApart(grid, labels[i]!, l!))
}

/**
 * The legs of a ruler with their numbers, in its player's colour; with several legs the last one bears the total as well. On a `grid`
 * they are told in hexes.
 */
export function rulerLines(ruler: Ruler, grid?: HexGrid): readonly Overlay[] {
  const { points } = ruler
  const hexes = legsInHexes(points, grid)
  const total = lengthOfRuler(points)
  return points.slice(1).map((q, i): Overlay => {
    const p = points[i]
    const cm = { cm: distance(p, q) }
    const last = i === points.length - 2
    const inHexes = (): Phrase => {
      const count = hexes![i]!
      const all = hexes!.reduce((sum, n) => sum + n, 0)
      return last && i > 0 ? { code: 'hands.hexesTotal', with: { count, total: all } } : { code: 'hands.hexes', with: { count } }
    }
    return {
      id: `ruler-${ruler.id}-${i}`,
      kind: 'line',
      tone: 'measure',
      seat: ruler.seat,
      points: [p, q],
      ends: true,
      text: hexes
        ? inHexes()
        : last && i > 0
          ? { code: 'hands.legTotal', with: { cm, total: { cm: total } } }
          : { code: 'hands.cm', with: { cm } },
      textAt: [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2],
    }
  })
}
