/** The hand on a map of points: the point under a finger, the one that an arrow key leads to, and what is lit. */
import { distance } from '../geometry/vec'
import type { Overlay, Point, Spot } from '../rulesets/contract'
import type { HexWay, Offer } from './hexes'

/** A point is meant within so many cm of its middle, more where a finger is wide. */
const REACH = 2
const LIT = 2.3
const CURSOR = 2.8

/** The nearest point that is meant by a tap; null where none is near enough. */
export function spotAt(spots: readonly Spot[], at: Point, grip: number): string | null {
  let best: { readonly id: string; readonly far: number } | null = null
  for (const s of spots) {
    const far = distance(s.at, at)
    if (far <= Math.max(REACH, grip) && (!best || far < best.far)) best = { id: s.id, far }
  }
  return best?.id ?? null
}

const WAYS: { readonly [w in HexWay]: Point } = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] }
/**
 * The point that an arrow key leads to: of those that lie rather that way than to the sides the one that is nearest, what lies aside
 * counting twice. Where none lies so, the nearest that lies that way at all; itself at the edge.
 */
export function spotBeside(spots: readonly Spot[], from: string, way: HexWay): string {
  const here = spots.find(s => s.id === from)
  if (!here) return from
  const [dx, dy] = WAYS[way]
  const there = spots
    .map(s => {
      const v: Point = [s.at[0] - here.at[0], s.at[1] - here.at[1]]
      return { id: s.id, along: v[0] * dx + v[1] * dy, aside: Math.abs(v[0] * dy - v[1] * dx) }
    })
    .filter(s => s.id !== from && s.along > 1e-6)
  const ahead = there.filter(s => s.along >= s.aside)
  const cost = (s: { readonly along: number; readonly aside: number }) => s.along + 2 * s.aside
  const [first, ...rest] = ahead.length > 0 ? ahead : there
  return first ? rest.reduce((best, s) => (cost(best) <= cost(s) ? best : s), first).id : from
}

/** Lit points with what they cost, the way to the one that is looked at, and the cursor. */
export function spotOverlays(
  spots: readonly Spot[],
  offers: ReadonlyMap<string, readonly Offer[]>,
  cursor: string | null,
  eye: string | null,
): readonly Overlay[] {
  const place = (id: string) => spots.find(s => s.id === id)?.at
  const out: Overlay[] = []
  for (const [id, list] of offers) {
    const centre = place(id)
    const mark = list.find(o => o.hex?.tag)?.hex ?? list[0]!.hex!
    if (!centre) continue
    const text = mark.tag ? { text: mark.tag, textAt: [centre[0], centre[1] - LIT - 0.9] as const } : {}
    out.push({ id: `lit/${id}`, kind: 'circle', tone: mark.tone, centre, radius: LIT, ...text })
  }
  const looked = cursor !== null && offers.has(cursor) ? cursor : eye
  const way = looked === null ? undefined : offers.get(looked)?.find(o => o.hex?.path)?.hex?.path
  const points = (way ?? []).map(place).filter(p => p !== undefined)
  if (points.length > 1) out.push({ id: `way/${looked}`, kind: 'line', tone: 'legal', points })
  const at = cursor === null ? undefined : place(cursor)
  if (at) out.push({ id: 'cursor', kind: 'circle', tone: 'measure', centre: at, radius: CURSOR })
  return out
}
