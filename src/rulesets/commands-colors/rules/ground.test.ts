import { describe, expect, it } from 'vitest'
import type { CcState } from '../state'
import { change, field, id, ordered, played, refusal } from '../table.testing'
import { firesAt } from './battle'
import { poolOf } from './dice'
import { groundTerms, sight } from './ground'
import { pathsOf } from './movement'

const off = (s: CcState, arm: 'infantry' | 'cavalry' | 'artillery', melee: boolean, from = 'G5', to = 'G4') =>
  groundTerms(s, arm, from, to, melee).reduce((n, t) => n + t.amount, 0)
const on = (from: string, to: string, works?: CcState['map']['works']) =>
  field({ ground: { G5: from, G4: to }, ...(works ? { works } : {}) })

describe('terrain: dice that are taken off, by the arm that attacks', () => {
  it.each([
    // from, to, melee, foot, horse, guns
    ['.', '.', true, 0, 0, 0],
    ['.', 'F', true, 1, 2, 1],
    ['F', '.', true, 0, 2, 1],
    ['F', 'F', false, 1, 4, 2],
    ['.', 'H', true, 1, 1, 0],
    ['H', '.', true, 0, 1, 0],
    ['H', 'H', false, 1, 0, 0],
    ['H', 'H', true, 0, 0, 0],
    ['.', 'Q', false, 0, 2, 1],
    ['.', 'Q', true, 1, 2, 1],
    ['.', 'r', true, 1, 1, 1],
    ['.', 'r', false, 0, 0, 0],
    ['r', '.', false, 1, 1, 1],
    ['.', 'B', true, 0, 0, 0],
    ['.', 'M', true, 1, 1, 1],
    ['.', 'T', true, 2, 3, 1],
    ['T', '.', true, 0, 3, 1],
    ['T', 'K', true, 2, 6, 2],
  ])('from %s into %s, melee %s', (from, to, melee, foot, horse, guns) => {
    const s = on(from, to)
    expect([off(s, 'infantry', melee), off(s, 'cavalry', melee), off(s, 'artillery', melee)].map(n => 0 - n)).toEqual([
      foot,
      horse,
      guns,
    ])
  })
  it('works count across the sides that they cover alone', () => {
    expect(off(on('.', '.', { G4: ['SW'] }), 'infantry', true)).toBe(-1)
    expect(off(on('.', '.', { G4: ['SW'] }), 'cavalry', true)).toBe(-2)
    expect(off(on('.', '.', { G4: ['SE'] }), 'cavalry', true)).toBe(0)
    // a shot through a corner meets either side
    expect(off(on('.', '.', { G4: ['SE'] }), 'infantry', false, 'G6')).toBe(-1)
  })
  it('or the larger alone, by the option', () => {
    const s = field({ ground: { G5: 'F', G4: 'T' }, options: { terrain: 'larger' } })
    expect(off(s, 'cavalry', true)).toBe(-3)
  })
})

describe('line of sight', () => {
  const looks = (ground: { [hex: string]: string }, to = 'G5', more: Parameters<typeof field>[0] = {}) => {
    const s = field({ a: { FA: ['C5'], ...more.a }, b: { LN: [to] }, ground, ...(more.leaders ? { leaders: more.leaders } : {}) })
    return sight(s, s.units['a/FA/1']!, to)
  }
  it('forest, towns, units and leaders block; what stands at the ends does not', () => {
    expect(looks({}).clear).toBe(true)
    expect(looks({ E5: 'F' }).clear).toBe(false)
    expect(looks({ E5: 'T' }).clear).toBe(false)
    expect(looks({ C5: 'F', G5: 'F' }).clear).toBe(true)
    expect(looks({ E5: 'r' }).clear).toBe(true)
    expect(looks({}, 'G5', { a: { LN: ['E5'] } }).clear).toBe(false)
  })
  it('a hill is seen and hides what lies behind; from hill to hill the plateau is looked across', () => {
    expect(looks({ G5: 'H' }).clear).toBe(true)
    expect(looks({ F5: 'H', G5: 'H' }).clear).toBe(false)
    expect(looks({ E5: 'H' }).clear).toBe(false)
    expect(looks({ C5: 'H', D5: 'H', E5: 'H', F5: 'H', G5: 'H' }).clear).toBe(true)
    expect(looks({ C5: 'H', G5: 'H' }).clear).toBe(true)
    expect(looks({ C5: 'H', E5: 'H' }).clear).toBe(false)
  })
  it('guns on a hill fire over a friend below and beside them, not over one further off or in a wood', () => {
    expect(looks({ C5: 'H' }, 'G5', { a: { LN: ['D5'] } })).toEqual({ clear: true, over: true })
    expect(looks({ C5: 'H' }, 'G5', { a: { LN: ['E5'] } }).clear).toBe(false)
    expect(looks({}, 'G5', { a: { LN: ['D5'] } }).clear).toBe(false)
    expect(looks({ C5: 'H', D5: 'F' }, 'G5', { a: { LN: ['D5'] } }).clear).toBe(false)
  })
})

