/** What a measured game answers about a position, whatever it came from. The numbers and the verdicts are the ruleset's own. */
import type { Clause, Cm, Footprint, Id, Name, Overlay, Phrase, Point, Refusal, Seen, Step, Term } from '../contract'

export interface ExamUnit {
  readonly id: Id
  readonly seat: string
  readonly name: Name
  /** Null: measured as something else than its own rectangle (a village, a square), or in contact: not asked about. */
  readonly body: Footprint | null
}
/** A shot that one unit could have at an enemy. */
export interface ExamShot {
  readonly target: Id
  readonly may: boolean
  readonly cm: Cm
  /** The number to roll, or the dice. */
  readonly value: number
  readonly refusals: readonly Refusal[]
  /** Distances at which this weapon's fire changes, the farthest last. */
  readonly bounds: readonly Cm[]
  readonly working: readonly Term[]
  readonly drawing: readonly Overlay[]
}
/** Whether a charge reaches, and by how much: below 0 is wanting. */
export interface ExamCharge {
  readonly cm: Cm
  readonly speed: Cm
  /** The way that was reckoned; empty where it is only known to be too far. */
  readonly steps: readonly Step[]
}
export interface ExamMet {
  readonly side: 'front' | 'flank' | 'rear'
  readonly end: Footprint
}
export interface ExamCommand {
  readonly cm: Cm
  readonly radius: Cm
  readonly from: Point
  readonly to: Point
  readonly who: Name
  /** The piece on the table that gives the orders. */
  readonly body: Id
}

export interface Exam<S extends Seen = Seen> {
  /** The game at rest: nobody has moved or fired yet in this turn, so that a question can be asked of anybody. */
  ready(seen: S): S
  units(seen: S): readonly ExamUnit[]
  /** The same position with one unit pushed. */
  pushed(seen: S, unit: Id, by: Point): S
  /** Empty: the unit cannot fire, as it is. */
  shots(seen: S, unit: Id): readonly ExamShot[]
  /** Enemies before the unit who are too far for its weapon, and by how much; not all who are far off need be named. */
  short(seen: S, unit: Id): readonly { readonly target: Id; readonly by: Cm }[]
  /** What has to be known of its weapon. */
  weapon(seen: S, unit: Id): Phrase | null
  /** What a number to roll is made of, besides the distance: facts in sentences. Null: it is not to be told in a few. */
  terms(seen: S, unit: Id, target: Id): readonly Phrase[] | null
  /** Null: nothing certain can be said. */
  charge(seen: S, unit: Id, target: Id): ExamCharge | null
  /** How much of the unit is behind the target's front line, and how far its middle is from it (above 0: before it). Null: no such rule. */
  flank(seen: S, unit: Id, target: Id): { readonly flank: boolean; readonly share: number; readonly cm: Cm } | null
  /**
   * Which side of an enemy a unit touches that goes straight ahead, and where it then stands. Null: no such rule, or it touches
   * another before him, or nobody.
   */
  met(seen: S, unit: Id, target: Id): ExamMet | null
  command(seen: S, unit: Id): ExamCommand | null
  /** Whether the way to an enemy is free to the eye or to the shot, and who bars it, where it is somebody. Null: it is no such question. */
  sees(
    seen: S,
    unit: Id,
    target: Id,
  ): { readonly yes: boolean; readonly from: Point; readonly to: Point; readonly by?: Name } | null
  readonly clauses: { readonly [k in 'fire' | 'number' | 'charge' | 'flank' | 'command' | 'sight']: Clause }
  /** Sentences: `own` stands in the codes of this game's own, with its point (`drill.<own>command.ask`). */
  readonly words: {
    readonly own: string
    readonly reach: Phrase
    readonly command: 'general' | 'base'
    readonly sight: 'eye' | 'lane'
  }
  readonly number: 'percent' | 'dice'
}
