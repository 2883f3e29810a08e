import type { Typed } from '../rulesets/contract'

/** The empty table: open ground and a few units of each side, to place, wheel and measure in the free way. */
export const EMPTY = 'empty'
/** Its file, fetched when somebody asks for it. */
export const emptyTable = async () => (await import('../../scenarios/tables/empty.json')).default

/** What is done before a hand is laid on it, so that the near side's first battalion can be wheeled at once. */
export const EMPTY_PRELUDE: readonly (readonly ['a' | 'b', Typed])[] = [
  ['b', { type: 'endPhase' }],
  ['a', { type: 'endPhase' }],
  ['a', { type: 'chooseFirst', first: 'a' } as Typed],
  ['a', { type: 'endPhase' }],
]
