import type { OwnList, OwnLists } from '../ui/ports'
import type { Library } from './storage/library'

const keyOf = (ruleset: string) => `lists:${ruleset}`
const isObject = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
/** What was stored, list by list: a damaged one is left out and hides no other. */
function readLists(x: unknown): readonly OwnList[] {
  if (!isObject(x) || x.v !== 1 || !Array.isArray(x.lists)) return []
  return x.lists.flatMap(l =>
    isObject(l) && typeof l.id === 'string' && typeof l.points === 'number' && isObject(l.army)
      ? [{ id: l.id, points: l.points, army: l.army }]
      : [],
  )
}

/** Players' own army lists, kept in the browser beside the games. Where nothing can be stored they hold for this visit. */
export function createLists(library: Library): OwnLists {
  const here = new Map<string, readonly OwnList[]>()
  let work: Promise<unknown> = Promise.resolve()
  const read = async (ruleset: string): Promise<readonly OwnList[]> => {
    try {
      const stored = readLists(await library.record(keyOf(ruleset)))
      const unsaved = here.get(ruleset) ?? []
      return [...stored.filter(s => !unsaved.some(u => u.id === s.id)), ...unsaved]
    } catch {
      return here.get(ruleset) ?? []
    }
  }
  /** One change after the other, so that none writes over what another has just stored. */
  const change = (ruleset: string, f: (all: readonly OwnList[]) => readonly OwnList[]): Promise<boolean> => {
    const next = work.then(async () => {
      const lists = f(await read(ruleset))
      try {
        await library.putRecord(keyOf(ruleset), { v: 1, lists })
        here.delete(ruleset)
        return true
      } catch {
        here.set(ruleset, lists)
        return false
      }
    })
    work = next
    return next
  }
  return {
    all: read,
    put: (ruleset, list) =>
      change(ruleset, all => (all.some(l => l.id === list.id) ? all.map(l => (l.id === list.id ? list : l)) : [...all, list])),
    remove: (ruleset, id) => change(ruleset, all => all.filter(l => l.id !== id)),
  }
}
