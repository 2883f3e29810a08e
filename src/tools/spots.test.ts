import { describe, expect, it } from 'vitest'
import type { Phrase, Spot } from '../rulesets/contract'
import type { Offer } from './hexes'
import { spotAt, spotBeside, spotOverlays } from './spots'

const spot = (id: string, x: number, y: number): Spot => ({ id, at: [x, y], name: { it: id, en: id } })
/** A cross about m, one far off to the east and a little north, one between north and east. */
const MAP = [spot('m', 50, 50), spot('n', 51, 60), spot('s', 50, 41), spot('w', 38, 49), spot('e', 70, 55), spot('ne', 57, 58)]
const text: Phrase = { code: 'x' }

describe('points of a map under a finger', () => {
  it('the nearest within two cm is meant, within the grip of a wide finger, and nothing beyond', () => {
    expect(spotAt(MAP, [51, 51.5], 0)).toBe('m')
    expect(spotAt(MAP, [50, 53], 0)).toBe(null)
    expect(spotAt(MAP, [50, 53], 4)).toBe('m')
    expect(spotAt(MAP, [53.8, 59], 4)).toBe('n')
  })
  it('an arrow leads to the nearest that lies rather that way; where none does, to any that lies that way at all', () => {
    expect(spotBeside(MAP, 'm', 'up')).toBe('n')
    expect(spotBeside(MAP, 'm', 'down')).toBe('s')
    expect(spotBeside(MAP, 'm', 'left')).toBe('w')
    expect(spotBeside(MAP, 'm', 'right')).toBe('e')
    expect(spotBeside(MAP, 's', 'left')).toBe('w')
    expect(spotBeside(MAP, 'w', 'left')).toBe('w')
    expect(spotBeside(MAP, 'nowhere', 'up')).toBe('nowhere')
  })
  it('every point can be come to by the arrows from every other', () => {
    for (const from of MAP) {
      const seen = new Set([from.id])
      for (const id of seen) for (const way of ['up', 'down', 'left', 'right'] as const) seen.add(spotBeside(MAP, id, way))
      expect([...seen].sort()).toEqual(MAP.map(s => s.id).sort())
    }
  })
})
describe('what is lit on a map of points', () => {
  const command = { type: 'go' }
  const go: Offer = { command, text, hex: { label: 'e', tone: 'legal', tag: { code: 'two' }, path: ['m', 'e'] } }
  const offers = new Map([['e', [go]]])
  it('a ring with what it costs; the way to it once it is looked at, by the keys or by the pointer', () => {
    const ring = { id: 'lit/e', kind: 'circle', tone: 'legal', centre: [70, 55], text: { code: 'two' } }
    const way = {
      id: 'way/e',
      kind: 'line',
      tone: 'legal',
      points: [
        [50, 50],
        [70, 55],
      ],
    }
    expect(spotOverlays(MAP, offers, null, null)).toMatchObject([ring])
    expect(spotOverlays(MAP, offers, null, 'e')).toMatchObject([ring, way])
    expect(spotOverlays(MAP, offers, 'e', null)).toMatchObject([ring, way, { id: 'cursor', centre: [70, 55] }])
    // a cursor elsewhere leaves the pointer's way
    expect(spotOverlays(MAP, offers, 'n', 'e')).toMatchObject([ring, way, { id: 'cursor', centre: [51, 60] }])
  })
})
