import { describe, expect, it } from 'vitest'
import { boardOf, distance, nearOf, rearOf, sectionsOf, sidesTowards } from './board'
import { field } from './table.testing'

const { map } = field({})
const labels = [...boardOf(map).cells.keys()]
/** By rows and columns alone: odd rows hold thirteen, even rows twelve, shifted half a hex to the right. */
const place = (h: string) => ({ r: Number(h.slice(1)), c: h.charCodeAt(0) - 65 })
function beside(a: string, b: string): boolean {
  const p = place(a)
  const q = place(b)
  const dr = q.r - p.r
  const dc = q.c - p.c
  if (dr === 0) return Math.abs(dc) === 1
  if (Math.abs(dr) !== 1) return false
  return p.r % 2 === 1 ? dc === -1 || dc === 0 : dc === 0 || dc === 1
}

describe('the field', () => {
  it('has 113 hexes', () => {
    expect(labels).toHaveLength(113)
    expect(labels.filter(h => h.endsWith('2'))).toHaveLength(12)
  })
  it('neighbours are those beside, ahead and behind', () => {
    for (const a of labels) expect([...nearOf(map, a)].sort()).toEqual(labels.filter(b => beside(a, b)).sort())
  })
  it('distance is the length of the shortest way', () => {
    for (const from of ['A1', 'G5', 'L8', 'M9']) {
      const far = new Map([[from, 0]])
      const open = [from]
      for (const h of open)
        for (const n of nearOf(map, h))
          if (!far.has(n)) {
            far.set(n, far.get(h)! + 1)
            open.push(n)
          }
      for (const h of labels) expect(distance(map, from, h), `${from} ${h}`).toBe(far.get(h))
    }
  })
  it('sections: shared hexes lie in two; left is the owner’s', () => {
    expect(sectionsOf(map, 'D5', 'a')).toEqual(['left'])
    expect(sectionsOf(map, 'E5', 'a')).toEqual(['centre'])
    expect(sectionsOf(map, 'J5', 'a')).toEqual(['right'])
    expect(sectionsOf(map, 'D4', 'a')).toEqual(['left', 'centre'])
    expect(sectionsOf(map, 'I4', 'a')).toEqual(['centre', 'right'])
    expect(sectionsOf(map, 'D5', 'b')).toEqual(['right'])
    expect(sectionsOf(map, 'I4', 'b')).toEqual(['left', 'centre'])
    // flanks are four hexes wide, the centre five, six with the shared ones
    for (const r of [1, 2, 5, 8]) {
      const row = labels.filter(h => h.slice(1) === String(r))
      const of = (x: string) => row.filter(h => (sectionsOf(map, h, 'a') as readonly string[]).includes(x)).length
      expect([of('left'), of('centre'), of('right')]).toEqual(r % 2 === 1 ? [4, 5, 4] : [4, 6, 4])
    }
  })
  it('two hexes behind, towards the own edge', () => {
    expect([...rearOf(map, 'G5', 'a')].sort()).toEqual(['F6', 'G6'])
    expect([...rearOf(map, 'G5', 'b')].sort()).toEqual(['F4', 'G4'])
    expect(rearOf(map, 'A5', 'a')).toEqual(['A6'])
    expect(rearOf(map, 'G9', 'a')).toEqual([])
  })
  it('the side that a line leaves through; through a corner, either of two', () => {
    expect(sidesTowards(map, 'G5', 'H5')).toEqual(['E'])
    expect(sidesTowards(map, 'G5', 'J5')).toEqual(['E'])
    expect([...sidesTowards(map, 'G5', 'G7')].sort()).toEqual(['SE', 'SW'])
    expect(sidesTowards(map, 'G5', 'G6')).toEqual(['SE'])
  })
})
