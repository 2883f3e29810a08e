/** Words that the data, the state and the rules share. Seat a is France, at the near edge (row 9); seat b is Austria, at row 1. */
export const ARMS = ['infantry', 'cavalry', 'artillery'] as const
export type Arm = (typeof ARMS)[number]
export const NATIONS = ['austria', 'france'] as const
export type Nation = (typeof NATIONS)[number]
export const TYPES = [
  'LN',
  'LT',
  'GRZ',
  'GR',
  'MI',
  'YG',
  'OG',
  'LC',
  'LNCR',
  'GLC',
  'HC',
  'CU',
  'GHC',
  'FA',
  'GFA',
  'HA',
] as const
export type UnitType = (typeof TYPES)[number]
export const SECTIONS = ['left', 'centre', 'right'] as const
export type Section = (typeof SECTIONS)[number]
export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]
export const other = (seat: string): Side => (seat === 'a' ? 'b' : 'a')
export const nationOf = (seat: Side): Nation => (seat === 'a' ? 'france' : 'austria')

/** Grounds by the letters of the maps. */
export const TERRAINS = [
  '.',
  'F',
  'G',
  'H',
  'X',
  'Q',
  'R',
  'r',
  'D',
  's',
  'B',
  'M',
  'L',
  'l',
  'T',
  'W',
  'O',
  'C',
  'A',
  'K',
] as const
export type Terrain = (typeof TERRAINS)[number]
/** The faces of a battle die. */
export const FACES = ['infantry', 'infantry', 'cavalry', 'artillery', 'saber', 'flag'] as const
export type Face = (typeof FACES)[number]
