/**
 * 8: one unit's fire at one enemy: whether it may, why not, and the number that it needs. Choices, panels, odds, `judge` and `decide`
 * all ask here.
 */

import type { Shape } from '../../../../geometry/shapes'
import { CONTACT, NOISE } from '../../../../geometry/tolerance'
import type { Clause, Cm, Id, Point, Refusal, Term, UnitId } from '../../../contract'
import { isCavalry, isOpenOrder } from '../../kinds'
import { type OoSeen, other, type Unit } from '../../state'
import { isGuns } from '../../units'
import { bodyOf, ofSeat } from '../bodies'
import { atHalf } from '../morale/result'
import { nearest } from '../near'
import { spaced } from '../others'
import { type Aim, aimAt, boxOfUnit, type Front, frontsOf, lineTo, mayReach } from './aim'
import { inTheWay } from './clear'
import { coverOf } from './cover'
import { enfilades } from './enfilade'
import { asItWas, mayNotFire, rangeOf } from './firer'
import { sightTo } from './sight'
import { type FireTarget, type FireValue, fireValue, type Shooter } from './value'

export interface FireShot {
  readonly unit: UnitId
  readonly target: UnitId
  /** The side of its village that it fires from; null: it stands in the open. */
  readonly side: number | null
  /** Empty: it may be fired. The first one stands. */
  readonly refusals: readonly Refusal[]
  readonly front: Front
  /** The line measured. */
  readonly from: Point
  readonly to: Point
  readonly cm: Cm
  /** The range that counts: at a charger long, but for his target. */
  readonly range: 'short' | 'long'
  readonly premelee: boolean
  readonly enfilade: boolean
  readonly cover: Id | null
  /** The number to roll at or under. */
  readonly value: number
  readonly working: readonly Term[]
  /** 13: it routed before this fire: it loses CP without a roll. */
  readonly routed: boolean
}

const shooterOf = (u: Unit): Shooter => {
  const was = asItWas(u)
  return {
    arm: u.arm === 'heavyArtillery' || u.arm === 'lightArtillery' || u.arm === 'howitzer' ? u.arm : 'infantry',
    experience: u.experience,
    halfCp: was.cp === null ? u.strength === 'half' : atHalf(was.cp, u.cpStart),
    disordered: was.disorder !== null,
    openOrder: isOpenOrder(u.troop),
    firstVolley: was.firstVolley,
    inVillage: u.village !== null,
    // Whether it may fire at all is asked before; a number is given all the same.
    marchColumn: false,
    square: false,
  }
}
function targetOf(seen: OoSeen, u: Unit, cover: boolean): FireTarget {
  const crew = u.formation === 'crew'
  const fireOn = u.village === null ? undefined : seen.ground.find(g => g.id === u.village)?.fireOn
  return {
    arm: isCavalry(u.troop) ? 'cavalry' : isGuns(u) && !crew ? 'artillery' : 'infantry',
    cover,
    openOrder: isOpenOrder(u.troop) || crew,
    marchColumn: u.formation === 'column',
    square: u.formation === 'square',
    limbered: u.formation === 'limbered',
    inVillage: u.village !== null,
    charging: u.use.charge !== null,
    ...(fireOn === undefined ? {} : { villageMod: fireOn }),
  }
}

/** A target as it lies before one front, with everything but the question which one is the nearest. */
interface Sighted {
  readonly target: Unit
  readonly aim: Aim
  readonly premelee: boolean
  readonly why: Refusal | null
}

const refusal = (u: Unit, code: string, clause: Clause, with_?: Refusal['with']): Refusal => ({
  code,
  clause,
  at: u.id,
  ...(with_ ? { with: with_ } : {}),
})

/** 9.1: bodies in contact fight, they don't fire, and nobody fires into a melee. */
const inContact = (seen: OoSeen, u: Unit, seat: Unit['seat']): boolean => {
  const body = bodyOf(seen, u)
  return body !== null && nearest(body, shapesOf(seen, seat), 1) <= CONTACT + NOISE
}
const shapesOf = (seen: OoSeen, seat: Unit['seat']): Shape[] =>
  ofSeat(seen, seat)
    .map(u => bodyOf(seen, u))
    .filter(b => b !== null)
/** Why it may not fire at all, its contacts with the enemy looked at. */
function firerRefusal(seen: OoSeen, u: Unit): Refusal | null {
  return mayNotFire(u) ?? (inContact(seen, u, other(u.seat)) ? refusal(u, 'fire/in-contact', '9.1') : null)
}

