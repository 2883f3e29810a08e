/** The drill ground: exercises made new from a seed, their answers judged, and the book of them. The door of this folder. */
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
  type Asked,
  type Drill,
  type DrillGame,
  type DrillKind,
  type DrillName,
  type Field,
  GAMES,
  gameOf,
  isGame,
  isKind,
  isLevel,
  judged,
  KINDS,
  kindsOf,
  LEVELS,
  type Level,
  type Makers,
  type Option,
  ofGame,
  type Verdict,
} from './drill'
export { type Exam, loadExam } from './exam'
export { ENEMY, GUNS, isLesson, LEAST_AHEAD, LESSONS, type Lesson, lessonGhost, lessonNow, PUPIL } from './lesson'
export { drillOfDay, loadMakers, makeDrill } from './make'
export { named } from './named'
export { drillsAt, type Position } from './position'
export { type Review, reviewOf } from './review'
export { cornerAt, degreesTo, ghost } from './turning'
