/**
 * The state of a game: the ruleset's own state in an envelope that holds what every game has. Plain JSON; it never holds the
 * log, names, or anything of a screen. `hash` is taken of all of it.
 */
import type { Seat } from '../base/units'
import type { DiceRolled, DiceState } from './dice'
import type { GameRules, Mode, Outcome, Turned, Typed } from './rules'

export interface GameState<S> {
  readonly ruleset: string
  readonly mode: Mode
  /** Where the dice stream stands. */
  readonly dice: DiceState
  /** What a seat has proposed and the other has not yet taken up; both lapse at the turn's end. */
  readonly offers: { readonly end?: Seat; readonly mode?: { readonly by: Seat; readonly mode: Mode } }
  /** Set where the game ended by resigning or by agreement, before its own rules ended it. */
  readonly ended: Outcome | null
  readonly game: S
}

/** Events that the machine itself makes and applies; every other event is the game's. */
export type MachineEvent =
  | DiceRolled
  /** Advised play: a rule forbids what follows, and it was wanted all the same. Always the first event. */
  | { readonly type: 'RuleBreached'; readonly code: string; readonly clause: string }
  | { readonly type: 'ModeProposed'; readonly by: Seat; readonly mode: Mode }
  | { readonly type: 'ModeChanged'; readonly mode: Mode }
  | { readonly type: 'EndProposed'; readonly by: Seat }
  | { readonly type: 'EndAgreed'; readonly by: Seat }
  | { readonly type: 'Resigned'; readonly by: Seat; readonly winner: Seat | null }

const MACHINE: ReadonlySet<string> = new Set<MachineEvent['type']>([
  'DiceRolled',
  'RuleBreached',
  'ModeProposed',
  'ModeChanged',
  'EndProposed',
  'EndAgreed',
  'Resigned',
])
export const isMachineEvent = (event: Typed): event is MachineEvent => MACHINE.has(event.type)

function applyMachine<S>(state: GameState<S>, event: MachineEvent): GameState<S> {
  switch (event.type) {
    case 'DiceRolled':
      return event.after ? { ...state, dice: event.after } : state
    case 'RuleBreached':
      return state
    case 'ModeProposed':
      return { ...state, offers: { ...state.offers, mode: { by: event.by, mode: event.mode } } }
    case 'ModeChanged':
      return { ...state, mode: event.mode, offers: state.offers.end ? { end: state.offers.end } : {} }
    case 'EndProposed':
      return { ...state, offers: { ...state.offers, end: event.by } }
    case 'EndAgreed':
      return { ...state, ended: { winner: null, by: 'agreement' }, offers: {} }
    case 'Resigned':
      return { ...state, ended: { winner: event.winner, by: 'resignation' }, offers: {} }
  }
}

type Rules<S, E extends Typed> = Pick<GameRules<S, never, never, E>, 'apply'>

/** One event upon a state. Total: it draws nothing and refuses nothing. */
export function applyEvent<S extends Turned, E extends Typed>(
  rules: Rules<S, E>,
  state: GameState<S>,
  event: E | MachineEvent,
): GameState<S> {
  if (isMachineEvent(event)) return applyMachine(state, event)
  const game = rules.apply(state.game, event as E)
  if (game === state.game) return state
  const lapse = game.turn !== state.game.turn && (state.offers.end || state.offers.mode)
  return lapse ? { ...state, game, offers: {} } : { ...state, game }
}

/** How the game ended; null while it goes on. */
export const outcomeOf = <S>(
  rules: { outcome(seen: S): Outcome | null },
  state: Pick<GameState<S>, 'ended' | 'game'>,
): Outcome | null => state.ended ?? rules.outcome(state.game)
