/** The hex table: where counters in hand may come, what guns see, and a whole game of the sergeant. Medians. */
import { createGame, randomFrom } from '../../src/engine'
import { headerOf, playerNamed } from '../../src/host'
import type { Player, Seen, Typed } from '../../src/rulesets/contract'
import { boardOf, sees } from '../../src/rulesets/risorgimento/board'
import { reach } from '../../src/rulesets/risorgimento/rules/reach'
import type { SbState } from '../../src/rulesets/risorgimento/state'
import { scenarioOf } from '../games'
import { cpu, wholeGame } from './games.bench'
import type { Measured } from './geometry.bench'

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0
const timed = (ask: () => unknown): number => {
  const t = cpu()
  ask()
  return cpu() - t
}

/** ms of CPU that the reach of each group takes that a sergeant's game takes in hand, from the state as it stands then. */
async function reaches(): Promise<number[]> {
  const { rules, scenario } = await scenarioOf('san-fermo-1')
  const sergeant = (await playerNamed(rules, 'sergeant')) as Player<Seen, Typed>
  const game = createGame(rules, headerOf(rules, scenario, { seed: 1 }))
  const random = randomFrom('bench')
  const out: number[] = []
  for (let i = 0; i < 5000; i++) {
    const waiting = rules.awaiting(game.state().game)[0]
    if (!waiting) break
    const s = game.state().game as SbState
    const { acting } = s
    // A copy, so that nothing remembered of the counters helps.
    if (s.phase === 'act' && acting?.hex) out.push(timed(() => reach({ ...s, units: { ...s.units } }, acting)))
    const command = sergeant.choose(rules.view(game.state().game, waiting.seat), waiting.seat, random)
    if (!command) break
    game.submit(waiting.seat, command)
  }
  return out
}
/** ms of CPU of a battery's sight to every hex of the map, from every hex. */
async function sights(): Promise<number[]> {
  const { scenario } = await scenarioOf('san-fermo-1')
  const board = boardOf(scenario.map as SbState['map'])
  const labels = [...board.cells.keys()]
  return labels.map(from => timed(() => labels.filter(to => sees(board, from, to)).length))
}

/** `overlap`: seconds that one plain rectangle overlap took in the same run. */
export async function hexesBench(overlap: number): Promise<Measured[]> {
  const row = (name: string, ms: number): Measured => ({ name, value: ms, unit: 'ms', overlaps: ms / 1000 / overlap })
  return [
    row('reach of counters in hand, with facing, CPU', median(await reaches())),
    row('sight of a battery to every hex, CPU', median(await sights())),
    row('a whole sergeant game of San Fermo, the first scenario, CPU', await wholeGame('san-fermo-1')),
  ]
}
