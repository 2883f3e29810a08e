/** 2.6: the point behind, on the own long edge, to which a unit goes back: its brigade's own where it has one, else its side's. */
import type { Point } from '../../contract'
import type { OoSeen, Unit } from '../state'

/** Null: none was chosen yet. */
export const retreatPointOf = (seen: Pick<OoSeen, 'sides' | 'brigades'>, unit: Pick<Unit, 'seat' | 'brigade'>): Point | null =>
  seen.brigades[unit.brigade]?.retreat ?? seen.sides[unit.seat].retreat
