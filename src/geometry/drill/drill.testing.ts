import { gapCm } from '../gap'
import type { Footprint, Point } from '../shapes'
import type { Manoeuvres, World } from './manoeuvres'

/** A small generator for scenes, the same on every machine: numbers from 0 to below 1. */
export function sequence(seed: number): () => number {
  let s = (seed * 2654435761 + 12345) >>> 0
  return () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = s
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The line of the Seven Years War: 14 cm, a wheel costs twice its arc and comes first, 30° of oblique. */
export const LINE: Manoeuvres = {
  allowance: 14,
  wheel: { factor: 2, most: 7, first: true },
  oblique: 30,
  retire: null,
  shift: null,
  aboutFace: null,
}

/** Two armies of 20 and 20 pieces of ground on a table of 180 × 120; bodies don't overlap. `units[0]` stands in the midst of it. */
export function battle(seed: number): { units: Footprint[]; world: World; enemies: Footprint[] } {
  const rnd = sequence(seed)
  const units: Footprint[] = []
  const enemies: Footprint[] = []
  for (let i = 0; i < 20; i++) {
    const row = i % 2
    units.push({
      front: [28 + (i >> 1) * 13.5 + rnd(), 48 - row * 7 + rnd()],
      facing: (rnd() - 0.5) * 12,
      width: 12,
      depth: 1.5 + row,
    })
    enemies.push({
      front: [28 + (i >> 1) * 13.5 + rnd(), 60 + row * 8 + rnd()],
      facing: 180 + (rnd() - 0.5) * 12,
      width: 12,
      depth: 1.5 + row,
    })
  }
  units.unshift(...units.splice(8, 1))
  const walls: Point[][] = []
  while (walls.length < 20) {
    const x = 6 + rnd() * 168
    const y = rnd() < 0.5 ? 53 + rnd() * 3 : 20 + rnd() * 85
    const r = 0.6 + rnd() * 0.8
    const n = 5 + Math.floor(rnd() * 4)
    const ring = Array.from({ length: n }, (_, k): Point => {
      const a = (k / n) * 2 * Math.PI
      return [x + r * Math.cos(a), y + r * Math.sin(a)]
    })
    if ([...units, ...enemies].every(u => gapCm(u, { polygon: ring }) > 0.2)) walls.push(ring)
  }
  return {
    units,
    enemies,
    world: {
      hard: [
        ...enemies.map((shape, i) => ({ id: `b/${i}`, shape, keep: 1 })),
        ...walls.map((polygon, i) => ({ id: `wall ${i}`, shape: { polygon } })),
      ],
      friends: units.slice(1).map((shape, i) => ({ id: `a/${i + 1}`, shape })),
      table: { width: 180, depth: 120 },
    },
  }
}
