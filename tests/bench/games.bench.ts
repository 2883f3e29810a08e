/** Whole games of the sergeant: CPU time of one, and of one decided command with its geometry. Medians. */
import { createGame, randomFrom } from '../../src/engine'
import { headerOf, playerNamed, playGame } from '../../src/host'
import type { MoveCommand, Player, Seen, Typed } from '../../src/rulesets/contract'
import type { FireCommand } from '../../src/rulesets/ordine-obliquo/commands'
import { fireOdds } from '../../src/rulesets/ordine-obliquo/rules/fire/odds'
import { shotAt } from '../../src/rulesets/ordine-obliquo/rules/fire/shot'
import { fightOdds, moveOdds } from '../../src/rulesets/ordine-obliquo/rules/melee/odds'
import type { OoState } from '../../src/rulesets/ordine-obliquo/state'
import { scenarioOf } from '../games'
import type { Measured } from './geometry.bench'

const GAMES = 7
const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0
/** ms of CPU that this process has used. */
export const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How often each is asked; the middle time counts, so that what the machine does besides is not taken for the question's own. */
const ASKED = 5

/** ms that the odds of everything declared in a game take, from the state as it stands: shots judged, chances summed. */
function oddsOf(state: OoState, seat: 'a' | 'b', command: Typed, fire: number[], melee: number[]): void {
  const timed = (into: number[], ask: () => unknown) => {
    const each = Array.from({ length: ASKED }, () => {
      const t = cpu()
      ask()
      return cpu() - t
    })
    into.push(median(each))
  }
  if (command.type === 'fire') {
    const { target, by } = command as FireCommand
    timed(fire, () => {
      // a copy, so that nothing remembered of the state helps
      const seen = { ...state }
      const foe = seen.units[target]!
      const shots = by.flatMap(id => shotAt(seen, seen.units[id]!, foe) ?? [])
      return fireOdds(foe, shots)
    })
  }
  if (command.type === 'move' && 'charge' in command) timed(melee, () => moveOdds({ ...state }, seat, command as MoveCommand))
  if (command.type === 'melee') {
    const { target } = command as Typed & { target: string }
    const fight = state.fights.find(f => f.target === target)
    if (fight) timed(melee, () => fightOdds({ ...state }, fight))
  }
}

/** CPU in ms of a whole game of the sergeant on both sides; the median of several. */
export async function wholeGame(id: string): Promise<number> {
  const { rules, scenario } = await scenarioOf(id)
  const sergeant = (await playerNamed(rules, 'sergeant')) as Player<Seen, Typed>
  const whole: number[] = []
  for (let seed = 1; seed <= GAMES; seed++) {
    const t = cpu()
    const { faults } = playGame({ rules, scenario, seed, players: { a: sergeant, b: sergeant } })
    whole.push(cpu() - t)
    // A game that was broken off would flatter the figure.
    if (faults.length > 0) throw new Error(JSON.stringify(faults[0]))
  }
  return median(whole)
}

/** `overlap`: seconds that one plain rectangle overlap took in the same run. */
export async function gamesBench(overlap: number): Promise<Measured[]> {
  const { rules, scenario } = await scenarioOf('lobositz')
  const sergeant = (await playerNamed(rules, 'sergeant')) as Player<Seen, Typed>
  const decided: number[] = []
  const fire: number[] = []
  const melee: number[] = []
  const game = createGame(rules, headerOf(rules, scenario, { seed: 1 }))
  const random = randomFrom('bench')
  for (let i = 0; i < 5000; i++) {
    const waiting = rules.awaiting(game.state().game)[0]
    if (!waiting) break
    const command = sergeant.choose(rules.view(game.state().game, waiting.seat), waiting.seat, random)
    if (!command) break
    oddsOf(game.state().game as OoState, waiting.seat as 'a' | 'b', command, fire, melee)
    const t = cpu()
    game.submit(waiting.seat, command)
    decided.push(cpu() - t)
  }
  const row = (name: string, ms: number): Measured => ({ name, value: ms, unit: 'ms', overlaps: ms / 1000 / overlap })
  return [
    row('a whole sergeant game of Lobositz, CPU', await wholeGame('lobositz')),
    row('a whole sergeant game of Goito, CPU', await wholeGame('goito')),
    row('a whole sergeant game of Wertingen (cards), CPU', await wholeGame('wertingen')),
    row('a whole sergeant campaign of 1809, battles on the map, CPU', await wholeGame('campaign-1809')),
    row('a command of it decided and applied, geometry included, CPU', median(decided)),
    row('odds of a declared fire, median', median(fire)),
    row('odds of a declared fire, the slowest', Math.max(0, ...fire)),
    row('odds of a charge or melee, median', median(melee)),
    row('odds of a charge or melee, the slowest', Math.max(0, ...melee)),
  ]
}
