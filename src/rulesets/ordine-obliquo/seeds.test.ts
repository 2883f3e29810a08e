/** Seeds of random play that failed once, by name. */
import { expect, it } from 'vitest'
import { scenarioOf } from '../../../tests/games'
import { playGame } from '../../host'

it('lobositz 1001: a unit that undid its advance and could not go back was offered steps of no length without end', async () => {
  const { rules, scenario } = await scenarioOf('lobositz')
  const played = playGame({ rules, scenario, seed: 1001, limit: 3000, checkEvery: 0 })
  expect(played.faults).toEqual([])
  expect(played.outcome).not.toBeNull()
}, 60_000)
