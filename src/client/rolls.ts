/** The dice that fell, as a viewer may know them: what is thrown again on the table to be seen. */
import type { Viewer } from '../base/units'
import { isCommand, isMachineEvent } from '../engine'
import type { Authority } from '../host'
import type { AnyRuleset } from '../rulesets/contract'
import type { Rolled } from './game'

/** Every roll of the entries after the first `since`, in order; what was taken back is left out. */
export function rollsSince(host: Authority, since: number, viewer: Viewer, counted?: AnyRuleset['counted']): readonly Rolled[] {
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
        const groups = counted?.({ what, sides, faces }) ?? []
        return [
          {
            n: entry.n,
            k,
            seat: entry.seat,
            sides,
            faces,
            what,
            clause,
            byHand,
            ...(unit === undefined ? {} : { unit }),
            ...(groups.length === 0 ? {} : { counted: groups }),
          },
        ]
      })
    })
}
