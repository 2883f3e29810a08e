/** What a measured game says of moves: steps, commands of the hands, verdicts, reach, charges. Hex games leave it out. */
import type { Cm, Deg, Seat, UnitId } from '../../base/units'
import type { Point, Pose, Step } from '../../geometry/shapes'
import type { Overlay } from './drawing'
import type { Refusal, Term } from './words'

/**
 * What a question about a command yields. `ok`: it may be done; `breach`: a rule forbids it (all refusals that were found, the
 * first standing); `impossible`: not one's unit, no such thing, not a pose. `ends` are the poses of the moved units after each
 * step, the last pose last; `width` and `depth` stand in them where a change of formation changed the ground they take (of several
 * moves together: the last pose of each unit, in order). `left`: what is left of the move after it.
 */
export interface Verdict {
  readonly kind: 'ok' | 'breach' | 'impossible'
  readonly refusals: readonly Refusal[]
  readonly working: readonly Term[]
  readonly drawing: readonly Overlay[]
  readonly ends: readonly (Pose & { readonly width?: Cm; readonly depth?: Cm })[]
  readonly left?: Cm
  readonly allowance?: Cm
}

/** A step as a measured game takes it: the manoeuvres of the drill book, and the changes of formation that a game names. */
export type GameStep = Step | { readonly form: string; readonly face?: 'left' | 'right' | 'rear' }

/** How the player's hands move a unit in a measured game. Measured rulesets take this command as it is. */
export interface MoveCommand {
  readonly type: 'move'
  readonly unit: UnitId
  readonly steps: readonly GameStep[]
  /** The enemy that this move charges, where it does. */
  readonly charge?: UnitId
}

/**
 * Several planned moves committed together, in order: all of them stand, or the first refused one names itself and none does. Where the
 * other side may answer one of them (fire of opportunity), those after it have not been made.
 */
export interface MoveTogether {
  readonly type: 'moveTogether'
  readonly moves: readonly MoveCommand[]
}

/**
 * A piece put down where the hand wants it, its formation kept: in set-up inside its zone (elsewhere a breach), and anywhere in the
 * free way of playing. Measured rulesets take this command as it is.
 */
export interface PlaceCommand {
  readonly type: 'place'
  readonly unit: UnitId
  readonly pose: Pose
}

/** The ground that one unit's next move may use, as regions and exact questions. `geometry/reach` computes it. */
export interface Reach {
  /** For a facing: where the centre of the front edge may stand. */
  readonly regions: readonly { readonly facing: Deg; readonly polygons: readonly (readonly Point[])[] }[]
  /** The outline of all ground that the unit could cover. */
  readonly outline: readonly (readonly Point[])[]
}

/** A charge that one wheel and one leg can bring about. */
export interface ChargeChance {
  readonly target: UnitId
  readonly steps: readonly Step[]
  /** What is left of the move at contact. */
  readonly left: Cm
  readonly side: 'front' | 'flank' | 'rear'
  readonly margin: Cm
}

/** The hands' questions in a measured game. Hex games leave it out. */
export interface MeasuredHands<Q, C> {
  /** What the unit may do at all, so that the pad offers it; `formations` as taken by `{form}`. */
  manoeuvres(
    seen: Q,
    unit: UnitId,
  ): {
    readonly kinds: readonly ('wheel' | 'advance' | 'oblique' | 'retire' | 'shift' | 'aboutFace' | 'form')[]
    readonly formations: readonly string[]
    readonly obliqueLimit: Deg
    readonly allowance: Cm
    readonly left: Cm
    /** Wheels turn about the unit's middle; left out: about a front corner. */
    readonly about?: 'centre'
  } | null
  /** The same command with its last step cut to the exact legal limit (a wheel's degrees, a leg's length); unchanged where it is legal. */
  clamp(seen: Q, seat: Seat, command: MoveCommand): MoveCommand
  /** The cheapest steps to a pose, or to the nearest legal one. */
  solve(
    seen: Q,
    seat: Seat,
    unit: UnitId,
    to: Pose,
  ): { readonly steps: readonly Step[]; readonly exact: boolean; readonly end: Pose; readonly refusals: readonly Refusal[] }
  charges(seen: Q, unit: UnitId): readonly ChargeChance[]
  /** Every enemy's charges against this unit. */
  threats(seen: Q, unit: UnitId): readonly (ChargeChance & { readonly by: UnitId })[]
  /** The command for a plan of moves. */
  plan(moves: readonly MoveCommand[]): C
}
