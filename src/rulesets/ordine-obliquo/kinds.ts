/** The words of Ordine Obliquo that data, state and tables share: one list makes each union. */

export const NATIONS = ['prussia', 'austria', 'russia', 'france'] as const
export type Nation = (typeof NATIONS)[number]

/** What a unit is, as army files say it. */
export const ARMS = [
  'infantry',
  'openOrder',
  'lightCavalry',
  'heavyCavalry',
  'cuirassiers',
  'cossacks',
  'heavyArtillery',
  'lightArtillery',
  'howitzer',
] as const
export type Arm = (typeof ARMS)[number]

/** What it counts as when it moves (7.1). */
export const TROOPS = ['infantry', 'openOrder', 'lightCavalry', 'heavyCavalry', 'artillery', 'general', 'cossacks'] as const
export type Troop = (typeof TROOPS)[number]

/** `battery`: unlimbered; `village`: deployed inside one, measured as its outline (OO-8); `crew`: gunners away from their guns. */
export const FORMATIONS = ['line', 'column', 'square', 'limbered', 'battery', 'village', 'crew'] as const
export type Formation = (typeof FORMATIONS)[number]

export const EXPERIENCES = ['recruit', 'regular', 'veteran', 'elite'] as const
export type Experience = (typeof EXPERIENCES)[number]

export const COMMANDER_CLASSES = ['excellent', 'veteran', 'normal', 'poor'] as const
export type CommanderClass = (typeof COMMANDER_CLASSES)[number]

export const ORDERS = ['halt', 'cautious', 'objective', 'attack', 'withdraw'] as const
export type Order = (typeof ORDERS)[number]

export const WEAPONS = ['musket', 'rifle', 'guns', 'none'] as const
export type Weapon = (typeof WEAPONS)[number]

const TROOP_OF: { readonly [a in Arm]: Troop } = {
  infantry: 'infantry',
  openOrder: 'openOrder',
  lightCavalry: 'lightCavalry',
  heavyCavalry: 'heavyCavalry',
  cuirassiers: 'heavyCavalry',
  cossacks: 'cossacks',
  heavyArtillery: 'artillery',
  lightArtillery: 'artillery',
  howitzer: 'artillery',
}
export const troopOf = (arm: Arm): Troop => TROOP_OF[arm]

/** Horse of any kind; cossacks count as open order wherever the text does not name them (15). */
export const isCavalry = (troop: Troop): boolean => troop === 'lightCavalry' || troop === 'heavyCavalry'
/** Open order and those who have its advantages and limits (15). */
export const isOpenOrder = (troop: Troop): boolean => troop === 'openOrder' || troop === 'cossacks'
/** Close order: infantry and cavalry in ranks. Guns and generals are neither. */
export const isCloseOrder = (troop: Troop): boolean => troop === 'infantry' || isCavalry(troop)
