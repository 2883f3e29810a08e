import { describe, expect, it } from 'vitest'
import { verify } from '../../src/engine'
import { playGame } from '../../src/host'
import { scenarioOf } from '../games'

const first = Number(process.env.CAMPO_SEED ?? 1)
const games = process.env.CAMPO_SOAK ? 200 : 10

/**
 * Whole games by random players, watched for what must hold at every command, and their logs replayed. `CAMPO_SOAK` plays more,
 * `CAMPO_SEED` begins elsewhere; a seed that failed comes back with `CAMPO_SEED=<seed>` and becomes a test of its own.
 */
export function playAll(ids: readonly string[]): void {
  describe.each([...ids])('%s at random', id => {
    it.each(Array.from({ length: games }, (_, i) => first + i))('seed %i', async seed => {
      const { rules, scenario } = await scenarioOf(id)
      const played = playGame({ rules, scenario, seed })
      expect(played.faults).toEqual([])
      expect(played.outcome).not.toBe(null)
      expect(verify(rules, played)).toMatchObject({ verified: true, hash: played.hash })
    })
    it.each(['advised', 'free'] as const)('in %s play', async mode => {
      const { rules, scenario } = await scenarioOf(id)
      // a few turns show it: the rules are the same
      const short = { ...scenario, turns: 3 }
      expect(playGame({ rules, scenario: short, seed: first, mode }).faults).toEqual([])
    })
  })
}
