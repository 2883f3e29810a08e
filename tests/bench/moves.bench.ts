/** How long a command takes: decided by the rules, applied, and, apart, told and drawn at one screen. Medians of a game at random. */
import { createLocalGame } from '../../src/client'
import { createGame, randomFrom } from '../../src/engine'
import { headerOf, randomCommand } from '../../src/host'
import { scenarioOf } from '../games'
import type { Measured } from './geometry.bench'

const COMMANDS = 300
const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0

/** `overlap`: seconds that one plain rectangle overlap took in the same run. */
export async function movesBench(overlap: number): Promise<Measured[]> {
  const { rules, scenario } = await scenarioOf('lobositz')
  const game = createGame(rules, headerOf(rules, scenario, { seed: 1 }))
  const names = { a: { name: 'A' }, b: { name: 'B' } }
  const shared = { ruleset: rules, scenario, options: {}, seed: 1, seats: names }
  const table = createLocalGame({ ...shared, mode: 'enforced', dice: 'table' })
  const random = randomFrom('bench')
  const moves: number[] = []
  const screen: number[] = []
  for (let i = 0; i < COMMANDS; i++) {
    const waiting = rules.awaiting(game.state().game)[0]
    if (!waiting) break
    const command = randomCommand(rules, rules.view(game.state().game, waiting.seat), waiting.seat, random)
    if (!command) break
    const t = performance.now()
    game.submit(waiting.seat, command)
    if (command.type === 'move') moves.push(performance.now() - t)
    const u = performance.now()
    table.submit(waiting.seat, command)
    screen.push(performance.now() - u)
  }
  const row = (name: string, ms: number): Measured => ({ name, value: ms, unit: 'ms', overlaps: ms / 1000 / overlap })
  return [
    row('a move decided and applied', median(moves)),
    row('a command at one screen: decided, applied, told, drawn as data', median(screen)),
  ]
}
