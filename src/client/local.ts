import type { Fault } from '../base/pointer'
import type { Result } from '../base/result'
import type { AnyRuleset, Options, Scenario } from '../rulesets/contract'
import type { DiceWay, Mode, TableGame } from './game'

/** What a game at one screen is made from. Names and random seed are handed in: nothing here knows a clock or a generator. */
export interface LocalSetup {
  readonly ruleset: AnyRuleset
  /** Read and checked by the ruleset (`content` does it). */
  readonly scenario: Scenario
  /** What is left out stands at its default. */
  readonly options: Options
  readonly mode: Mode
  readonly seats: { readonly [seat: string]: { readonly name: string } }
  readonly dice: DiceWay
  /** A whole number from 0 to 2^53 − 1, or any text: the page's own random bytes as hex. */
  readonly seed: number | string
  /** A log to go on with: its header then wins over everything above but `ruleset`. */
  readonly lines?: readonly string[]
  /** Called after each change with the lines that are new and how many stood before them; the header is line 0. */
  readonly onLines?: (lines: readonly string[], from: number) => void
}

export interface Resumed {
  readonly game: TableGame
  /** What the reader should know: codes `log/torn`, `log/damaged`, `log/older-rules`, `log/check-differs`. Empty: nothing. */
  readonly notes: readonly Fault[]
}

/** Starts a game at one screen, or goes on with one where `lines` are given; throws where those cannot be used at all. */
export function createLocalGame(setup: LocalSetup): TableGame {
  throw new Error(`not open yet: ${setup.ruleset.id}`)
}

/** Goes on with a logged game. A damaged tail is dropped with a note; a header that cannot be read is a fault. */
export function resumeLocalGame(
  resume: Pick<LocalSetup, 'ruleset' | 'onLines'> & { readonly lines: readonly string[] },
): Result<Resumed, Fault> {
  throw new Error(`not open yet: ${resume.ruleset.id}`)
}
