import { describe, expect, it } from 'vitest'
import { contingent, eggmuehl, leader, points, randomBattle } from './battle.testing'
import { cellsOfBattle, typesOf, unitsOfSides } from './scale'
import type { Battle, Cell, PieceType, Side } from './types'

const SOAK = process.env.CAMPO_SOAK !== undefined
const count = (types: readonly PieceType[]) => {
  const out: { [t: string]: number } = {}
  for (const t of types) out[t] = (out[t] ?? 0) + 1
  return out
}
const typed = (battle: Battle, side: Side) =>
  typesOf(
    battle,
    battle.sides[side].nation,
    cellsOfBattle(battle).filter(c => c.side === side),
  )
const units = (cells: readonly Cell[], contingent: string) => cells.filter(c => c.contingent === contingent).map(c => c.units)
const against = (a: Battle['sides']['a']['contingents'], b: Battle['sides']['b']['contingents']): Battle => ({
  ...eggmuehl,
  sides: { a: { ...eggmuehl.sides.a, contingents: a }, b: { ...eggmuehl.sides.b, contingents: b } },
})

describe('1.20 the scale', () => {
  it('1.20 Davout against Rosenberg and half of Hohenzollern: 20 units against 14', () => {
    // k = 130 / 20 = 6.5; 89 / 6.5 = 13.69
    expect(unitsOfSides(eggmuehl)).toEqual({ a: 20, b: 14 })
    const cells = cellsOfBattle(eggmuehl)
    // 100, 18, 12 over 20: 15.4, 2.8, 1.8
    expect(units(cells, 'F1')).toEqual([15, 3, 2])
    // 5.82, 1.89, 1.57 and 3.46, 0.47, 0.79: Hohenzollern's horse is the park
    expect(units(cells, 'A3')).toEqual([6, 2, 2])
    expect(units(cells, 'A2')).toEqual([3, 0, 1])
  })
  it('1.20 their types as the text’s percentages give them', () => {
    expect(count(typed(eggmuehl, 'a').flatMap(t => t.types))).toEqual({
      line: 11,
      light: 3,
      guard: 1,
      chasseur: 1,
      dragoon: 1,
      cuirassier: 1,
      sixPounder: 1,
      horseSixPounder: 1,
    })
    expect(count(typed(eggmuehl, 'b').flatMap(t => t.types))).toEqual({
      line: 6,
      jaeger: 1,
      militia: 1,
      grenadier: 1,
      hussar: 1,
      cuirassier: 1,
      sixPounder: 2,
      twelvePounder: 1,
    })
  })
  it('1.20 the elite goes to the highest seniority, the rest to whoever has most room', () => {
    // Hohenzollern (5) is senior to Rosenberg (6)
    const of = (id: string, arm: string) => typed(eggmuehl, 'b').find(t => t.cell.contingent === id && t.cell.arm === arm)!.types
    expect(of('A2', 'ipf')).toContain('grenadier')
    expect(of('A3', 'ipf')).not.toContain('grenadier')
    expect(of('A2', 'apf')).toEqual(['twelvePounder'])
    expect(of('A3', 'apf')).toEqual(['sixPounder', 'sixPounder'])
  })
  it('1.20 small battles: one unit a point, and the other side in proportion where it is larger', () => {
    const small = against([contingent('F1', points(15, 2, 1), [])], [contingent('A1', points(9, 6, 1), [])])
    expect(unitsOfSides(small)).toEqual({ a: 18, b: 16 })
    const more = against([contingent('F1', points(41, 0, 0), [])], [contingent('A1', points(20, 0, 0), [])])
    // 20 × 20 / 41 = 9.76
    expect(unitsOfSides(more)).toEqual({ a: 20, b: 10 })
    const half = against([contingent('F1', points(40, 0, 0), [])], [contingent('A1', points(21, 0, 0), [])])
    // 10.5 is rounded up
    expect(unitsOfSides(half)).toEqual({ a: 20, b: 11 })
  })
  it('1.20 who is there from the start has a unit, however strong the supports', () => {
    const support = (id: string) => ({ arrives: 3 as const, way: { from: 'X', bearing: 0 }, ...{ id } })
    const battle = against(
      [contingent('F1', points(400, 0, 0), [leader('Davout', 4, 4, 3)])],
      [
        contingent('A1', points(3, 1, 0), []),
        ...['A2', 'A3', 'A4'].map(id => contingent(id, points(30, 12, 9), [], support(id))),
      ],
    )
    const cells = cellsOfBattle(battle).filter(c => c.side === 'b')
    expect(units(cells, 'A1')).toEqual([1, 0, 0])
    expect(cells.reduce((n, c) => n + c.units, 0)).toBe(unitsOfSides(battle).b)
  })
  it('1.20 never above 20, never more units than points, and every unit has its type', () => {
    for (let seed = 1; seed <= (SOAK ? 20_000 : 1000); seed++) {
      const battle = randomBattle(seed)
      const n = unitsOfSides(battle)
      const cells = cellsOfBattle(battle)
      expect(Math.max(n.a, n.b), `${seed}`).toBeLessThanOrEqual(20)
      for (const side of ['a', 'b'] as const) {
        const mine = cells.filter(c => c.side === side)
        expect(
          mine.reduce((s, c) => s + c.units, 0),
          `${seed} ${side}`,
        ).toBe(n[side])
        expect(
          mine.every(c => c.units <= c.points),
          `${seed} ${side}`,
        ).toBe(true)
        expect(typesOf(battle, battle.sides[side].nation, mine).every(t => t.types.length === t.cell.units)).toBe(true)
      }
    }
  })
})
