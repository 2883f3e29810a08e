/** Seeds that once failed, each with what was wrong. */
import { expect, it } from 'vitest'
import { playerNamed, playGame } from '../../src/host'
import { scenarioOf } from '../games'

it.each([
  ['lobositz', 1001, 4, 'units were offered nothing but moves of no length, and the turn never ended'],
  ['san-fermo-1', 70, 3, 'counters in a full hex could neither go on, for their commander, nor stop'],
  [
    'encounter',
    240,
    10,
    'what a base had moved towards fell to its own shot, and its duty came back though it could move no more',
  ],
  ['san-fermo-3', 182, 9, 'counters in a full hex could neither go on, for their commander, nor stop'],
] as const)('%s, seed %i, %i turns: %s', async (id, seed, turns, _why) => {
  const { rules, scenario } = await scenarioOf(id)
  expect(playGame({ rules, scenario: { ...scenario, turns: Math.min(turns, scenario.turns) }, seed }).faults).toEqual([])
})

it.each([
  [269, 4],
  [324, 6],
] as const)('open-field-russia, sergeants, seed %i: a unit back from a retreat turned about and about', async (seed, turns) => {
  const { rules, scenario } = await scenarioOf('open-field-russia')
  const one = (await playerNamed(rules, 'sergeant'))!
  const players = Object.fromEntries(rules.seats.map(s => [s, one]))
  expect(playGame({ rules, scenario: { ...scenario, turns }, seed, players }).faults).toEqual([])
})
