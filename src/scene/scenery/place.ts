import type { Footprint, Point } from '../../geometry/shapes'
import type { Ground } from '../../rulesets/contract'
import { areaOf, axisOf, boundsOf, centreOf, depthIn, inside, lineDistance, rectDistance, seeded } from '../ground/plane'
import { isParcel, parcelVines } from './parcel'
import { churchesOf, cornerHouses, rowOf, vinesOf } from './sector'

export type PropKind = 'oak' | 'lime' | 'fir' | 'mulberry' | 'bush' | 'vine' | 'vineRow' | 'house' | 'barn' | 'church'

/** Something that stands on the table and makes way for troops. `turn` in radians about the upright, `radius` what it covers. */
export interface Prop {
  readonly kind: PropKind
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
  /** 0 to 1: which shade of its colour. */
  readonly tint: number
  readonly radius: number
}

/** Trees of a wood: a grid shaken by chance, none nearer to the edge than its own stem. `gap`: cm between them. */
export function treesOf(wood: Ground, gap: number): Prop[] {
  const polygon = areaOf(wood)
  if (polygon.length < 3) return []
  const b = boundsOf(polygon)
  const chance = seeded(`trees${wood.id}`)
  const firs = chance() < 0.35
  const out: Prop[] = []
  for (let row = 0, y = b.y0 + gap / 2; y < b.y1; y += gap * 0.9, row++) {
    for (let x = b.x0 + (row % 2 ? gap : gap / 2); x < b.x1; x += gap) {
      const px = x + (chance() - 0.5) * gap * 0.7
      const py = y + (chance() - 0.5) * gap * 0.7
      const size = 0.85 + 0.4 * chance()
      const pick = chance()
      const tint = chance()
      const turn = chance() * 6.28
      if (depthIn(polygon, px, py) < 0.45) continue
      const kind: PropKind = firs ? (pick < 0.75 ? 'fir' : 'oak') : pick < 0.6 ? 'oak' : pick < 0.88 ? 'lime' : 'fir'
      out.push({ kind, x: px, y: py, turn, size, tint, radius: 0.9 * size })
    }
  }
  return out
}

/** Low growth of broken ground: rows of vines where it is a long belt, else scattered scrub. */
export function scrubOf(rough: Ground, gap: number): Prop[] {
  const polygon = areaOf(rough)
  if (polygon.length < 3) return []
  const b = boundsOf(polygon)
  const chance = seeded(`scrub${rough.id}`)
  const out: Prop[] = []
  const { line, width } = axisOf(rough)
  const first = line[0]
  const last = line[line.length - 1]
  const long = Math.hypot(last[0] - first[0], last[1] - first[1])
  const vines = polygon.length === 4 && long > 4 * width
  for (let y = b.y0 + gap / 2; y < b.y1; y += gap) {
    for (let x = b.x0 + gap / 2; x < b.x1; x += vines ? gap * 0.8 : gap) {
      const shake = vines ? 0.14 : 0.8
      const px = x + (chance() - 0.5) * gap * shake
      const py = y + (chance() - 0.5) * gap * shake
      const tint = chance()
      const size = 0.75 + 0.5 * chance()
      const turn = chance() * 6.28
      if (depthIn(polygon, px, py) < 0.3 || (!vines && chance() < 0.35)) continue
      out.push({ kind: vines ? 'vine' : 'bush', x: px, y: py, turn, size, tint, radius: 0.35 * size })
    }
  }
  return out
}

const HALF: { readonly [kind in 'house' | 'barn' | 'church']: readonly [number, number] } = {
  house: [1.15, 0.85],
  barn: [1.6, 0.95],
  church: [2, 1.05],
}

