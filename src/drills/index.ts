/** The drill ground: exercises made new from a seed, their answers judged, and the book of them. The door of this folder. */

export type { Asked, Drill, DrillKind, DrillName, Field, Level, Makers, Option } from '../rulesets/contract/practice'
export { LEVELS } from '../rulesets/contract/practice'
export {
  type Book,
  dayOf,
  dueNow,
  EMPTY_BOOK,
  type Missed,
  readBook,
  recorded,
  recordedDay,
  type Skill,
  skillOf,
  type Tally,
  tallied,
  total,
} from './book'
export {
  type Answer,
  type DrillGame,
  FIRST,
  GAMES,
  gameOf,
  isGame,
  isKind,
  isLevel,
  judged,
  kindsOf,
  ofGame,
  type Verdict,
} from './drill'
export { ENEMY, GUNS, isLesson, LEAST_AHEAD, LESSONS, type Lesson, lessonGhost, lessonNow, PUPIL } from './lesson'
export { drillOfDay, loadMakers, makeDrill } from './make'
export { named } from './named'
export { drillsAt, type Position } from './position'
export { type AnyPractice, loadPractice } from './practice'
export { type Review, reviewOf } from './review'
export { cornerAt, degreesTo, ghost } from './turning'
