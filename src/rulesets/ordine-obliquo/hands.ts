/** The questions of the player's hands: what a unit may do, how far, how it comes to a place, whom it can charge and who it. */
import { type Charge, charges as chargesOf } from '../../geometry/drill/charges'
import type { ChargeChance, MeasuredHands, MoveCommand, UnitId } from '../contract'
import type { OoCommand } from './commands'
import { judgeCharge } from './rules/charge'
import { clampMove } from './rules/clamp'
import { drillOf } from './rules/manoeuvres'
import { judgeMove, judgeWhether } from './rules/move'
import { othersOf } from './rules/others'
import { solveMove } from './rules/solve'
import type { OoSeen, Unit } from './state'
import { NEARNESS, OBLIQUE_LIMIT } from './tables'

/** A charge found by geometry, as a command; null where the rules of charges turn it down. */
function allowed(seen: OoSeen, unit: Unit, c: Charge): ChargeChance | null {
  const target = c.target as UnitId
  const command: MoveCommand = { type: 'move', unit: unit.id, steps: c.steps, charge: target }
  const verdict = judgeMove(seen, unit.seat, command, false)
  if (verdict.kind !== 'ok' || !verdict.effect) return null
  const judged = judgeCharge(seen, unit, command, verdict.effect)
  if (!judged.charge || judged.refusals.length > 0) return null
  return { target, steps: c.steps, left: verdict.left ?? c.left, side: judged.charge.side, margin: c.margin }
}

/** 9.1: the charges that one wheel and one leg can bring about now, halted at 1 cm, the cheapest for each target. */
function chargesNow(seen: OoSeen, unit: Unit, only?: UnitId): ChargeChance[] {
  if (unit.use.charge || unit.village !== null || unit.troop === 'artillery' || unit.rout !== null) return []
  const drill = drillOf(seen, unit)
  if (!drill) return []
  const targets = othersOf(seen, unit)
    .enemies.filter(e => only === undefined || e.unit.id === only)
    .map(e => ({ id: e.unit.id, shape: e.shape }))
  const best = new Map<string, ChargeChance>()
  for (const going of drill.goings)
    for (const c of chargesOf(drill.body, going.manoeuvres, going.world, targets, { halt: NEARNESS })) {
      const chance = allowed(seen, unit, c)
      const known = chance && best.get(chance.target)
      if (chance && (!known || chance.left > known.left)) best.set(chance.target, chance)
    }
  return [...best.values()]
}

export const hands: MeasuredHands<OoSeen, OoCommand> = {
  manoeuvres(seen, id) {
    const unit = seen.units[id]
    const drill = unit ? drillOf(seen, unit) : null
    if (!drill) return null
    const m = drill.goings[0]!.manoeuvres
    const goes = m.allowance > 0
    return {
      kinds: [
        ...(m.wheel ? (['wheel'] as const) : []),
        ...(goes ? (['advance', 'oblique'] as const) : []),
        ...(goes && m.retire !== null ? (['retire'] as const) : []),
        ...(m.shift ? (['shift'] as const) : []),
        ...(m.aboutFace !== null ? (['aboutFace'] as const) : []),
        ...(drill.formations.length > 0 ? (['form'] as const) : []),
      ],
      formations: drill.formations,
      obliqueLimit: OBLIQUE_LIMIT,
      allowance: drill.account.speed,
      left: m.allowance,
    }
  },
  clamp(seen, seat, command) {
    const unit = seen.units[command.unit]
    if (!unit || unit.seat !== seat || judgeMove(seen, seat, command).kind === 'impossible') return command
    return clampMove(seen, unit, command, c => judgeWhether(seen, seat, c).kind === 'ok')
  },
  solve: solveMove,
  charges: (seen, id) => {
    const unit = seen.units[id]
    return unit ? chargesNow(seen, unit) : []
  },
  threats: (seen, id) => {
    const target = seen.units[id]
    if (!target) return []
    return othersOf(seen, target).enemies.flatMap(e => chargesNow(seen, e.unit, id).map(c => ({ ...c, by: e.unit.id })))
  },
  plan: moves => (moves.length === 1 ? moves[0]! : { type: 'moveTogether', moves }),
}
