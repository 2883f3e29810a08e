/**
 * Ground from hexes: pieces of one kind that touch become one, with an outline that looks grown and not cut; roads and streams run from
 * side to side. Neighbours share their corners to the last bit, so that nothing gapes between them.
 */
import type { Cm, Ground, GroundKind, HexGrid, Name, Point } from '../contract'

type Layout = HexGrid['layout']
/** A hex with what lies on it; null: open ground. */
export interface HexPatch {
  readonly label: string
  readonly middle: Point
  readonly kind: GroundKind | null
  readonly name?: Name
}
interface Frame {
  readonly layout: Layout
  readonly side: Cm
}

const HALF = Math.sqrt(3) / 2
const FLAT: readonly Point[] = [
  [1, 0],
  [0.5, HALF],
  [-0.5, HALF],
  [-1, 0],
  [-0.5, -HALF],
  [0.5, -HALF],
]
/** A hex's corners, anticlockwise; drawn in by `inset` cm, measured along the way to the middle. */
export function hexCorners({ layout, side }: Frame, [x, y]: Point, inset: Cm = 0): Point[] {
  const s = side - inset
  return FLAT.map(([u, v]): Point => (layout === 'flat' ? [x + u * s, y + v * s] : [x + v * s, y - u * s]))
}
/** The middles of the six neighbours, in the order of `bearingsOf`. */
export function besides({ layout, side }: Frame, [x, y]: Point): Point[] {
  const s = side * HALF * 2
  const flat: readonly Point[] = [
    [0, 1],
    [HALF, 0.5],
    [HALF, -0.5],
    [0, -1],
    [-HALF, -0.5],
    [-HALF, 0.5],
  ]
  const pointy: readonly Point[] = [
    [0.5, HALF],
    [1, 0],
    [0.5, -HALF],
    [-0.5, -HALF],
    [-1, 0],
    [-0.5, HALF],
  ]
  return (layout === 'flat' ? flat : pointy).map(([u, v]): Point => [x + u * s, y + v * s])
}

/** Places nearer than this to one another are the same; no grid of hexes has a place half way between two of its steps. */
const GRAIN = 37.3
const keyOf = ([x, y]: Point): string => `${Math.round(x * GRAIN)},${Math.round(y * GRAIN)}`
/** A number in [-1, 1) that belongs to a place and a purpose. */
function whim([x, y]: Point, salt: number): number {
  let h = Math.imul(
    Math.round(x * GRAIN) ^ Math.imul(Math.round(y * GRAIN), 0x27d4eb2f) ^ Math.imul(salt, 0x165667b1),
    0x85ebca6b,
  )
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
}
/** The same place, a little off the ruler: always the same for the same place. */
const strayed = (p: Point, by: Cm): Point => [
  Math.round(p[0] * GRAIN) / GRAIN + whim(p, 1) * by,
  Math.round(p[1] * GRAIN) / GRAIN + whim(p, 2) * by,
]

/** A hex's outline with each corner and each middle of a side a little astray. */
export function grown(frame: Frame, middle: Point): Point[] {
  const corners = hexCorners(frame, middle)
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % 6]!
    const half: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    return [strayed(a, frame.side * 0.07), strayed(half, frame.side * 0.06)]
  })
}

