import { describe, expect, it } from 'vitest'
import { goOn, inPhase } from '../play.testing'
import { lobositz, table } from '../rules/table.testing'
import { startOf, stateOf } from '../scenarios.testing'
import { show } from '../show'
import type { OoState } from '../state'
import { view } from '../view'
import { scoreOf } from './score'

const phases = (s: OoState) =>
  (show(view(s, 'a')).panels.oo as { readonly phases: readonly { readonly id: string }[] }).phases.map(p => p.id)

describe('16 what the panels of the end are given', () => {
  it('16.1 both armies with their thresholds and the number to roll', () => {
    const { sides } = scoreOf(view(lobositz, 'spectator'))
    expect(sides.a).toMatchObject({
      total: 92,
      lost: 0,
      testAt: 31,
      breaksAt: 47,
      test: null,
      over: 40,
      bonus: 10,
      destroyed: [],
    })
    expect(sides.b).toMatchObject({ total: 95, lost: 0, testAt: 32, breaksAt: 48, over: 50, bonus: 0 })
  })
  it('2.4 veiled, the enemy’s losses are not counted for anybody else, until the battle is over', () => {
    const veiled: OoState = { ...lobositz, options: { enemyCp: 'veiled' } }
    const end = goOn(inPhase(veiled, 'pursuit', [], 'a', 12)).state
    const before = { ...end, ended: null, ending: null }
    expect(scoreOf(view(before, 'a')).sides.b.lost).toBeNull()
    expect(scoreOf(view(before, 'a')).turns).toEqual([{ turn: 12, lost: { a: 0, b: null } }])
    expect(scoreOf(view(before, 'spectator')).turns).toEqual([{ turn: 12, lost: { a: null, b: null } }])
    expect(scoreOf(view(end, 'a')).turns).toEqual([{ turn: 12, lost: { a: 0, b: 0 } }])
  })
  it('16.2 objectives with who has them; the other side’s secret points are null', () => {
    const secret: OoState = {
      ...lobositz,
      rules: { ...lobositz.rules, objectives: 'secret' },
      sides: { ...lobositz.sides, a: { ...lobositz.sides.a, objectives: { lobositz: 50 } } },
    }
    const of = (who: 'a' | 'b' | 'spectator') => scoreOf(view(secret, who))
    const town = (who: 'a' | 'b' | 'spectator') => of(who).ground.find(g => g.ground === 'lobositz')!
    expect(town('a')).toMatchObject({ by: 'b', why: 'occupied', points: { a: 50, b: null }, most: { a: 50, b: 25 } })
    expect(town('b').points).toEqual({ a: null, b: 25 })
    expect(town('spectator').points).toEqual({ a: null, b: null })
    expect(of('a').assigned).toEqual({ lobositz: 50 })
    expect(of('spectator').assigned).toBeNull()
  })
  it('16 the end comes with its working', () => {
    const end = goOn(inPhase(table({}), 'pursuit', [], 'a', 12)).state
    expect(scoreOf(view(end, 'b')).ending).toMatchObject({ by: 'turns', points: { a: 0, b: 0 }, winner: null })
  })
  it('6 phases that a scenario has no use for are not listed', () => {
    expect(phases(inPhase(stateOf('leuthen'), 'orders', ['a']))).toContain('arrivals')
    expect(phases(inPhase(stateOf('kolin'), 'orders', ['a']))).not.toContain('arrivals')
    expect(phases(startOf('open-field'))).toContain('objectives')
    expect(phases(startOf('lobositz'))).not.toContain('objectives')
  })
})
