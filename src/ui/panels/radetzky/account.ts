import type { GameAccount } from '../../ports'
import { radOf } from './data'

/** A side's value: what counts when its army breaks, less what it has lost. */
export const account: GameAccount = {
  strength(show) {
    const rad = radOf(show)
    const of = (seat: 'a' | 'b') => {
      const side = rad?.sides[seat]
      return { now: side ? side.whole - side.lost : null, start: side?.whole ?? 0 }
    }
    return { a: of('a'), b: of('b') }
  },
  moments: [
    'RadGone_losses',
    'RadGone_edge',
    'RadGone_trapped',
    'RadWon',
    'RadBlockIn',
    'RadSquareBroken',
    'RadRetreated',
    'RadTested',
  ],
}
