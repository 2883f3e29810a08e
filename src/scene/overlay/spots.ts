/** Where a number of a line may stand on the screen. Lengths in CSS pixels; boxes by their top left. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
type Px = readonly [x: number, y: number]

/** Whether two boxes share more than an edge. */
export const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

const inside = (b: Box, room: { x0: number; y0: number; x1: number; y1: number }): boolean =>
  b.x >= room.x0 && b.y >= room.y0 && b.x + b.w <= room.x1 && b.y + b.h <= room.y1

/**
 * Places for a number of that size, best first (`over` false: never over its line, as for words that could not be read there): over the middle of its line where the line is long enough to be seen on both
 * sides of it, else beside the middle; then beyond its far end, then beside its two thirds and its third.
 */
export function spotsAlong(from: Px, to: Px, w: number, h: number, over = true): Box[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy)
  const [ux, uy] = long > 1e-6 ? [dx / long, dy / long] : [1, 0]
  const along = (Math.abs(ux) * w + Math.abs(uy) * h) / 2
  const aside = (Math.abs(uy) * w + Math.abs(ux) * h) / 2 + 4
  const at = (part: number, out: number, beyond = 0): Box => ({
    x: from[0] + dx * part + ux * beyond - uy * out - w / 2,
    y: from[1] + dy * part + uy * beyond + ux * out - h / 2,
    w,
    h,
  })
  const beside = (part: number) => [at(part, aside), at(part, -aside)]
  return [
    ...(over && long > 2 * along + 24 ? [at(0.5, 0)] : []),
    ...beside(0.5),
    at(1, 0, along + 9),
    ...beside(0.8),
    ...beside(0.3),
    ...(over && long > 1e-6 ? [at(0.5, 0)] : []),
  ]
}

/** Places for the name of a point, best first: over it, under it, to its right, to its left, and further over it. */
export function spotsAbout([x, y]: Px, w: number, h: number): Box[] {
  const at = (dx: number, dy: number): Box => ({ x: x + dx - w / 2, y: y + dy - h / 2, w, h })
  const off = h / 2 + 9
  const side = w / 2 + 14
  return [at(0, -off), at(0, off), at(side, 0), at(-side, 0), at(side, -off), at(-side, -off), at(side, off), at(-side, off)]
}

/** The first of these places that is in the room and covers nothing of what is taken; null where none is. */
export function freeSpot(
  spots: readonly Box[],
  taken: readonly Box[],
  room: { x0: number; y0: number; x1: number; y1: number },
): Box | null {
  return spots.find(s => inside(s, room) && !taken.some(t => overlaps(s, t))) ?? null
}
