/** Numbers only: speeds, sizes, ranges and costs, each with its clause. Lengths in cm. */
import type { Arm, Experience, Formation, Troop } from './kinds'

/** 7.1 Speed by troop and formation. A battery does not move; a square stands (4). */
export const SPEED: { readonly [t in Troop]: { readonly march: number; readonly line: number; readonly rout: number } } = {
  infantry: { march: 17, line: 14, rout: 22 },
  openOrder: { march: 22, line: 22, rout: 22 },
  lightCavalry: { march: 30, line: 22, rout: 30 },
  heavyCavalry: { march: 25, line: 20, rout: 25 },
  artillery: { march: 14, line: 0, rout: 22 },
  general: { march: 30, line: 30, rout: 0 },
  cossacks: { march: 35, line: 35, rout: 35 },
}
/** 7.1 On a road, in march column or limbered, for the whole move. */
export const ROAD_BONUS = 7
/** 7.2 Off straight ahead, either side, in degrees. */
export const OBLIQUE_LIMIT = 30
/** 7.2 What the outer corner's path costs, and how much of the speed it may take. */
export const WHEEL_COST = 2
export const WHEEL_SHARE = 0.5
/** 7.4 Going back with the front kept counts double. */
export const RETIRE_COST = 2
/** 7.4 Prussian infantry in line, sideways, for the whole move. */
export const SHIFT_LIMIT = 7
/** 7.5, OO-7 Half speed, once, whatever the causes. */
export const HALF = 0.5
/** 7.5 Crossing a river by a ford. */
export const FORD_COST = 10
/** 3.2 of the reading: who does not charge ends farther than this from every enemy; who charges stops with exactly this gap. */
export const NEARNESS = 1

/** 2.2 One base: front and depth. */
export const BASE: { readonly [t in Troop]: { readonly front: number; readonly depth: number } } = {
  infantry: { front: 4, depth: 1.5 },
  openOrder: { front: 4, depth: 1.5 },
  lightCavalry: { front: 3, depth: 3 },
  heavyCavalry: { front: 3, depth: 3 },
  artillery: { front: 4, depth: 4 },
  general: { front: 2, depth: 2 },
  cossacks: { front: 3, depth: 3 },
}
/** 2.2 Bases of a full unit. */
export const BASES: { readonly [t in Troop]: number } = {
  infantry: 4,
  openOrder: 4,
  lightCavalry: 4,
  heavyCavalry: 4,
  artillery: 1,
  general: 1,
  cossacks: 4,
}
/** 4 Between the bases of open order. */
export const OPEN_SPACING = 2
/** 4 A square's side. */
export const SQUARE_SIDE = 7
/** 9.5 Gunners away from their guns. */
export const GUNNERS = { width: 4, depth: 1.5 } as const

/** 2.4 CP above the number of bases; guns have CP of their own. */
export const EXPERIENCE_CP: { readonly [e in Experience]: number } = { recruit: 0, regular: 1, veteran: 2, elite: 3 }
export const GUN_CP: { readonly [a in Arm]?: number } = { heavyArtillery: 5, lightArtillery: 3, howitzer: 3 }
/** 2.3 Units of a brigade, batteries not counted. */
export const BRIGADE_MAX = 6

/** 3.3 Command radius: up to four units, and for each one above. 3.2 the commander-in-chief's. */
export const RADIUS = 12
export const RADIUS_UNITS = 4
export const RADIUS_MORE = 2.5
export const CHIEF_RADIUS = 40

/** 7.4 Formations that each troop may take. */
export const MAY_FORM: { readonly [t in Troop]: readonly Formation[] } = {
  infantry: ['line', 'column', 'square', 'village'],
  openOrder: ['line', 'village'],
  lightCavalry: ['line', 'column'],
  heavyCavalry: ['line', 'column'],
  artillery: ['limbered', 'battery'],
  general: ['line'],
  cossacks: ['line'],
}
/** 7.4 Roll above this on a percentage die to form square. */
export const SQUARE_ROLL = { prussia: 50, others: 65 } as const

/** 8.1 How far each weapon carries, short range and long; both are inclusive. Howitzers have the range of heavy guns. */
export const RANGE = {
  musket: { short: 4, long: 9 },
  rifle: { short: 6, long: 12 },
  heavyArtillery: { short: 10, long: 40 },
  howitzer: { short: 10, long: 40 },
  lightArtillery: { short: 10, long: 30 },
} as const
/** 8 How far to either side guns bear, in degrees. */
export const GUN_SPREAD = 22.5
/** 8 Open order fires and is fired at within so much of a wood's edge. */
export const WOOD_EDGE = 2
/** 8.2 So much of its move infantry may have used and still fire. */
export const FIRE_SHARE = 0.5
/** 8.8 What is rolled at or under, before the modifiers; howitzers count as light guns here. */
export const FIRE_BASE = { infantry: 40, heavyArtillery: 50, lightArtillery: 40, howitzer: 40 } as const
/** 8.8 Modifiers of the firer and of the target; a garrison fires with half its base. */
export const FIRE_MOD = {
  veteran: 10,
  recruits: -10,
  halfCp: -10,
  disordered: -15,
  openOrderFires: -10,
  firstVolley: 10,
  cover: -10,
  short: 20,
  openOrder: -10,
  column: 15,
  dense: 10,
  enfilade: 15,
  village: -15,
  counterBattery: -10,
  charging: -10,
} as const
/** 13, OO-18 What a unit that routs loses when it is fired at. */
export const ROUTED_FIRED_CP = 2

/** 10.1 The die under fire and in melee; what half strength takes from it; up to what it routs and retreats, and the CP that costs. */
export const MORALE = {
  die: { fire: 10, melee: 6 },
  halfCp: -1,
  hit: 1,
  routs: { upTo: 2, cp: 2 },
  retreats: { upTo: 4, cp: 1 },
} as const
/** 16.1 Of a hundred CP: how many lost ask for the army's test, how many it may lose at the most. */
export const ARMY_TEST_AT = 33
export const ARMY_BREAKS = 50
/** 16.1 Roll above this to keep the army in hand, and what an excellent commander-in-chief adds. */
export const ARMY_ROLL = { prussia: 40, others: 50 } as const
export const ARMY_ROLL_EXCELLENT = 10
/** 16.1 Points for each enemy unit destroyed or routing at the end. */
export const POINTS = { foot: 10, guns: 5, horse: 15 } as const
/** OO-S11 A smaller lead is a draw. */
export const LEAD = 20
/** 16.2 Points that a side may assign, to one piece in its own half, to one in the other. */
export const OBJECTIVE_POINTS = { all: 100, own: 25, theirs: 50 } as const
