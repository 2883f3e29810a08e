/** The numbers of the sheet of units and ground; a test holds them against the game's own. */
type Row = readonly [
  type: string,
  blocks: number,
  move: string,
  fire: string,
  moved: string,
  melee: string,
  flag: number,
  ignores: number,
]

/** Austria's units, then those of France: blocks, hexes, dice standing and moved, in melee, hexes for a flag, flags ignored. */
export const AUSTRIA: readonly Row[] = [
  ['LN', 5, '1', '0', '½', '0', 2, 0],
  ['LT', 4, '1 (2)', '+1', '½+1', '0', 1, 0],
  ['GRZ', 4, '1 (2)', '+1', '½+1', '0', 2, 0],
  ['GR', 4, '1', '+1', '½+1', '+1', 1, 1],
  ['MI', 4, '1', '0', '½', '0', 3, 0],
  ['LC', 4, '3', '', '', '0', 1, 0],
  ['LNCR', 4, '3', '', '', '0', 1, 0],
  ['HC', 4, '2', '', '', '+1', 1, 0],
  ['CU', 4, '2', '', '', '+1', 1, 1],
  ['FA', 3, '(1)', '', '', '', 1, 0],
  ['HA', 3, '1 (2)', '', '', '', 1, 0],
]
export const FRANCE: readonly Row[] = [
  ['LN', 4, '1', '0', '½', '0', 1, 0],
  ['LT', 4, '1 (2)', '+1', '½+1', '0', 1, 0],
  ['GR', 4, '1', '0', '½', '+1', 1, 1],
  ['YG', 4, '1 (2)', '+1', '½+1', '+1', 1, 1],
  ['OG', 4, '1', '+1', '½+1', '+2', 1, 2],
  ['MI', 4, '1', '0', '½', '0', 3, 0],
  ['LC', 4, '3', '', '', '0', 1, 0],
  ['LNCR', 4, '3', '', '', '0', 1, 0],
  ['GLC', 4, '3', '', '', '0', 1, 2],
  ['HC', 4, '2', '', '', '+1', 1, 0],
  ['CU', 4, '2', '', '', '+1', 1, 1],
  ['GHC', 4, '2', '', '', '+1', 1, 2],
  ['FA', 3, '(1)', '', '', '', 1, 0],
  ['GFA', 3, '(1)', '', '', '', 1, 2],
  ['HA', 3, '1 (2)', '', '', '', 1, 0],
]
/** Guns by their blocks, three to one: dice in melee and at 2, 3, 4, 5 hexes. */
export const GUNS = {
  foot: [
    [4, 3, 3, 2, 1],
    [3, 2, 2, 1, 1],
    [2, 1, 1, 1, 0],
  ],
  horse: [
    [3, 3, 2, 1],
    [2, 2, 1, 1],
    [1, 1, 1, 0],
  ],
} as const
/** Ground: entering, dice off into it and out of it for foot, horse and guns, sight, square, flags ignored. */
export const GROUND: readonly (readonly [
  code: string,
  entry: 'free' | 'stop' | 'never',
  into: string,
  out: string,
  blocks: boolean,
  square: boolean,
  ignores: number,
])[] = [
  ['forest', 'stop', '1/2/1', '0/2/1', true, true, 0],
  ['garden', 'stop', '1/2/1', '0/2/1', true, true, 1],
  ['rugged', 'never', '', '', true, true, 0],
  ['quarry', 'stop', '1/2/1', '1/2/0', false, true, 0],
  ['river', 'never', '', '', false, true, 0],
  ['ford', 'stop', '1/1/1', '1/1/1', false, true, 0],
  ['marsh', 'stop', '1/1/1', '1/1/0', false, false, 0],
  ['lake', 'never', '', '', false, true, 0],
  ['ice', 'stop', '1/1/1', '1/1/1', false, false, 0],
  ['town', 'stop', '2/3/1', '0/3/1', true, false, 0],
  ['church', 'stop', '2/3/1', '0/3/1', true, false, 1],
  ['castle', 'stop', '2/3/1', '0/3/1', true, false, 2],
]
