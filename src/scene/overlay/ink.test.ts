import { describe, expect, it } from 'vitest'
import type { Point } from '../../geometry/shapes'
import type { Body, Overlay } from '../../rulesets/contract'
import type { HandsPicture } from '../../tools/hands'
import { reliefOf } from '../ground/heightfield'
import { area } from '../ground/plane'
import { drapedFill, drapedLine } from './drape'
import { arcPoints, inkOf, midOf } from './ink'
import { TONES } from './style'

const LIGHT = { theme: 'light', patterns: false } as const
const footprint = { front: [20, 20] as const, facing: 0, width: 16, depth: 1.5 }
const body: Body = {
  id: 'a/I/1',
  seat: 'a',
  kit: 'k',
  dress: 'd',
  name: { it: 'u', en: 'u' },
  footprint,
  bases: [],
  figures: 1,
  full: 1,
  states: [],
  selectable: true,
}
const picture = (change: Partial<HandsPicture>): HandsPicture => ({
  ghosts: [],
  overlays: [],
  handles: [],
  selected: [],
  readout: null,
  ...change,
})

describe('ink', () => {
  it('gives a ruler two end marks and its number in the middle', () => {
    const ruler: Overlay = {
      kind: 'line',
      tone: 'measure',
      ends: true,
      points: [
        [0, 0],
        [10, 0],
        [10, 30],
      ],
      text: { code: 'n' },
    }
    const ink = inkOf([ruler], null, [], [], LIGHT)
    expect(ink.marks.map(m => [m.kind, m.at])).toEqual([
      ['ring', [0, 0]],
      ['ring', [10, 30]],
    ])
    expect(ink.labels[0].at).toEqual([10, 10])
    expect(midOf(ruler.points)).toEqual([10, 10])
  })
  it('draws arcs clockwise over north, and whole circles', () => {
    const arc = arcPoints([0, 0], 10, 350, 20)
    expect(arc[0][0]).toBeCloseTo(-1.736, 3)
    expect(arc[arc.length - 1][0]).toBeCloseTo(3.42, 2)
    for (const p of arc) expect(p[1]).toBeGreaterThan(9)
    expect(arcPoints([0, 0], 1, 0, 360).length).toBeGreaterThan(8)
  })
  it('tells tones apart without colour: no two share both dash and hatch', () => {
    const ways = Object.values(TONES).map(t => `${t.dash} ${t.hatch} ${t.dash === 0 ? t.width : ''}`)
    expect(new Set(ways).size).toBe(ways.length)
  })
  it('crosses what may not be and ticks what is planned', () => {
    const ghosts = [
      { unit: 'x', footprint, legal: false, planned: false },
      { unit: 'y', footprint, legal: true, planned: true },
    ]
    expect(inkOf([], picture({ ghosts }), [], [], LIGHT).marks.map(m => m.kind)).toEqual(['cross', 'tick'])
  })
  it('doubles its lines for a projector, and hatches more with patterns', () => {
    const o: Overlay = {
      kind: 'region',
      tone: 'legal',
      polygon: [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
    }
    const [plain, wide] = [LIGHT, { theme: 'projector', patterns: true } as const].map(s => inkOf([o], null, [], [], s))
    expect(wide.strokes[0].width).toBe(2 * plain.strokes[0].width)
    expect(plain.fills[0].hatch).toBe(0)
    expect(wide.fills[0].hatch).not.toBe(0)
  })
  it('brackets what is selected and keeps quiet about what is not there', () => {
    expect(inkOf([], picture({}), [body], ['a/I/1', 'gone'], LIGHT).strokes).toHaveLength(4)
  })
  it('bears shapes that are empty', () => {
    const odd: Overlay[] = [
      { kind: 'line', tone: 'note', points: [] },
      { kind: 'region', tone: 'reach', polygon: [] },
    ]
    expect(inkOf(odd, null, [], [], LIGHT).strokes).toEqual([])
  })
})

describe('draping', () => {
  const relief = reliefOf(
    { width: 80, depth: 60 },
    [
      {
        id: 'h',
        kind: 'hill',
        outline: [
          [20, 20],
          [60, 20],
          [60, 40],
          [20, 40],
        ],
        height: 3,
      },
    ],
    0.75,
  )
  it('keeps a line to its ends where the ground is flat, and follows a hill', () => {
    expect(
      drapedLine(
        [
          [0, 5],
          [70, 5],
        ],
        relief.at,
      ),
    ).toHaveLength(2)
    const over = drapedLine(
      [
        [0, 30],
        [80, 30],
      ],
      relief.at,
    )
    expect(over.length).toBeGreaterThan(6)
    expect(over.length).toBeLessThan(60)
    expect(Math.max(...over.map(p => p[2]))).toBeCloseTo(3, 1)
  })
  it('covers a polygon and its holes, at the height of the ground', () => {
    const outer: Point[] = [
      [10, 10],
      [70, 10],
      [70, 50],
      [10, 50],
    ]
    const hole: Point[] = [
      [30, 25],
      [40, 25],
      [40, 35],
      [30, 35],
    ]
    const t = drapedFill(outer, [hole], relief.at)
    let sum = 0
    let worst = 0
    for (let i = 0; i < t.length; i += 3) {
      const [a, b, c] = [t[i], t[i + 1], t[i + 2]]
      sum += Math.abs(area([a, b, c].map(p => [p[0], p[1]] as const)))
      const h = relief.at((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3)
      worst = Math.max(worst, Math.abs(h - (a[2] + b[2] + c[2]) / 3))
    }
    expect(sum).toBeCloseTo(60 * 40 - 100, 4)
    expect(worst).toBeLessThan(0.4)
    expect(
      drapedFill(
        [
          [0, 0],
          [15, 0],
          [15, 15],
          [0, 15],
        ],
        [],
        relief.at,
      ),
    ).toHaveLength(6)
  })
})
