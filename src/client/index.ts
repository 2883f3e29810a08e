/** The door of a seat's side: what the screen, the hands and the panels may know of a game. */
export type { BattleDoor } from './battles'
export { type Contribution, contributionFrom } from './contribution'
export type * from './game'
export { createLocalGame, type LocalSetup, type Resumed, resumeLocalGame } from './local'
