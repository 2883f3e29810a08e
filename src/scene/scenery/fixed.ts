import type { Ground } from '../../rulesets/contract'
import type { Relief } from '../ground/heightfield'
import { axisOf, lengthOf, resample, seeded } from '../ground/plane'
import { wallsOf } from './sector'
import { Solids } from './solids'

/** Scene coordinates of a table point on the relief, sunk a little so that no light shows under it. */
const foot = (relief: Relief, x: number, y: number, lift = -0.06) =>
  [x - relief.width / 2, relief.at(x, y) + lift, relief.depth / 2 - y] as const

const headings = (line: readonly (readonly [number, number])[], i: number): number => {
  const a = line[Math.max(0, i - 1)]
  const b = line[Math.min(line.length - 1, i + 1)]
  return Math.atan2(b[1] - a[1], b[0] - a[0])
}

/** A dry-stone wall: two courses of stones that don't quite match. */
function wall(s: Solids, g: Ground, relief: Relief, step: number): void {
  const chance = seeded(`wall${g.id}`)
  const { line, width } = axisOf(g)
  const thick = Math.max(0.35, Math.min(0.6, width))
  const points = resample(line, step)
  for (let course = 0; course < 2; course++) {
    for (let i = 0; i + 1 < points.length; i++) {
      const t = 0.5 + (course ? 0.5 : 0) * (i + 2 < points.length ? 1 : 0)
      const a = points[i]
      const b = points[i + 1]
      const x = a[0] + (b[0] - a[0]) * t
      const y = a[1] + (b[1] - a[1]) * t
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) * (0.94 + 0.06 * chance())
      const grey = ['#9a937f', '#857d6a', '#aaa28c', '#7a7362'][Math.floor(chance() * 4)]
      const at = foot(relief, x, y, course * 0.36 - 0.06)
      const tall = (course ? 0.3 : 0.42) * (0.85 + 0.3 * chance())
      s.box(at, [long, tall, thick * (course ? 0.8 : 1)], headings(points, i) + (chance() - 0.5) * 0.12, grey, 0.92)
    }
  }
}

/** The walls of a farm or a village's sector: whitewashed, under a course of tiles, with posts at their ends. */
function yardWall(s: Solids, g: Ground, relief: Relief, roads: readonly Ground[]): void {
  const chance = seeded(`yard${g.id}`)
  for (const run of wallsOf(g, roads)) {
    const [a, b] = [run[0], run[run.length - 1]]
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
    const pale = ['#d9cdb1', '#cfc2a3', '#e0d6bd'][Math.floor(chance() * 3)]
    for (let i = 0; i + 2 < run.length || i + 1 < run.length; i += 2) {
      const p = run[i]
      const q = run[Math.min(i + 2, run.length - 1)]
      const long = Math.hypot(q[0] - p[0], q[1] - p[1]) + 0.02
      const at = foot(relief, (p[0] + q[0]) / 2, (p[1] + q[1]) / 2, -0.1)
      s.box(at, [long, 0.8, 0.2], turn, pale)
      s.box([at[0], at[1] + 0.8, at[2]], [long, 0.1, 0.3], turn, '#9c5f45', 0.9)
    }
    for (const p of [a, b]) s.box(foot(relief, p[0], p[1], -0.1), [0.32, 1.0, 0.32], turn, '#c2b594')
  }
}

function hedge(s: Solids, g: Ground, relief: Relief, step: number): void {
  const chance = seeded(`hedge${g.id}`)
  const { line, width } = axisOf(g)
  const r = Math.max(0.35, Math.min(0.7, width / 2 + 0.15))
  for (const [x, y] of resample(line, step)) {
    const at = foot(relief, x, y)
    const green = ['#4c5f30', '#56693a', '#425428'][Math.floor(chance() * 3)]
    s.lump([at[0], at[1] + r * 0.8, at[2]], r * (0.9 + 0.25 * chance()), 0.95, green, chance)
  }
}

/** A bridge's two parapets, ending in posts; its deck is the ground itself. */
function bridge(s: Solids, g: Ground, relief: Relief): void {
  const { line, width } = axisOf(g)
  const points = resample(line, 0.8)
  const half = Math.max(0.6, width / 2) - 0.1
  const long = lengthOf(points)
  for (const side of [1, -1]) {
    let run = 0
    points.forEach((p, i) => {
      const next = points[i + 1]
      const turn = headings(points, i)
      const [nx, ny] = [-Math.sin(turn) * half * side, Math.cos(turn) * half * side]
      if (i === 0 || !next) s.box(foot(relief, p[0] + nx, p[1] + ny, -0.5), [0.34, 1.25, 0.34], turn, '#a59c86')
      if (!next) return
      const piece = Math.hypot(next[0] - p[0], next[1] - p[1])
      const arch = 0.16 * Math.sin((Math.PI * (run + piece / 2)) / long)
      const mid = [(p[0] + next[0]) / 2 + nx, (p[1] + next[1]) / 2 + ny] as const
      s.box(foot(relief, mid[0], mid[1], -0.6), [piece + 0.02, 1.1 + arch, 0.2], turn, '#938a75')
      run += piece
    })
  }
}

/** Walls, hedges and bridges as one geometry in the scene's frame. `fine`: smaller stones. */
export function fixedScenery(ground: readonly Ground[], relief: Relief, fine: boolean): Solids {
  const s = new Solids()
  const roads = ground.filter(g => g.kind === 'road' || g.kind === 'lane')
  for (const g of ground) {
    if (g.kind === 'sector') yardWall(s, g, relief, roads)
    else if (g.kind === 'wall') wall(s, g, relief, fine ? 0.55 : 0.8)
    else if (g.kind === 'hedge') hedge(s, g, relief, fine ? 0.5 : 0.65)
    else if (g.kind === 'bridge') bridge(s, g, relief)
  }
  return s
}
