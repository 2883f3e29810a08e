import type { Deg } from '../base/units'
import { bearingsOf, type Hex, type HexLayout, neighboursOf } from './labels'

/** How many hexes one is from another; 0 for the same. */
export const hexDistance = (a: Hex, b: Hex): number => {
  const q = b.q - a.q
  const r = b.r - a.r
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** Which side of a hex is met: the facing side and the two beside it are the front, the one behind is the rear. */
export type Aspect = 'front' | 'flank' | 'rear'

/**
 * The aspect of the hex `of`, whose occupant faces along `facing`, as seen from an adjacent hex. Null where the two are not adjacent
 * or the facing is not one of the layout's six bearings (any number of full turns aside).
 */
export function hexAspect(layout: HexLayout, of: Hex, facing: Deg, from: Hex): Aspect | null {
  const side = neighboursOf(layout, of).findIndex(h => h.q === from.q && h.r === from.r)
  const turn = ((facing % 360) + 360) % 360
  const ahead = bearingsOf(layout).indexOf(turn)
  if (side < 0 || ahead < 0) return null
  const off = Math.min((side - ahead + 6) % 6, (ahead - side + 6) % 6)
  return off <= 1 ? 'front' : off === 2 ? 'flank' : 'rear'
}
