/** How a melee is drawn and told before its dice: a line from each attacker to the one attacked, and the number of everybody in it. */
import { gap } from '../../../../geometry/gap'
import type { Overlay, Term } from '../../../contract'
import type { Fight } from '../../combat'
import type { MoveEffect } from '../../commands'
import type { Charge, OoSeen, Unit } from '../../state'
import { bodyOf, footprintIn, footprintOf, middleOf } from '../bodies'
import { chargeOdds } from './odds'
import { fighterOf, meleeValueOf } from './situation'

type Of = Pick<Fight, 'target' | 'attackers'>
const attackersOf = (seen: OoSeen, f: Of): Unit[] =>
  f.attackers.map(id => seen.units[id]).filter((u): u is Unit => u !== undefined)

export function drawFight(seen: OoSeen, f: Of): Overlay[] {
  const to = seen.units[f.target] ? middleOf(seen.units[f.target]!) : null
  return attackersOf(seen, f).flatMap((a): Overlay[] => {
    const from = middleOf(a)
    return from && to ? [{ kind: 'line', tone: 'target', seat: a.seat, points: [from, to], ends: true }] : []
  })
}

/** The number of each who fights, attackers first. */
export function numbersOf(seen: OoSeen, f: Of): Term[] {
  const target = seen.units[f.target]
  if (!target) return []
  const attackers = attackersOf(seen, f)
  const term = (u: Unit, foes: readonly Unit[]): Term => ({
    clause: '9.9',
    label: 'meleeOf',
    amount: meleeValueOf(seen, fighterOf(seen, u, foes, target)).value,
    with: { unit: u.name },
  })
  return [...attackers.map(a => term(a, [target])), term(target, attackers)]
}

const percent = (x: number): number => Math.round(100 * x)

/** The centimetre that a charge halts before its target, with its two ends, and what may come of the charge. */
export function drawCharge(seen: OoSeen, unit: Unit, effect: MoveEffect, charge: Charge): Overlay[] {
  const foe = seen.units[charge.target] ? bodyOf(seen, seen.units[charge.target]!) : null
  if (!foe) return []
  const { from, to, cm } = gap(footprintIn(unit, effect.parts.pose, effect.parts.formation), foe)
  const moved: Unit = { ...unit, ...effect.parts, use: { ...effect.use, charge } }
  const odds = chargeOdds({ ...seen, units: { ...seen.units, [unit.id]: moved } }, unit.id)
  const text: Overlay['text'] = odds
    ? { code: 'draw.charge', with: { cm: { cm }, stopped: percent(odds.stopped), wins: percent(odds.attackers) } }
    : { code: 'draw.gap', with: { cm: { cm } } }
  return [{ kind: 'line', tone: 'target', points: [from, to], ends: true, text }]
}

/** Open order that horse rides through (9.3). */
export const drawRidden = (seen: OoSeen, effect: MoveEffect): Overlay[] =>
  (effect.ridden ?? []).flatMap((id): Overlay[] => {
    const body = seen.units[id] ? footprintOf(seen.units[id]!) : null
    return body ? [{ kind: 'footprint', tone: 'target', footprint: body, text: { code: 'draw.ridden' } }] : []
  })
