/** 5: a die each; excellent commanders add 1, poor ones take 1 off. OO-21: equal totals are rolled again; the winner says who is first. */
import type { CommanderClass, Side } from '../state'

export const bonusOf = (klass: CommanderClass | null): number => (klass === 'excellent' ? 1 : klass === 'poor' ? -1 : 0)

export function initiativeOf(
  faceA: number,
  faceB: number,
  classA: CommanderClass | null,
  classB: CommanderClass | null,
): { readonly a: number; readonly b: number; readonly winner: Side | null } {
  const a = faceA + bonusOf(classA)
  const b = faceB + bonusOf(classB)
  return { a, b, winner: a === b ? null : a > b ? 'a' : 'b' }
}
