/** Events that carry what they make of things named by ids: laid upon a table of them. */
export type Changes<T> = { readonly [id: string]: Partial<T> }

/** The table with those changes laid upon it: itself where none of them is in it; ids that it does not have are passed over. */
export function changed<T extends object>(
  all: { readonly [id: string]: T },
  changes: Changes<T> | undefined,
): { readonly [id: string]: T } {
  if (!changes) return all
  const ids = Object.keys(changes).filter(id => all[id])
  if (ids.length === 0) return all
  const out: { [id: string]: T } = { ...all }
  for (const id of ids) out[id] = { ...out[id]!, ...changes[id] }
  return out
}
