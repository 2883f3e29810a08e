/** A position under examination: who stands where, who is asked about, and how firmly an answer holds. */
import { gapCm } from '../../geometry'
import type { Id, Point, Seen, Show } from '../../rulesets/contract'
import type { Drill, Exam, ExamUnit, Level } from '../../rulesets/contract/practice'
import { LEAST } from '../../rulesets/shared/drill/parts'

/** Answers that hold by more than this, in cm, are plain. */
export const PLAIN = 8
/** Whoever lies farther from the firer than this bears on no shot. */
const BEARING = 70
const SCALES: readonly number[] = [LEAST + 0.01, 0.2, 0.5, 1, 2]
export const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/** How nasty a near miss makes a drill. */
export const levelOf = (margin: number): Level => (margin < 0.5 ? 4 : margin < 1 ? 3 : margin < 2 ? 2 : 1)

/** A drill as it was found; `near`: by this the nastiest of a kind are chosen. */
export type Found = Omit<Drill, 'show' | 'seed' | 'level' | 'chalk' | 'working' | 'notes' | 'margin'> &
  Partial<Pick<Drill, 'chalk' | 'working' | 'notes'>> & { readonly margin: number | null; readonly near: number }

/** A unit that is measured as its own rectangle. */
export type Standing = ExamUnit & { readonly body: NonNullable<ExamUnit['body']> }
export interface Ground<S extends Seen> {
  readonly exam: Exam<S>
  readonly seen: S
  readonly show: Show
  readonly units: readonly Standing[]
  readonly own: readonly Standing[]
  enemiesOf(u: ExamUnit): readonly Standing[]
  /** Whether these two are asked about first, however plain the answer. */
  first(u: ExamUnit, e: ExamUnit): boolean
}

/** How far any one of these may be moved, whichever way, and the answer be the same; null: not even the least. */
export function steady<S extends Seen>(g: Ground<S>, ids: readonly Id[], answer: (s: S) => string): number | null {
  const is = answer(g.seen)
  let found: number | null = null
  for (const cm of SCALES) {
    if (!ids.every(id => WAYS.every(([x, y]) => answer(g.exam.pushed(g.seen, id, [x * cm, y * cm])) === is))) break
    found = cm
  }
  return found
}
/** Who is near enough to bear on what a unit may fire at. */
export const about = <S extends Seen>(g: Ground<S>, u: Standing): Id[] =>
  g.units.filter(x => gapCm(x.body, u.body) < BEARING).map(x => x.id)
