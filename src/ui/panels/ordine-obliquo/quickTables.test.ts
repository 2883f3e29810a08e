import { describe, expect, it } from 'vitest'
import { meleeValue } from '../../../rulesets/ordine-obliquo/rules/melee/value'
import { FIRE_BASE, FIRE_MOD, RANGE } from '../../../rulesets/ordine-obliquo/tables'
import { CONDITION, FIGHTER, FIRE_BASES, FIRER, MELEE_BASE, RANGES, TARGET } from './quickTables'

describe('the quick sheet tells the numbers that the game uses', () => {
  it('8.1 ranges, and 8.8 what is rolled under', () => {
    expect(Object.fromEntries(RANGES.map(([w, short, long]) => [w, { short, long }]))).toEqual(RANGE)
    expect(Object.fromEntries(FIRE_BASES)).toEqual(FIRE_BASE)
  })
  it('8.8 every modifier of fire, and no other', () => {
    expect(Object.fromEntries([...FIRER, ...TARGET].map(([key, , amount]) => [key, amount]))).toEqual(FIRE_MOD)
  })
  it('9.9 every modifier of melee, and no other', () => {
    const unit = {
      arm: 'infantry',
      experience: 'regular',
      halfCp: true,
      openOrder: false,
      disordered: true,
      inVillage: true,
      general: true,
      tired: true,
    } as const
    const all = {
      missedCountercharge: true,
      noImpetus: true,
      uphill: true,
      attackedBySeveral: true,
      againstCavalryNotCharging: true,
      defile: true,
      againstSquare: true,
      againstDense: true,
    }
    const found = new Map<string, number>()
    for (const arm of ['infantry', 'lightCavalry', 'cuirassiers', 'gunners', 'cossacks'] as const)
      for (const experience of ['recruit', 'veteran'] as const)
        for (const openOrder of [true, false])
          for (const t of meleeValue({ ...unit, arm, experience, openOrder }, all).working) found.set(t.label, t.amount)
    found.delete('nought')
    expect(Object.fromEntries(found)).toEqual({ meleeBase: MELEE_BASE, ...Object.fromEntries([...FIGHTER, ...CONDITION]) })
  })
})
