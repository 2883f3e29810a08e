/** Dice that bear symbols and no pips: what stands on their faces, and how it is drawn. All of them are drawn by us. */

/** The five symbols of a battle die: a bayonet, a horse's head, a gun, crossed sabers, a flag. */
export const SYMBOLS = ['infantry', 'cavalry', 'artillery', 'saber', 'flag'] as const
export type DieSymbol = (typeof SYMBOLS)[number]
/** The faces 1 to 6: two bear the foot. */
export const SYMBOL_FACES: readonly DieSymbol[] = ['infantry', 'infantry', 'cavalry', 'artillery', 'saber', 'flag']

/** A path for each symbol in a square of 24, filled and stroked by 1.3. */
export const SYMBOL_PATHS: { readonly [s in DieSymbol]: string } = {
  infantry: 'M6 20 16 7l3-5 .8 1.3L17.5 8 8.5 21.5 5.5 22zM9 15.5l3 2.6',
  cavalry: 'M6 22c0-8 3-13 8-15l1-4 2.5 3C20 9 21 12 21.5 15l-2.5 1.5c-2-.6-3.5-1.5-5-1.5-2 2-2 4-1 7z',
  artillery: 'M3 12.5 17 6l1.6 3.5L5 16zM9 14a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12.5 19.5 21 22',
  saber: 'M4 4c7 3 12 8 15 15l-1.8 1C14 13 10 8.5 3.5 5.5zM20 4C13 7 8 12 5 19l1.8 1C10 13 14 8.5 20.5 5.5zM15 20l5-3M9 20l-5-3',
  flag: 'M5 22V3M5 4c5-3 8 3 14.5 0v10C13 17 10 11 5 14z',
}

/** Rolls (by what they are for) whose dice of six bear symbols. */
const ROLLS: ReadonlySet<string> = new Set(['ccBattle', 'ccLeader', 'ccCommand'])
export const bearsSymbols = (what: string): boolean => ROLLS.has(what)
