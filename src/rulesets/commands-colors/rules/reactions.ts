/** What a defender may answer to a melee: First Strike, a square, retire and reform. */

import type { Refusal } from '../../contract'
import { rearOf } from '../board'
import { CLAUSE } from '../clauses'
import type { CcSeen, Unit } from '../state'
import { SQUARES } from '../tables'
import { allowsSquare, mayEnter } from './ground'
import { leaderAt, ofSide, specOf, unitAt } from './where'

const no = (code: string, clause: string): Refusal => ({ code, clause })
const attacker = (s: CcSeen): Unit => s.units[s.attack!.unit]!
const target = (s: CcSeen): Unit | null => s.units[s.attack!.target] ?? null

/** Who attacked may be struck first: a unit out of square. Everybody sees it; whether the card is held, its owner alone. */
export function strikeOpenWhy(s: CcSeen): Refusal | null {
  const t = target(s)
  return !t || t.square !== null ? no('react/strike', CLAUSE.strike) : null
}
/** First Strike is in the hand, and the target a unit out of square. */
export function strikeWhy(s: CcSeen): Refusal | null {
  const open = strikeOpenWhy(s)
  if (open) return open
  const t = target(s)!
  return (s.hands[t.seat] as readonly string[]).includes('firstStrike') ? null : no('react/no-card', CLAUSE.strike)
}
/** Whether a battalion mass is what this unit forms: Austrian line. */
export const isMass = (u: Unit): boolean => u.seat === 'b' && u.type === 'LN'
export function squareWhy(s: CcSeen): Refusal | null {
  const t = target(s)
  if (!t || t.square !== null || specOf(t).arm !== 'infantry' || specOf(attacker(s)).arm !== 'cavalry')
    return no('react/square', CLAUSE.square)
  if (!allowsSquare(s, t.hex!, attacker(s).hex!)) return no('react/square-ground', CLAUSE.square)
  const squares = ofSide(s, t.seat).filter(u => u.square !== null)
  if (isMass(t)) {
    const used = s.options.massLimit === 'total' ? (s.massesFormed ?? 0) : squares.filter(u => u.square === 'mass').length
    return used < s.size.b ? null : no('react/no-counter', CLAUSE.mass)
  }
  if (squares.filter(u => u.square !== 'mass').length >= SQUARES) return no('react/no-counter', CLAUSE.square)
  return s.hands[t.seat].length >= Number(s.options.squareHand) ? null : no('react/few-cards', CLAUSE.square)
}

/** The ways of two hexes back: free, not barred; a leader alone ends the step, so he may only be in the second. */
export function retirePaths(s: CcSeen, u: Unit): readonly (readonly string[])[] {
  const free = (h: string) => unitAt(s, h) === null && mayEnter(s, specOf(u).arm, h)
  return rearOf(s.map, u.hex!, u.seat)
    .filter(h => free(h) && leaderAt(s, h) === null && s.rules.baggage?.path[s.baggage?.at ?? -1] !== h)
    .flatMap(first =>
      rearOf(s.map, first, u.seat)
        .filter(h => {
          const l = leaderAt(s, h)
          return free(h) && (l === null || (l.seat === u.seat && u.leader === null))
        })
        .map(second => [first, second]),
    )
}
export function retireWhy(s: CcSeen): Refusal | null {
  const t = target(s)
  if (!t || specOf(t).arm !== 'cavalry' || specOf(attacker(s)).arm !== 'infantry') return no('react/retire', CLAUSE.retire)
  return retirePaths(s, t).length > 0 ? null : no('react/no-way', CLAUSE.retire)
}
