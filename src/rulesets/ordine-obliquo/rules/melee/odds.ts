/**
 * The exact chances of a melee, of a declared charge with the fire of the one who is charged, and of a charge that is only thought of.
 * Nothing is drawn; every outcome of the dice is gone through. Fire of others at the charger is not known beforehand and not counted.
 */
import type { MoveCommand, Seat, UnitId } from '../../../contract'
import type { Fight } from '../../combat'
import type { OoSeen, Unit } from '../../state'
import { PHASES } from '../../state'
import { isFoot, isHorse, stands } from '../../units'
import { standing } from '../bodies'
import { judgeCharge } from '../charge'
import { shotAt } from '../fire/shot'
import { judgeMove } from '../move'
import { afterHits, chancesOf, type MeleeCase, type MeleeChances, type Party } from './chances'
import { closings, comesOn } from './closing'
import { planFights } from './fights'
import { friendsNear, GUNNERS_CP, hitterOf, rollsFirst, SURPRISED_CP } from './resolve'
import { cpSeen, fighterOf, fightsDisordered, generalWith, meleeValueOf } from './situation'

/** Shares of 1. `attackers`: the charger's side wins; `stopped`: it never comes to the melee. `cp`: lost in the mean, by fire too. */
export interface MeleeOdds extends MeleeChances {
  readonly stopped: number
}

const partyOf = (u: Unit): Party => ({
  cp: cpSeen(u),
  cpStart: u.cpStart,
  before: u.rout === 'routing' ? 'routs' : u.rout === 'retreating' ? 'retreats' : 'stands',
  square: u.formation === 'square',
  horse: isHorse(u),
})

/** A melee as the dice find it, with its numbers. */
export function caseOf(seen: OoSeen, fight: Pick<Fight, 'target' | 'attackers' | 'kind'>, hitOn?: UnitId): MeleeCase {
  const target = seen.units[fight.target]!
  const attackers = fight.attackers.map(id => seen.units[id]!)
  const ids = [fight.target, ...fight.attackers]
  const value = (u: Unit, foes: readonly Unit[]) => meleeValueOf(seen, fighterOf(seen, u, foes, target)).value
  return {
    kind: fight.kind,
    target: partyOf(target),
    attackers: attackers.map(partyOf),
    value: { target: value(target, attackers), attackers: attackers.reduce((t, a) => t + value(a, [target]), 0) },
    first: rollsFirst(
      fightsDisordered(seen, target, target),
      attackers.every(a => fightsDisordered(seen, a, target)),
    ),
    byInfantry: { target: isFoot(target), attackers: isFoot(hitterOf(target, attackers)) },
    friends: { target: friendsNear(seen, [target], ids), attackers: friendsNear(seen, attackers, ids) },
    general: { target: generalWith(seen, target), attackers: attackers.some(a => generalWith(seen, a)) },
    hitOn: Math.max(0, hitOn === undefined ? 0 : fight.attackers.indexOf(hitOn)),
  }
}

/** The chances of a melee that is to be fought; `hitOn`: the attacker whom a hit of the one attacked strikes, left out: the first. */
export function fightOdds(seen: OoSeen, fight: Pick<Fight, 'target' | 'attackers' | 'kind'>, hitOn?: UnitId): MeleeOdds {
  const chances = chancesOf(caseOf(seen, fight, hitOn), SURPRISED_CP, horse => (horse ? GUNNERS_CP.horse : GUNNERS_CP.foot))
  return { stopped: 0, ...chances }
}

const put = (seen: OoSeen, u: Unit): OoSeen => ({ ...seen, units: { ...seen.units, [u.id]: u } })
const NONE: MeleeOdds = { stopped: 1, attackers: 0, target: 0, nobody: 0, cp: { attackers: 0, target: 0 } }

/** Who stands where when all have closed, and the melee in which the charger stands; null: he stands in none. */
interface Closed {
  readonly there: OoSeen
  readonly fight: Pick<Fight, 'target' | 'attackers' | 'kind'> | null
}
function closed(seen: OoSeen, charger: UnitId, foe: UnitId): Closed {
  const of = (u: Unit) => u.id === foe || u.use.charge?.target === foe
  const there = closings(seen)
    .filter(c => of(c.unit))
    .reduce((s, c) => put(s, { ...s.units[c.unit.id]!, pose: c.pose }), seen)
  return { there, fight: planFights(there).find(f => [f.target, ...f.attackers].includes(charger)) ?? null }
}

