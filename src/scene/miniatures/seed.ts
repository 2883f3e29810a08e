/** A number from 0 up to 1 that always belongs to this text and this place in it: how one figure differs from the next. */
export function seeded(text: string, place: number): number {
  let h = 2166136261 ^ place
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h = Math.imul(h ^ (h >>> 15), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
