/** A game looked over when it is done. */
export { type Luck, SORTS, type Sort, type Total } from './luck'
export { type Close, type Review, type Roll, reviewOf, type Untaken, type Watched } from './review'
