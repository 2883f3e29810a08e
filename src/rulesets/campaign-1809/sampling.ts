/** Sample moves, always the same for the same view: no unit is moved but by the choices. */
import type { UnitId } from '../contract'
import type { CampCommand } from './commands'
import type { CampView } from './state'

export const sampleMove = (_view: CampView, _unit: UnitId, _k: number): CampCommand | null => null
