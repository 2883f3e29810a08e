import { describe, expect, it } from 'vitest'
import type { Ground } from '../../rulesets/contract'
import { contour, contourLevels, reliefOf, riseOf, terrace } from './heightfield'
import { groundMesh } from './mesh'

const TABLE = { width: 60, depth: 40 }
const HILL: Ground = {
  id: 'h',
  kind: 'hill',
  outline: [
    [20, 10],
    [44, 10],
    [44, 30],
    [20, 30],
  ],
  height: 3,
}
const STREAM: Ground = {
  id: 's',
  kind: 'stream',
  outline: [],
  line: [
    [8, 0],
    [8, 40],
  ],
  width: 3,
}

describe('relief', () => {
  it('is flat where nothing lies, and off the table', () => {
    const r = reliefOf(TABLE, [HILL], 1)
    expect(r.at(5, 5)).toBe(0)
    expect(r.at(-3, 20)).toBe(0)
    expect(r.at(32, 41)).toBe(0)
  })
  it('rises only inside the outline that the rules measure to, and reaches the height that the data give', () => {
    const r = reliefOf(TABLE, [HILL], 1)
    expect(r.at(20, 20)).toBe(0)
    expect(r.at(32, 9.9)).toBe(0)
    expect(r.at(32, 20)).toBeCloseTo(3, 6)
    expect(r.at(21.5, 20)).toBeGreaterThan(0)
    expect(r.top).toBeCloseTo(3, 6)
  })
  it('climbs in terraces: never down on the way in, level at the end of each', () => {
    let last = 0
    for (let d = 0; d <= 6.001; d += 0.05) {
      const h = terrace(d, 6, 3, 2)
      expect(h).toBeGreaterThanOrEqual(last - 1e-12)
      last = h
    }
    expect(terrace(2.9, 6, 3, 2)).toBeCloseTo(1.5, 6)
    expect(terrace(6, 6, 3, 2)).toBe(3)
    expect(terrace(-1, 6, 3, 2)).toBe(0)
  })
  it('lets water lie in a bed, and a bridge and a ford carry troops over it', () => {
    const bridge: Ground = {
      id: 'b',
      kind: 'bridge',
      outline: [
        [5, 18],
        [11, 18],
        [11, 22],
        [5, 22],
      ],
    }
    expect(reliefOf(TABLE, [STREAM], 0.5).at(8, 20)).toBeCloseTo(-0.55, 6)
    expect(reliefOf(TABLE, [STREAM, bridge], 0.5).at(8, 20)).toBeCloseTo(0.14, 6)
    expect(reliefOf(TABLE, [STREAM, { ...bridge, kind: 'ford' }], 0.5).at(8, 20)).toBeCloseTo(-0.27, 6)
  })
  it('shows the higher of two hills that overlap', () => {
    const small: Ground = { ...HILL, id: 'h2', height: 1 }
    expect(reliefOf(TABLE, [HILL, small], 1).at(32, 20)).toBeCloseTo(3, 6)
  })
  it('draws contours at the height that they stand for', () => {
    const r = reliefOf(TABLE, [HILL], 0.5)
    const [level] = contourLevels([HILL])
    const lines = contour(r, level)
    expect(level).toBeCloseTo(2.25, 4)
    expect(lines.length).toBeGreaterThan(40)
    for (const [a, b] of lines) {
      expect(r.at(a[0], a[1])).toBeCloseTo(level, 3)
      expect(r.at(b[0], b[1])).toBeCloseTo(level, 3)
    }
  })
  it('caps what data may ask for, and gives no rise where there is no outline', () => {
    expect(riseOf({ ...HILL, height: 40 })?.height).toBe(4.5)
    expect(riseOf({ ...HILL, outline: [] })).toBeNull()
  })
})

describe('the drawn ground', () => {
  const r = reliefOf(TABLE, [HILL, STREAM], 0.5)
  const mesh = groundMesh(r)
  const at = (i: number) => [mesh.positions[3 * i] + 30, 20 - mesh.positions[3 * i + 2], mesh.positions[3 * i + 1]]
  it('covers the table once, without a crack', () => {
    let area = 0
    const edges = new Map<string, number>()
    const key = (i: number) =>
      at(i)
        .slice(0, 2)
        .map(v => v.toFixed(3))
        .join()
    for (let t = 0; t < mesh.indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map(k => at(mesh.indices[t + k]))
      const twice = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
      expect(twice).toBeGreaterThan(0)
      area += twice / 2
      for (let k = 0; k < 3; k++) {
        const edge = [key(mesh.indices[t + k]), key(mesh.indices[t + ((k + 1) % 3)])].sort().join(' ')
        edges.set(edge, (edges.get(edge) ?? 0) + 1)
      }
    }
    expect(area).toBeCloseTo(2400, 3)
    for (const [edge, times] of edges) {
      if (times === 2) continue
      const ends = edge.split(' ').map(p => p.split(',').map(Number))
      const border = [0, 1].some(axis => ends.every(e => e[axis] < 1e-3) || ends.every(e => e[axis] > [60, 40][axis] - 1e-3))
      expect([edge, times, border]).toEqual([edge, 1, true])
    }
  })
  it('is where heightAt says', () => {
    for (let i = 0; i < mesh.positions.length / 3; i += 7) {
      const [x, y, h] = at(i)
      expect(r.at(x, y)).toBeCloseTo(h, 4)
    }
    for (let t = 0; t < mesh.indices.length; t += 21) {
      const [a, b, c] = [0, 1, 2].map(k => at(mesh.indices[t + k]))
      expect(r.at((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3)).toBeCloseTo((a[2] + b[2] + c[2]) / 3, 4)
    }
  })
  it('spends few triangles where it is flat', () => {
    const flat = groundMesh(reliefOf({ width: 180, depth: 120 }, [], 1))
    expect(flat.indices.length / 3).toBeLessThan(800)
  })
})
