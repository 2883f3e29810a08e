/**
 * The exact legal limit of a move's last step: a wheel's degrees, a leg's length. What is legal is asked of the whole judge, so that
 * nothing is offered that would then be refused.
 */

import { gapCm } from '../../../geometry/gap'
import { applySteps, arcOf, degreesOf, stepLength } from '../../../geometry/steps'
import { sweepObstacles } from '../../../geometry/sweep/sweep'
import { CONTACT } from '../../../geometry/tolerance'
import type { Cm, Footprint, GameStep, MoveCommand, Step } from '../../contract'
import { longest } from '../../shared/longest'
import type { OoSeen, Unit } from '../state'
import { NEARNESS, RETIRE_COST, WHEEL_COST, WHEEL_SHARE } from '../tables'
import { groundMap } from './ground'
import { type Inspection, inspect } from './move'
import { othersOf } from './others'
import { isMove } from './path'

/** A step of the same kind, of that length (of a wheel: the path of the outer corner). */
function resized(step: Step, width: Cm, cm: Cm): Step {
  if ('wheel' in step) return { wheel: step.wheel, degrees: degreesOf(width, cm) }
  if ('advance' in step) return { advance: cm }
  if ('oblique' in step) return { oblique: step.oblique, cm }
  if ('retire' in step) return { retire: cm }
  if ('shift' in step) return { shift: step.shift < 0 ? -cm : cm }
  return step
}
const costOf = (step: Step): number => ('wheel' in step ? WHEEL_COST : 'retire' in step ? RETIRE_COST : 1)
const withLast = (command: MoveCommand, step: GameStep): MoveCommand => ({
  ...command,
  steps: [...command.steps.slice(0, -1), step],
})

/** Lengths at which something may change: what is left runs out, ground or a body is met, an enemy is 1 cm off. */
function places(seen: OoSeen, unit: Unit, command: MoveCommand, i: Inspection, wanted: Cm): Cm[] {
  const leg = i.legs[i.legs.length - 1]!
  const step = leg.step as Step
  const out: Cm[] = [wanted]
  const add = (cm: Cm) => {
    if (cm > 1e-9 && cm < wanted) out.push(cm)
  }
  const cost = costOf(step)
  const before = inspect(seen, unit, { ...command, steps: command.steps.slice(0, -1) })
  add(before.account.left / cost)
  // With rough ground on the way the whole move is at half.
  const whole = before.account.speed * (1 - before.account.drill)
  for (const k of [0.5, 2]) add((whole * k - before.account.spent) / cost)
  add((i.account.speed * (1 - i.account.drill) - before.account.spent) / cost)
  if ('wheel' in step) {
    add(i.account.speed * WHEEL_SHARE)
    add(before.account.speed * WHEEL_SHARE)
  }
  if ('shift' in step) add(7)
  for (const f of i.found) if (f.step === leg.index && f.at_ !== undefined) add(f.at_)
  for (const p of groundMap(seen.ground).pieces) {
    const hit = sweepObstacles(leg.from, [step], [p.obstacle], CONTACT)
    if (!hit.clear) add(hit.at)
  }
  // A charger goes to the exact centimetre and no farther, whatever the tolerance would let him.
  const halt = command.charge === undefined ? null : oneCentimetre(seen, unit, command.charge, leg.from, step, wanted)
  if (halt !== null) return [wanted, halt, ...out.filter(cm => cm < halt).sort((a, b) => b - a)]
  return out.sort((a, b) => b - a)
}

/** Where along a step the gap to the enemy charged is first exactly 1 cm. */
function oneCentimetre(seen: OoSeen, unit: Unit, charge: string, from: Footprint, step: Step, wanted: Cm): Cm | null {
  const target = othersOf(seen, unit).enemies.find(e => e.unit.id === charge)
  if (!target) return null
  const gap = (cm: Cm) => gapCm(applySteps(from, [resized(step, from.width, cm)]), target.shape) - NEARNESS
  const n = Math.max(2, Math.ceil(wanted * 2))
  let lo = 0
  for (let k = 1; k <= n; k++) {
    let hi = (wanted * k) / n
    if (gap(hi) < 0) {
      while (hi - lo > 1e-9) {
        const mid = (lo + hi) / 2
        if (gap(mid) < 0) hi = mid
        else lo = mid
      }
      return lo
    }
    lo = hi
  }
  return null
}

/**
 * The same command with its last step cut to the longest that `legal` lets stand, at most as long as it was asked for; unchanged where
 * it is legal as it is, where its last step is no length (an about-face, a change of formation), or where no length of it is legal
 * (the step is then cut to nothing). Exact where a limit is a cost or a centimetre kept, else to 1e-4 cm.
 */
export function clampMove(seen: OoSeen, unit: Unit, command: MoveCommand, legal: (command: MoveCommand) => boolean): MoveCommand {
  const last = command.steps[command.steps.length - 1]
  if (last === undefined || !isMove(last) || 'aboutFace' in last || legal(command)) return command
  const i = inspect(seen, unit, command)
  const leg = i.legs[i.legs.length - 1]!
  const width = leg.from.width
  const wanted = 'wheel' in last ? arcOf(width, last.degrees) : stepLength(leg.from, last)
  const at = (cm: Cm): MoveCommand => withLast(command, resized(last, width, cm))
  const tries = places(seen, unit, command, i, wanted)
  let above: Cm = wanted
  for (const cm of tries.slice(1)) {
    if (legal(at(cm))) return at(cm === tries[1] && command.charge !== undefined ? cm : longest(cm, above, at, legal))
    above = cm
  }
  return at(longest(0, above, at, legal))
}
