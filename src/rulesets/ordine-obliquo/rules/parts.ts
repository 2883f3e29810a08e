import type { Unit, UnitParts } from '../state'

/** The parts of a unit that its move may change; null where it is not on the table. */
export const partsOf = (u: Unit): UnitParts | null =>
  u.pose && { pose: u.pose, formation: u.formation, village: u.village, disorder: u.disorder, guns: u.guns }
