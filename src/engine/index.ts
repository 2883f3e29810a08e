/** The door of the engine: command → decide → events → apply, dice, log, replay, undo. It knows no game and no table. */
export { type Decision, decide, type How, isMachineCommand } from './decide'
export type { Dice, DiceRolled, DiceState, Purpose } from './dice'
export { type DiceBy, type DiceReport, type DieReport, diceReport } from './diceReport'
export { type Answered, beginning, createGame, type Game, howOf, type Undoable } from './game'
export {
  type BattleOf,
  type Branch,
  type CheckEntry,
  type CommandEntry,
  type EndEntry,
  type Entry,
  type Header,
  isCommand,
  isUndo,
  LOG_FORMAT,
  type ReadLog,
  type RulesEntry,
  readLog,
  type UndoEntry,
} from './log'
export { plainJson } from './plain'
export { type GameRules, MODES, type Mode, type Options, type Outcome, type Refusal, type Turned, type Typed } from './rules'
export {
  type Commitments,
  type Contributions,
  commitmentOf,
  isSealable,
  revealedIn,
  sealFault,
  throwing,
} from './sealed'
export { applyEvent, type GameState, isMachineEvent, type MachineEvent, outcomeOf } from './state'
export { diceFromContributions, diceFromSeed, randomFrom, roll } from './stream'
export { type Difference, type Verified, verify } from './verify'