/** Why this target may not be fired at from that front, the nearest not asked for; null: nothing speaks against it. */
function whyNot(seen: OoSeen, u: Unit, target: Unit, aim: Aim): Refusal | null {
  const weapon = rangeOf(u)!
  const no = (code: string, clause: Clause, with_?: Refusal['with']) => refusal(u, code, clause, with_)
  if (target.cp === 0) return no('fire/fallen', '8', { target: target.name })
  if (aim.range === null) return no('fire/range', '8.1', { cm: { cm: aim.cm }, most: { cm: weapon.long } })
  if (inContact(seen, target, u.seat)) return no('fire/melee', '9.1', { target: target.name })
  const mist = seen.rules.mist
  if (mist && seen.turn <= mist.until && aim.cm > mist.cm + CONTACT + NOISE)
    return no('fire/mist', '8.1', { cm: { cm: mist.cm } })
  if (isGuns(u) && spaced(target) && aim.range === 'long') return no('fire/open-order-far', '8.6')
  const way = inTheWay(seen, u, target, aim, weapon.short)
  if (way) return no(way.code, way.clause, { unit: seen.units[way.unit]!.name })
  const look = sightTo(seen, u, target, aim)
  if (!('hidden' in look)) return null
  const ground = seen.ground.find(g => g.id === look.hidden.ground)
  return no(look.hidden.code, look.hidden.clause, {
    ground: ground?.name ?? { phrase: { code: `ground.${ground?.kind ?? 'wood'}` } },
  })
}

/** The enemies before one front, nearest first, and the nearest that may be fired at. */
interface FrontView {
  readonly front: Front
  readonly sighted: readonly Sighted[]
  readonly nearest: Cm
}
type Kept = { readonly fronts: readonly FrontView[]; readonly of: Unit }
const kept = new WeakMap<OoSeen, Map<UnitId, Kept>>()

function frontViews(seen: OoSeen, u: Unit): readonly FrontView[] {
  let map = kept.get(seen)
  if (!map) {
    map = new Map()
    kept.set(seen, map)
  }
  const had = map.get(u.id)
  if (had && had.of === u) return had.fronts
  const fronts = frontsOf(seen, u).map(front => lookFrom(seen, u, front))
  map.set(u.id, { fronts, of: u })
  return fronts
}
function lookFrom(seen: OoSeen, u: Unit, front: Front): FrontView {
  const weapon = rangeOf(u)
  const sighted: Sighted[] = []
  let least = Number.POSITIVE_INFINITY
  if (weapon)
    for (const id in seen.units) {
      const target = seen.units[id]!
      if (target.seat === u.seat || target.place !== 'table' || target.pose === null) continue
      const box = boxOfUnit(seen, target)
      if (!box || !mayReach(front.from, box, weapon.long)) continue
      const aim = aimAt(seen, u, front, target)
      if (!aim || aim.range === null) continue
      const why = whyNot(seen, u, target, aim)
      sighted.push({ target, aim, premelee: target.use.charge?.target === u.id, why })
      if (why === null && aim.cm < least) least = aim.cm
    }
  sighted.sort((a, b) => a.aim.cm - b.aim.cm)
  return { front, sighted, nearest: least }
}

/** The target must be the nearest of those that may be fired at; who is charged may take his charger (8.7, reading 5). */
const tooFar = (u: Unit, s: Sighted, view: FrontView): Refusal | null => {
  if (s.why !== null || s.premelee || s.aim.cm <= view.nearest + CONTACT + NOISE) return null
  const first = view.sighted.find(o => o.why === null)!
  return refusal(u, 'fire/nearest', '8', { unit: first.target.name, cm: { cm: first.aim.cm } })
}

function valued(seen: OoSeen, u: Unit, s: Sighted): Pick<FireShot, 'range' | 'enfilade' | 'cover' | 'value' | 'working'> {
  const charging = s.target.use.charge !== null
  const range = s.premelee ? 'short' : charging ? 'long' : (s.aim.range ?? 'long')
  const cover = coverOf(seen, s.target, s.aim.from)
  const enfilade = enfilades(seen, u, s.target)
  const answer: FireValue = fireValue({
    shooter: shooterOf(u),
    target: targetOf(seen, s.target, cover !== null),
    range,
    enfilade,
    premelee: s.premelee,
    // That guns don't take open order far off is asked before; who insists has a number all the same.
    near: true,
  })
  const given = 'value' in answer ? answer : { value: 0, working: [] }
  return { range, enfilade, cover, value: given.value, working: given.working }
}

