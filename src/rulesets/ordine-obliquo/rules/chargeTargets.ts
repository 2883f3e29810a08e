/** 9.2 to 9.6: who may charge whom. */

import { shareIn } from '../../../geometry/area'
import { gapCm } from '../../../geometry/gap'
import { sight } from '../../../geometry/sight'
import { atLeast, NOISE } from '../../../geometry/tolerance'
import type { Refusal } from '../../contract'
import { isOpenOrder } from '../kinds'
import type { OoSeen, Piece, Unit } from '../state'
import { SPEED } from '../tables'
import { isCloseInfantry, isGuns, isHorse } from '../units'
import { bodyOf, footprintOf, middleOf } from './bodies'

/** Whether any of the unit, more than a touch, lies on ground of one of those kinds. */
export function touches(seen: Pick<OoSeen, 'ground'>, unit: Unit, kinds: readonly Piece['kind'][]): boolean {
  const body = footprintOf(unit)
  return (
    body !== null &&
    seen.ground.some(g => kinds.includes(g.kind) && g.outline.length > 2 && shareIn(body, { polygon: g.outline }) > 1e-6)
  )
}

/** 9.3: behind a wall, hedge or bank: within its cover, the charger on the other side of it; or standing in it. */
export function behindCover(seen: Pick<OoSeen, 'ground'>, target: Unit, charger: Unit): boolean {
  if (target.village !== null) return true
  const body = bodyOf(seen, target)
  const from = middleOf(charger)
  const to = middleOf(target)
  if (!body || !from || !to) return false
  return seen.ground.some(g => {
    if (g.cover === undefined || g.outline.length < 3) return false
    if (g.coverFor === 'infantry' && target.troop !== 'infantry' && target.troop !== 'openOrder') return false
    const gap = gapCm(body, { polygon: g.outline })
    return gap <= g.cover + NOISE && (gap <= NOISE || !sight(from, to, [g.outline]).clear)
  })
}

/** 9.6 a bridge or a way through the water, one base wide. */
export const DEFILES: readonly Piece['kind'][] = ['bridge', 'ford']

const no = (unit: Unit, code: string, clause: string, with_?: Refusal['with']): Refusal => ({
  code,
  clause,
  at: unit.id,
  ...(with_ ? { with: with_ } : {}),
})

/**
 * What speaks against this unit charging that one. `unit` is the charger as it stood, `moved` as it will stand; `flanking`: it comes
 * upon flank or rear.
 */
export function chargeTargetRefusals(seen: OoSeen, unit: Unit, target: Unit, moved: Unit, flanking: boolean): Refusal[] {
  if (isGuns(unit)) return [no(unit, 'charge/guns', '9.5')]
  const out: Refusal[] = []
  if (unit.disorder !== null) out.push(no(unit, 'charge/disordered', '12'))
  if (unit.formation === 'square') out.push(no(unit, 'charge/square', '4'))
  // A defile is the exception of 9.6: one base wide, over a bridge.
  if (moved.formation === 'column' && !touches(seen, moved, DEFILES)) out.push(no(unit, 'charge/column', '9.6'))
  if (unit.troop === 'cossacks') return [...out, ...byCossacks(unit, target, flanking)]
  if (unit.arm === 'openOrder') return [...out, ...byOpenOrder(seen, unit, target, flanking)]
  if (touches(seen, unit, ['rough'])) out.push(no(unit, 'charge/rough', isHorse(unit) ? '9.3' : '9.2'))
  return [...out, ...(isHorse(unit) ? byHorse(seen, unit, target) : byInfantry(seen, unit, target))]
}

function byInfantry(seen: OoSeen, unit: Unit, target: Unit): Refusal[] {
  // Who goes on after an evasion takes whom it meets (7.6).
  if (isOpenOrder(target.troop))
    return unit.use.finishing || target.village !== null ? [] : [no(unit, 'charge/open-order', '9.2')]
  if (!isHorse(target)) return []
  const from = unit.use.before ? { ...unit, ...unit.use.before.parts } : unit
  const gap = gapCm(bodyOf(seen, from)!, bodyOf(seen, target)!)
  const half = SPEED.infantry.line / 2
  return atLeast(gap, half) && gap >= half
    ? [no(unit, 'charge/cavalry-too-far', '9.2', { gap: { cm: gap }, half: { cm: half } })]
    : []
}
function byHorse(seen: OoSeen, unit: Unit, target: Unit): Refusal[] {
  if (behindCover(seen, target, unit))
    return [no(unit, target.village === null ? 'charge/cover' : 'charge/village', target.village === null ? '9.3' : '9.6')]
  // In woods and on broken ground it cannot ride through them: there it fights them.
  const rides = isOpenOrder(target.troop) && !touches(seen, target, ['rough', 'wood'])
  return rides ? [no(unit, 'charge/open-order', '9.3')] : []
}
function byOpenOrder(seen: OoSeen, unit: Unit, target: Unit, flanking: boolean): Refusal[] {
  if (isOpenOrder(target.troop) || target.formation === 'crew') return []
  if (isGuns(target)) return flanking ? [] : [no(unit, 'charge/guns-in-front', '9.4')]
  const broken = touches(seen, target, ['rough', 'wood'])
  return broken ? [] : [no(unit, isCloseInfantry(target) ? 'charge/close-order' : 'charge/cavalry-in-the-open', '9.4')]
}
function byCossacks(unit: Unit, target: Unit, flanking: boolean): Refusal[] {
  // Gunners away from their guns are as open order (7.6.2).
  if (isOpenOrder(target.troop) || target.formation === 'crew' || target.rout === 'routing') return []
  if (isGuns(target)) return target.formation === 'limbered' || flanking ? [] : [no(unit, 'charge/guns-in-front', '15')]
  return [no(unit, 'charge/cossacks', '15')]
}
