/**
 * Movimento: the way of a move, reckoned: what speed, kinds of move and ground make of it, what is left, whether it goes by road and
 * whether it disorders. Other bases and what the order forbids are none of its business.
 */
import { applyStep, stepLength } from '../../../geometry/steps'
import { standsIn, sweepObstacles } from '../../../geometry/sweep/sweep'
import { angleAtMost, CONTACT } from '../../../geometry/tolerance'
import { between } from '../../../geometry/vec'
import type { Cm, Footprint, Refusal, Step } from '../../contract'
import type { RadSeen, Unit } from '../state'
import { GUN_ACTIONS, HAND_RUN, WHEEL_LIMIT } from '../tables'
import { account, kindOf } from './account'
import { bodyOf } from './bodies'
import { effectOn, groundMap, onRoad } from './ground'

const CLAUSE = 'Movimento'

export interface Leg {
  readonly step: Step
  readonly index: number
  readonly from: Footprint
  readonly to: Footprint
}
/** `at_`: where along its step a refusal begins to hold, where that is known: the hands cut the step there. */
export type Found = Refusal & { readonly step: number; readonly at_?: Cm }
const legsFrom = (start: Footprint, steps: readonly Step[], first: number): Leg[] => {
  let at = start
  return steps.map((step, i) => {
    const from = at
    at = applyStep(at, step)
    return { step, index: first + i, from, to: at }
  })
}

/** Whether all of a way lies on roads: the centre of the front edge keeps to them. */
function byRoad(seen: RadSeen, legs: readonly Leg[]): boolean {
  const map = groundMap(seen.ground)
  if (map.roads.length === 0 || legs.length === 0) return false
  return legs.every(leg => {
    const n = 'wheel' in leg.step || 'aboutFace' in leg.step ? 1 : Math.max(1, Math.ceil(stepLength(leg.from, leg.step)))
    for (let i = 0; i <= n; i++) if (!onRoad(map, between(leg.from.front, leg.to.front, i / n))) return false
    return true
  })
}

interface Way {
  readonly speed: Cm
  readonly steps: readonly Step[]
  readonly start: Footprint
  readonly earlier: number
}
/** Guns have an account for each action, all others one for the whole turn. */
function wayOf(unit: Unit, now: Footprint, steps: readonly Step[]): Way {
  if (unit.arm !== 'guns') {
    const again = unit.use.steps.length > 0 && unit.use.start !== null
    return {
      speed: unit.speed,
      steps: again ? [...unit.use.steps, ...steps] : steps,
      start: again ? { ...now, ...unit.use.start! } : now,
      earlier: again ? unit.use.steps.length : 0,
    }
  }
  return { speed: unit.limbered ? unit.speed : HAND_RUN, steps, start: now, earlier: 0 }
}

function gunRefusals(unit: Unit, steps: readonly Step[]): Found[] {
  const out: Found[] = []
  if (unit.use.acts.length >= GUN_ACTIONS) out.push({ code: 'guns/no-action', clause: 'Artiglieria', step: 0 })
  if (unit.limbered) return out
  const turns = steps.filter(s => kindOf(s) === 'wheel' || kindOf(s) === 'aboutFace').length
  if (turns > 0 && steps.length > 1) out.push({ code: 'guns/turn-alone', clause: 'Artiglieria', step: 1 })
  steps.forEach((s, step) => {
    if ('wheel' in s && !angleAtMost(s.degrees, WHEEL_LIMIT))
      out.push({ code: 'wheel/too-far', clause: CLAUSE, step, with: { deg: { deg: s.degrees }, most: { deg: WHEEL_LIMIT } } })
  })
  return out
}

/** What ground on the way does: what bars it, what disorders, what costs more. */
function ground(seen: RadSeen, unit: Unit, now: Footprint, legs: readonly Leg[], road: boolean, found: Found[]) {
  let disorders = false
  const lost: { label: string; cm: Cm }[] = []
  const crossed = new Set<string>()
  const parts = [...groundMap(seen.ground).parts]
  for (const { piece, obstacle } of parts) {
    if (road && piece.kind !== 'river') continue
    const effect = effectOn(piece, unit)
    const tells = effect.closed !== null || effect.disorders || piece.crossing !== undefined
    if (!tells || crossed.has(piece.id)) continue
    if (standsIn(now, obstacle, CONTACT) && effect.closed === null && piece.crossing === undefined) continue
    for (const leg of legs) {
      if (standsIn(leg.from, obstacle, CONTACT)) continue
      const hit = sweepObstacles(leg.from, [leg.step], [obstacle], CONTACT)
      if (hit.clear) continue
      crossed.add(piece.id)
      if (effect.closed !== null) {
        const named = piece.name ?? { phrase: { code: `ground.${piece.kind}` } }
        if (leg.index >= 0)
          found.push({ code: effect.closed, clause: CLAUSE, step: leg.index, at_: hit.at, with: { ground: named } })
      } else {
        if (effect.disorders && leg.index >= 0) disorders = true
        if (piece.crossing !== undefined) lost.push({ label: 'crossing', cm: piece.crossing })
      }
      break
    }
  }
  return { disorders, lost }
}

/** What ground, speed and kinds of move say of it; where it ends and whom it meets stand aside. */
export function reckon(seen: RadSeen, unit: Unit, now: Footprint, steps: readonly Step[]) {
  const way = wayOf(unit, now, steps)
  const before = legsFrom(way.start, way.steps.slice(0, way.earlier), -way.earlier)
  const legs = legsFrom(now, steps, 0)
  const all = [...before, ...legs]
  const found: Found[] = []
  const road = byRoad(seen, all)
  const { disorders, lost } = ground(seen, unit, now, all, road, found)
  const guns = unit.arm === 'guns'
  // Guns turned as they stand take the whole action and no way.
  const turned = guns && !unit.limbered && steps.every(s => kindOf(s) === 'wheel' || kindOf(s) === 'aboutFace')
  const mover = { speed: way.speed, road: road && !(guns && !unit.limbered), turnAndGo: unit.order === 'retreat', lost }
  const sums = account(mover, turned ? way.steps.filter(s => kindOf(s) !== 'wheel') : way.steps)
  for (const r of sums.refusals) found.push({ ...r, step: Math.max(0, r.step - way.earlier) })
  if (guns) found.push(...gunRefusals(unit, steps))
  return { legs, sums, road, disorders: disorders || (sums.disorders && unit.arm !== 'command'), found }
}

/** What is left to a base, in cm, for one more step straight on. */
export const leftFor = (seen: RadSeen, unit: Unit): Cm => reckon(seen, unit, bodyOf(seen, unit)!, [{ advance: 0 }]).sums.left
