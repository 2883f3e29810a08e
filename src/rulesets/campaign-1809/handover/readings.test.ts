import { describe, expect, it } from 'vitest'
import { battleOf, newFight } from '../battle'
import { field } from '../field.testing'
import { eggmuehl } from './battle.testing'
import { typesOf } from './scale'
import { handOver } from './scenario'
import { cpOf, recipeOf } from './tables'
import type { Battle } from './types'

const count = (battle: Battle, type: string) => handOver(battle).pieces.filter(p => p.side === 'a' && p.type === type).length
/** One French contingent's arm with twenty units. */
const twenty = (battle: Battle, arm: 'ipf' | 'cpf') => {
  const cell = { side: 'a' as const, contingent: 'F1', arm, points: 40, units: 20 }
  const types = typesOf(battle, 'france', [cell]).flatMap(t => t.types)
  return Object.fromEntries([...new Set(types)].map(t => [t, types.filter(x => x === t).length]))
}
const noGuard: Battle = { ...eggmuehl, sides: { ...eggmuehl.sides, a: { ...eggmuehl.sides.a, noGuard: true } } }

describe('options of the units at the table', () => {
  it('NC-O3 without the emperor the guard’s 5 % are line, the guard horse’s 15 % dragoons', () => {
    // 75 / 20 / 5 of 20, then 80 / 20
    expect(twenty(eggmuehl, 'ipf')).toEqual({ line: 15, light: 4, guard: 1 })
    expect(twenty(noGuard, 'ipf')).toEqual({ line: 16, light: 4 })
    // 10 / 30 / 15 / 30 / 15 of 20, then 10 / 30 / 30 / 30
    expect(twenty(eggmuehl, 'cpf')).toEqual({ hussar: 2, chasseur: 6, dragoon: 3, cuirassier: 6, guardHorse: 3 })
    expect(twenty(noGuard, 'cpf')).toEqual({ hussar: 2, chasseur: 6, dragoon: 6, cuirassier: 6 })
    expect([count(eggmuehl, 'guard'), count(noGuard, 'guard')]).toEqual([1, 0])
  })
  it('lightLine: light infantry in close order, in the brigades where it stood; eightHeavy: 10/40 and 5 CP', () => {
    expect(recipeOf('france', 'light').kind).toBe('jaeger')
    expect(recipeOf('france', 'light', { lightLine: true })).toEqual({ kind: 'line', experience: 'regular' })
    // Austria's jaegers and grenzers stay what they are
    expect(recipeOf('austria', 'jaeger', { lightLine: true })).toEqual(recipeOf('austria', 'jaeger'))
    expect([recipeOf('france', 'eightPounder').kind, cpOf('france', 'eightPounder')]).toEqual(['lightGun', 3])
    const heavy = { eightHeavy: true } as const
    expect([recipeOf('france', 'eightPounder', heavy).kind, cpOf('france', 'eightPounder', heavy)]).toEqual(['heavyGun', 5])
    const both = handOver({ ...eggmuehl, readings: { lightLine: true, eightHeavy: true } })
    expect(both.pieces.map(p => p.unit)).toEqual(handOver(eggmuehl).pieces.map(p => p.unit))
  })
  it('the options reach the battle; with the emperor the guard is there, and Austria has no part in it', () => {
    const at = (leader: string, options: object) => {
      const s = field({
        units: {
          'a/F1': { at: 'LAN', leaders: [leader], points: { ipf: 40, cpf: 5, apf: 5 } },
          'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 30 } },
        },
        options: options as never,
      })
      return battleOf(s, newFight(s, 'LAN', 'a'))
    }
    const on = { guardWithNapoleon: true, lightLine: true, eightHeavy: true }
    expect(at('davout', {}).readings).toBeUndefined()
    expect(at('davout', {}).sides.a.noGuard).toBeUndefined()
    expect(at('davout', on).readings).toEqual({ lightLine: true, eightHeavy: true })
    expect(at('davout', on).sides.a.noGuard).toBe(true)
    expect(at('napoleone', on).sides.a.noGuard).toBeUndefined()
  })
})
