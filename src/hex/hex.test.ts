import { describe, expect, it } from 'vitest'
import {
  bearingsOf,
  type Hex,
  type HexLayout,
  hexAspect,
  hexDistance,
  hexLine,
  hexOf,
  hexSight,
  labelOf,
  neighboursOf,
  onMap,
} from '.'

const hex = (layout: HexLayout, label: string): Hex => {
  const h = hexOf(layout, label)
  if (!h) throw new Error(label)
  return h
}
const labels = (layout: HexLayout, hexes: readonly Hex[]) => hexes.map(h => labelOf(layout, h))
const everyHex = (layout: HexLayout, columns: number, rows: number): Hex[] => {
  const all: Hex[] = []
  for (let c = 1; c <= columns; c++) {
    for (let r = 1; r <= rows; r++) {
      const label =
        layout === 'flat' ? `${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}` : `${String.fromCharCode(64 + c)}${r}`
      const h = hex(layout, label)
      if (onMap(layout, h, columns, rows)) all.push(h)
    }
  }
  return all
}

describe('labels', () => {
  it('come back from every hex of both maps', () => {
    expect(everyHex('flat', 21, 15)).toHaveLength(315)
    expect(everyHex('pointy', 13, 9)).toHaveLength(13 * 5 + 12 * 4)
    for (const h of everyHex('flat', 21, 15)) expect(hex('flat', labelOf('flat', h) ?? '')).toEqual(h)
    for (const h of everyHex('pointy', 13, 9)) expect(hex('pointy', labelOf('pointy', h) ?? '')).toEqual(h)
  })
  it('of the other layout, short, or from nought are none', () => {
    expect(['A1', '11', '0100', '0001', '01011', ' 0101', '1.01'].map(l => hexOf('flat', l))).toEqual(Array(7).fill(null))
    expect(['0101', 'a1', 'A0', 'A01', 'AA1', 'A', ''].map(l => hexOf('pointy', l))).toEqual(Array(7).fill(null))
  })
})

describe('neighbours', () => {
  it('stand where their parity says', () => {
    expect(labels('flat', neighboursOf('flat', hex('flat', '0404')))).toEqual(['0403', '0504', '0505', '0405', '0305', '0304'])
    expect(labels('flat', neighboursOf('flat', hex('flat', '0504')))).toEqual(['0503', '0603', '0604', '0505', '0404', '0403'])
    expect(labels('pointy', neighboursOf('pointy', hex('pointy', 'F6')))).toEqual(['G5', 'G6', 'G7', 'F7', 'E6', 'F5'])
  })
  it('go back the way they came, one hex away, in both layouts', () => {
    for (const layout of ['flat', 'pointy'] as const) {
      for (const h of everyHex(layout, 13, 9)) {
        neighboursOf(layout, h).forEach((n, d) => {
          expect(neighboursOf(layout, n)[(d + 3) % 6]).toEqual(h)
          expect(hexDistance(h, n)).toBe(1)
        })
      }
    }
  })
})

describe('distance', () => {
  it('is the number of steps of the shortest way', () => {
    for (const layout of ['flat', 'pointy'] as const) {
      const all = everyHex(layout, 9, 7)
      const from = all[10]
      const steps = new Map<string, number>([[labelOf(layout, from) ?? '', 0]])
      let ring = [from]
      for (let k = 1; ring.length > 0 && k < 30; k++) {
        ring = ring
          .flatMap(h => neighboursOf(layout, h))
          .filter(h => {
            const key = `${labelOf(layout, h)}`
            if (!onMap(layout, h, 9, 7) || steps.has(key)) return false
            steps.set(key, k)
            return true
          })
      }
      for (const h of all) expect(hexDistance(from, h)).toBe(steps.get(labelOf(layout, h) ?? ''))
    }
  })
})

describe('sight', () => {
  const see = (from: string, to: string, ...blocking: string[]) =>
    hexSight(hex('flat', from), hex('flat', to), h => blocking.includes(labelOf('flat', h) ?? '')).clear
  it('along a side is blocked only by both hexes at it', () => {
    for (const [a, b] of [
      ['0505', '0905'],
      ['0905', '0505'],
    ]) {
      // biome-ignore format: pairs
      expect(see(a, b, '0604')).toBe(true)
      expect(see(a, b, '0605')).toBe(true)
      expect(see(a, b, '0604', '0805')).toBe(true)
      expect(see(a, b, '0604', '0605')).toBe(false)
      expect(see(a, b, '0705')).toBe(false)
    }
    expect(see('0101', '0301', '0201')).toBe(true)
  })
  it('is the same from both ends for every pair and every lone blocker', () => {
    const all = everyHex('flat', 7, 6)
    for (const a of all) {
      for (const b of all) {
        const there = hexLine(a, b).through
        expect(labels('flat', [...hexLine(b, a).through].reverse())).toEqual(labels('flat', there))
        // Every step of the line leads to a neighbour, or across a corner to the next but one.
        for (const h of there) expect(hexDistance(a, h) + hexDistance(h, b)).toBeLessThanOrEqual(hexDistance(a, b) + 1)
      }
    }
  })
  it('from a hex to itself or its neighbour is clear', () => {
    expect(see('0707', '0707', '0707')).toBe(true)
    expect(see('0707', '0807', '0707', '0807')).toBe(true)
  })
})

describe('aspect', () => {
  it('is three sides of front, two of flank, one of rear', () => {
    const of = hex('flat', '1107')
    for (const [d, facing] of bearingsOf('flat').entries()) {
      const round = neighboursOf('flat', of).map(n => hexAspect('flat', of, facing, n))
      const seen = [0, 1, 2, 3, 4, 5].map(k => round[(d + k) % 6])
      expect(seen).toEqual(['front', 'front', 'flank', 'rear', 'flank', 'front'])
      expect(hexAspect('flat', of, facing - 360, neighboursOf('flat', of)[d])).toBe('front')
    }
    expect(hexAspect('flat', of, 45, hex('flat', '1106'))).toBeNull()
    expect(hexAspect('flat', of, 0, hex('flat', '1104'))).toBeNull()
  })
})
