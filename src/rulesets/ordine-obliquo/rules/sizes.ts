import type { Footprint, Pose } from '../../../geometry/shapes'
import { type Formation, isOpenOrder, type Troop } from '../kinds'
import { BASE, BASES, OPEN_SPACING, SQUARE_SIDE } from '../tables'

export interface Size {
  readonly width: number
  readonly depth: number
}

/**
 * 2.2, 4: the ground that a unit takes, in cm. Sizes do not shrink as CP go. A unit in a village has the village's outline
 * instead, which only the table knows: it is given its line here.
 */
export function sizeOf(troop: Troop, formation: Formation, bases: number = BASES[troop]): Size {
  const base = BASE[troop]
  if (formation === 'square') return { width: SQUARE_SIDE, depth: SQUARE_SIDE }
  if (formation === 'column') return { width: base.front, depth: base.depth * bases }
  const gaps = isOpenOrder(troop) ? OPEN_SPACING * (bases - 1) : 0
  return { width: base.front * bases + gaps, depth: base.depth }
}

export const footprintAt = (pose: Pose, size: Size): Footprint => ({
  front: pose.front,
  facing: pose.facing,
  width: size.width,
  depth: size.depth,
})
