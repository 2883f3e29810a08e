import { describe, expect, it } from 'vitest'
import { type ReadLog, verify } from '../../src/engine'
import { playerNamed, playGame } from '../../src/host'
import type { AnyRuleset } from '../../src/rulesets/contract'
import { openFilm } from '../../src/theatre'
import { rulesetOf, scenarioIds, scenarioOf } from '../games'

const first = Number(process.env.CAMPO_SEED ?? 1)
const SOAK = process.env.CAMPO_SOAK !== undefined
/** Of the twenty battles of one game five each will do, and few whole campaigns. */
const FEW: { readonly [ruleset: string]: number } = { 'commands-colors': 5, 'campaign-1809': 3 }

/** `CAMPO_GAME=<ruleset>` plays that game alone. */
const game = process.env.CAMPO_GAME
const mine = scenarioIds().filter(id => game === undefined || rulesetOf(id) === game)

/** The scenarios of one of two files, so that two cores share them. */
export const half = (n: 0 | 1): readonly string[] => mine.filter((_, i) => i % 2 === n)

/** Those of the scenarios whose game has that player; every game has the random one. */
async function playedBy(ids: readonly string[], player: string): Promise<readonly string[]> {
  const has = await Promise.all(ids.map(async id => (await playerNamed((await scenarioOf(id)).rules, player)) !== null))
  return ids.filter((_, i) => has[i])
}

/**
 * Whole games by built-in players, watched for what must hold at every command, and their logs replayed. `CAMPO_SOAK` plays more,
 * `CAMPO_SEED` begins elsewhere; a seed that failed comes back with `CAMPO_SEED=<seed>` and becomes a test of its own.
 */
export async function playAll(ids: readonly string[], player: string): Promise<void> {
  const played = await playedBy(ids, player)
  if (played.length === 0)
    it(`no game here has a ${player}`, () => {
      // a game of one scenario leaves the other half empty; one that nobody knows leaves both
      expect(mine).not.toEqual([])
    })
  const rulesets = new Map(await Promise.all(played.map(async id => [id, (await scenarioOf(id)).rules.id] as const)))
  describe.each([...played])(`%s: ${player} players`, id => {
    const games = SOAK ? 500 : (FEW[rulesets.get(id)!] ?? 10)
    it.each(Array.from({ length: games }, (_, i) => first + i))('seed %i', async seed => {
      const { rules, scenario } = await scenarioOf(id)
      const one = (await playerNamed(rules, player))!
      const game = playGame({ rules, scenario, seed, players: Object.fromEntries(rules.seats.map(s => [s, one])) })
      expect(game.faults).toEqual([])
      // it ended by the rules, in the turns that there are
      expect(game.outcome).not.toBe(null)
      expect(verify(rules, game)).toMatchObject({ verified: true, hash: game.hash })
      if (SOAK || games < 10 || seed === first) looksBack(rules, game)
    })
  })
}

/** It can be looked back on from any place: between the events of one command too, where the rules ask nobody yet. */
function looksBack(rules: AnyRuleset, game: Pick<ReadLog, 'header' | 'entries'>): void {
  const film = openFilm(rules, game)
  if (!film.ok) throw new Error(JSON.stringify(film.error))
  const fought = film.value.steps.filter(s => s.combat)
  if (rules.combats && game.entries.some(e => 'events' in e && e.events.some(x => rules.combats!.includes(x.type))))
    expect(fought).not.toEqual([])
  for (let at = 0; at <= film.value.steps.length; at += 7) film.value.show(at, 'both')
}

/** The other ways of playing, at random: a few turns show it, the rules are the same. */
export function playLoosely(ids: readonly string[]): void {
  describe.each([...ids])('%s at random', id => {
    it.each(['advised', 'free'] as const)('in %s play', async mode => {
      const { rules, scenario } = await scenarioOf(id)
      const short = { ...scenario, turns: 3 }
      expect(playGame({ rules, scenario: short, seed: first, mode }).faults).toEqual([])
    })
  })
}
