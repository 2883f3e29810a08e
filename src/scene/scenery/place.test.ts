import { describe, expect, it } from 'vitest'
import type { Ground } from '../../rulesets/contract'
import { depthIn, lineDistance } from '../ground/plane'
import { crowded, housesOf, inTheWay, propsOf, scrubOf, treesOf } from './place'

const WOOD: Ground = {
  id: 'w',
  kind: 'wood',
  outline: [
    [0, 0],
    [24, 0],
    [30, 18],
    [4, 20],
  ],
}
const VILLAGE: Ground = {
  id: 'v',
  kind: 'village',
  outline: [
    [40, 40],
    [50, 40],
    [50, 50],
    [40, 50],
  ],
}
const ROAD: Ground = {
  id: 'r',
  kind: 'road',
  outline: [],
  line: [
    [36, 45],
    [60, 45],
  ],
  width: 1.5,
}

describe('trees and houses', () => {
  it('stand inside the outline, and are the same at every visit', () => {
    const trees = treesOf(WOOD, 2)
    expect(trees.length).toBeGreaterThan(60)
    for (const t of trees) expect(depthIn(WOOD.outline, t.x, t.y)).toBeGreaterThanOrEqual(0.45)
    expect(treesOf(WOOD, 2)).toEqual(trees)
  })
  it('leave the road through a village free and do not run into one another', () => {
    const houses = housesOf(VILLAGE, [ROAD])
    expect(houses.length).toBeGreaterThanOrEqual(3)
    for (const h of houses) {
      expect(depthIn(VILLAGE.outline, h.x, h.y)).toBeGreaterThan(0)
      expect(lineDistance(ROAD.line ?? [], h.x, h.y)).toBeGreaterThan(0.75)
      for (const o of houses) if (o !== h) expect(Math.hypot(o.x - h.x, o.y - h.y)).toBeGreaterThan(1)
    }
  })
  it('plant vines in rows where broken ground is a long belt, scrub elsewhere', () => {
    const belt: Ground = {
      ...VILLAGE,
      kind: 'rough',
      outline: [
        [0, 0],
        [40, 0],
        [40, 5],
        [0, 5],
      ],
    }
    expect(new Set(scrubOf(belt, 1.4).map(p => p.kind))).toEqual(new Set(['vine']))
    expect(new Set(scrubOf({ ...VILLAGE, kind: 'rough' }, 1.4).map(p => p.kind))).toEqual(new Set(['bush']))
  })
  it('make way for a base that stands on them, and only for it', () => {
    const trees = propsOf([WOOD], 1)
    const base = { front: [15, 12] as const, facing: 0, width: 4, depth: 1.5 }
    const away = trees.filter(t => inTheWay(t, [base]))
    expect(away.length).toBeGreaterThan(1)
    expect(away.length).toBeLessThan(12)
    for (const t of trees) {
      if (Math.abs(t.x - 15) < 2 && t.y < 12 && t.y > 10.5) expect(inTheWay(t, [base])).toBe(true)
      if (Math.abs(t.x - 15) > 4) expect(inTheWay(t, [base])).toBe(false)
    }
    expect(trees.some(t => inTheWay(t, []))).toBe(false)
  })
  it('move houses aside within their village for a garrison, off its bases', () => {
    const houses = housesOf(VILLAGE, [])
    const ring = [
      { front: [45, 48.5] as const, facing: 0, width: 4, depth: 1.5 },
      { front: [45, 41.5] as const, facing: 180, width: 4, depth: 1.5 },
      { front: [41.5, 45] as const, facing: 270, width: 4, depth: 1.5 },
      { front: [48.5, 45] as const, facing: 90, width: 4, depth: 1.5 },
    ]
    const now = crowded(houses, VILLAGE.outline, ring)
    expect(now.filter(h => h !== null).length).toBeGreaterThanOrEqual(3)
    for (const h of now) {
      if (!h) continue
      expect(depthIn(VILLAGE.outline, h.x, h.y)).toBeGreaterThan(0)
      expect(ring.some(f => Math.abs(h.x - f.front[0]) < 0.3 && Math.abs(h.y - f.front[1]) < 0.3)).toBe(false)
    }
    expect(crowded(houses, VILLAGE.outline, [])).toEqual(houses)
  })
})