/** The loops round what these outlines cover together, each side that two share left out. */
function loops(outlines: readonly (readonly Point[])[]): Point[][] {
  const edges = new Map<string, { a: Point; b: Point }>()
  for (const o of outlines)
    o.forEach((a, i) => {
      const b = o[(i + 1) % o.length]!
      const back = `${keyOf(b)};${keyOf(a)}`
      if (!edges.delete(back)) edges.set(`${keyOf(a)};${keyOf(b)}`, { a, b })
    })
  const from = new Map<string, { a: Point; b: Point }[]>()
  for (const e of edges.values()) {
    const list = from.get(keyOf(e.a))
    if (list) list.push(e)
    else from.set(keyOf(e.a), [e])
  }
  const out: Point[][] = []
  for (;;) {
    const [first] = from.values()
    if (!first) return out
    const loop: Point[] = []
    let at = keyOf(first[0]!.a)
    for (;;) {
      const list = from.get(at)
      const e = list?.pop()
      if (!e) break
      if (list!.length === 0) from.delete(at)
      loop.push(e.a)
      at = keyOf(e.b)
    }
    out.push(loop)
  }
}
/** One round of cutting corners. */
const rounded = (loop: readonly Point[]): Point[] =>
  loop.flatMap((a, i) => {
    const b = loop[(i + 1) % loop.length]!
    return [
      [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
      [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
    ] as Point[]
  })

/** Hexes that hang together, in groups. */
function together(frame: Frame, patches: readonly HexPatch[]): HexPatch[][] {
  const left = new Map(patches.map(p => [keyOf(p.middle), p]))
  const out: HexPatch[][] = []
  for (const p of patches) {
    if (!left.delete(keyOf(p.middle))) continue
    const group = [p]
    for (const at of group)
      for (const m of besides(frame, at.middle)) {
        const next = left.get(keyOf(m))
        if (next && left.delete(keyOf(m))) group.push(next)
      }
    out.push(group)
  }
  return out
}
/** The outlines of a group; one that encloses other ground is cut in two until none does. */
function outlinesOf(frame: Frame, group: readonly HexPatch[]): Point[][] {
  const found = loops(group.map(p => grown(frame, p.middle)))
  if (found.length <= 1 || group.length < 2) return found
  const xs = group.map(p => p.middle[0]).sort((a, b) => a - b)
  const cut = (xs[0]! + xs[xs.length - 1]!) / 2
  const halves = [group.filter(p => p.middle[0] <= cut), group.filter(p => p.middle[0] > cut)]
  return halves.flatMap(half => together(frame, half).flatMap(g => outlinesOf(frame, g)))
}

/** Cut to the table. */
function onTable(polygon: readonly Point[], table: { readonly width: Cm; readonly depth: Cm }): Point[] {
  let out: Point[] = [...polygon]
  const halves: readonly ((p: Point) => number)[] = [p => p[0], p => table.width - p[0], p => p[1], p => table.depth - p[1]]
  for (const within of halves) {
    const from = out
    out = []
    from.forEach((b, i) => {
      const a = from[(i + from.length - 1) % from.length]!
      const [p, q] = [within(a), within(b)]
      if (p >= 0 !== q >= 0) out.push([a[0] + ((b[0] - a[0]) * p) / (p - q), a[1] + ((b[1] - a[1]) * p) / (p - q)])
      if (q >= 0) out.push(b)
    })
  }
  return out
}

/** Kinds of which neighbours are one piece, and those that go on beyond the last hex to the table's edge. */
const ONE: ReadonlySet<GroundKind> = new Set<GroundKind>(['wood', 'lake', 'rough'])
const ON: ReadonlySet<GroundKind> = new Set<GroundKind>(['wood', 'lake', 'rough', 'vineyard', 'field'])

/**
 * The pieces of ground that lie on hexes. Names stand at a hex of their own (kind `zone` where it is open). Hexes at the edge go on to
 * the table's edge, so that no strip of bare cloth frames the map.
 */
export function groundOfHexes(
  frame: Frame,
  table: { readonly width: Cm; readonly depth: Cm },
  patches: readonly HexPatch[],
): Ground[] {
  const known = new Set(patches.map(p => keyOf(p.middle)))
  const ring = new Map<string, HexPatch>()
  for (const p of patches)
    for (const m of besides(frame, p.middle)) {
      const key = keyOf(m)
      if (known.has(key) || ring.has(key) || !p.kind || !ON.has(p.kind)) continue
      ring.set(key, { label: `${p.label}+${ring.size}`, middle: m, kind: p.kind })
    }
  const all = [...patches, ...ring.values()]
  const out: Ground[] = []
  const put = (id: string, kind: GroundKind, outline: readonly Point[], name?: Name) => {
    const cut = onTable(outline, table)
    if (cut.length > 2) out.push({ id, kind, outline: cut, ...(name ? { name } : {}) })
  }
  for (const kind of ONE)
    for (const group of together(
      frame,
      all.filter(p => p.kind === kind),
    ))
      for (const [i, o] of outlinesOf(frame, group).entries()) put(`${kind}/${group[0]!.label}/${i}`, kind, rounded(o))
  for (const p of all) {
    const merged = p.kind !== null && ONE.has(p.kind)
    if (p.kind && !merged) put(`hex/${p.label}`, p.kind, grown(frame, p.middle), p.name)
    else if (p.name) put(`name/${p.label}`, 'zone', hexCorners(frame, p.middle), p.name)
  }
  return out
}

/**
 * A way from hex to hex: it crosses each side in its middle and bends in the hexes between. The middles are those of neighbours in
 * order; one alone is no way.
 */
export function wayThrough(middles: readonly Point[]): Point[] {
  const out: Point[] = middles.length > 1 ? [middles[0]!] : []
  for (let i = 1; i + 1 < middles.length; i++) {
    const [a, m, b] = [middles[i - 1]!, middles[i]!, middles[i + 1]!]
    const enter: Point = [(a[0] + m[0]) / 2, (a[1] + m[1]) / 2]
    const leave: Point = [(m[0] + b[0]) / 2, (m[1] + b[1]) / 2]
    for (const t of [0, 0.25, 0.5, 0.75]) {
      const k = 1 - t
      out.push([k * k * enter[0] + 2 * k * t * m[0] + t * t * leave[0], k * k * enter[1] + 2 * k * t * m[1] + t * t * leave[1]])
    }
    if (i + 2 === middles.length) out.push(leave)
  }
  if (middles.length > 1) out.push(middles[middles.length - 1]!)
  return out
}

/** The side of a hex that lies towards one bearing of `bearingsOf`, drawn in by `inset` cm: its two ends. */
export function sideOf(frame: Frame, middle: Point, dir: number, inset: Cm = 0): [Point, Point] {
  const corners = hexCorners(frame, middle, inset)
  // Flat: bearing 0 has the side from corner 1 to 2; pointy: from 2 to 3. Bearings run clockwise, corners the other way.
  const at = (frame.layout === 'flat' ? 7 : 8) - dir
  return [corners[at % 6]!, corners[(at + 1) % 6]!]
}