describe('fire', () => {
  const dice = (s: CcState, unit: string, hex: string) =>
    poolOf(s, s.units[unit]!, { arm: 'infantry', at: hex, square: false }, false, true).dice
  it('standing its blocks, moved half of them: rounded up in France, down in Austria', () => {
    const s = field({ a: { LN: ['G6'], LT: ['E6'] }, b: { LN: ['G4'], GR: ['E4'] } })
    expect(dice(change(s, 'a/LN/1', { blocks: 3 }), 'a/LN/1', 'G4')).toBe(3)
    const moved = ordered(change(s, 'a/LN/1', { blocks: 3 }), { moved: 1 })
    expect(dice(moved, 'a/LN/1', 'G4')).toBe(2)
    const theirs = change(ordered({ ...s, active: 'b' }, { moved: 1 }), 'b/LN/1', { blocks: 5 })
    expect(dice(theirs, 'b/LN/1', 'G6')).toBe(2)
    expect(dice(theirs, 'b/GR/1', 'E6')).toBe(2 + 1)
  })
  it('guns by range and blocks; a gun of one block reaches a hex less', () => {
    const s = field({ a: { FA: ['C5'] }, b: { LN: ['H5'] } })
    expect(firesAt(s, s.units['a/FA/1']!)).toEqual(['H5'])
    const weak = change(s, 'a/FA/1', { blocks: 1 })
    expect(firesAt(weak, weak.units['a/FA/1']!)).toEqual([])
  })
  it('nobody fires with an enemy unit beside him; a leader alone there does not forbid it', () => {
    const s = field({ a: { LN: ['G6'] }, b: { LN: ['G4', 'F5'] } })
    const to = (x: CcState) => refusal(x, 'a', { type: 'fire', unit: id('a/LN/1'), target: id('b/LN/1') })
    expect(to(change(s, 'b/LN/2', { hex: 'F6' }))).toBe('fire/adjacent')
    expect(to(s)).toBe(null)
  })
  it('a leader alone is no target, but by the option', () => {
    const base = (on_: boolean) => {
      const s = field({ a: { LN: ['G6'] }, b: { LN: ['A1'] }, leaders: { b: ['A1'] }, options: { leaderFire: on_ } })
      return { ...change(s, 'b/LN/1', { leader: null }), leaders: { 'b/L/1': { ...s.leaders['b/L/1']!, hex: 'G4' } } }
    }
    const c = { type: 'fire', unit: id('a/LN/1'), target: id('b/L/1') } as const
    expect(refusal(base(false), 'a', c)).toBe('fire/leader')
    expect(refusal(base(true), 'a', c)).toBe(null)
  })
})

describe('movement', () => {
  const reach = (s: CcState, unit: string) => pathsOf({ ...s, phase: 'move' }, s.units[unit]!)
  it('forest and fords end a move, rivers bar it, a bridge does not', () => {
    const s = field({ a: { LC: ['G7'] }, ground: { G6: 'F', F6: 'R', H7: 'r', F7: 'B' } })
    const at = reach(s, 'a/LC/1')
    expect(at.has('G6')).toBe(true)
    expect(at.get('G6')!.barred).toBe(true)
    expect(at.has('F6')).toBe(false)
    // beyond the forest only what another way leads to
    expect(at.get('G5')?.path.includes('G6') ?? false).toBe(false)
    expect(at.get('D7')!.path).toHaveLength(3)
  })
  it('light foot that enters a forest may battle, line may not', () => {
    const s = field({ a: { LN: ['G7'], LT: ['I7'] }, ground: { G6: 'F', H6: 'F', I6: 'F' } })
    expect(reach(s, 'a/LN/1').get('G6')!.barred).toBe(true)
    expect(reach(s, 'a/LT/1').get('I6')!.barred).toBe(false)
  })
  it('nobody passes through units; a unit without leader that meets one of its own must stop with him', () => {
    const s = field({ a: { LC: ['A7', 'A1'] }, b: { LN: ['B7'] }, leaders: { a: ['A1'] } })
    const alone = { ...change(s, 'a/LC/2', { leader: null }), leaders: { 'a/L/1': { ...s.leaders['a/L/1']!, hex: 'A6' } } }
    const at = reach(alone, 'a/LC/1')
    expect(at.has('B7')).toBe(false)
    expect(at.has('A6')).toBe(true)
    expect(at.has('A5')).toBe(false)
  })
  it('horse guns of one block may not move and battle', () => {
    const s = change(ordered(field({ a: { HA: ['G7'] }, b: { LN: ['G4'] } }), { moved: 1 }), 'a/HA/1', { blocks: 1, hex: 'G6' })
    expect(refusal(s, 'a', { type: 'fire', unit: id('a/HA/1'), target: id('b/LN/1') })).toBe('battle/moved')
    const two = change(s, 'a/HA/1', { blocks: 2 })
    expect(refusal(two, 'a', { type: 'fire', unit: id('a/HA/1'), target: id('b/LN/1') })).toBe(null)
  })
  it('heavy horse goes three hexes under a charge', () => {
    const s = { ...field({ a: { CU: ['G7'] } }), played: played('cavalryCharge') }
    expect(reach(s, 'a/CU/1').get('D7')!.path).toHaveLength(3)
  })
})
