import { describe, expect, it } from 'vitest'
import type { Ending } from '../../combat'
import { act, acts, codesOf, inPhase } from '../../play.testing'
import type { OoState, Piece, Side } from '../../state'
import { reveals, seenEvent, view } from '../../view'
import { lobositz } from '../table.testing'
import { assignRefusals, proposeObjectives } from './assign'

const piece = (id: string, x: number, y: number): Piece => ({
  id,
  kind: 'hill',
  outline: [
    [x, y],
    [x + 20, y],
    [x + 20, y + 20],
    [x, y + 20],
  ],
})
const ground = [piece('south-1', 20, 20), piece('south-2', 120, 20), piece('north-1', 20, 80), piece('north-2', 120, 80)]
const secret: OoState = {
  ...inPhase(lobositz, 'objectives', ['b', 'a'], 'a', 0),
  ground,
  rules: { ...lobositz.rules, objectives: 'secret' },
  sides: { a: { ...lobositz.sides.a, objectives: null }, b: { ...lobositz.sides.b, objectives: null } },
}
const codes = (seat: Side, points: { readonly [id: string]: number }) => codesOf(secret, seat, { type: 'objectives', points })

describe('16.2 objectives assigned in secret', () => {
  it.each([
    ['all of a hundred', { 'north-1': 50, 'north-2': 25, 'south-1': 25 }, []],
    ['fewer', { 'north-1': 1 }, []],
    ['none at all', {}, []],
    ['more than a hundred', { 'north-1': 50, 'north-2': 50, 'south-1': 1 }, ['objectives/too-many']],
    ['too many on one in the own half', { 'south-1': 26 }, ['objectives/own-half']],
    ['too many on one in the other half', { 'north-1': 51 }, ['objectives/their-half']],
    ['no such piece', { lobosch: 10 }, ['objectives/unknown']],
    ['half a point', { 'north-1': 0.5 }, ['command/unknown']],
    ['a point less than nothing', { 'north-1': -1 }, ['command/unknown']],
  ])('16.2 %s', (_, points, refused) => {
    expect(codes('a', points)).toEqual(refused)
  })
  it('16.2 the halves are each side’s own', () => {
    expect(codes('b', { 'south-1': 50, 'north-1': 25 })).toEqual([])
    expect(codes('b', { 'north-1': 26 })).toEqual(['objectives/own-half'])
  })
  it('16.2 every proposal is legal, and they differ', () => {
    for (const seat of ['a', 'b'] as const) {
      const ways = proposeObjectives(secret, seat)
      expect(ways.length).toBe(3)
      for (const w of ways) expect(assignRefusals(secret, seat, w)).toEqual([])
    }
    expect(proposeObjectives(secret, 'a')[0]).toEqual({ 'north-1': 50, 'north-2': 50 })
  })
  it('16.2 may be changed until it is confirmed; nobody is done without', () => {
    expect(codesOf(secret, 'b', { type: 'endPhase' })).toEqual(['objectives/assign'])
    const s = acts(
      secret,
      ['b', { type: 'objectives', points: { 'south-1': 50 } }],
      ['b', { type: 'objectives', points: { 'south-2': 50, 'north-1': 0 } }],
    )
    expect(s.sides.b.objectives).toEqual({ 'south-2': 50 })
    expect(codesOf(acts(s, ['b', { type: 'endPhase' }]), 'b', { type: 'objectives', points: {} })).toEqual(['turn/not-yours'])
  })
  it('16.2 hidden from the other seat and from spectators until the battle is over', () => {
    const { state, events } = act(secret, 'a', { type: 'objectives', points: { 'north-1': 37 } })
    expect(view(state, 'a').sides.a.objectives).toEqual({ 'north-1': 37 })
    for (const who of ['b', 'spectator'] as const) {
      expect(JSON.stringify([view(state, who), events.map(e => seenEvent(e, secret, who))])).not.toContain('37')
      expect(events.map(e => seenEvent(e, secret, who)?.type)).toEqual(['ObjectivesSet'])
    }
    const over = { ...state, ended: 'turns' as const }
    expect(view(over, 'b').sides.a.objectives).toEqual({ 'north-1': 37 })
    const ending: Ending = { by: 'turns', winner: null, points: { a: 0, b: 0 }, destroyed: { a: [], b: [] }, objectives: [] }
    expect(reveals({ type: 'GameEnded', by: 'turns', ending }, state)).toBe(true)
    expect(reveals({ type: 'GameEnded', by: 'turns', ending }, lobositz)).toBe(false)
  })
  it('16.2 what the scenario gives is known to all', () => {
    expect(view(lobositz, 'b').sides.a.objectives).toEqual({ lobosch: 25, lobositz: 50, sullowitz: 25 })
  })
  it('16.2 no other phase takes them', () => {
    expect(codesOf({ ...secret, phase: 'orders' }, 'a', { type: 'objectives', points: {} })).toEqual(['phase/not-now'])
    expect(codesOf(inPhase(lobositz, 'objectives', ['a']), 'a', { type: 'objectives', points: {} })).toEqual([
      'objectives/unknown',
    ])
  })
})
