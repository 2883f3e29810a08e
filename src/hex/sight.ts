import type { Hex } from './labels'

/** What the line between two hexes' middles runs through. */
export interface HexLine {
  /** Hexes whose interior the line crosses, in order, both ends left out. */
  readonly through: readonly Hex[]
  /** Pairs of hexes along whose common side the line runs. */
  readonly sides: readonly (readonly [Hex, Hex])[]
}

// The six corners of a hex about its middle, in thirds of the skewed coordinates, in order round it.
const CORNERS = [
  [2, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
  [1, -2],
] as const
// The neighbour across the side between corner k and the next.
const ACROSS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

/** The line between the middles of two hexes. All sums are of whole numbers, so what lies on the line does so exactly. */
export function hexLine(from: Hex, to: Hex): HexLine {
  const dq = to.q - from.q
  const dr = to.r - from.r
  const found: { hex: Hex; at: number }[] = []
  const sides: (readonly [Hex, Hex])[] = []
  if (dq === 0 && dr === 0) return { through: [], sides: [] }
  const square = dq * dq + dr * dr
  for (let q = Math.min(from.q, to.q) - 1; q <= Math.max(from.q, to.q) + 1; q++) {
    for (let r = Math.min(from.r, to.r) - 1; r <= Math.max(from.r, to.r) + 1; r++) {
      // In thirds, from the first middle.
      const mq = 3 * (q - from.q)
      const mr = 3 * (r - from.r)
      if (Math.abs(dq * mr - dr * mq) > 3 * (Math.abs(dq) + Math.abs(dr))) continue
      const side = CORNERS.map(([a, b]) => dq * (mr + b) - dr * (mq + a))
      const way = CORNERS.map(([a, b]) => dq * (mq + a) + dr * (mr + b))
      let enter = Infinity
      let leave = -Infinity
      const mark = (t: number) => {
        if (t < enter) enter = t
        if (t > leave) leave = t
      }
      const above = side.some(s => s > 0)
      const below = side.some(s => s < 0)
      for (let k = 0; k < 6; k++) {
        const n = (k + 1) % 6
        if (side[k] === 0) mark(way[k])
        else if (side[n] !== 0 && side[k] > 0 !== side[n] > 0) mark(way[k] + ((way[n] - way[k]) * side[k]) / (side[k] - side[n]))
        if (side[k] === 0 && side[n] === 0) {
          const a = Math.min(way[k], way[n])
          const b = Math.max(way[k], way[n])
          // Each side is met from both its hexes; one of them tells it.
          if (b > 0 && a < 3 * square && (ACROSS[k][0] > 0 || (ACROSS[k][0] === 0 && ACROSS[k][1] > 0))) {
            sides.push([
              { q, r },
              { q: q + ACROSS[k][0], r: r + ACROSS[k][1] },
            ])
          }
        }
      }
      if (!above || !below) continue
      const isEnd = (q === from.q && r === from.r) || (q === to.q && r === to.r)
      if (!isEnd && leave > 1e-9 && enter < 3 * square - 1e-9) found.push({ hex: { q, r }, at: enter })
    }
  }
  found.sort((a, b) => a.at - b.at)
  return { through: found.map(f => f.hex), sides }
}

/**
 * Whether one hex sees another past blocking hexes. The two ends never block; a line along a side is blocked only if both hexes at
 * that side block. The same from either end, and clear from a hex to itself.
 */
export function hexSight(from: Hex, to: Hex, blocks: (hex: Hex) => boolean): { clear: boolean; through: readonly Hex[] } {
  const { through, sides } = hexLine(from, to)
  const clear = !through.some(blocks) && !sides.some(([a, b]) => blocks(a) && blocks(b))
  return { clear, through }
}
