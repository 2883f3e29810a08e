/** Sample moves of a base, always the same for the same view: random play and the cheapest players use them. */
import { turnBetween } from '../../geometry/trig'
import { bearing } from '../../geometry/vec'
import type { Cm, MoveCommand, Step, UnitId } from '../contract'
import type { RadCommand } from './commands'
import { judgeWhole } from './handlers/moves'
import { middleOf } from './rules/bodies'
import { asCharge, bound, dutyMove, nearestEnemy, satisfied } from './rules/duty'
import { mayMove } from './rules/mayMove'
import { leftFor } from './rules/way'
import type { RadSeen, Unit } from './state'

const SHAPES = 20
const TRIES = 7
/** Steps of less than this are not worth a sample. */
const WORTH: Cm = 0.3

const down = (cm: Cm): Cm => Math.floor(cm * 1e4) / 1e4

/** What is left to a base for one more step straight on. */
const leftOf = (seen: RadSeen, unit: Unit): Cm => down(leftFor(seen, unit))

function shape(seen: RadSeen, unit: Unit, most: Cm, k: number): Step[] | null {
  const half = down(most / 2)
  const near = nearestEnemy(seen, unit)
  const at = near ? middleOf(seen, near.enemy) : null
  const rel = at ? turnBetween(unit.pose!.facing, bearing(unit.pose!.front, at)) : 0
  const wheel = (deg: number): Step => ({ wheel: deg < 0 ? 'left' : 'right', degrees: Math.min(90, Math.abs(Math.round(deg))) })
  const after = down(Math.max(0, most - unit.speed / 2))
  const worth = (steps: Step[], cm: Cm) => (cm >= WORTH ? steps : null)
  const guns = unit.arm === 'guns' && !unit.limbered
  if (guns) return k % 3 === 0 ? [wheel(rel === 0 ? 15 : rel)] : worth([k % 3 === 1 ? { advance: most } : { retire: most }], most)
  switch (k % SHAPES) {
    case 0:
    case 1:
    case 2:
    case 3:
      return worth([{ advance: most }], most)
    case 4:
    case 5:
      return worth([{ advance: half }], half)
    case 6:
    case 7:
      return worth([{ oblique: k % 2 ? 30 : -30, cm: most }], most)
    case 8:
    case 9:
      return worth([{ oblique: Math.max(-45, Math.min(45, Math.round(rel))), cm: most }], most)
    case 10:
    case 11:
    case 12:
      return Math.abs(rel) > 3 ? worth([wheel(rel), { advance: after }], after) : worth([{ advance: most }], most)
    case 13:
      return [wheel(k % 2 ? 45 : -45)]
    case 14:
      return worth([{ retire: half }], half)
    case 15:
      return worth([{ retire: most }], most)
    case 16:
    case 17:
      return worth([{ shift: k % 2 ? half : -half }], half)
    case 18:
      return [{ aboutFace: true }]
    default:
      return Math.abs(rel) > 3 ? [wheel(rel)] : null
  }
}

/** The k-th sample move of a base, or null: it has nothing to do that these shapes know. */
export function sampleMove(seen: RadSeen, id: UnitId, k: number): RadCommand | null {
  const unit = seen.units[id]
  if (!unit?.pose || !mayMove(seen, unit)) return null
  if (bound(seen, unit) && !satisfied(seen, unit)) return dutyMove(seen, id, k)
  const most = leftOf(seen, unit)
  for (let i = 0; i < TRIES; i++) {
    const steps = shape(seen, unit, most, (k + i * 3) % SHAPES)
    if (!steps) continue
    const charge = asCharge(seen, unit, steps)
    const plain: MoveCommand = { type: 'move', unit: id, steps }
    for (const command of charge ? [charge, plain] : [plain])
      if (judgeWhole(seen, unit.seat, command).kind === 'ok') return command
  }
  return null
}
