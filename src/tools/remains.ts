import type { Seat } from '../base/units'
import type { TableGame } from '../client/game'
import type { Bench, Draft } from './bench'

/** A phase as a seat is asked for it. */
export interface Moment {
  readonly turn: number
  readonly what: string | undefined
}

/** What was sent together and not carried out, because the other side broke in: it waits, seat by seat, until the seat goes on. */
export interface Remains {
  moment(seat: Seat): Moment
  /** Keeps what the other side's answer left undone; `left`: the moves whose pieces stand as they stood. */
  keep(seat: Seat, sent: Moment, left: readonly Draft[]): void
  /** What waits for this seat once it is asked to go on with that phase. Given once; past the phase it is forgotten. */
  ready(seat: Seat, bench: Bench): readonly Draft[]
}

export function createRemains(game: TableGame): Remains {
  const kept = new Map<Seat, { readonly sent: Moment; readonly drafts: readonly Draft[] }>()
  const moment = (seat: Seat): Moment => ({
    turn: game.show(seat).status.turn,
    what: game.get().awaiting.find(x => x.seat === seat)?.what,
  })
  return {
    moment,
    keep(seat, sent, left) {
      if (left.length === 0) kept.delete(seat)
      else kept.set(seat, { sent, drafts: left })
    },
    ready(seat, bench) {
      const rest = kept.get(seat)
      const now = rest && moment(seat)
      // While the other side answers this one is asked nothing.
      if (!rest || now?.what === undefined) return []
      kept.delete(seat)
      if (now.what !== rest.sent.what || now.turn !== rest.sent.turn) return []
      return rest.drafts.filter(d => bench.movable(d.unit))
    },
  }
}
