/** Rolls of a game together: what could be expected, and what came. */
import type { Seat } from '../../rulesets/contract'
import { type Luck, SORTS, type Sort } from '../../rulesets/contract/practice'

export interface Total {
  readonly sort: Sort
  readonly seat: Seat
  readonly rolls: number
  readonly expected: number
  readonly came: number
}
/** Expected and come, by sort and side; sorts that never were rolled are left out. */
export function totals(all: readonly Luck[], seats: readonly Seat[]): readonly Total[] {
  return SORTS.flatMap(sort =>
    seats.flatMap(seat => {
      const of = all.filter(l => l.sort === sort && l.seat === seat)
      if (of.length === 0) return []
      return [
        {
          sort,
          seat,
          rolls: of.length,
          expected: of.reduce((t, l) => t + l.expected, 0),
          came: of.reduce((t, l) => t + l.came, 0),
        },
      ]
    }),
  )
}
