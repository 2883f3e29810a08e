import type { Seat } from '../../base/units'
import type { TableGame } from '../../client/game'
import type { Body, GameStep, MoveCommand, UnitId } from '../../rulesets/contract'
import type { Widths } from '../../text/moves'

/** The width of a unit's front after some of its steps: what turns the arc of a wheel into degrees. Only a change of formation is asked about. */
export const widthsOf =
  (game: TableGame, seat: Seat, body: Body): Widths =>
  (before: readonly GameStep[]) => {
    if (!before.some(s => 'form' in s)) return body.footprint.width
    const command: MoveCommand = { type: 'move', unit: body.id as UnitId, steps: before }
    return game.judge(seat, command).ends.findLast(e => e.width !== undefined)?.width ?? body.footprint.width
  }
