/** What rules ask of a unit at every turn. */
import type { UnitId } from '../contract'
import type { Unit } from './state'

/** Infantry in close order: what open order and guns evade from, what disorder is not recovered before. */
export const isCloseInfantry = (unit: Pick<Unit, 'arm'>): boolean => unit.arm === 'infantry'
export const isGuns = (unit: Pick<Unit, 'troop'>): boolean => unit.troop === 'artillery'
export const isHorse = (unit: Pick<Unit, 'troop'>): boolean => unit.troop === 'lightCavalry' || unit.troop === 'heavyCavalry'
/** Infantry of either order, on foot. */
export const isFoot = (unit: Pick<Unit, 'troop'>): boolean => unit.troop === 'infantry' || unit.troop === 'openOrder'
/** Alive and on the table. */
export const stands = (unit: Unit): unit is Unit & { readonly pose: NonNullable<Unit['pose']> } =>
  unit.place === 'table' && unit.pose !== null
/** Whether its charge at that target is on: who is broken or gone charges nobody any more. */
export const charges = (unit: Unit, target: UnitId): boolean =>
  unit.use.charge?.target === target && stands(unit) && unit.rout === null && unit.cp !== 0

/** What CP leave to be seen (option: the enemy's are veiled). */
export const strengthOf = (cp: number, start: number): Unit['strength'] => (cp <= 0 ? 'gone' : cp <= start / 2 ? 'half' : 'full')
