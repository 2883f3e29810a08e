/** A game looked over when it is done. */
export { type Luck, SORTS, type Sort } from '../../rulesets/contract/practice'
export type { Total } from './luck'
export { type Asked, type Close, type Review, type Roll, reviewOf, type Untaken, type Watched } from './review'
