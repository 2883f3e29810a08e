import { isLesson, type Lesson } from '../../drills'

const KEY = 'campo/lesson'
export interface Kept {
  /** The game on whose table it is held. */
  readonly id: string
  readonly lesson: Lesson
}
/** How far the lesson came in this browser; null: it was not begun, or nothing can be kept. */
export function keptLesson(): Kept | null {
  try {
    const x: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof x !== 'object' || x === null || !('id' in x) || !('lesson' in x)) return null
    return typeof x.id === 'string' && isLesson(x.lesson) ? { id: x.id, lesson: x.lesson } : null
  } catch {
    return null
  }
}
export function keepLesson(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // It holds for this visit.
  }
}
