/**
 * Whole campaigns of sergeants, their battles on the map: each ends after twelve turns without a fault. Played in a soak alone, which
 * prints how they come out, beside what a simulation of the same tables gave with scripted players (400 games a row).
 */
import { expect, it } from 'vitest'
import { playerNamed, playGame } from '../../src/host'
import type { CampState } from '../../src/rulesets/campaign-1809/state'
import type { Player, Seen, Typed } from '../../src/rulesets/contract'
import { scenarioOf } from '../games'

const SOAK = process.env.CAMPO_SOAK !== undefined
const first = Number(process.env.CAMPO_SEED ?? 1)
const GAMES = 300
/** Difference of victory points at 5, 25, 50, 75 and 95 of a hundred; share and median turn of Vienna’s fall; battles a game. */
const MODEL = [
  '−111/76/201/283/392, Wien 58 %, turn 6, 21.0 battles (one mass)',
  '48/146/236/369/479, Wien 67 %, turn 6, 11.2 battles (Austria only delays)',
]
const game = process.env.CAMPO_GAME

const at = (all: readonly number[], part: number) => [...all].sort((a, b) => a - b)[Math.floor(part * (all.length - 1))] ?? 0
const spread = (all: readonly number[]) => [0.05, 0.25, 0.5, 0.75, 0.95].map(p => at(all, p)).join('/')

it.runIf(SOAK && (game === undefined || game === 'campaign-1809'))(
  `${GAMES} campaigns of sergeants end by the twelfth turn`,
  { timeout: 3_600_000 },
  async () => {
    const { rules, scenario } = await scenarioOf('campaign-1809')
    const one = (await playerNamed(rules, 'sergeant')) as Player<Seen, Typed>
    const differences: number[] = []
    const falls: number[] = []
    let battles = 0
    for (let seed = first; seed < first + GAMES; seed++) {
      let fall: number | null = null
      const played = playGame({
        rules,
        scenario,
        seed,
        checkEvery: 0,
        players: { a: one, b: one },
        watch: state => {
          const s = state.game as unknown as CampState
          if (fall === null && s.control.WIE === 'a') fall = s.turn
        },
      })
      expect(played.faults).toEqual([])
      expect(played.outcome).not.toBe(null)
      expect(played.turns).toBeLessThanOrEqual(12)
      const points = played.outcome!.points!
      differences.push(points.a! - points.b!)
      if (fall !== null) falls.push(fall)
      battles += played.entries.flatMap(e => ('events' in e ? e.events : [])).filter(e => e.type === 'BattleEnded').length
    }
    // both sides can win such a campaign, and not by a hair
    expect(Math.max(...differences) - Math.min(...differences)).toBeGreaterThan(0)
    if (SOAK)
      process.stdout.write(
        `campaign 1809, sergeants: ${spread(differences)}, Wien ${Math.round((100 * falls.length) / GAMES)} %, turn ${at(falls, 0.5)}, ${(battles / GAMES).toFixed(1)} battles\n  model: ${MODEL.join('\n  model: ')}\n`,
      )
  },
)
