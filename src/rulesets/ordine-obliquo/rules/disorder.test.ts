import { describe, expect, it } from 'vitest'
import type { Unit } from '../state'
import { recovered } from './disorder'
import { pose, table } from './table.testing'

const mine: Partial<Unit> = { pose: pose(60, 20), disorder: 'river' }

describe('12 disorder is recovered at the end of the move', () => {
  it('12 unless enemy infantry in close order has it under fire: 9 cm from its middle, in the strip ahead of it', () => {
    // The enemy's front at y faces down; its middle is 0.75 behind it; the unit's front is at y = 20.
    const at = (y: number, x = 60) => recovered(table({ 'a/III/1': mine, 'b/I/3': { pose: pose(x, y, 180) } }))
    expect(at(28.25)).toEqual([])
    expect(at(28.3)).toEqual(['a/III/1'])
    expect(at(25, 80)).toEqual(['a/III/1'])
  })
  it('12 open order, cavalry and guns do not hinder it', () => {
    expect(recovered(table({ 'a/III/1': mine, 'b/I/1': { pose: pose(60, 24, 180) } }))).toEqual(['a/III/1'])
    expect(recovered(table({ 'a/III/1': mine, 'b/C/3': { pose: pose(60, 24, 180) } }))).toEqual(['a/III/1'])
  })
  it('12 in a village always; on the broken ground that disorders it not', () => {
    const inside = { ...mine, village: 'lobositz', formation: 'village' as const }
    const village = {
      id: 'lobositz',
      kind: 'village' as const,
      outline: [
        [55, 15],
        [65, 15],
        [65, 25],
        [55, 25],
      ] as const,
    }
    expect(recovered(table({ 'a/III/1': inside, 'b/I/3': { pose: pose(60, 27, 180) } }, [village]))).toEqual(['a/III/1'])
    const rough = {
      id: 'r',
      kind: 'rough' as const,
      outline: [
        [50, 10],
        [70, 10],
        [70, 30],
        [50, 30],
      ] as const,
    }
    expect(recovered(table({ 'a/III/1': { ...mine, disorder: 'ground' } }, [rough]))).toEqual([])
    expect(recovered(table({ 'a/III/1': { ...mine, disorder: 'ground' } }))).toEqual(['a/III/1'])
  })
})

describe('12 who has it under fire, and where it stays', () => {
  const outline = [
    [55, 30],
    [65, 30],
    [65, 40],
    [55, 40],
  ] as const
  const village = { id: 'v', kind: 'village' as const, outline }
  const garrison = { pose: pose(60, 35, 0), formation: 'village' as const, village: 'v' }
  it('12 a garrison of close order fires from each side of its village: 9 cm from that side’s middle (OO-8)', () => {
    const at = (y: number, x = 60) => recovered(table({ 'a/III/1': { ...mine, pose: pose(x, y) }, 'b/I/3': garrison }, [village]))
    // The side's middle is (60, 30).
    expect(at(21)).toEqual([])
    expect(at(20.9)).toEqual(['a/III/1'])
    // Beside the strip: a line of 16 cm whose flank begins at x = 65.
    expect(at(25, 73)).toEqual(['a/III/1'])
  })
  it('12 horse stays disordered in a wood, as it came into it', () => {
    const wood = {
      id: 'w',
      kind: 'wood' as const,
      outline: [
        [50, 10],
        [70, 10],
        [70, 30],
        [50, 30],
      ] as const,
    }
    const horse = { pose: pose(60, 25), formation: 'column' as const, disorder: 'ground' as const }
    expect(recovered(table({ 'a/C/3': horse }, [wood]))).toEqual([])
    expect(recovered(table({ 'a/C/3': horse }))).toEqual(['a/C/3'])
  })
})

describe('12, 13 disorder and rout', () => {
  const near = { 'b/I/3': { pose: pose(60, 26, 180) } }
  it('13 what friends in rout brought about ends with the turn, under fire too', () => {
    expect(recovered(table({ 'a/III/1': { ...mine, disorder: 'routers' }, ...near }))).toEqual(['a/III/1'])
    expect(recovered(table({ 'a/III/1': { ...mine, disorder: 'morale' }, ...near }))).toEqual([])
  })
  it('12 who retreats or routs stays disordered until that is over', () => {
    for (const rout of ['routing', 'retreating'] as const)
      expect(recovered(table({ 'a/III/1': { ...mine, disorder: 'morale', rout } }))).toEqual([])
    expect(recovered(table({ 'a/III/1': { ...mine, disorder: 'morale' } }))).toEqual(['a/III/1'])
  })
  it('12 enemies in flight hinder nobody', () => {
    const s = table({ 'a/III/1': mine, 'b/I/3': { ...near['b/I/3'], rout: 'routing' } })
    expect(recovered(s)).toEqual(['a/III/1'])
  })
})
