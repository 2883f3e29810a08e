import { expect, it } from 'vitest'
import { playable } from '../../src/rulesets/registry'
import { scenarioIds, scenarioOf } from '../games'
import { half, playAll, playLoosely } from './playAll'

it('every game that can be played has a scenario', async () => {
  const played = await Promise.all(scenarioIds().map(async id => (await scenarioOf(id)).rules.id))
  for (const id of playable()) expect(played).toContain(id)
})

await playAll(half(0), 'random')
playLoosely(half(0))
