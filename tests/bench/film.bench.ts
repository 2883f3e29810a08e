/** Looking back: a step to any place of a game of 12 turns, and opening a log of 5,000 commands. */
import { createLocalGame } from '../../src/client'
import { playGame } from '../../src/host'
import { type Film, openFilmText } from '../../src/theatre'
import { scenarioOf } from '../games'
import type { Measured } from './geometry.bench'

const LONG = 5000
const LOOKS = 200
const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0
const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function opened(lines: readonly string[]): Promise<Film> {
  const film = await openFilmText(lines)
  if (!film.ok) throw new Error(JSON.stringify(film.error))
  return film.value
}

/** Everything that a step shows: the picture, the words, the construction. */
function looks(film: Film, places: readonly number[]): number {
  return median(
    places.map(at => {
      const t = cpu()
      film.show(at, 'both')
      film.told(at, 'both', true)
      film.drawing(at, 'both')
      return cpu() - t
    }),
  )
}

/** A free game in which pieces are put here and there: as many commands as nobody plays in one evening. */
async function longGame(): Promise<readonly string[]> {
  const { rules, scenario } = await scenarioOf('lobositz')
  const seats = { a: { name: 'A' }, b: { name: 'B' } }
  const game = createLocalGame({ ruleset: rules, scenario, options: {}, mode: 'free', seats, dice: 'table', seed: 1 })
  const pieces = game.get().show.bodies.filter(b => b.selectable && b.radius === undefined)
  for (let i = 0; i < LONG; i++) {
    const { id, seat } = pieces[i % pieces.length]!
    const front = [5 + ((i * 37) % 1700) / 10, 5 + ((i * 53) % 1100) / 10]
    const command = { type: 'place', unit: id, pose: { front, facing: (i * 7) % 360 } }
    const answer = game.submit(seat, command)
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer))
  }
  return game.lines()
}

export async function filmBench(overlap: number): Promise<Measured[]> {
  const { rules, scenario } = await scenarioOf('lobositz')
  const { header, entries } = playGame({ rules, scenario, seed: 5, checkEvery: 0 })
  const film = await opened([header, ...entries].map(l => JSON.stringify(l)))
  const last = film.steps.length
  const row = (name: string, ms: number): Measured => ({ name, value: ms, unit: 'ms', overlaps: ms / 1000 / overlap })
  const range = (f: (i: number) => number) => Array.from({ length: Math.min(LOOKS, last) }, (_, i) => f(i))
  const onwards = looks(
    film,
    range(i => Math.floor(last / 4) + i),
  )
  const backwards = looks(
    film,
    range(i => last - i),
  )
  const anywhere = looks(
    film,
    range(i => ((i * 7919) % 997) % last),
  )
  const lines = await longGame()
  const t = cpu()
  await opened(lines)
  return [
    row('a step forwards in a game of 12 turns, CPU', onwards),
    row('a step backwards in a game of 12 turns, CPU', backwards),
    row('a jump to any event of a game of 12 turns, CPU', anywhere),
    row('a log of 5,000 commands opened, CPU', cpu() - t),
  ]
}
