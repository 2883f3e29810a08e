/** What the hand draws on a hex table: hexes lit because they may be chosen, the way to one, the cursor, the sides of a piece. */
import type { Body, HexGrid, Overlay, Point, Tone } from '../rulesets/contract'
import { hexOutline, type Offer } from './hexes'

const keyOf = (grid: HexGrid, [x, y]: Point): string =>
  `${Math.round(((x - grid.first[0]) * 16.4) / grid.side)},${Math.round(((y - grid.first[1]) * 16.4) / grid.side)}`
const areaOf = (loop: readonly Point[]): number =>
  loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length]!
    return sum + a[0] * b[1] - b[0] * a[1]
  }, 0)
const holds = (polygon: readonly Point[], [x, y]: Point): boolean =>
  polygon.reduce((odd, a, i) => {
    const b = polygon[(i + 1) % polygon.length]!
    return a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0] ? !odd : odd
  }, false)

/** The outlines round what these hexes cover together, with the holes in each. */
export function hexRegions(
  grid: HexGrid,
  labels: readonly string[],
): { readonly polygon: readonly Point[]; readonly holes: readonly (readonly Point[])[] }[] {
  const edges = new Map<string, readonly [Point, Point]>()
  for (const label of labels) {
    const outline = hexOutline(grid, label)
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!
      const [p, q] = [keyOf(grid, a), keyOf(grid, b)]
      if (!edges.delete(`${q};${p}`)) edges.set(`${p};${q}`, [a, b])
    })
  }
  const from = new Map<string, (readonly [Point, Point])[]>()
  for (const e of edges.values()) {
    const key = keyOf(grid, e[0])
    from.set(key, [...(from.get(key) ?? []), e])
  }
  const loops: Point[][] = []
  for (let [first] = from.values(); first; [first] = from.values()) {
    const loop: Point[] = []
    let at = keyOf(grid, first[0]![0])
    for (let e = from.get(at)?.pop(); e; e = from.get(at)?.pop()) {
      if (from.get(at)!.length === 0) from.delete(at)
      loop.push(e[0])
      at = keyOf(grid, e[1])
    }
    from.delete(at)
    loops.push(loop)
  }
  const outer = loops.filter(l => areaOf(l) > 0)
  const inner = loops.filter(l => areaOf(l) <= 0)
  return outer.map(polygon => ({ polygon, holes: inner.filter(h => holds(polygon, h[0]!)) }))
}

const middleOf = (grid: HexGrid, label: string) => grid.cells.find(c => c.label === label)?.middle

/** A word in a hex, below its middle. */
function word(grid: HexGrid, label: string, tone: Tone, text: NonNullable<Overlay['text']>): Overlay[] {
  const middle = middleOf(grid, label)
  if (!middle) return []
  return [
    { id: `word/${label}`, kind: 'line', tone, points: [], minor: true, text, textAt: [middle[0], middle[1] - grid.side * 0.45] },
  ]
}

/** The way that leads to a hex, from where the piece stands, with what it costs. */
function wayTo(grid: HexGrid, from: string | null, label: string, list: readonly Offer[]): Overlay[] {
  const mark = list.find(o => o.hex?.path)?.hex
  const points = [...(from ? [from] : []), ...(mark?.path ?? [])].map(l => middleOf(grid, l)).filter(p => p !== undefined)
  if (!mark?.path || points.length < 2) return []
  return [{ id: `way/${label}`, kind: 'line', tone: 'legal', points }]
}

/**
 * Lit hexes, the way to the one that is looked at, and the cursor. Hexes of one tone that are many are lit as one piece; `from`: where
 * the piece in hand stands, `eye`: the hex under the pointer.
 */
export function hexOverlays(
  grid: HexGrid,
  offers: ReadonlyMap<string, readonly Offer[]>,
  cursor: string | null,
  from: string | null = null,
  eye: string | null = null,
): readonly Overlay[] {
  const out: Overlay[] = []
  const tones = new Map<Tone, string[]>()
  for (const [label, list] of offers) {
    const mark = list.find(o => o.hex?.tag)?.hex ?? list[0]!.hex!
    tones.set(mark.tone, [...(tones.get(mark.tone) ?? []), label])
    if (mark.tag) out.push(...word(grid, label, mark.tone, mark.tag))
  }
  for (const [tone, labels] of tones) {
    if (labels.length > 3)
      hexRegions(grid, labels).forEach((r, i) => {
        out.push({ id: `lit/${tone}/${i}`, kind: 'region', tone, polygon: r.polygon, holes: r.holes })
      })
    else
      for (const label of labels) {
        const polygon = hexOutline(grid, label, 0.35)
        if (polygon.length > 0) out.push({ id: `lit/${label}`, kind: 'region', tone, polygon })
      }
  }
  const looked = cursor !== null && offers.has(cursor) ? cursor : eye
  if (looked !== null && offers.has(looked)) out.push(...wayTo(grid, from, looked, offers.get(looked)!))
  if (cursor) {
    const polygon = hexOutline(grid, cursor, 0.1)
    if (polygon.length > 0) out.push({ id: 'cursor', kind: 'region', tone: 'measure', polygon })
  }
  return out
}

const SIDE_TONES = { front: 'measure', flank: 'note', rear: 'not' } as const
/** What the six sides of a chosen piece are, along its hex: told apart by their strokes as well as by colour. */
export function sideOverlays(grid: HexGrid, body: Body | undefined): readonly Overlay[] {
  const sides = body?.hex?.sides
  const corners = body?.hex ? hexOutline(grid, body.hex.label, grid.side * 0.06) : []
  if (!sides || corners.length < 6) return []
  const base = grid.layout === 'flat' ? 7 : 5
  const out: Overlay[] = []
  // Each run of sides of one kind, clockwise, is one line.
  const start = sides.findIndex((s, i) => s !== sides[(i + 5) % 6])
  for (let n = 0; n < 6; ) {
    const dir = (Math.max(0, start) + n) % 6
    const kind = sides[dir]!
    let long = 1
    while (n + long < 6 && sides[(dir + long) % 6] === kind) long++
    // Bearings run clockwise, corners the other way: a side's later corner is where it begins.
    const points = Array.from({ length: long + 1 }, (_, k): Point => corners[(base - dir - k + 1 + 12) % 6]!)
    out.push({ id: `side/${dir}`, kind: 'line', tone: SIDE_TONES[kind], points })
    n += long
  }
  return out
}
