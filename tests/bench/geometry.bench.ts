/**
 * How fast the kernel is, beside two libraries in the same run: rounds in turn, medians. Everything is also told in units of one
 * plain rectangle overlap of that run, which is what is compared from one machine to another.
 */
import Flatten from '@flatten-js/core'
import SAT from 'sat'
import { boxDistance, boxesOverlap, boxOf, charges, corners, type Footprint, solve, sweep } from '../../src/geometry'
import { battle, LINE, sequence } from '../../src/geometry/drill/drill.testing'
import { reach } from '../../src/geometry/drill/reach'

export interface Measured {
  readonly name: string
  readonly value: number
  readonly unit: 'per second' | 'ms'
  /** The same work in units of one plain rectangle overlap of this run. */
  readonly overlaps: number
  /** How many times as many a second as the library named. */
  readonly ratioTo?: { readonly [library: string]: number }
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1]
const PAIRS = 2000

/** Pairs of rectangles of which about a quarter overlap. */
function pairs(): { a: Footprint; b: Footprint }[] {
  const rnd = sequence(1757)
  const one = (): Footprint => ({
    front: [rnd() * 24, rnd() * 24],
    facing: rnd() * 360,
    width: 4 + rnd() * 12,
    depth: 1.5 + rnd() * 4,
  })
  return Array.from({ length: PAIRS }, () => ({ a: one(), b: one() }))
}
const flat = (f: Footprint) =>
  new Flatten.Polygon(
    corners(f)
      .map(([x, y]) => new Flatten.Point(x, y))
      .reverse(),
  )
const plain = (f: Footprint) => {
  const [p, ...rest] = [...corners(f)].reverse()
  const at = new SAT.Vector(p[0], p[1])
  return new SAT.Polygon(at, [new SAT.Vector(0, 0), ...rest.map(q => new SAT.Vector(q[0] - p[0], q[1] - p[1]))])
}

// Times a round of each in turn, so that whatever else the machine does falls on all of them alike; seconds a round, medians.
function inTurn(rounds: number, works: readonly (() => void)[]): number[] {
  for (let warm = 0; warm < 2; warm++) for (const w of works) w()
  const times: number[][] = works.map(() => [])
  for (let r = 0; r < rounds; r++) {
    works.forEach((w, i) => {
      const t = performance.now()
      w()
      times[i].push((performance.now() - t) / 1000)
    })
  }
  return times.map(median)
}

let sink = 0

/** All measurements of the kernel; takes some seconds. */
export function geometryBench(): Measured[] {
  const all = pairs()
  const boxes = all.map(({ a, b }) => [boxOf(a), boxOf(b)] as const)
  const flats = all.map(({ a, b }) => [flat(a), flat(b)] as const)
  const sats = all.map(({ a, b }) => [plain(a), plain(b)] as const)
  // The cheapest way there to be right: edges that cross, else a corner of one inside the other. Its own `contains` of a whole
  // polygon is some hundred times slower.
  const flatOverlaps = (a: Flatten.Polygon, b: Flatten.Polygon) =>
    !a.box.not_intersect(b.box) && (a.intersect(b).length > 0 || a.contains(b.vertices[0]) || b.contains(a.vertices[0]))
  const verdicts = [
    boxes.filter(([a, b]) => boxesOverlap(a, b)),
    sats.filter(([a, b]) => SAT.testPolygonPolygon(a, b)),
    flats.filter(([a, b]) => flatOverlaps(a, b)),
  ].map(found => found.length)
  if (new Set(verdicts).size > 1) throw new Error(`the libraries do not agree: ${verdicts.join(' ')} of ${PAIRS} pairs overlap`)
  const overlaps = (times: number) => () => {
    for (let k = 0; k < times; k++) for (const [a, b] of boxes) if (boxesOverlap(a, b)) sink++
  }
  const distances = (times: number) => () => {
    for (let k = 0; k < times; k++) for (const [a, b] of boxes) sink += boxDistance(a, b)
  }
  const [ours, ourDistance, sat, flatOverlap, flatDistance] = inTurn(15, [
    overlaps(40),
    distances(10),
    () => {
      for (let k = 0; k < 10; k++) for (const [a, b] of sats) if (SAT.testPolygonPolygon(a, b)) sink++
    },
    () => {
      for (const [a, b] of flats) if (flatOverlaps(a, b)) sink++
    },
    () => {
      for (const [a, b] of flats) sink += a.distanceTo(b)[0]
    },
  ])
  const one = ours / (40 * PAIRS)
  const perSecond = (seconds: number, count: number) => count / seconds
  const own = perSecond(ours, 40 * PAIRS)
  const ownDistance = perSecond(ourDistance, 10 * PAIRS)
  const out: Measured[] = [
    {
      name: 'overlap of two footprints',
      value: own,
      unit: 'per second',
      overlaps: 1,
      ratioTo: { '@flatten-js/core': own / perSecond(flatOverlap, PAIRS), sat: own / perSecond(sat, 10 * PAIRS) },
    },
    {
      name: 'distance of two footprints',
      value: ownDistance,
      unit: 'per second',
      overlaps: 1 / ownDistance / one,
      ratioTo: { '@flatten-js/core': ownDistance / perSecond(flatDistance, PAIRS) },
    },
  ]
  const scenes = [1, 2, 3, 4, 5].map(battle)
  const targets = scenes.map(s => s.enemies.map((shape, i) => ({ id: `b/${i}`, shape, keep: 1 })))
  const each: readonly (readonly [name: string, work: (i: number) => void])[] = [
    ['reach of a unit among 40 units and 20 pieces of ground', i => void reach(scenes[i].units[0], LINE, scenes[i].world)],
    [
      'charges of a unit among 40 units and 20 pieces of ground',
      i => void charges(scenes[i].units[0], LINE, scenes[i].world, targets[i], { halt: 1 }),
    ],
    [
      'the cheapest steps to a pose',
      i =>
        void solve(scenes[i].units[0], LINE, scenes[i].world, {
          front: [scenes[i].units[0].front[0] + 2, scenes[i].units[0].front[1] + 8],
          facing: 8,
        }),
    ],
    [
      'a wheel and a leg swept against 60 bodies',
      i =>
        void sweep(
          scenes[i].units[0],
          [{ wheel: 'right', degrees: 20 }, { advance: 8 }],
          scenes[i].world.hard.map(b => b.shape),
          0.01,
        ),
    ],
  ]
  for (const [name, work] of each) {
    for (let i = 0; i < scenes.length; i++) work(i)
    const times: number[] = []
    for (let r = 0; r < 6; r++) {
      for (let i = 0; i < scenes.length; i++) {
        const t = performance.now()
        work(i)
        times.push(performance.now() - t)
      }
    }
    const ms = median(times)
    out.push({ name, value: ms, unit: 'ms', overlaps: ms / 1000 / one })
  }
  return Number.isFinite(sink) ? out : []
}
