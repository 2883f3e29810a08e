/** Words that the data, the state and the rules share. */
export const FORMATIONS = ['line', 'column', 'skirmish', 'limbered', 'isolated'] as const
export type FormationMark = (typeof FORMATIONS)[number]
/** What a counter stands in; isolated is a marker beside it. */
export type Formation = Exclude<FormationMark, 'isolated'>
export const ORDERS = ['attack', 'defence', 'manoeuvre'] as const
export type Order = (typeof ORDERS)[number]
export const ARMS = ['R', 'L'] as const
export type Arm = (typeof ARMS)[number]
export const TERRAINS = ['C', 'V', 'W', 'B', 'T', 'K'] as const
/** Ground that a counter may stand on; the lake takes nobody. */
export type Terrain = (typeof TERRAINS)[number]
export type Ground = Terrain | 'A'
export const ASPECTS = ['front', 'flank', 'rear'] as const
export const ROLES = ['attacker', 'defender'] as const
export type Role = (typeof ROLES)[number]
export const KINDS = ['infantry', 'cavalry', 'artillery'] as const
export type Kind = (typeof KINDS)[number]
