/** Seeds that once failed, each with what was wrong. */
import { expect, it } from 'vitest'
import { playGame } from '../../src/host'
import { scenarioOf } from '../games'

it.each([['lobositz', 1001, 'units were offered nothing but moves of no length, and the turn never ended']] as const)(
  '%s, seed %i: %s',
  async (id, seed) => {
    const { rules, scenario } = await scenarioOf(id)
    expect(playGame({ rules, scenario: { ...scenario, turns: 4 }, seed }).faults).toEqual([])
  },
)
