import { describe, expect, it } from 'vitest'
import { dice, goOn, inPhase } from '../../play.testing'
import type { OoState, Unit } from '../../state'
import { lobositz } from '../table.testing'
import { endingOf, takenBy } from './verdict'

const change = (s: OoState, units: { readonly [id: string]: Partial<Unit> }): OoState => ({
  ...s,
  units: Object.fromEntries(Object.entries(s.units).map(([id, u]) => [id, { ...u, ...units[id] }])),
})
const gone = { place: 'destroyed', cp: 0, pose: null } as const

describe('16.1 points for the enemy’s units', () => {
  it('16.1 ten for a battalion, five for a battery, fifteen for a regiment of horse: destroyed, or routing at the end', () => {
    const s = change(lobositz, {
      'b/I/1': gone,
      'b/I/3': { rout: 'routing' },
      'b/I/4': gone,
      'b/C/3': gone,
      'b/C/5': { rout: 'routing' },
      'b/II/2': { rout: 'retreating' },
      'b/II/4': { disorder: 'morale' },
    })
    expect(takenBy(s, 'a')).toEqual([
      { unit: 'b/I/1', points: 10 },
      { unit: 'b/I/3', points: 10 },
      { unit: 'b/I/4', points: 5 },
      { unit: 'b/C/3', points: 15 },
      { unit: 'b/C/5', points: 15 },
    ])
    expect(takenBy(s, 'b')).toEqual([])
  })
})

describe('OO-S11 the verdict', () => {
  it('3.7 at the start Austria has 25 points of its objectives at Lobositz and Prussia none', () => {
    const e = endingOf(lobositz, 'turns')
    expect(e.points).toEqual({ a: 0, b: 25 })
    expect(e.objectives.map(h => [h.ground, h.by, h.points.a, h.points.b])).toEqual([
      ['lobosch', null, 25, 50],
      // guns alone hold no ground
      ['homolka', null, 0, 25],
      ['lobositz', 'b', 50, 25],
      ['sullowitz', 'b', 25, 0],
    ])
    expect(e.winner).toBe('b')
  })
  it('OO-S11 losses and objectives are added; a lead under 20 is a draw, 20 wins', () => {
    // 25 for Austria's Lobositz against ten for a battalion: fifteen ahead
    expect(endingOf(change(lobositz, { 'b/I/1': gone }), 'turns')).toMatchObject({ points: { a: 10, b: 25 }, winner: null })
    expect(endingOf(change(lobositz, { 'b/I/4': gone }), 'turns')).toMatchObject({ points: { a: 5, b: 25 }, winner: 'b' })
    const s = change(lobositz, { 'b/I/1': gone, 'b/I/2': gone, 'b/I/3': gone, 'b/C/3': gone })
    expect(endingOf(s, 'turns')).toMatchObject({ points: { a: 45, b: 25 }, winner: 'a' })
  })
  it('OO-S11 option: losses alone, objectives alone', () => {
    const s = change(lobositz, { 'b/C/3': gone, 'b/C/4': gone })
    const by = (victory: string) => endingOf({ ...s, options: { victory } }, 'turns')
    expect(by('both')).toMatchObject({ points: { a: 30, b: 25 }, winner: null })
    expect(by('losses')).toMatchObject({ points: { a: 30, b: 0 }, winner: 'a' })
    expect(by('objectives')).toMatchObject({ points: { a: 0, b: 25 }, winner: 'b' })
  })
  it('OO-S11 an army that withdraws has lost, whatever the points are', () => {
    const s = { ...lobositz, sides: { ...lobositz.sides, b: { ...lobositz.sides.b, morale: { test: null, broken: true } } } }
    expect(endingOf(s, 'broken')).toMatchObject({ winner: 'a', points: { a: 0, b: 25 } })
  })
  it('16.1 after twelve turns the battle is over', () => {
    expect(goOn(inPhase(lobositz, 'pursuit', [], 'a', 11), dice()).state.ended).toBeNull()
    const end = goOn(inPhase(lobositz, 'pursuit', [], 'a', 12), dice())
    expect(end.state).toMatchObject({
      phase: 'over',
      waiting: [],
      ended: 'turns',
      ending: { winner: 'b', points: { a: 0, b: 25 } },
    })
  })
})
