import { describe, expect, it } from 'vitest'
import { area, block, idOf, tableOf } from '../table.testing'
import { retreat } from './retreat'

const A1 = idOf('a', 1)
const A2 = idOf('a', 2)
const A3 = idOf('a', 3)
const FAR = [{ kind: 'german' as const, at: [60, 110] as const }]

describe('Arretramento', () => {
  it('Fuoco: infantry by half of the die, rounded up; horse and guns by all of it', () => {
    const s = tableOf({
      a: [
        { kind: 'line', at: [60, 40] },
        { kind: 'carabinieri', at: [90, 40] },
      ],
      b: FAR,
    })
    expect(retreat(s, s.units[A1]!, 5, null)).toMatchObject({
      cm: 3,
      gone: null,
      stopped: false,
      units: { [A1]: { pose: { front: [60, 37], facing: 0 } } },
    })
    expect(retreat(s, s.units[A2]!, 5, null)).toMatchObject({ cm: 5 })
  })
  it('3.9.14: friends that it cannot pass are pushed and disordered, in a row', () => {
    const s = tableOf({
      a: [
        { kind: 'line', at: [60, 40] },
        { kind: 'line', at: [60, 35] },
        { kind: 'line', at: [60, 31] },
      ],
      b: FAR,
    })
    const way = retreat(s, s.units[A1]!, 6, null)
    expect(way).toMatchObject({ cm: 3, pushed: [A2, A3] })
    expect(way.units[A2]).toMatchObject({ disordered: true, pose: { front: [60, 33] } })
    expect(way.units[A3]).toMatchObject({ disordered: true, pose: { front: [60, 29] } })
  })
  it('Leggera: who can be passed is not disordered', () => {
    const s = tableOf({
      a: [
        { kind: 'line', at: [60, 40] },
        { kind: 'bersaglieri', at: [60, 35] },
      ],
      b: FAR,
    })
    const way = retreat(s, s.units[A1]!, 6, null)
    expect(way).toMatchObject({ cm: 3, pushed: [] })
    expect(way.units[A2]).toMatchObject({ disordered: false })
  })
  it('3.9.14: a friend in melee stops it and is disordered', () => {
    const s = tableOf({
      a: [
        { kind: 'line', at: [60, 40] },
        { kind: 'line', at: [60, 30], facing: 180 },
      ],
      b: [{ kind: 'german', at: [60, 30], facing: 0 }],
    })
    // that friend stands back to front: its rear is 2 cm behind the first
    const way = retreat(s, s.units[A1]!, 6, null)
    expect(way.stopped).toBe(true)
    expect(way.units[A2]).toMatchObject({ disordered: true, pose: { front: [60, 30] } })
  })
  it('3.9.14: over the edge it is lost; unable even to begin it is removed', () => {
    const edge = tableOf({ a: [{ kind: 'line', at: [60, 5] }], b: FAR })
    expect(retreat(edge, edge.units[A1]!, 6, null).gone).toBe('edge')
    const wall = tableOf({ a: [{ kind: 'line', at: [60, 40] }], b: FAR, ground: [area('river', 'river', 0, 20, 180, 16)] })
    expect(retreat(wall, wall.units[A1]!, 6, null).gone).toBe('trapped')
  })
  it('R-14: out of a house by the side away from who drives it out', () => {
    const s = tableOf({
      a: [{ kind: 'line', at: [60, 50], is: { inside: 'house', settled: true } }],
      b: [{ kind: 'german', at: [60, 60] }],
      ground: [block('house', 55, 40)],
    })
    const way = retreat(s, s.units[A1]!, 6, s.units[idOf('b', 1)]!)
    expect(way.units[A1]).toMatchObject({ inside: null, pose: { front: [60, 37], facing: 0 } })
  })
})
