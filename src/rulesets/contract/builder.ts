import type { Phrase } from './words'

/** Armies that players make for themselves, where a game counts the value of lists. */
export interface ArmyBuilder {
  /** What an army is worth in the game's points; null where it is no army of the game. */
  worth(army: unknown): number | null
  /**
   * What speaks against fielding an army, as sentences of the builder's catalogue; none: it may be. `points`: what it was made to; left
   * out: the smallest size that holds it. What is no army of the game has none: `worth` tells that.
   */
  faults(army: unknown, points?: number): readonly Phrase[]
  /** Whether two lists of these values are of equal value. */
  even(a: number, b: number): boolean
  /** The scenario with other armies in it, each wherever the scenario's own would have been; as it was where the scenario takes none. */
  field(scenario: unknown, armies: { readonly a?: unknown; readonly b?: unknown }): unknown
  /** What the game's own screen works with; its type is exported by the game. */
  readonly desk: unknown
}
