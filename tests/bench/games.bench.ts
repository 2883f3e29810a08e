/** Whole games of the sergeant: CPU time of one, and of one decided command with its geometry. Medians. */
import { createGame, randomFrom } from '../../src/engine'
import { headerOf, playerNamed, playGame } from '../../src/host'
import type { Player, Seen, Typed } from '../../src/rulesets/contract'
import { scenarioOf } from '../games'
import type { Measured } from './geometry.bench'

const GAMES = 7
const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0
/** ms of CPU that this process has used. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** `overlap`: seconds that one plain rectangle overlap took in the same run. */
export async function gamesBench(overlap: number): Promise<Measured[]> {
  const { rules, scenario } = await scenarioOf('lobositz')
  const sergeant = playerNamed(rules, 'sergeant') as Player<Seen, Typed>
  const players = { a: sergeant, b: sergeant }
  const whole: number[] = []
  for (let seed = 1; seed <= GAMES; seed++) {
    const t = cpu()
    const { faults } = playGame({ rules, scenario, seed, players })
    whole.push(cpu() - t)
    // A game that was broken off would flatter the figure.
    if (faults.length > 0) throw new Error(JSON.stringify(faults[0]))
  }
  const decided: number[] = []
  const game = createGame(rules, headerOf(rules, scenario, { seed: 1 }))
  const random = randomFrom('bench')
  for (let i = 0; i < 5000; i++) {
    const waiting = rules.awaiting(game.state().game)[0]
    if (!waiting) break
    const command = sergeant.choose(rules.view(game.state().game, waiting.seat), waiting.seat, random)
    if (!command) break
    const t = cpu()
    game.submit(waiting.seat, command)
    decided.push(cpu() - t)
  }
  const row = (name: string, ms: number): Measured => ({ name, value: ms, unit: 'ms', overlaps: ms / 1000 / overlap })
  return [
    row('a whole sergeant game of Lobositz, CPU', median(whole)),
    row('a command of it decided and applied, geometry included, CPU', median(decided)),
  ]
}
