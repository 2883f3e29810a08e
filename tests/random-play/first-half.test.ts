import { expect, it } from 'vitest'
import { playable } from '../../src/rulesets/registry'
import { scenarioIds, scenarioOf } from '../games'
import { playAll } from './playAll'

it('every game that can be played has a scenario', async () => {
  const played = await Promise.all(scenarioIds().map(async id => (await scenarioOf(id)).rules.id))
  for (const id of playable()) expect(played).toContain(id)
})

// two files share the scenarios, so that two cores play them
playAll(scenarioIds().filter((_, i) => i % 2 === 0))