function shotOf(seen: OoSeen, u: Unit, s: Sighted, refusals: readonly (Refusal | null)[]): FireShot {
  return {
    unit: u.id,
    target: s.target.id,
    side: s.aim.front.side,
    refusals: refusals.filter(r => r !== null),
    front: s.aim.front,
    from: s.aim.from,
    to: s.aim.to,
    cm: s.aim.cm,
    premelee: s.premelee,
    routed: asItWas(s.target).rout === 'routing',
    ...valued(seen, u, s),
  }
}

/**
 * The fire of a unit at every enemy that lies in range before it, nearest first, each with why not. A garrison has one for each side
 * that the enemy lies before.
 */
export function shotsOf(seen: OoSeen, u: Unit): readonly FireShot[] {
  const firer = firerRefusal(seen, u)
  return frontViews(seen, u).flatMap(view => view.sighted.map(s => shotOf(seen, u, s, [firer, s.why, tooFar(u, s, view)])))
}

/** Quick: whom the unit may fire at now, without numbers; a garrison from any of its sides. */
export function targetsFor(seen: OoSeen, u: Unit): readonly { readonly target: UnitId; readonly side: number | null }[] {
  if (firerRefusal(seen, u) !== null) return []
  return frontViews(seen, u).flatMap(view =>
    view.sighted
      .filter(s => s.why === null && tooFar(u, s, view) === null)
      .map(s => ({ target: s.target.id, side: view.front.side })),
  )
}
/** Whether any unit of a side may fire at all. */
export const anyShot = (seen: OoSeen, seat: Unit['seat']): boolean => ofSeat(seen, seat).some(u => targetsFor(seen, u).length > 0)

/**
 * The fire of a unit at one enemy, wherever he is: with its refusals, also for who lies out of range or out of the zone. `side`: from
 * that side of its village; left out: from the one with the best chance. Null: one of them is not on the table.
 */
export function shotAt(seen: OoSeen, u: Unit, target: Unit, side?: number): FireShot | null {
  const fronts = frontsOf(seen, u)
  if (fronts.length === 0 || target.place !== 'table' || target.pose === null) return null
  const firer = firerRefusal(seen, u)
  const views = frontViews(seen, u).filter(v => side === undefined || v.front.side === side)
  const shots = views.flatMap(view =>
    view.sighted.filter(s => s.target.id === target.id).map(s => shotOf(seen, u, s, [firer, s.why, tooFar(u, s, view)])),
  )
  const better = (a: FireShot, b: FireShot): FireShot => {
    if ((a.refusals.length === 0) !== (b.refusals.length === 0)) return a.refusals.length === 0 ? a : b
    return b.value > a.value || (b.value === a.value && b.cm < a.cm - NOISE) ? b : a
  }
  if (shots.length > 0) return shots.reduce(better)
  return outOfReach(seen, u, target, fronts.find(f => f.side === side) ?? fronts[0]!, firer)
}

/** 7.6.2: the one shot at long range before gunners leave their guns; null: no such charger can be fired at. */
export function partingShot(seen: OoSeen, u: Unit, charger: Unit): FireShot | null {
  if (firerRefusal(seen, u) !== null) return null
  for (const view of frontViews(seen, u)) {
    const s = view.sighted.find(o => o.target.id === charger.id)
    if (s && s.why === null) return shotOf(seen, u, { ...s, premelee: false }, [])
  }
  return null
}

/** Out of range, or outside the zone: measured and refused. */
function outOfReach(seen: OoSeen, u: Unit, target: Unit, front: Front, firer: Refusal | null): FireShot | null {
  const aim = aimAt(seen, u, front, target) ?? besides(seen, u, target, front)
  if (!aim) return null
  const why =
    rangeOf(u) === null
      ? null
      : aim.zone.inside
        ? whyNot(seen, u, target, aim)
        : refusal(u, isGuns(u) ? 'fire/not-in-wedge' : 'fire/not-in-strip', '8')
  return shotOf(seen, u, { target, aim, premelee: target.use.charge?.target === u.id, why }, [firer, why])
}
const NOWHERE = { inside: false, share: 0, cm: null, part: [] } as const
function besides(seen: OoSeen, u: Unit, target: Unit, front: Front): Aim | null {
  const measured = lineTo(seen, front, target)
  if (!measured) return null
  const weapon = rangeOf(u)
  const range = !weapon || measured.cm > weapon.long ? null : measured.cm <= weapon.short ? 'short' : 'long'
  return { front, zone: NOWHERE, ...measured, range }
}
