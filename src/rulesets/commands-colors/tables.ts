/** Numbers only: units, guns, ground, the pack. What no page shows for certain stands behind an option, or in the scenario's data. */
import type { Arm, Nation, Terrain, UnitType } from './kinds'

export interface UnitSpec {
  readonly arm: Arm
  readonly blocks: number
  /** Hexes with battle after them, and without. */
  readonly move: number
  readonly far: number
  /** Added to the blocks in fire; null: never fires, or has a table of its own. */
  readonly fire: number | null
  readonly melee: number
  /** Added in melee against foot. */
  readonly onFoot: number
  /** Hexes for a flag, and flags that it may ignore of itself. */
  readonly retreat: number
  readonly ignores: number
  /** Light foot: it may battle on entering a forest. */
  readonly light: boolean
  readonly heavy: boolean
  readonly guard: boolean
  readonly lancer: boolean
  readonly cuirass: boolean
  /** Its sabers hit nothing but a leader alone. */
  readonly noSaber: boolean
  /** Half the blocks of who moved is rounded up. */
  readonly up: boolean
  /** Foot that cards never bring further than one hex. */
  readonly slow: boolean
}

const foot = (of: Partial<UnitSpec>): UnitSpec => ({
  arm: 'infantry',
  blocks: 4,
  move: 1,
  far: 1,
  fire: 0,
  melee: 0,
  onFoot: 0,
  retreat: 1,
  ignores: 0,
  light: false,
  heavy: false,
  guard: false,
  lancer: false,
  cuirass: false,
  noSaber: false,
  up: false,
  slow: false,
  ...of,
})
const horse = (of: Partial<UnitSpec>): UnitSpec => foot({ arm: 'cavalry', move: 3, far: 3, fire: null, ...of })
const guns = (of: Partial<UnitSpec>): UnitSpec => foot({ arm: 'artillery', blocks: 3, fire: null, move: 0, ...of })

const AUSTRIA: { readonly [t in UnitType]?: UnitSpec } = {
  LN: foot({ blocks: 5, retreat: 2, slow: true }),
  LT: foot({ far: 2, fire: 1, light: true }),
  GRZ: foot({ far: 2, fire: 1, light: true, retreat: 2, noSaber: true }),
  GR: foot({ fire: 1, melee: 1, ignores: 1 }),
  MI: foot({ retreat: 3, noSaber: true, slow: true }),
  LC: horse({}),
  LNCR: horse({ lancer: true }),
  HC: horse({ move: 2, far: 2, melee: 1, heavy: true }),
  CU: horse({ move: 2, far: 2, melee: 1, heavy: true, ignores: 1, cuirass: true }),
  FA: guns({}),
  HA: guns({ move: 1, far: 2 }),
}
const FRANCE: { readonly [t in UnitType]?: UnitSpec } = {
  LN: foot({ onFoot: 1, up: true }),
  LT: foot({ far: 2, fire: 1, light: true, up: true }),
  GR: foot({ melee: 1, ignores: 1, up: true }),
  YG: foot({ far: 2, fire: 1, melee: 1, ignores: 1, light: true, guard: true, up: true }),
  OG: foot({ fire: 1, melee: 2, ignores: 2, guard: true, up: true }),
  MI: foot({ retreat: 3, noSaber: true, up: true }),
  LC: horse({}),
  LNCR: horse({ lancer: true }),
  GLC: horse({ ignores: 2, guard: true }),
  HC: horse({ move: 2, far: 2, melee: 1, heavy: true }),
  CU: horse({ move: 2, far: 2, melee: 1, heavy: true, ignores: 1, cuirass: true }),
  GHC: horse({ move: 2, far: 2, melee: 1, heavy: true, ignores: 2, guard: true }),
  FA: guns({}),
  GFA: guns({ melee: 1, ignores: 2, guard: true }),
  HA: guns({ move: 1, far: 2 }),
}
/** Austrian units in the box, by type, and its leaders. Of the French no list of the two boxes together was to be had. */
export const BOX: { readonly [t in UnitType]?: number } = {
  LN: 11,
  LT: 2,
  GRZ: 4,
  GR: 5,
  MI: 3,
  LC: 4,
  LNCR: 1,
  HC: 1,
  CU: 4,
  FA: 3,
  HA: 2,
}
export const BOX_LEADERS = 5
export const UNITS: { readonly [n in Nation]: { readonly [t in UnitType]?: UnitSpec } } = { austria: AUSTRIA, france: FRANCE }

