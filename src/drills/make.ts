/** Makes drills: the same name always the same drill. What makes no good one is thrown away and drawn anew from the same chance. */
import { chance } from './chance'
import { type Drill, type DrillKind, type DrillName, KINDS, LEVELS, type Maker } from './drill'
import { commandDrill } from './kinds/command'
import { distanceDrill } from './kinds/distance'
import { fireDrill, numberDrill } from './kinds/fire'
import { flankDrill } from './kinds/flank'
import { marchDrill } from './kinds/march'
import { reachDrill } from './kinds/reach'
import { sightDrill } from './kinds/sight'
import { aimDrill, wheelDrill } from './kinds/wheels'

const MAKERS: { readonly [k in DrillKind]: Maker } = {
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
/** After so many throws a maker is broken, not unlucky. */
const THROWS = 4000

/** The drill of that name. */
export function makeDrill({ kind, level, seed }: DrillName): Drill {
  const r = chance(`drill:${kind}:${level}:${seed}`)
  for (let i = 0; i < THROWS; i++) {
    const made = MAKERS[kind](level, r)
    if (made) return { chalk: [], working: [], notes: [], ...made, kind, level, seed }
  }
  throw new Error(`no drill of the kind ${kind}, level ${level}, seed ${seed}`)
}

/** The drill of a day (`2026-11-30`): the same for everyone on that date. */
export function drillOfDay(date: string): DrillName {
  const r = chance(`drill of the day:${date}`)
  return { kind: r.pick(KINDS), level: r.pick(LEVELS.slice(1)), seed: r.below(1_000_000) }
}
