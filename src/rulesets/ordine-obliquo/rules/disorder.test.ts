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
