/** How a melee is drawn and told before its dice: a line from each attacker to the one attacked, and the number of everybody in it. */
import type { Overlay, Term } from '../../../contract'
import type { Fight } from '../../combat'
import type { OoSeen, Unit } from '../../state'
import { middleOf } from '../bodies'
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