/** What comes of it when these have closed: the melee in which the charger stands is gone through. */
function closedOdds({ there, fight }: Closed, charger: UnitId, foe: UnitId): MeleeOdds {
  if (!fight) return fightWithout(there, foe)
  const odds = fightOdds(there, fight)
  if (fight.target !== charger) return odds
  return { ...odds, attackers: odds.target, target: odds.attackers, cp: { attackers: odds.cp.target, target: odds.cp.attackers } }
}
/** The charger is stopped: what the others make of it counts as his side's. */
function fightWithout(seen: OoSeen, foe: UnitId): MeleeOdds {
  const fight = planFights(seen).find(f => f.target === foe)
  return fight ? fightOdds(seen, fight) : NONE
}

/** The fire that the one who is charged still has, at the charger on whom it bears best; null: none. */
function fireAt(seen: OoSeen, target: Unit): { readonly at: Unit; readonly value: number } | null {
  if (PHASES.indexOf(seen.phase) > PHASES.indexOf('fire2')) return null
  let best: { at: Unit; value: number } | null = null
  for (const u of standing(seen)) {
    if (u.use.charge?.target !== target.id) continue
    const shot = shotAt(seen, target, u)
    if (shot && shot.refusals.length === 0 && (best === null || shot.value > best.value)) best = { at: u, value: shot.value }
  }
  return best
}

const scaled = (p: number, o: MeleeOdds, fireCp: number): MeleeOdds => ({
  stopped: p * o.stopped,
  attackers: p * o.attackers,
  target: p * o.target,
  nobody: p * o.nobody,
  cp: { attackers: p * (o.cp.attackers + fireCp), target: p * o.cp.target },
})
const total = (all: readonly MeleeOdds[]): MeleeOdds =>
  all.reduce((a, b) => ({
    stopped: a.stopped + b.stopped,
    attackers: a.attackers + b.attackers,
    target: a.target + b.target,
    nobody: a.nobody + b.nobody,
    cp: { attackers: a.cp.attackers + b.cp.attackers, target: a.cp.target + b.cp.target },
  }))

/**
 * The chances of a charge that has been declared, the fire of the one who is charged included, all others who charge him with it. Null:
 * the unit charges nobody who is there.
 */
export function chargeOdds(seen: OoSeen, id: UnitId): MeleeOdds | null {
  const charger = seen.units[id]
  const target = charger?.use.charge ? seen.units[charger.use.charge.target] : undefined
  if (!charger || !target || !stands(charger) || !stands(target) || !comesOn(seen, charger)) return null
  const fire = fireAt(seen, target)
  const on = closed(seen, id, target.id)
  if (!fire) return closedOdds(on, id, target.id)
  const hit = fire.value / 100
  const struck = partyOf(fire.at)
  const out = [scaled(1 - hit, closedOdds(on, id, target.id), 0)]
  // Whoever goes back, routs or is gone is stopped; what it cost him differs, what follows does not.
  const stopped: Unit = { ...fire.at, rout: 'retreating', use: { ...fire.at.use, charge: null } }
  let without: MeleeOdds | null = null
  for (const a of afterHits(struck, 1, 'fire', true)) {
    const goes = a.standing === 'stands'
    if (!goes) without ??= closedOdds(closed(put(seen, stopped), id, target.id), id, target.id)
    // Whom a hit leaves standing comes on as he would have: where all stand is known, only his CP differ.
    const hurt = () => ({ ...on, there: put(on.there, { ...on.there.units[fire.at.id]!, cp: a.cp }) })
    const next = goes ? closedOdds(hurt(), id, target.id) : without!
    out.push(scaled(hit * a.p, next, struck.cp - a.cp))
  }
  return total(out)
}

/** The chances of a charge that a move would declare; null: it is none, or cannot be carried out. */
export function moveOdds(seen: OoSeen, seat: Seat, command: MoveCommand): MeleeOdds | null {
  const unit = seen.units[command.unit]
  if (!unit || command.charge === undefined) return null
  const verdict = judgeMove(seen, seat, command)
  if (!verdict.effect) return null
  const { charge } = judgeCharge(seen, unit, command, verdict.effect)
  if (!charge) return null
  return chargeOdds(put(seen, { ...unit, ...verdict.effect.parts, use: { ...verdict.effect.use, charge } }), unit.id)
}
