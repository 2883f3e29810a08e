/** 5.3: who may stand together. */
import type { Counter } from '../state'
import { STACK } from '../tables'

/** Whether these counters may share a hex: of one side, commanders besides. Who came in by road marches two abreast. */
export function fits(counters: readonly Counter[]): boolean {
  if (counters.length <= 1) return true
  if (counters.some(u => u.road) && counters.length > STACK.road) return false
  const foot = counters.filter(u => u.kind === 'infantry')
  const horse = counters.filter(u => u.kind === 'cavalry')
  const guns = counters.length - foot.length - horse.length
  if (horse.length > 0) return horse.length === counters.length && horse.length <= STACK.horse
  if (guns > 0) return counters.length <= STACK.gunsAndFoot
  const one = foot.every(u => u.battalion === foot[0]!.battalion)
  return foot.length <= (one ? STACK.battalion : STACK.mixed)
}
