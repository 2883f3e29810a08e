/** 7.6: the way of an evasion: judged by the same function as every move, from a free change of front at its start. */
import { aboutFace, ahead, applySteps, centreOf, distance, gapCm, toLocal } from '../../../geometry'
import { sweepObstacles } from '../../../geometry/sweep/sweep'
import { atLeast, CONTACT, NOISE, quantisePose } from '../../../geometry/tolerance'
import type { Cm, Refusal, Seat, Step, UnitId } from '../../contract'
import type { EvadeCommand, MoveEffect, MoveVerdict } from '../commands'
import { isOpenOrder } from '../kinds'
import { freshUse } from '../setup'
import type { OoSeen, Unit } from '../state'
import { GUNNERS, SPEED } from '../tables'
import { isCloseInfantry, isHorse } from '../units'
import { footprintIn, footprintOf } from './bodies'
import { type EvadeChance, enough, evadeChance, leastGap } from './evasion'
import { judgeMove, judgeWhether } from './move'
import { othersOf } from './others'
import { sidesOf } from './outline'

/** 7.6.3: so much of it goes straight before cavalry may turn aside. */
const STRAIGHT_FIRST: Cm = 8

/** Gunners away from their guns move and are judged as a single base of open order (7.6.2). */
export const asCrew = (unit: Unit): Unit => ({
  ...unit,
  arm: 'openOrder',
  troop: 'openOrder',
  formation: 'line',
  bases: 1,
  base: GUNNERS,
})

/** Option `villageEvade`: a garrison goes out by the side that is farthest from the nearest of those who come on, in line. */
function leaving(seen: OoSeen, unit: Unit, chance: EvadeChance): Unit {
  const outline = seen.ground.find(g => g.id === unit.village)?.outline ?? []
  const foes = chance.from.map(id => footprintOf(seen.units[id]!)).filter(f => f !== null)
  const near = foes.sort((a, b) => gapCm(a, { polygon: outline }) - gapCm(b, { polygon: outline }))[0]
  const from = near ? centreOf(near) : unit.pose!.front
  const side = sidesOf(outline).reduce((best, s) => (distance(s.middle, from) > distance(best.middle, from) + NOISE ? s : best))
  const pose = quantisePose({ front: side.middle, facing: side.out })
  return { ...unit, pose, village: null, formation: 'line', use: freshUse(pose, 'line') }
}

/** The unit as its evasion starts: fresh, faced about where the first step says so, the gunners behind their guns. */
function starting(seen: OoSeen, unit: Unit, chance: EvadeChance, turned: boolean): Unit {
  if (unit.village !== null) return leaving(seen, unit, chance)
  const body = footprintOf(unit)!
  const pose = turned ? aboutFace(body) : body
  const use = freshUse({ front: pose.front, facing: pose.facing }, unit.formation)
  const fresh: Unit = {
    ...unit,
    pose: { front: pose.front, facing: pose.facing },
    use: { ...use, passedThrough: unit.use.passedThrough },
  }
  if (!chance.leaveGuns) return fresh
  const crew = asCrew(fresh)
  // The crew stands at the tail of its guns, which stay where they are.
  const tail = turned ? pose : { front: ahead(body, -body.depth + GUNNERS.depth), facing: body.facing }
  return {
    ...crew,
    pose: { front: tail.front, facing: tail.facing },
    use: freshUse({ front: tail.front, facing: tail.facing }, 'line'),
  }
}
const within = (seen: OoSeen, unit: Unit): OoSeen => ({ ...seen, units: { ...seen.units, [unit.id]: unit } })

const impossible = (code: string, at?: UnitId): MoveVerdict => ({
  kind: 'impossible',
  refusals: [{ code, clause: '7.6', ...(at ? { at } : {}) }],
  working: [],
  drawing: [],
  ends: [],
  effect: null,
})

/** Where the nearest of those it evades from stands, as the unit looks. Who comes from behind is left without an about-face. */
function bearingOfFoes(seen: OoSeen, unit: Unit, chance: EvadeChance): 'ahead' | 'behind' | 'beside' {
  const body = footprintOf(unit)!
  const foes = chance.from.map(id => footprintOf(seen.units[id]!)).filter(f => f !== null)
  const near = foes.sort((a, b) => gapCm(a, body) - gapCm(b, body))[0]
  if (!near) return 'ahead'
  const [x, y] = toLocal(body, centreOf(near))
  const forward = y + body.depth / 2
  if (Math.abs(x) - body.width / 2 > Math.abs(forward)) return 'beside'
  return forward >= 0 ? 'ahead' : 'behind'
}

