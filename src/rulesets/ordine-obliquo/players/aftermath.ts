/** 10.1, 11, 13, 16.2: what is offered outside of orders, moves, fire and melee, and which of it he takes. */
import { turnBetween } from '../../../geometry/trig'
import { bearing } from '../../../geometry/vec'
import { choices } from '../choices'
import type { OoCommand } from '../commands'
import { middleOf } from '../rules/bodies'
import { orderOf } from '../rules/orders'
import type { OoView, Side, Unit } from '../state'
import { cpOf, enemiesByGap } from './worth'

/** Whether his nearest enemy stands behind him, seen from his middle: about-face leaves it where it is, so nobody turns twice. */
const backToEnemy = (view: OoView, unit: Unit): boolean => {
  const near = enemiesByGap(view, unit)[0]
  const at = near ? middleOf(near.unit) : null
  const from = middleOf(unit)
  return unit.pose !== null && at !== null && from !== null && Math.abs(turnBetween(unit.pose.facing, bearing(from, at))) > 90
}

/** Whether he wants what is offered. */
function wants(view: OoView, command: OoCommand): boolean {
  const unit = 'unit' in command ? view.units[command.unit] : undefined
  switch (command.type) {
    case 'comeBack':
    case 'place':
      return true
    case 'rally':
      return unit !== undefined && cpOf(unit) > 1
    case 'pursue':
      return unit !== undefined && 2 * cpOf(unit) >= unit.cpStart
    case 'stepForward':
      return unit !== undefined && orderOf(view, unit)?.kind === 'attack'
    case 'turnAbout':
      return unit !== undefined && backToEnemy(view, unit)
    default:
      return false
  }
}

/** The first thing offered that he wants; null: he is done with the phase. */
export function nextOffered(view: OoView, seat: Side): OoCommand | null {
  for (const c of choices(view, seat)) if ('command' in c && wants(view, c.command)) return c.command
  return null
}

/** 16.2: points are assigned once, in one of the ways offered. */
export function nextObjectives(view: OoView, seat: Side, random: (below: number) => number): OoCommand | null {
  if (view.sides[seat].objectives !== null) return null
  const ways = choices(view, seat).flatMap(c => ('command' in c && c.command.type === 'objectives' ? [c.command] : []))
  return ways.length > 0 ? ways[random(ways.length)]! : null
}