/** Dice of guns by their blocks (1, 2, 3) and the range from 1; range 1 is melee. The sheet's own, and a plain ladder. */
export const GUNS: { readonly [table: string]: { readonly [t in 'foot' | 'horse']: readonly (readonly number[])[] } } = {
  sheet: {
    foot: [
      [2, 1, 1, 1, 0],
      [3, 2, 2, 1, 1],
      [4, 3, 3, 2, 1],
    ],
    horse: [
      [1, 1, 1, 0],
      [2, 2, 1, 1],
      [3, 3, 2, 1],
    ],
  },
  ladder: {
    foot: [
      [3, 2, 1, 1, 0],
      [4, 3, 2, 1, 1],
      [5, 4, 3, 2, 1],
    ],
    horse: [
      [3, 2, 1, 0],
      [4, 3, 2, 1],
      [5, 4, 3, 2],
    ],
  },
}
export const INFANTRY_RANGE = 2

/** Dice taken off by the arm that attacks: foot, horse, guns. */
type ByArm = readonly [number, number, number]
export interface GroundSpec {
  readonly entry: 'free' | 'stop' | 'never'
  /** Who enters does not battle in that turn: nobody, all, or all but light foot. */
  readonly bars: 'no' | 'all' | 'notLight'
  readonly into: ByArm
  /** `into` holds in melee alone. */
  readonly meleeOnly: boolean | 'foot'
  readonly out: ByArm
  readonly blocks: boolean
  readonly square: boolean
  readonly ignores: number
  readonly town: boolean
  readonly guns: boolean
}
const ground = (of: Partial<GroundSpec>): GroundSpec => ({
  entry: 'free',
  bars: 'no',
  into: [0, 0, 0],
  meleeOnly: false,
  out: [0, 0, 0],
  blocks: false,
  square: true,
  ignores: 0,
  town: false,
  guns: true,
  ...of,
})
const forest = (ignores: number) =>
  ground({ entry: 'stop', bars: 'notLight', into: [1, 2, 1], out: [0, 2, 1], blocks: true, ignores })
const town = (ignores: number) =>
  ground({ entry: 'stop', bars: 'all', into: [2, 3, 1], out: [0, 3, 1], blocks: true, square: false, ignores, town: true })
const never = (blocks: boolean) => ground({ entry: 'never', blocks })

export const GROUNDS: { readonly [t in Terrain]: GroundSpec } = {
  '.': ground({}),
  F: forest(0),
  G: forest(1),
  // A hill's reductions hang on who stands higher: `rules/ground.ts`. So does what it hides.
  H: ground({}),
  X: never(true),
  Q: ground({ entry: 'stop', guns: false, into: [1, 2, 1], meleeOnly: 'foot', out: [1, 2, 0] }),
  R: never(false),
  r: ground({ entry: 'stop', into: [1, 1, 1], meleeOnly: true, out: [1, 1, 1] }),
  D: ground({}),
  s: ground({}),
  B: ground({}),
  M: ground({ entry: 'stop', guns: false, into: [1, 1, 1], meleeOnly: true, out: [1, 1, 0], square: false }),
  L: never(false),
  l: ground({ entry: 'stop', into: [1, 1, 1], meleeOnly: true, out: [1, 1, 1], square: false }),
  T: town(0),
  W: town(0),
  O: town(0),
  C: town(1),
  A: town(1),
  K: town(2),
}
/** Field works on the side that is crossed: into and out of, by the ground that they stand on. */
export const WORKS = {
  open: { into: [1, 2, 0] as ByArm, out: [0, 2, 0] as ByArm },
  forest: { into: [1, 2, 1] as ByArm, out: [0, 2, 1] as ByArm },
  town: { into: [2, 3, 1] as ByArm, out: [0, 3, 1] as ByArm },
}
/** On a hill: to those above, below, and level. */
export const HILL = {
  up: { into: [1, 1, 0] as ByArm, works: [1, 2, 0] as ByArm },
  down: { out: [0, 1, 0] as ByArm, works: [0, 2, 0] as ByArm },
  levelFire: [1, 0, 0] as ByArm,
}
export const LEADER_MOVE = 3
/** Friends beside it that hold a unit up, and the cards that a hand needs to form square. */
export const SUPPORT = 2
export const SQUARES = 4
