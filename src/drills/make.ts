/** Makes drills: the same name always the same drill. What makes no good one is thrown away and drawn anew from the same chance. */
import { type Drill, type DrillName, LEVELS, type Makers } from '../rulesets/contract/practice'
import { chance } from '../rulesets/shared/drill/chance'
import { type DrillGame, GAMES, kindsOf, ofGame } from './drill'
import { loadPractice } from './practice'

/** Who makes the drills of a game: fetched with it. */
export const loadMakers = async (game: DrillGame): Promise<Makers> => (await loadPractice(game))?.makers ?? {}
/** After so many throws a maker is broken, not unlucky. */
const THROWS = 4000

/** The drill of that name; `makers`: those of its game. */
export function makeDrill({ kind, level, seed, game }: DrillName, makers: Makers): Drill {
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
