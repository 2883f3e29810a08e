/** The theatre: a log as a film, and what is said about it. The door of this folder. */
export type { Branch, Entry, Header } from '../engine'
export { branchOf, gameHash, isBranchOf, leavingAt, playedSince } from './branch'
export { bare, trackIn, withTrack } from './file'
export {
  type Film,
  type FilmOptions,
  openFilm,
  openFilmText,
  type Rolled,
  type SaidLine,
  type Step,
  type Stride,
} from './film'
export {
  type Eyes,
  inOrder,
  type Known,
  type Look,
  type Mark,
  MOST_MARKS,
  type Pointer,
  readTrack,
  type Said,
  saidIn,
  type Track,
  trackFaults,
} from './track'
