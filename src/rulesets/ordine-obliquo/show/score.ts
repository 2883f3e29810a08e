/** Panel data of 16: losses by side with their thresholds, objectives as far as the viewer may know them, and the end's working. */
import type { Param } from '../../contract'
import type { Ending, Held, Objectives, Taken, TurnLoss } from '../combat'
import { armyNumber } from '../rules/ending/armyTest'
import { breaksAt, lostOf, testAt, totalOf } from '../rules/ending/losses'
import { heldNow, mostPoints, objectivesOf } from '../rules/ending/objectives'
import { takenBy } from '../rules/ending/verdict'
import { type OoView, SIDES, type Side } from '../state'
import { LEAD, OBJECTIVE_POINTS } from '../tables'
import { groundName } from '../tell/ending'

export interface OoScoreSide {
  /** All CP of the side, reinforcements counted. */
  readonly total: number
  /** Null: veiled. */
  readonly lost: number | null
  /** So many CP lost ask for the army's test; so many break it (16.1). */
  readonly testAt: number
  readonly breaksAt: number
  readonly test: 'held' | 'failed' | null
  readonly broken: boolean
  /** The number to roll above, and what is added to the roll. */
  readonly over: number
  readonly bonus: number
  /** Enemy units destroyed or routing as things stand, with their points. */
  readonly destroyed: readonly Taken[]
}
/** An objective, and the most that each side may put on it. */
export interface OoScoreGround extends Held {
  /** Its name, or what it is and whose. */
  readonly label: Param
  readonly kind: string
  readonly most: { readonly a: number; readonly b: number }
}
/** `panels['oo'].score`. */
export interface OoScore {
  readonly victory: 'both' | 'losses' | 'objectives'
  /** A lead below this is a draw. */
  readonly lead: number
  readonly sides: { readonly [seat in Side]: OoScoreSide }
  /** CP lost up to the end of each turn. */
  readonly turns: readonly TurnLoss[]
  /** `secret`: each side assigns its points unseen. Points of the other side are null until they may be known. */
  readonly objectives: 'secret' | 'given' | 'none'
  readonly ground: readonly OoScoreGround[]
  /** What the viewer's side has assigned in secret; null: nothing yet, or not its to see. */
  readonly assigned: Objectives | null
  readonly limits: { readonly all: number; readonly own: number; readonly theirs: number }
  /** Everything with its working, once the battle is over. */
  readonly ending: Ending | null
}

function sideOf(view: OoView, seat: Side): OoScoreSide {
  const total = totalOf(view, seat)
  return {
    total,
    lost: lostOf(view, seat),
    testAt: testAt(total),
    breaksAt: breaksAt(total),
    test: view.sides[seat].morale.test,
    broken: view.sides[seat].morale.broken,
    ...armyNumber(view, seat),
    destroyed: takenBy(view, seat),
  }
}

export function scoreOf(view: OoView): OoScore {
  const own = SIDES.find(seat => seat === view.viewer)
  return {
    victory: (view.options.victory as OoScore['victory'] | undefined) ?? 'both',
    lead: LEAD,
    sides: { a: sideOf(view, 'a'), b: sideOf(view, 'b') },
    turns: view.losses,
    objectives: view.rules.objectives,
    ground: objectivesOf(view).map(g => ({
      ...heldNow(view, g),
      label: groundName(view, g.id),
      kind: g.kind,
      most: { a: mostPoints(view, 'a', g), b: mostPoints(view, 'b', g) },
    })),
    assigned: own ? view.sides[own].objectives : null,
    limits: OBJECTIVE_POINTS,
    ending: view.ending,
  }
}