/** Houses of a village, inside its footprint, clear of one another and of the roads; the largest villages have a church. */
export function housesOf(village: Ground, roads: readonly Ground[]): Prop[] {
  const polygon = areaOf(village)
  if (polygon.length < 3) return []
  const b = boundsOf(polygon)
  const chance = seeded(`houses${village.id}`)
  const space = (b.x1 - b.x0) * (b.y1 - b.y0)
  const out: Prop[] = []
  const clear = (x: number, y: number, r: number): boolean =>
    depthIn(polygon, x, y) > r * 0.9 &&
    roads.every(road => {
      const { line, width } = axisOf(road)
      return lineDistance(line, x, y) > width / 2 + r * 0.75
    }) &&
    out.every(o => Math.hypot(o.x - x, o.y - y) > (o.radius + r) * 0.86)
  const put = (kind: 'house' | 'barn' | 'church', at: Point) => {
    const [l, w] = HALF[kind]
    const size = kind === 'church' ? 1 : 0.88 + 0.26 * chance()
    const r = Math.hypot(l, w) * size
    if (!clear(at[0], at[1], r)) return false
    const quarter = Math.floor(chance() * 4) * (Math.PI / 2)
    const turn = kind === 'church' ? 0 : quarter + (chance() - 0.5) * 0.5
    out.push({ kind, x: at[0], y: at[1], turn, size, tint: chance(), radius: r })
    return true
  }
  if (space > 70) {
    const c = centreOf(polygon)
    for (let n = 0; n < 30; n++)
      if (put('church', [c[0] + (chance() - 0.5) * n * 0.25, c[1] + (chance() - 0.5) * n * 0.25])) break
  }
  const wanted = Math.min(24, Math.max(3, Math.round(space / 12)))
  for (let n = 0; n < wanted * 30 && out.length < wanted; n++) {
    put(chance() < 0.75 ? 'house' : 'barn', [b.x0 + chance() * (b.x1 - b.x0), b.y0 + chance() * (b.y1 - b.y0)])
  }
  return out
}

/** Everything that grows and stands on the ground and makes way. `dense`: 1 as intended, less for slow machines. */
export function propsOf(ground: readonly Ground[], dense: number): Prop[] {
  const roads = ground.filter(g => g.kind === 'road' || g.kind === 'lane')
  const off = (p: Prop) =>
    roads.every(r => {
      const { line, width } = axisOf(r)
      return line.length < 2 || lineDistance(line, p.x, p.y) > width / 2 + 0.4
    })
  const sectors = ground.filter(g => g.kind === 'sector')
  const churches = churchesOf(sectors)
  const holds = (village: Ground, sector: Ground) => inside(areaOf(village), ...centreOf(areaOf(sector)))
  return ground.flatMap(g => {
    if (g.kind === 'wood') return treesOf(g, 2.1 / Math.sqrt(dense)).filter(off)
    if (g.kind === 'rough') return scrubOf(g, 1.35 / Math.sqrt(dense)).filter(off)
    if (isParcel(g)) return parcelVines(g, 1 / Math.sqrt(dense)).filter(off)
    if (g.kind === 'vineyard') return vinesOf(g, 1 / Math.sqrt(dense)).filter(off)
    if (g.kind === 'treeRow') return rowOf(g, 2.5 / Math.sqrt(dense), ground).filter(off)
    if (g.kind === 'sector') return cornerHouses(g, roads, churches.has(g.id))
    // a village that is divided has its houses in its sectors
    if (g.kind === 'village') return sectors.some(s => holds(g, s)) ? [] : housesOf(g, roads)
    return []
  })
}

/** Whether a prop must make way: a base stands on it, or nearer than it may be. */
export function inTheWay(prop: Prop, bases: readonly Footprint[]): boolean {
  const near = prop.radius * 0.62 + 0.15
  return bases.some(f => rectDistance(f, prop.x, prop.y) < near)
}

/** Where a house stands while troops hold its village: `size` as shown; null: nowhere. */
export type Standing = Pick<Prop, 'x' | 'y' | 'size'> | null

/**
 * Houses that make way for a garrison move, smaller, to the free ground that is left of their village, so that it still looks like
 * one; those that find none are lifted away. Houses not in the way stay. In the order of `houses`.
 */
export function crowded(houses: readonly Prop[], village: readonly Point[], bases: readonly Footprint[]): Standing[] {
  const out: Standing[] = houses.map(h => (inTheWay(h, bases) ? null : h))
  const b = boundsOf(village)
  const size = 0.62
  houses.forEach((h, i) => {
    if (out[i] !== null) return
    const r = (h.radius / h.size) * size
    let best: Standing = null
    let least = Number.POSITIVE_INFINITY
    for (let x = b.x0 + 0.4; x < b.x1; x += 0.4) {
      for (let y = b.y0 + 0.4; y < b.y1; y += 0.4) {
        const far = Math.hypot(x - h.x, y - h.y)
        if (far >= least || depthIn(village, x, y) < r * 0.72) continue
        if (bases.some(f => rectDistance(f, x, y) < r * 0.7)) continue
        if (
          out.some(
            (o, k) => o !== null && Math.hypot(o.x - x, o.y - y) < ((houses[k].radius / houses[k].size) * o.size + r) * 0.86,
          )
        )
          continue
        best = { x, y, size }
        least = far
      }
    }
    out[i] = best
  })
  return out
}
