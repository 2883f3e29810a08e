/** The door of the host: the authority over one game, built-in players, whole games played by them. */
export { type Authority, createAuthority, cutEvents, type SeatView, type Witnessed } from './authority'
export {
  afterGame,
  type Battles,
  battlesOf,
  type FoughtOut,
  gameHash,
  giveBack,
  type KeptLog,
  linkFaults,
  openBattle,
  playBattles,
} from './battles'
export { createDiceExchange, type DiceExchange, type Sealed } from './exchange'
export { freeze, headerOf, type Played, type PlayFault, type PlaySetup, playGame } from './play'
export { playerNamed, randomCommand, randomPlayer } from './random'
