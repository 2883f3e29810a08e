import type { Point } from '../../geometry/shapes'
import type { Ground } from '../../rulesets/contract'
import { areaOf, axisOf, boundsOf, depthIn, inside, lineDistance, resample, seeded } from '../ground/plane'
import type { Prop } from './place'

/** How far inside its outline a sector's wall stands. */
const INSET = 0.3
/** Half the breadth of the gate in the middle of each side. */
const GATE = 1.1

/** A sector's outline drawn in by `by` cm; its corners run the same way round. */
export function insetOf(polygon: readonly Point[], by: number): Point[] {
  const b = boundsOf(polygon)
  const [cx, cy] = [(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2]
  const [kx, ky] = [1 - (2 * by) / Math.max(1, b.x1 - b.x0), 1 - (2 * by) / Math.max(1, b.y1 - b.y0)]
  return polygon.map(([x, y]): Point => [cx + (x - cx) * kx, cy + (y - cy) * ky])
}

/** The stretches of wall round a sector: each side with a gate in its middle, open too where a road runs through. */
export function wallsOf(sector: Ground, roads: readonly Ground[]): Point[][] {
  const line = insetOf(areaOf(sector), INSET)
  const ways = roads.map(axisOf).filter(w => w.line.length > 1)
  const open = (x: number, y: number) => ways.some(w => lineDistance(w.line, x, y) < w.width / 2 + 0.25)
  return line.flatMap((a, i) => {
    const b = line[(i + 1) % line.length]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    const at = (t: number): Point => [a[0] + ((b[0] - a[0]) * t) / long, a[1] + ((b[1] - a[1]) * t) / long]
    const pieces = long > 6 * GATE ? [[0, long / 2 - GATE] as const, [long / 2 + GATE, long] as const] : [[0, long] as const]
    return pieces.flatMap(([from, to]) => {
      const runs: Point[][] = [[]]
      for (const p of resample([at(from), at(to)], 0.55))
        if (open(p[0], p[1])) runs.push([])
        else runs[runs.length - 1].push(p)
      return runs.filter(r => r.length > 1)
    })
  })
}

/**
 * Houses of a sector: one in each corner, clear of a base of 8 × 4 cm that holds its yard, however it looks; `church`: one of
 * the corners has the church. Where a side is long, more stand along it.
 */
export function cornerHouses(sector: Ground, roads: readonly Ground[], church: boolean): Prop[] {
  const polygon = areaOf(sector)
  if (polygon.length < 3) return []
  const b = boundsOf(polygon)
  const chance = seeded(`sector${sector.id}`)
  const [w, d] = [b.x1 - b.x0, b.y1 - b.y0]
  const out: Prop[] = []
  const free = (x: number, y: number, r: number) =>
    depthIn(polygon, x, y) > INSET + 0.25 &&
    roads.every(road => {
      const { line, width } = axisOf(road)
      return line.length < 2 || lineDistance(line, x, y) > width / 2 + r * 0.6
    }) &&
    out.every(o => Math.hypot(o.x - x, o.y - y) > (o.radius + r) * 0.8)
  const put = (x: number, y: number, holy: boolean) => {
    const kind = holy ? 'church' : chance() < 0.7 ? 'house' : 'barn'
    const size = holy ? 0.82 : kind === 'house' ? 0.82 + 0.12 * chance() : 0.66 + 0.08 * chance()
    const r = (holy ? 2.26 : kind === 'house' ? 1.43 : 1.86) * size
    const turn = kind === 'house' ? Math.floor(chance() * 2) * (Math.PI / 2) : 0
    const tint = chance()
    if (free(x, y, r * 0.8)) out.push({ kind, x, y, turn, size, tint, radius: r })
  }
  const corner = Math.floor(chance() * 4)
  const inX = Math.min(w / 4, 1.5)
  const inY = Math.min(d / 4, 1.42)
  const corners: [number, number][] = [
    [b.x0 + inX, b.y0 + inY],
    [b.x1 - inX, b.y0 + inY],
    [b.x1 - inX, b.y1 - inY],
    [b.x0 + inX, b.y1 - inY],
  ]
  corners.forEach(([x, y], i) => {
    const holy = church && i === corner
    put(holy ? x + Math.sign((b.x0 + b.x1) / 2 - x) * 0.7 : x, holy ? y + Math.sign((b.y0 + b.y1) / 2 - y) * 0.2 : y, holy)
  })
  // a long side has room for more beside the yard
  const along = (from: number, to: number) => {
    const list: number[] = []
    for (let t = from + 2.8; t < to - 2; t += 2.8) list.push(t)
    return list
  }
  const yard = (x: number, y: number) => {
    const [fx, fy] = [Math.abs(x - (b.x0 + b.x1) / 2), Math.abs(y - (b.y0 + b.y1) / 2)]
    return (fx < 5.2 && fy < 3.2) || (fx < 3.2 && fy < 5.2)
  }
  if (d >= 12)
    for (const y of along(b.y0 + inY, b.y1 - inY)) for (const x of [b.x0 + inX, b.x1 - inX]) if (!yard(x, y)) put(x, y, false)
  if (w >= 12)
    for (const x of along(b.x0 + inX, b.x1 - inX)) for (const y of [b.y0 + inY, b.y1 - inY]) if (!yard(x, y)) put(x, y, false)
  return out
}

/** Which sectors have a church: the first of each village of two or more that touch. */
export function churchesOf(sectors: readonly Ground[]): ReadonlySet<string> {
  const left = sectors.map(s => ({ id: s.id, box: boundsOf(areaOf(s)) })).sort((a, b) => (a.id < b.id ? -1 : 1))
  const touch = (a: (typeof left)[number], b: (typeof left)[number]) =>
    a.box.x0 < b.box.x1 + 0.3 && b.box.x0 < a.box.x1 + 0.3 && a.box.y0 < b.box.y1 + 0.3 && b.box.y0 < a.box.y1 + 0.3
  const out = new Set<string>()
  while (left.length) {
    const village = left.splice(0, 1)
    for (let i = 0; i < village.length; i++)
      for (let k = left.length - 1; k >= 0; k--) if (touch(village[i], left[k])) village.push(...left.splice(k, 1))
    if (village.length > 1) out.add(village[0].id)
  }
  return out
}

/** A row of mulberries along a line with vines slung between them; none stands on a way, in water or among houses. */
export function rowOf(row: Ground, gap: number, all: readonly Ground[]): Prop[] {
  const { line } = axisOf(row)
  if (line.length < 2) return []
  const chance = seeded(`row${row.id}`)
  const areas = all
    .filter(g => g.kind === 'sector' || g.kind === 'village' || g.kind === 'river' || g.kind === 'lake')
    .map(areaOf)
  const out: Prop[] = []
  resample(line, gap / 3).forEach(([x, y], i) => {
    const tree = i % 3 === 1
    const px = x + (chance() - 0.5) * 0.25
    const py = y + (chance() - 0.5) * 0.25
    const size = tree ? 0.82 + 0.3 * chance() : 0.8 + 0.35 * chance()
    const [tint, turn] = [chance(), chance() * 6.28]
    if (areas.some(a => inside(a, px, py) || lineDistance(a, px, py, true) < 0.5)) return
    out.push({ kind: tree ? 'mulberry' : 'vine', x: px, y: py, turn, size, tint, radius: (tree ? 0.6 : 0.35) * size })
  })
  return out
}

/** Vines in rows along the longer side of a vineyard, `gap` cm from one to the next in a row. */
export function vinesOf(vineyard: Ground, gap: number): Prop[] {
  const polygon = areaOf(vineyard)
  if (polygon.length < 3) return []
  const b = boundsOf(polygon)
  const chance = seeded(`vines${vineyard.id}`)
  const { line } = axisOf({ ...vineyard, line: undefined })
  const across = Math.abs(line[1][0] - line[0][0]) < Math.abs(line[1][1] - line[0][1])
  const out: Prop[] = []
  const [long, wide] = across ? [b.y1 - b.y0, b.x1 - b.x0] : [b.x1 - b.x0, b.y1 - b.y0]
  for (let v = 0.9; v < wide; v += 2.4)
    for (let u = 0.7; u < long; u += gap) {
      const [du, dv] = [u + (chance() - 0.5) * 0.2, v + (chance() - 0.5) * 0.14]
      const [x, y] = across ? [b.x0 + dv, b.y0 + du] : [b.x0 + du, b.y0 + dv]
      const size = 0.75 + 0.4 * chance()
      const [tint, turn] = [chance(), chance() * 6.28]
      if (depthIn(polygon, x, y) > 0.35) out.push({ kind: 'vine', x, y, turn, size, tint, radius: 0.35 * size })
    }
  return out
}
