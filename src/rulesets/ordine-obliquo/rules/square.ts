/** 7.4: a square is rolled for (OO-19: above 65, Prussians above 50); reading 11: in its own move, first of all, at the cost of a change. */

import { quantisePose } from '../../../geometry/tolerance'
import type { Refusal } from '../../contract'
import type { MoveEffect } from '../commands'
import type { OoSeen, Unit } from '../state'
import { SQUARE_ROLL } from '../tables'
import { isCloseInfantry } from '../units'
import { judgeMove } from './move'
import { partsOf } from './parts'

export const squareOver = (unit: Pick<Unit, 'nation'>, options: OoSeen['options']): number => {
  const over = unit.nation === 'prussia' ? SQUARE_ROLL.prussia : SQUARE_ROLL.others
  return options.squareRoll === 'under' ? 100 - over : over
}
/** Option `under`: the literal "within", by which Prussians are the worse. */
export const squareFormed = (unit: Pick<Unit, 'nation'>, roll: number, options: OoSeen['options']): boolean => {
  const over = unit.nation === 'prussia' ? SQUARE_ROLL.prussia : SQUARE_ROLL.others
  return options.squareRoll === 'under' ? roll <= over : roll > over
}

const ROOM = ['form/no-room', 'move/off-table', 'move/near-enemy']
/** What the ground, the table's edge, or others hold against that formation here: the judge of moves says. */
const noRoom = (seen: OoSeen, unit: Unit, form: 'square' | 'line'): Refusal[] =>
  judgeMove(seen, unit.seat, { type: 'move', unit: unit.id, steps: [{ form }] }, false).refusals.filter(r =>
    ROOM.includes(r.code),
  )

export function squareRefusals(seen: OoSeen, unit: Unit): Refusal[] {
  const at = unit.id
  if (!isCloseInfantry(unit) || unit.village !== null || unit.formation === 'square')
    return [{ code: 'square/not-these', clause: '7.4', at }]
  const out: Refusal[] = []
  if (unit.use.steps.length > 0 || unit.use.done || unit.use.spent > 0) out.push({ code: 'square/not-first', clause: '7.4', at })
  if (unit.use.evaded !== null) out.push({ code: 'move/evaded', clause: '7.6', at })
  if (unit.use.charge !== null) out.push({ code: 'move/charging', clause: '9.1', at })
  if (unit.rout !== null) out.push({ code: 'move/routing', clause: '13', at })
  out.push(...noRoom(seen, unit, 'square'))
  // Who fails stands in line: there must be room for that too.
  if (out.length === 0 && unit.formation !== 'line') out.push(...noRoom(seen, unit, 'line'))
  return out
}

/** What the attempt makes of the unit: a square, or a disordered line. It does nothing more this turn. */
export function squareEffect(unit: Unit, formed: boolean): MoveEffect | null {
  const parts = partsOf(unit)
  if (!parts) return null
  const share = unit.nation === 'prussia' ? 0.5 : 1
  return {
    parts: {
      ...parts,
      pose: quantisePose(parts.pose),
      formation: formed ? 'square' : 'line',
      disorder: formed ? parts.disorder : 'square',
    },
    use: {
      ...unit.use,
      steps: [...unit.use.steps, { form: formed ? 'square' : 'line' }],
      share,
      form: true,
      done: true,
      straight: 0,
    },
    passed: [],
  }
}
