import { describe, expect, it } from 'vitest'
import type { Point, UnitId } from '../../contract'
import type { VillageCommand } from '../commands'
import type { Piece } from '../scenario'
import type { OoState } from '../state'
import { codes, judge, pose, table } from './table.testing'
import { judgeVillage, villageWays } from './village'

const outline: Point[] = [
  [55, 40],
  [65, 40],
  [65, 50],
  [55, 50],
]
const village: Piece[] = [{ id: 'v', kind: 'village', outline, name: { it: 'V', en: 'V' } }]
const LINE = 'a/I/1'
const use = (s: OoState, unit: string, way: VillageCommand['way'], side?: number) =>
  judgeVillage(s, unit.startsWith('a') ? 'a' : 'b', {
    type: 'village',
    unit: unit as UnitId,
    village: 'v',
    way,
    ...(side === undefined ? {} : { side }),
  })

describe('OO-8 villages', () => {
  const touching = table({ [LINE]: { pose: pose(60, 40) } }, village)
  it('7.5 who touches it may deploy inside, for the whole move; he is then measured as its outline', () => {
    const v = use(touching, LINE, 'in')
    expect(v).toMatchObject({
      kind: 'ok',
      effect: { parts: { formation: 'village', village: 'v', pose: { front: [60, 45] } }, use: { share: 1, done: true } },
    })
    expect(codes(use(table({ [LINE]: { pose: pose(60, 39.9) } }, village), LINE, 'in'))).toEqual(['village/not-touching'])
  })
  it('7.5 who passes through ends in good order, touching the opposite side', () => {
    const v = use(touching, LINE, 'through')
    expect(v.ends[0]).toMatchObject({ front: [60, 51.5], facing: 0 })
    expect(v.effect!.parts).toMatchObject({ formation: 'line', village: null, disorder: null })
  })
  it('7.5 one battalion at a time', () => {
    const s = table(
      { [LINE]: { pose: pose(60, 40) }, 'a/I/2': { pose: pose(60, 45), formation: 'village', village: 'v' } },
      village,
    )
    expect(codes(use(s, LINE, 'in'))).toEqual(['village/occupied'])
  })
  it('9.6 horse never enters, guns only pass, limbered', () => {
    const horse = table({ 'a/C/3': { pose: pose(60, 40) } }, village)
    expect(codes(use(horse, 'a/C/3', 'through'))).toEqual(['village/not-these'])
    const guns = table({ 'a/I/3': { pose: pose(60, 40), formation: 'limbered' } }, village)
    expect(codes(use(guns, 'a/I/3', 'through'))).toEqual([])
    expect(codes(use(guns, 'a/I/3', 'in'))).toEqual(['village/not-these'])
  })
  it('3.2 of the readings: it leaves by any side, in line, its front on the middle of that side', () => {
    const s = table({ [LINE]: { pose: pose(60, 45), formation: 'village', village: 'v' } }, village)
    expect(use(s, LINE, 'out', 1).ends[0]).toMatchObject({ front: [65, 45], facing: 90, width: 16, depth: 1.5 })
    expect(use(s, LINE, 'out', 0).ends[0]).toMatchObject({ front: [60, 40], facing: 180 })
    expect(codes(judge(s, LINE, [{ advance: 2 }]))).toEqual(['village/leave-first'])
    // Ahead, left, right, behind of who faces away from his own side.
    expect(villageWays(s, s.units[LINE]!).map(c => [c.way, c.side])).toEqual([
      ['out', 2],
      ['out', 3],
      ['out', 1],
      ['out', 0],
    ])
    expect(villageWays(touching, touching.units[LINE]!).map(c => c.way)).toEqual(['in', 'through'])
  })
  it('7.5 it takes a whole turn: nobody who has moved', () => {
    const moved = { ...touching.units[LINE]!, use: { ...touching.units[LINE]!.use, steps: [{ advance: 1 }], spent: 1 } }
    const s: OoState = { ...touching, units: { ...touching.units, [LINE]: moved } }
    expect(codes(use(s, LINE, 'in'))).toEqual(['village/whole-turn'])
  })
})

describe('OO-8 the far side', () => {
  it('7.5 who passes comes out on ground that is open to him', () => {
    // Column, 6 deep: it would stand from y = 50 to 56; the river begins at 55.
    const river = (y: number): Piece => ({
      id: 'r',
      kind: 'river',
      outline: [
        [40, y],
        [80, y],
        [80, y + 5],
        [40, y + 5],
      ],
      name: { it: 'R', en: 'R' },
    })
    const s = (y: number) => table({ [LINE]: { pose: pose(60, 40), formation: 'column' } }, [...village, river(y)])
    expect(codes(use(s(55), LINE, 'through'))).toEqual(['village/no-room'])
    expect(codes(use(s(56), LINE, 'through'))).toEqual([])
  })
  it('9.1 nobody deploys in a village that an enemy stands within 1 cm of', () => {
    const s = (y: number) => table({ [LINE]: { pose: pose(60, 40) }, 'b/I/3': { pose: pose(60, y, 180) } }, village)
    expect(codes(use(s(51), LINE, 'in'))).toEqual(['move/near-enemy'])
    expect(codes(use(s(51.1), LINE, 'in'))).toEqual([])
  })
})