/** Friends in close order that stand in its way within 8 cm: then it may turn aside at once. */
function blockedBehind(seen: OoSeen, unit: Unit, turned: boolean): boolean {
  const body = turned ? aboutFace(footprintOf(unit)!) : footprintOf(unit)!
  const close = othersOf(seen, unit).friends.filter(f => isCloseInfantry(f.unit) || isHorse(f.unit))
  return !sweepObstacles(
    body,
    [{ advance: STRAIGHT_FIRST }],
    close.map(f => f.obstacle),
    CONTACT,
  ).clear
}

/** 7.6.3: cavalry goes off with its back to the enemy, the first 8 cm straight. */
function straightFirst(seen: OoSeen, unit: Unit, chance: EvadeChance, steps: readonly Step[]): Refusal[] {
  if (!isHorse(unit)) return []
  const at = unit.id
  const turned = steps[0] !== undefined && 'aboutFace' in steps[0]
  const legs = turned ? steps.slice(1) : steps
  const foes = bearingOfFoes(seen, unit, chance)
  if ((foes === 'ahead' && !turned) || (foes === 'behind' && turned) || legs.some(s => 'aboutFace' in s))
    return [{ code: 'evade/about-face', clause: '7.6.3', at }]
  if (blockedBehind(seen, unit, turned)) return []
  let straight = 0
  for (const step of legs) {
    if (straight >= STRAIGHT_FIRST - NOISE) return []
    if (!('advance' in step)) return [{ code: 'evade/straight-first', clause: '7.6.3', at }]
    straight += step.advance
  }
  return []
}

/** The verdict on an evasion; its effect keeps what the unit did before in the turn and adds the share of its speed used. */
export function judgeEvade(seen: OoSeen, seat: Seat, command: EvadeCommand): MoveVerdict {
  const unit = seen.units[command.unit]
  if (!unit || unit.seat !== seat || !footprintOf(unit)) return impossible('unit/unknown')
  const chance = evadeChance(seen, unit)
  if (!chance) return impossible('evade/not-now', unit.id)
  if (chance.leaveGuns !== (command.leaveGuns === true))
    return impossible(chance.leaveGuns ? 'evade/leave-guns' : 'evade/keep-guns', unit.id)
  const turned = unit.village === null && command.steps[0] !== undefined && 'aboutFace' in command.steps[0]
  const start = starting(seen, unit, chance, turned)
  const legs = turned ? command.steps.slice(1) : command.steps
  const verdict = judgeMove(within(seen, start), seat, { type: 'move', unit: unit.id, steps: legs })
  if (!verdict.effect) return verdict
  const refusals = [...verdict.refusals, ...straightFirst(seen, unit, chance, command.steps)]
  const goal = enough(seen, unit, chance)
  const before = leastGap(seen, footprintOf(unit)!, goal.of)
  const end = leastGap(seen, footprintIn(start, verdict.effect.parts.pose, start.formation), goal.of)
  if (end <= before + NOISE) refusals.push({ code: 'evade/away', clause: chance.clause, at: unit.id })
  else if (chance.must && !atLeast(end, goal.cm) && end < asFar(seen, unit, chance, goal.cm))
    refusals.push({
      code: 'evade/keep-five',
      clause: chance.clause,
      at: unit.id,
      with: { cm: { cm: end }, keep: { cm: goal.cm } },
    })
  return { ...verdict, kind: refusals.length > 0 ? 'breach' : 'ok', refusals, effect: effectOf(unit, verdict, chance) }
}

function effectOf(unit: Unit, verdict: MoveVerdict, chance: EvadeChance): MoveEffect {
  const inner = verdict.effect!
  const share = Math.min(1, inner.use.share)
  // 7.6: who draws back has ended a charge of its own.
  const use = { ...unit.use, evaded: share, straight: 0, charge: null }
  if (!chance.leaveGuns) return { ...inner, use }
  return { ...inner, parts: { ...inner.parts, formation: 'crew', guns: unit.pose }, use }
}

