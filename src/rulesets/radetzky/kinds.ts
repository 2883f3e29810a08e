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

/** What a base is to the rules. */
export const ARMS = ['line', 'light', 'cavalry', 'guns', 'command', 'train'] as const
export type Arm = (typeof ARMS)[number]

/** Rows of the unit table (Scheda), and the second-line types that are proposed beside it. */
export const UNIT_KINDS = [
  'line',
  'guard',
  'bersaglieri',
  'carabinieri',
  'cavalry',
  'fieldBattery',
  'horseBattery',
  'positionBattery',
  'train',
  'german',
  'hungarian',
  'jager',
  'grenzer',
  'grenadier',
  'fortress',
  'cuirassier',
  'dragoon',
  'chevauleger',
  'uhlan',
  'hussar',
  'austrianBattery',
  'rockets',
  'secondLine',
  'volunteers',
  'command',
] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

export const NATIONS = ['sardinia', 'austria'] as const
export type Nation = (typeof NATIONS)[number]

/** Pieces of ground. A `block` is a house, a farm or a sector of a village: it holds one base. */
export const GROUND_KINDS = [
  'hill',
  'steepHill',
  'wood',
  'rough',
  'block',
  'river',
  'stream',
  'road',
  'bridge',
  'wall',
  'hedge',
  'field',
  'village',
  'exit',
] as const
export type PieceKind = (typeof GROUND_KINDS)[number]
