/** Number of dice: blocks and unit, nation, card, ground; a square rolls one, and so does the horse that rides at it. */

import type { Term } from '../../contract'
import { distance } from '../board'
import { CLAUSE } from '../clauses'
import type { Arm, Face } from '../kinds'
import type { CcSeen, Unit } from '../state'
import { GUNS } from '../tables'
import { groundTerms, isTown } from './ground'
import { specOf } from './where'

export interface Pool {
  readonly dice: number
  readonly working: readonly Term[]
}
const sum = (terms: readonly Term[]): number => terms.reduce((n, t) => n + t.amount, 0)
const term = (clause: string, label: string, amount: number): Term => ({ clause, label, amount })

/** Range of a unit's fire, 0 where it has none. Guns of one block reach a hex less: their table gives no dice there. */
export function rangeOf(s: CcSeen, u: Unit): number {
  const spec = specOf(u)
  if (spec.arm === 'artillery') return gunDice(s, u).filter(n => n > 0).length
  return spec.fire === null ? 0 : 2
}
const gunDice = (s: CcSeen, u: Unit): readonly number[] =>
  GUNS[String(s.options.guns)]![u.type === 'HA' ? 'horse' : 'foot'][Math.max(1, Math.min(3, u.blocks)) - 1]!

/** What the card of the turn adds; 0 where the unit was ordered in place of an arm that is not there, or not at all. */
export function cardDice(s: CcSeen, u: Unit, melee: boolean, from: string, to: string): number {
  const p = s.played
  if (!p || p.plain || !u.use.ordered || u.seat !== s.active) return 0
  const { arm, guard } = specOf(u)
  switch (p.card) {
    case 'bayonetCharge':
      return melee && arm === 'infantry' && guard && !u.use.stream ? 1 : 0
    case 'bombard':
      return arm === 'artillery' && u.use.moved === 0 ? (guard ? 3 : 2) : 0
    case 'cavalryCharge':
      return arm === 'cavalry' && !u.use.stream && !isTown(s, from) && !isTown(s, to) ? (guard ? 2 : 1) : 0
    case 'fireAndHold':
      return melee ? 0 : 1
    case 'coldSteel':
      return melee ? 1 : 0
    case 'leadership':
    case 'elan':
      return 1
    default:
      return 0
  }
}

/** Dice before ground and card. */
function base(s: CcSeen, u: Unit, target: { readonly arm: Arm | 'leader' }, melee: boolean, range: number): Term[] {
  const spec = specOf(u)
  if (spec.arm === 'artillery') {
    const n = gunDice(s, u)[(melee ? 1 : range) - 1] ?? 0
    const late = u.type === 'HA' && u.use.moved > 0 && range >= 4
    return [
      term(CLAUSE.fire, 'ccGuns', late ? 0 : n),
      ...(melee && spec.melee ? [term(CLAUSE.melee, 'ccGuard', spec.melee)] : []),
    ]
  }
  if (melee) {
    return [
      term(CLAUSE.melee, 'ccBlocks', u.blocks),
      ...(spec.melee ? [term(CLAUSE.melee, 'ccType', spec.melee)] : []),
      ...(spec.onFoot && target.arm === 'infantry' ? [term(CLAUSE.melee, 'ccOnFoot', spec.onFoot)] : []),
    ]
  }
  if (spec.fire === null) return []
  const half = spec.up ? Math.ceil(u.blocks / 2) : Math.floor(u.blocks / 2)
  const moved = u.use.moved > 0
  return [
    term(CLAUSE.fire, moved ? 'ccMoved' : 'ccBlocks', moved ? half : u.blocks),
    ...(spec.fire ? [term(CLAUSE.fire, 'ccType', spec.fire)] : []),
  ]
}

export interface Target {
  readonly arm: Arm | 'leader'
  readonly at: string
  readonly square: boolean
}
/**
 * The dice of one unit against a target. `card`: the bonus of the turn's card counts (not in battle back or First Strike).
 * `range` is the distance in hexes; in melee a gun of combined arms rolls by its own range.
 */
export function poolOf(s: CcSeen, u: Unit, target: Target, melee: boolean, card: boolean): Pool {
  const spec = specOf(u)
  const range = distance(s.map, u.hex!, target.at)
  const near = melee && range === 1
  const terms = base(s, u, target, near || (melee && spec.arm !== 'artillery'), range)
  if (u.square || (target.square && spec.arm === 'cavalry')) {
    const n = sum(terms)
    if (n !== 1) terms.push(term(CLAUSE.square, 'ccSquare', 1 - n))
  } else if (card) {
    const extra = cardDice(s, u, melee, u.hex!, target.at)
    if (extra) terms.push(term(CLAUSE.command, 'ccCard', extra))
  }
  terms.push(...groundTerms(s, spec.arm, u.hex!, target.at, melee))
  return { dice: Math.max(0, sum(terms)), working: terms }
}

export interface Hits {
  readonly hits: number
  readonly flags: number
}
/** What the faces do to a target: symbols of its arm, sabers in melee, and flags (5.1). */
export function hitsOf(faces: readonly Face[], target: Arm | 'leader', melee: boolean, noSaber: boolean): Hits {
  const count = (f: Face) => faces.filter(x => x === f).length
  const sabers = melee && (!noSaber || target === 'leader') ? count('saber') : 0
  if (target === 'leader') return { hits: sabers > 0 ? 1 : 0, flags: 0 }
  return { hits: count(target) + sabers, flags: count('flag') }
}
