/** 9: charges at good odds: for each enemy within reach straight ahead, or a wheel and straight ahead; the best is taken. */
import { gapCm } from '../../../geometry/gap'
import { applySteps, arcOf } from '../../../geometry/steps'
import { sweep } from '../../../geometry/sweep/sweep'
import { NOISE, quantise } from '../../../geometry/tolerance'
import { turnBetween } from '../../../geometry/trig'
import { bearing } from '../../../geometry/vec'
import type { Cm, Deg, MoveCommand, Step } from '../../contract'
import { judgeWholeWhether } from '../handlers/moves'
import { bodyOf, footprintOf, middleOf, unitSize } from '../rules/bodies'
import { chargeTargetRefusals } from '../rules/chargeTargets'
import { pinnedBy, speedOf } from '../rules/leastMove'
import { orderOf } from '../rules/orders'
import type { OoSeen, Unit } from '../state'
import { isGuns } from '../units'
import { type ChargeOdds, chargeOdds } from './odds'
import { enemiesByGap } from './worth'

/** So many enemies are looked at, the nearest first. */
const TARGETS = 3

/** cm that are left for a charge, at the speed of its formation. */
const budget = (seen: OoSeen, unit: Unit): Cm => {
  const share = (orderOf(seen, unit)?.kind === 'cautious' ? 0.5 : 1) - unit.use.share
  return Math.max(0, speedOf(unit) * share)
}

/** A wheel by that turn, then straight on up to 1 cm before the target; null: it is not met. */
function straightAt(seen: OoSeen, unit: Unit, target: Unit, turn: Deg, most: Cm): MoveCommand | null {
  const start = footprintOf(unit)
  const foe = bodyOf(seen, target)
  if (!start || !foe) return null
  const degrees = Math.floor(Math.abs(turn) * 10) / 10
  const wheel: Step[] = degrees < 0.1 ? [] : [{ wheel: turn < 0 ? 'left' : 'right', degrees }]
  const cost = 2 * arcOf(unitSize(unit, unit.formation).width, degrees)
  const left = most - cost
  if (left < 0) return null
  const body = wheel.length > 0 ? applySteps(start, wheel) : start
  const hit = sweep(body, [{ advance: left + 1.5 }], [foe], 0.01)
  if (hit.clear) return null
  const gapAt = (cm: Cm) => gapCm(applySteps(body, [{ advance: cm }]), foe)
  let near = hit.at
  let far = 0
  if (gapAt(0) <= 1) return null
  while (near - far > 1e-5) {
    const mid = (near + far) / 2
    if (gapAt(mid) > 1) far = mid
    else near = mid
  }
  const cm = quantise(far)
  if (cm > left + NOISE) return null
  return { type: 'move', unit: unit.id, steps: [...wheel, { advance: cm }], charge: target.id }
}

/** The best charge that is worth it, judged; null: none. */
export function goodCharge(seen: OoSeen, unit: Unit): MoveCommand | null {
  const order = orderOf(seen, unit)?.kind
  if (isGuns(unit) || order === 'halt' || order === 'withdraw') return null
  if (unit.formation === 'square' || unit.formation === 'crew' || unit.village !== null || unit.disorder !== null) return null
  if (unit.use.charge !== null || unit.use.form || unit.use.front || unit.use.evaded !== null || !unit.pose) return null
  const most = budget(seen, unit)
  if (most < 0.5) return null
  const chargers = pinnedBy(seen, unit.id)
  let best: { readonly command: MoveCommand; readonly odds: ChargeOdds } | null = null
  for (const { unit: target, cm } of enemiesByGap(seen, unit).slice(0, TARGETS)) {
    if (cm > most + 1 || (chargers.length > 0 && !chargers.includes(target.id))) break
    const at = middleOf(target)
    // As if it came upon the flank: what even then may not be charged is not looked at any further.
    if (!at || chargeTargetRefusals(seen, unit, target, unit, true).length > 0) continue
    const rel = turnBetween(unit.pose.facing, bearing(unit.pose.front, at))
    if (Math.abs(rel) > 75) continue
    const turns = unit.use.steps.length > 0 || Math.abs(rel) < 4 ? [0] : [0, rel]
    for (const turn of turns) {
      const command = straightAt(seen, unit, target, turn, most)
      if (!command) continue
      const verdict = judgeWholeWhether(seen, unit.seat, command)
      if (verdict.kind !== 'ok' || !verdict.effect || !verdict.charge) continue
      const odds = chargeOdds(seen, unit, target, verdict.effect, verdict.charge)
      if (odds.good && (!best || odds.gain > best.odds.gain)) best = { command, odds }
      break
    }
  }
  return best?.command ?? null
}
