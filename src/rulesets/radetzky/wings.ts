/** Half bases come in pairs, and are called the two wings of one body; linked they are that body (Leggera). */
import type { Name } from '../contract'

const WINGS = [
  { it: ', ala destra', en: ', right wing' },
  { it: ', ala sinistra', en: ', left wing' },
] as const
/** As older files write it. */
const OLDER = [' (½)', ' (½, 2)'] as const

/** What a half of a pair is called: 1 the right wing, 2 the left. */
export const wingOf = (name: Name, half: 1 | 2): Name => {
  const { it, en } = WINGS[half - 1]!
  return { it: `${name.it}${it}`, en: `${name.en}${en}` }
}
const without = (name: string, ends: readonly string[]): string => {
  const end = ends.find(e => name.endsWith(e))
  return end === undefined ? name : name.slice(0, name.length - end.length)
}
/** What both halves have in common; a name that says no half is as it was. */
export const wholeOf = (name: Name): Name => ({
  it: without(name.it, [...WINGS.map(w => w.it), ...OLDER]),
  en: without(name.en, [...WINGS.map(w => w.en), ...OLDER]),
})
/** What a base is called as it stands. */
export const calledOf = (unit: { readonly name: Name; readonly linked: boolean }): Name =>
  unit.linked ? wholeOf(unit.name) : unit.name
