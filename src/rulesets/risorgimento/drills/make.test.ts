/** Each drill's right answer found another way: sight by walking the line, aspects by angles, ways by trying every move with costs written down anew. */
import type { Drill, HEX_KINDS } from '../../contract/practice'
import { testDrills } from '../../shared/drill/drills.testing'
import { practice } from '.'
import { HEXES, middle } from './stage'

const cellOf = (d: Drill, hex: string) => d.show.hexes!.cells.find(c => c.label === hex)!
const far = (a: string, b: string): number => Math.hypot(middle(a)[0] - middle(b)[0], middle(a)[1] - middle(b)[1])
const ONE = far('0505', '0504')
const beside = (a: string, b: string): boolean => Math.abs(far(a, b) - ONE) < 1e-6

/** 6.3.1: walks the line in small steps; the hex nearest to each is the one that it is in, of two as near it runs along their side. */
function seen(d: Drill, gun: string, target: string): boolean {
  const [a, b] = [middle(gun), middle(target)]
  const solid = (h: string) => {
    const c = cellOf(d, h)
    if (!'WBTK'.includes(c.kind)) return false
    return c.level >= cellOf(d, gun).level || (c.level >= cellOf(d, target).level && beside(h, target))
  }
  const vines = (h: string) => cellOf(d, h).kind === 'V' && cellOf(d, h).level >= cellOf(d, gun).level
  const rows = new Set<string>()
  const about = HEXES.filter(h => far(h, gun) < 6 * ONE)
  const N = 720
  for (let i = 1; i < N; i++) {
    const p = [a[0] + ((b[0] - a[0]) * i) / N, a[1] + ((b[1] - a[1]) * i) / N] as const
    const off = about.map(h => Math.hypot(middle(h)[0] - p[0], middle(h)[1] - p[1]))
    const least = Math.min(...off)
    const tied = about.filter((_, k) => off[k]! - least < 1e-6)
    if (tied.includes(gun) || tied.includes(target) || tied.length > 2) continue
    if (tied.every(solid)) return false
    if (tied.every(vines)) rows.add(tied.join('+'))
  }
  return rows.size < 2
}
const bearing = (from: string, to: string): number => {
  const [a, b] = [middle(from), middle(to)]
  return ((Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI + 360) % 360
}
/** 5.1.1 by angles: 60° to either side of the front is front, 180° rear, what is between flank. */
function aspect(d: Drill): string {
  const { from, hex } = d.question.with as { from: string; hex: string }
  const facts = d.facts.map(f => f.code.split('.').pop()!)
  if (facts.some(f => ['skirmish', 'limbered', 'village'].includes(f))) return 'front'
  const body = d.show.bodies.find(b => b.seat === 'b')!
  const off = Math.abs(((bearing(hex, from) - body.footprint.facing + 540) % 360) - 180)
  if (off < 70) return 'front'
  return off > 170 || facts.includes('battery') ? 'rear' : 'flank'
}

/** 5.0, 5.5: every step and turn tried, with the costs of the terrain table written down anew. */
function arrives(d: Drill): boolean {
  const facts = d.facts.map(f => f.code.split('.').pop()!)
  const who = (['line', 'column', 'skirmish', 'horse'] as const).find(f => facts.includes(f))!
  const pm = Number(d.facts.find(f => f.code === 'drill.arrive.pm')!.with!.pm)
  const target = String(d.question.with!.hex)
  const body = d.show.bodies[0]!
  const start = [...HEXES].sort(
    (x, y) =>
      Math.hypot(middle(x)[0] - body.footprint.front[0], middle(x)[1] - body.footprint.front[1]) -
      Math.hypot(middle(y)[0] - body.footprint.front[0], middle(y)[1] - body.footprint.front[1]),
  )[0]!
  const foot = { C: 1, V: 2, W: 3, B: 2 }
  const table: { readonly [k: string]: number } =
    who === 'skirmish' ? { C: 1, V: 1, W: 2, B: 2 } : who === 'horse' ? { C: 1, V: 3, B: 2 } : foot
  const road = facts.includes('road') ? start.slice(0, 2) : null
  const best = new Map<string, number>()
  const walk = (hex: string, facing: number, left: number, moved: boolean): boolean => {
    if (hex === target) return true
    const key = `${hex}/${facing}/${moved}`
    if ((best.get(key) ?? -1) >= left) return false
    best.set(key, left)
    for (const n of HEXES) {
      if (!beside(hex, n)) continue
      const way = Math.round(bearing(hex, n) / 60) % 6
      const off = (way - facing + 6) % 6
      const byRoad = road !== null && who !== 'line' && hex.startsWith(road) && n.startsWith(road)
      const free = who === 'skirmish' || (byRoad && who === 'column')
      if (!free && (off === 2 || off === 4)) continue
      const [from, to] = [cellOf(d, hex), cellOf(d, n)]
      let cost: number | undefined
      if (byRoad) cost = 1
      else if (table[to.kind] !== undefined) {
        const up = to.level - from.level
        const slope =
          Math.abs(up) > 1
            ? who === 'horse'
              ? Number.NaN
              : 3
            : up === 1
              ? who === 'skirmish'
                ? 0
                : 1
              : up === -1 && who === 'horse'
                ? 1
                : 0
        cost = table[to.kind]! + slope + (who === 'horse' && off === 3 ? 1 : 0)
      }
      if (cost === undefined || Number.isNaN(cost) || left === 0) continue
      const spent = cost > left && !moved ? left : cost
      if (spent <= left && walk(n, free ? way : facing, left - spent, true)) return true
    }
    if (who !== 'skirmish' && left > 0) for (const by of [1, 5]) if (walk(hex, (facing + by) % 6, left - 1, true)) return true
    return false
  }
  return walk(start, Math.round(body.footprint.facing / 60) % 6, pm, false)
}

const CHECKS: { readonly [k in (typeof HEX_KINDS)[number]]: (d: Drill) => boolean } = {
  sees(d) {
    if (d.asked.kind !== 'choice') return false
    const gun = String(d.question.with!.hex)
    const all = d.asked.options.map(o => o.id).filter(id => id !== 'nobody' && seen(d, gun, id))
    return all.length < 2 && d.asked.right === (all[0] ?? 'nobody')
  },
  aspect: d => d.asked.kind === 'choice' && d.asked.right === aspect(d),
  arrive: d => d.asked.kind === 'choice' && d.asked.right === (arrives(d) ? 'yes' : 'no'),
}

testDrills('drills on the hexes of San Fermo', 'risorgimento', practice.makers, 96, CHECKS)
