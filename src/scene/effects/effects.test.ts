import { describe, expect, it } from 'vitest'
import { body } from '../../../tests/bench/armies'
import { cuesBetween } from './changes'
import { puffsOf } from './puffs'
import { SIGNS, signsOf } from './signs'

const line = (states: Parameters<typeof body>[5]) => body('a/1', 'line-infantry', 'prussia-line', [90, 60], 0, states)

describe('smoke', () => {
  it('stands before the whole front of a line, and nowhere behind it', () => {
    const puffs = puffsOf(line(['firing']))
    expect(puffs.length).toBeGreaterThanOrEqual(12)
    for (const p of puffs) {
      expect(p.y).toBeGreaterThan(60)
      expect(p.y).toBeLessThan(61.2)
      expect(Math.abs(p.x - 90)).toBeLessThan(8.4)
    }
    const xs = puffs.map(p => p.x).sort((a, b) => a - b)
    for (let i = 1; i < xs.length; i++) expect(xs[i] - xs[i - 1]).toBeLessThan(1.9)
  })
  it('turns with the unit: facing right it lies to the right', () => {
    const b = body('a/1', 'line-infantry', 'prussia-line', [90, 60], 90, ['firing'])
    for (const p of puffsOf(b)) expect(p.x).toBeGreaterThan(90)
  })
  it('a column fires from its first base alone, a square to all sides', () => {
    const b = line(['firing'])
    const column = { ...b, bases: b.bases.map((x, i) => ({ ...x, front: [90, 60 - i * 1.5] as const })) }
    for (const p of puffsOf(column)) expect(p.y).toBeGreaterThan(60)
    const square = {
      ...b,
      states: ['square' as const, 'firing' as const],
      bases: [0, 90, 180, 270].map((facing, i) => ({ ...b.bases[i], facing, front: [90, 58] as const })),
    }
    const at = puffsOf(square)
    expect(at.some(p => p.y < 58)).toBe(true)
    expect(at.some(p => p.x > 90.4 && p.facing === 90)).toBe(true)
  })
  it('of a gun is a few large puffs before its muzzle', () => {
    const puffs = puffsOf(body('a/2', 'gun-heavy', 'prussia-artillery', [10, 10], 180, ['firing']))
    expect(puffs).toHaveLength(3)
    for (const p of puffs) expect(p.y).toBeLessThan(10)
  })
})

describe('signs', () => {
  it('what is grave is told from any distance, the rest near by or when selected', () => {
    const b = line(['disordered', 'tired', 'volleySpent'])
    expect(signsOf(b, 3, false, true)).toEqual(['disordered'])
    expect(signsOf(b, 3, true, true)).toEqual(['disordered', 'tired', 'volleySpent'])
    expect(signsOf(b, 12, false, true)).toEqual(['disordered', 'tired', 'volleySpent'])
  })
  it('where there is no smoke, a sign says that it has fired', () => {
    expect(signsOf(line(['firing']), 12, false, true)).toEqual([])
    expect(signsOf(line(['firing']), 12, false, false)).toEqual(['firing'])
  })
  it('every one of them is a state of its own', () => expect(new Set(SIGNS).size).toBe(SIGNS.length))
})

describe('what is heard', () => {
  it('a volley, a gun, a melee and a rout once each, when they begin', () => {
    const gun = (states: Parameters<typeof body>[5]) => body('a/2', 'gun-light', 'prussia-artillery', [10, 10], 0, states)
    const before = [line([]), gun([])]
    const after = [line(['firing', 'fighting', 'routing']), gun(['firing'])]
    expect(cuesBetween(before, after).map(c => c.kind)).toEqual(['volley', 'melee', 'rout', 'cannon'])
    expect(cuesBetween(after, after)).toEqual([])
    expect(cuesBetween([], after)).toEqual([])
  })
})
