/** Makes drills: the same name always the same drill. What makes no good one is thrown away and drawn anew from the same chance. */
import { chance } from './chance'
import { type Drill, type DrillGame, type DrillName, GAMES, kindsOf, LEVELS, type Makers, ofGame } from './drill'
import { commandDrill } from './kinds/command'
import { distanceDrill } from './kinds/distance'
import { fireDrill, numberDrill } from './kinds/fire'
import { flankDrill } from './kinds/flank'
import { marchDrill } from './kinds/march'
import { reachDrill } from './kinds/reach'
import { sightDrill } from './kinds/sight'
import { aimDrill, wheelDrill } from './kinds/wheels'

const MAKERS: Makers = {
  distance: distanceDrill,
  wheel: wheelDrill,
  aim: aimDrill,
  reach: reachDrill,
  flank: flankDrill,
  fire: fireDrill,
  command: commandDrill,
  march: marchDrill,
  sight: sightDrill,
  number: numberDrill,
}
/** Who makes the drills of a game; those of other games than the first are fetched when they are asked for. */
export const loadMakers = async (game: DrillGame): Promise<Makers> =>
  game === 'radetzky'
    ? (await import('./radetzky')).RAD_MAKERS
    : game === 'commands-colors'
      ? (await import('./cards')).CARD_MAKERS
      : game === 'risorgimento'
        ? (await import('./san-fermo')).HEX_MAKERS
        : MAKERS
/** After so many throws a maker is broken, not unlucky. */
const THROWS = 4000

/** The drill of that name; `makers`: those of its game. */
export function makeDrill({ kind, level, seed, game }: DrillName, makers: Makers = MAKERS): Drill {
  const r = chance(game === undefined ? `drill:${kind}:${level}:${seed}` : `drill:${game}:${kind}:${level}:${seed}`)
  for (let i = 0; i < THROWS; i++) {
    const made = makers[kind]?.(level, r)
    if (made) return { chalk: [], working: [], notes: [], ...made, kind, level, seed, ...(game ? { game } : {}) }
  }
  throw new Error(`no drill of the kind ${kind}, level ${level}, seed ${seed}`)
}

/** The drill of a day (`2026-11-30`): the same for everyone on that date. */
export function drillOfDay(date: string): DrillName {
  const r = chance(`drill of the day:${date}`)
  const game = r.pick(GAMES)
  return { kind: r.pick(kindsOf(game)), level: r.pick(LEVELS.slice(1)), seed: r.below(1_000_000), ...ofGame(game) }
}
