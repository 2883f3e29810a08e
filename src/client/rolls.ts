/** The dice that fell, as a viewer may know them: what is thrown again on the table to be seen. */
import type { Viewer } from '../base/units'
import { isCommand, isMachineEvent } from '../engine'
import type { Authority } from '../host'
import type { Rolled } from './game'

/** Every roll of the entries after the first `since`, in order; what was taken back is left out. */
export function rollsSince(host: Authority, since: number, viewer: Viewer): readonly Rolled[] {
  const { game } = host
  return game
    .entries()
    .slice(since)
    .flatMap(entry => {
      if (!isCommand(entry) || game.isUndone(entry.n)) return []
      return host.witnessed(entry.n, viewer).flatMap(({ event }, k): Rolled[] => {
        if (!isMachineEvent(event) || event.type !== 'DiceRolled') return []
        const { sides, faces, what, clause, unit } = event
        const byHand = event.byHand === true
        return [{ n: entry.n, k, seat: entry.seat, sides, faces, what, clause, byHand, ...(unit === undefined ? {} : { unit }) }]
      })
    })
}
