/** Words that data, state and tables of this game share. */

/** The chain of orders (Attivazione): one step along it at a time. */
export const ORDERS = ['attack', 'manoeuvre', 'defence', 'retreat'] as const
export type Order = (typeof ORDERS)[number]

/** What shoots, as the fire table knows it. */
export const SHOOTERS = ['line', 'light', 'artillery', 'positionArtillery'] as const
export type Shooter = (typeof SHOOTERS)[number]

/** What a base is to those who shoot at it. */
export const TARGET_ARMS = ['infantry', 'light', 'cavalry', 'artillery'] as const
export type TargetArm = (typeof TARGET_ARMS)[number]

export const COVERS = ['none', 'wooden', 'woodEdge', 'village', 'masonry'] as const
export type Cover = (typeof COVERS)[number]
