import { describe, expect, it } from 'vitest'
import type { Ground, Point } from '../../rulesets/contract'
import { reliefOf } from '../ground/heightfield'
import { groundMesh } from '../ground/mesh'
import { depthIn, lineDistance, rectDistance } from '../ground/plane'
import { fixedScenery } from './fixed'
import { inTheWay, propsOf } from './place'
import { churchesOf, cornerHouses, wallsOf } from './sector'

const box = (id: string, x: number, y: number, w: number, d: number): Ground => ({
  id,
  kind: 'sector',
  outline: [
    [x, y],
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
  ],
})
const GOITO = [box('sw', 145, 85, 10, 10), box('se', 155, 85, 10, 10), box('nw', 145, 95, 10, 10), box('ne', 155, 95, 10, 10)]
const road = (line: Point[], width = 3): Ground => ({ id: 'road', kind: 'road', outline: [], line, width })
const base = (x: number, y: number, facing: number) => {
  const a = (facing * Math.PI) / 180
  return { front: [x + 2 * Math.sin(a), y + 2 * Math.cos(a)] as const, facing, width: 8, depth: 4 }
}

describe('a sector within walls', () => {
  it('has a wall inside its outline on every side, with a gate in the middle of each', () => {
    const [sector] = GOITO
    const runs = wallsOf(sector, [])
    expect(runs).toHaveLength(8)
    for (const [x, y] of runs.flat()) expect(depthIn(sector.outline, x, y)).toBeCloseTo(0.3, 6)
    for (const gate of [
      [150, 85.3],
      [154.7, 90],
      [150, 94.7],
      [145.3, 90],
    ])
      for (const run of runs) expect(lineDistance(run, gate[0], gate[1])).toBeGreaterThanOrEqual(1.1 - 1e-9)
  })
  it('leaves its wall open where a road runs through', () => {
    const way = road([
      [147, 80],
      [147, 110],
    ])
    for (const run of wallsOf(GOITO[0], [way])) for (const [x] of run) expect(Math.abs(x - 147)).toBeGreaterThanOrEqual(1.5)
  })
  it('keeps its houses while a base of 8 × 4 cm holds the yard, whichever side it looks out of', () => {
    for (const sector of [...GOITO, box('lucia', 80, 66, 10, 9), box('long', 85, 80, 10, 15)]) {
      const houses = cornerHouses(sector, [], false)
      expect(houses.length, sector.id).toBeGreaterThanOrEqual(4)
      const [x, y] = [sector.outline[0][0] + 5, (sector.outline[0][1] + sector.outline[2][1]) / 2]
      for (const facing of [0, 90, 180, 270])
        for (const h of houses) expect(inTheWay(h, [base(x, y, facing)]), `${sector.id} ${facing}`).toBe(false)
    }
  })
  it('of a half base keeps its houses beside it', () => {
    const farm = box('farm', 98, 62, 10, 6)
    const houses = cornerHouses(farm, [], false)
    expect(houses.length).toBeGreaterThanOrEqual(3)
    for (const h of houses) expect(rectDistance({ front: [103, 66], facing: 0, width: 4, depth: 2 }, h.x, h.y)).toBeGreaterThan(1)
  })
  it('has a church once in a village, none in a farm that stands alone', () => {
    const all = [...GOITO, box('farm', 98, 62, 10, 6)]
    expect([...churchesOf(all)]).toEqual(['ne'])
    expect(propsOf(all, 1).filter(p => p.kind === 'church')).toHaveLength(1)
  })
  it('gives its houses to the village that is divided into sectors, which has none of its own beside them', () => {
    const village: Ground = { ...box('goito', 145, 85, 20, 20), kind: 'village' }
    expect(propsOf([...GOITO, village], 1)).toEqual(propsOf(GOITO, 1))
    expect(propsOf([village], 1).length).toBeGreaterThan(3)
  })
})

describe('a row of trees', () => {
  const row: Ground = {
    id: 'row',
    kind: 'treeRow',
    outline: [],
    line: [
      [20, 90],
      [170, 90],
    ],
    width: 0.6,
  }
  it('stands along its line, off the roads and out of the sectors', () => {
    const way = road([
      [60, 0],
      [60, 120],
    ])
    const trees = propsOf([row, way, ...GOITO], 1).filter(p => p.kind === 'mulberry' || p.kind === 'vine')
    expect(trees.length).toBeGreaterThan(100)
    for (const t of trees) {
      expect(Math.abs(t.y - 90)).toBeLessThan(0.2)
      expect(Math.abs(t.x - 60)).toBeGreaterThan(1.5)
      expect(t.x < 145 || t.x > 165).toBe(true)
    }
  })
  it('makes way for who stands on it', () => {
    const [tree] = propsOf([row], 1).filter(p => p.kind === 'mulberry')
    expect(inTheWay(tree, [base(tree.x, tree.y, 0)])).toBe(true)
    expect(inTheWay(tree, [base(tree.x, tree.y + 8, 0)])).toBe(false)
  })
})

describe('a vineyard', () => {
  it('has its vines in straight rows along its longer side, inside its outline', () => {
    const yard: Ground = { ...box('bionde', 53, 46, 36, 23), kind: 'vineyard' }
    const vines = propsOf([yard], 1)
    expect(vines.length).toBeGreaterThan(200)
    for (const v of vines) {
      expect(depthIn(yard.outline, v.x, v.y)).toBeGreaterThan(0.35)
      const inRow = (v.y - 46.9) / 2.4
      expect(Math.abs(inRow - Math.round(inRow)) * 2.4).toBeLessThan(0.08)
    }
  })
})

describe('a plateau', () => {
  const plateau: Ground = {
    id: 'p',
    kind: 'plateau',
    outline: [
      [0, 93.5],
      [180, 93.5],
      [180, 120],
      [0, 120],
    ],
    height: 2,
  }
  const relief = reliefOf({ width: 180, depth: 120 }, [plateau], 0.5)
  it('rises in a scarp at its edge and is level to the table’s rim', () => {
    for (const x of [10, 90, 170]) {
      expect(relief.at(x, 93)).toBeLessThan(0.05)
      expect(relief.at(x, 98)).toBeCloseTo(2, 5)
      expect(relief.at(x, 120)).toBeCloseTo(2, 5)
    }
    expect(relief.at(0, 110)).toBeCloseTo(2, 5)
    expect(relief.at(180, 110)).toBeCloseTo(2, 5)
  })
  it('has a cut face at the table’s rim that goes down to the cloth', () => {
    const { positions, indices } = groundMesh(relief)
    let low = 0
    for (let i = 0; i < positions.length; i += 3) if (Math.abs(positions[i + 2] + 60) < 1e-6 && positions[i + 1] < 0) low++
    expect(low).toBeGreaterThan(100)
    expect(Math.max(...indices)).toBeLessThan(positions.length / 3)
    const flat = groundMesh(reliefOf({ width: 180, depth: 120 }, [], 0.5))
    expect(Math.min(...flat.positions.filter((_, i) => i % 3 === 1))).toBe(0)
  })
})

describe('the walls of sectors', () => {
  it('stand as solids with the other fixed scenery', () => {
    const relief = reliefOf({ width: 180, depth: 120 }, [], 1)
    expect(fixedScenery(GOITO, relief, true).triangles).toBeGreaterThan(fixedScenery(GOITO.slice(1), relief, true).triangles)
  })
})
