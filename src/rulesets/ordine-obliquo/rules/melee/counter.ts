/**
 * 9.3: counter-charges. Horse charged in front by horse may try: a die of six, less 2 under the order to attack, must come out below its
 * CP. It may in answer to the first side's moves; the first side's own horse in the second phase only if it has moved at least half in
 * the first (the text; option: at most half). Made, the two meet half-way between where they were when the charger's move began.
 */
import { applyStep, footprintAt, gapCm, poseOf } from '../../../../geometry'
import { obstacleOf } from '../../../../geometry/sweep/obstacle'
import { standsIn, sweep, sweepObstacles } from '../../../../geometry/sweep/sweep'
import { CONTACT, NOISE, quantisePose } from '../../../../geometry/tolerance'
import type { Cm, Footprint, Id, Pose, Seat, UnitId } from '../../../contract'
import type { Charge, OoSeen, Unit } from '../../state'
import { NEARNESS } from '../../tables'
import { charges, isHorse, stands } from '../../units'
import { bodyOf, footprintIn, footprintOf, ofSeat, standing } from '../bodies'
import { touches } from '../chargeTargets'
import { evader } from '../evasion'
import { orderOf } from '../orders'
import { cpSeen } from './situation'

/** 9.3 what the order to attack takes from the die. */
const ATTACK_LESS = 2
/** 9.3 so much straight ahead gives impetus. */
const IMPETUS: Cm = 6
const HALF = 0.5

export interface CounterChance {
  readonly unit: UnitId
  /** The horse that charges it in front, first declared first. */
  readonly by: readonly UnitId[]
  readonly less: number
  /** The die, less that, must be below this. */
  readonly cp: number
}

/** Where its order lies: its own counter, or its brigade's; null: no counter binds it. */
export const holderOf = (seen: Pick<OoSeen, 'brigades'>, unit: Unit): Id | null =>
  unit.counter ? unit.id : seen.brigades[unit.brigade]?.chief ? null : unit.brigade

/** 9.3 in the second phase: what it must have moved in the first. */
function movedEnough(seen: OoSeen, unit: Unit): boolean {
  if (seen.phase !== 'evade2') return true
  return seen.options.counterMoved === 'most' ? unit.use.share <= HALF + NOISE : unit.use.share >= HALF - NOISE
}

/** Whether the unit may try now; null: it may not. */
export function counterChance(seen: OoSeen, unit: Unit): CounterChance | null {
  if (!isHorse(unit) || !stands(unit) || evader(seen) !== unit.seat) return null
  const { counter, evaded, charge, fled, front, form } = unit.use
  if (counter !== null || evaded !== null || charge !== null || fled !== null) return null
  // 9.1 nor after a change of front or formation.
  if (front || form) return null
  // It goes forward of its own will: not in disorder (12), not from broken ground (9.3), not in march column (9.6).
  if (unit.rout !== null || unit.disorder !== null || unit.formation !== 'line' || touches(seen, unit, ['rough'])) return null
  const by = standing(seen)
    .filter(e => isHorse(e) && charges(e, unit.id) && e.use.charge?.side === 'front')
    .sort((a, b) => a.use.charge!.n - b.use.charge!.n)
  if (by.length === 0 || !movedEnough(seen, unit)) return null
  const less = orderOf(seen, unit)?.kind === 'attack' ? ATTACK_LESS : 0
  return { unit: unit.id, by: by.map(e => e.id), less, cp: cpSeen(unit) }
}

export const counterChances = (seen: OoSeen, seat: Seat): CounterChance[] =>
  evader(seen) === seat ? ofSeat(seen, seat).flatMap(u => counterChance(seen, u) ?? []) : []

export interface Meeting {
  readonly pose: Pose | null
  readonly back: Pose | null
  readonly charge: Charge
}

/** How far a body may go straight ahead, `most` at the utmost, until 1 cm before another. */
function until(body: Footprint, other: Footprint, most: Cm): Cm {
  const touch = sweepObstacles(body, [{ advance: most }], [obstacleOf(other)], NOISE)
  const gap = (x: Cm) => gapCm(forward(body, x), other)
  // Before it touches, the gap only shrinks.
  const end = touch.clear ? most : touch.at
  if (gap(end) >= NEARNESS) return end
  let lo = 0
  let hi = end
  while (hi - lo > 1e-7) {
    const mid = (lo + hi) / 2
    if (gap(mid) >= NEARNESS) lo = mid
    else hi = mid
  }
  return lo
}
const forward = (f: Footprint, cm: Cm): Footprint => applyStep(f, { advance: cm })
const backward = (f: Footprint, cm: Cm): Footprint => applyStep(f, { retire: cm })

/**
 * Where the two come to stand, 1 cm apart. The charger is drawn back along its straight stretch by half of what lay between them, the
 * counter-charger goes straight forward by the other half. Where others charge it too, or stand in the way of this, or where going
 * forward does not lead to its enemy, they meet where it stands.
 */
export function meeting(seen: OoSeen, unit: Unit, chance: CounterChance): Meeting {
  const charger = seen.units[chance.by[0]!]!
  const charge = (straight: Cm): Charge => ({
    target: charger.id,
    side: 'front',
    flanking: false,
    straight,
    impetus: straight >= IMPETUS - CONTACT - NOISE,
    n: seen.charges + 1,
  })
  const here: Meeting = { pose: null, back: null, charge: charge(NEARNESS) }
  const body = footprintOf(unit)
  const foe = footprintOf(charger)
  const chargers = standing(seen).filter(e => charges(e, unit.id))
  if (!body || !foe || chargers.length !== 1) return here
  const start = charger.use.start ? footprintIn(charger, charger.use.start, charger.use.startFormation) : foe
  const half = (gapCm(start, body) - NEARNESS) / 2
  const back = Math.min(half, Math.max(0, charger.use.charge!.straight - NEARNESS))
  if (back <= CONTACT) return here
  const others = standing(seen).filter(o => o.id !== unit.id && o.id !== charger.id)
  const shapes = others.map(o => bodyOf(seen, o)!)
  if (!sweep(body, [{ advance: half }], shapes, CONTACT).clear) return here
  const drawn = backward(foe, back)
  if (shapes.some(s => standsIn(drawn, obstacleOf(s), CONTACT))) return here
  const on = until(body, drawn, half)
  const met = forward(body, on)
  // Where the two don't come together half-way each, the charger comes on for the rest.
  const again = until(drawn, met, back)
  const halted = forward(drawn, again)
  const hit = sweepObstacles(halted, [{ advance: NEARNESS * 4 }], [obstacleOf(met)], NOISE)
  if (hit.clear || Math.abs(gapCm(halted, met) - NEARNESS) > CONTACT) return here
  return {
    pose: quantisePose(poseOf(met)),
    back: quantisePose(poseOf(footprintAt(halted, halted))),
    charge: charge(on + NEARNESS),
  }
}
