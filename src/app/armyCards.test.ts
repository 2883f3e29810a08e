import { describe, expect, it } from 'vitest'
import type { ArmyBuilder } from '../rulesets/contract'
import { armyCards } from './armyCards'

const title = { it: 'Lista', en: 'List' }
const builder: ArmyBuilder = {
  worth: army => (army as { worth?: number }).worth ?? null,
  faults: (army, points) => {
    const { worth = 0 } = army as { worth?: number }
    return points !== undefined && worth > points ? [{ code: 'fault.list/over' }] : []
  },
  even: () => true,
  field: scenario => scenario,
  desk: null,
}

describe('armies that may be chosen', () => {
  it('own lists stand first, each with what speaks against it at its own points', () => {
    const cards = armyCards(
      builder,
      'x',
      [
        { id: 'one', points: 50, army: { title, worth: 60 } },
        { id: 'two', points: 77, army: { title, worth: 60 } },
      ],
      [{ ruleset: 'x', army: 'house', title, worth: 90 }],
    )
    expect(cards.map(c => [c.id, c.from, c.faults])).toEqual([
      ['own:one', 'own', 1],
      ['own:two', 'own', 0],
      ['house', 'house', 0],
    ])
  })
  it('what the game cannot read, or is of another game, is left out', () => {
    const others = [{ ruleset: 'y', army: 'other', title, worth: 9 }, null, { ruleset: 'x', army: 'bad', title }]
    expect(armyCards(builder, 'x', [], others)).toEqual([])
  })
})
