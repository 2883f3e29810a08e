/** Who examines positions of a game: fetched with the game. */
import type { Exam } from './exam'

/** A game's own types are forgotten here: whoever asks hands over positions of that game. */
const EXAMS: { readonly [ruleset: string]: () => Promise<Exam> } = {
  'ordine-obliquo': async () => (await import('./ordine-obliquo')).examOo as unknown as Exam,
  radetzky: async () => (await import('./radetzky')).examRad as unknown as Exam,
}
/** Null: no drills are made of that game's positions. */
export async function loadExam(ruleset: string): Promise<Exam | null> {
  return Object.hasOwn(EXAMS, ruleset) ? ((await EXAMS[ruleset]?.()) ?? null) : null
}
export type { Exam, ExamUnit } from './exam'