const DIRECTIONS: readonly number[] = [0, 15, -15, 30, -30]

/** The ways it could go, shortest sufficient first of its direction; not yet judged. */
function ways(seen: OoSeen, unit: Unit, chance: EvadeChance): { steps: Step[]; gap: Cm }[] {
  const goal = enough(seen, unit, chance)
  const open = isOpenOrder(unit.troop)
  const foes = bearingOfFoes(seen, unit, chance)
  const fronts = unit.village !== null ? [false] : foes === 'ahead' ? [true] : foes === 'behind' ? [false] : [true, false]
  const blocked = (turned: boolean) => isHorse(unit) && blockedBehind(seen, unit, turned)
  const speed = chance.leaveGuns
    ? SPEED.openOrder.line
    : unit.formation === 'limbered' || unit.formation === 'column'
      ? SPEED[unit.troop].march
      : SPEED[unit.troop].line
  const out: { steps: Step[]; gap: Cm }[] = []
  const tryWay = (turned: boolean, most: Cm, leg: (d: Cm) => Step[]) => {
    const start = starting(seen, unit, chance, turned)
    const body = footprintOf(start)!
    for (let tenths = 1; tenths <= most * 10 + 1e-6; tenths += tenths < 20 ? 1 : 5) {
      const d = Math.min(tenths / 10, most)
      const gap = leastGap(seen, applySteps(body, leg(d)), goal.of)
      if (gap < goal.cm && tenths + 5 <= most * 10) continue
      out.push({ steps: turned ? [{ aboutFace: true }, ...leg(d)] : leg(d), gap })
      return
    }
  }
  for (const most of [speed, speed / 2]) {
    if (open && unit.village === null) tryWay(false, most / 2, d => [{ retire: d }])
    for (const turned of fronts)
      for (const o of DIRECTIONS) {
        if (isHorse(unit) && o !== 0 && !blocked(turned))
          tryWay(turned, most, d =>
            d <= STRAIGHT_FIRST ? [{ advance: d }] : [{ advance: STRAIGHT_FIRST }, { oblique: o, cm: d - STRAIGHT_FIRST }],
          )
        else tryWay(turned, most, d => (o === 0 ? [{ advance: d }] : [{ oblique: o, cm: d }]))
      }
  }
  return out
}
/** The gap that it must come to: the one that is enough, where any way leads so far; else about the widest that any way gives. */
function asFar(seen: OoSeen, unit: Unit, chance: EvadeChance, enough: Cm): Cm {
  const best = Math.max(0, ...legalWays(seen, unit, chance).map(w => w.gap))
  return atLeast(best, enough) ? enough : best - 0.5
}

const cache = new WeakMap<object, Map<UnitId, readonly { steps: Step[]; gap: Cm }[]>>()
function legalWays(seen: OoSeen, unit: Unit, chance: EvadeChance): readonly { steps: Step[]; gap: Cm }[] {
  let known = cache.get(seen)
  if (!known) {
    known = new Map()
    cache.set(seen, known)
  }
  const had = known.get(unit.id)
  if (had) return had
  const found = ways(seen, unit, chance).filter(w => {
    const start = starting(seen, unit, chance, 'aboutFace' in w.steps[0]!)
    const legs = 'aboutFace' in w.steps[0]! ? w.steps.slice(1) : w.steps
    return judgeWhether(within(seen, start), unit.seat, { type: 'move', unit: unit.id, steps: legs }).kind === 'ok'
  })
  known.set(unit.id, found)
  return found
}

/** Evasions that are legal as they stand, the least way first; empty where it cannot get away at all. */
export function evasions(seen: OoSeen, id: UnitId): EvadeCommand[] {
  const unit = seen.units[id]
  const chance = unit && evadeChance(seen, unit)
  if (!unit || !chance) return []
  return legalWays(seen, unit, chance)
    .map(
      (w): EvadeCommand => ({
        type: 'evade',
        unit: id,
        steps: w.steps,
        ...(chance.leaveGuns ? { leaveGuns: true as const } : {}),
      }),
    )
    .filter(c => judgeEvade(seen, unit.seat, c).kind === 'ok')
}
