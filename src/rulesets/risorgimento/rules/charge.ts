/** 6.0, 6.5: horse that may charge out of its own activation, and whence. */
import { aspectOf, sees } from '../board'
import type { Counter, SbSeen, Side } from '../state'
import { CHARGE_RANGE } from '../tables'
import { horseMayFight } from './assault'
import { stepCost } from './cost'
import { free } from './retreat'
import { at, board, near, onMap } from './where'

/** Whether a counter at `from` could ride into the next hex. */
const rides = (s: SbSeen, u: Counter, from: string, to: string): boolean => {
  const dir = board(s).side(from, to)
  return dir !== null && stepCost(board(s), from, dir, u).cost !== null
}
/** The hex from which a squadron comes upon counters two hexes away or less; null: it cannot. */
export function chargesFrom(s: SbSeen, u: Counter, target: string): string | null {
  const b = board(s)
  if (u.kind !== 'cavalry' || u.hex === null || u.charged || u.isolated) return null
  const hexes = b.distance(u.hex, target)
  if (hexes < 1 || hexes > CHARGE_RANGE || !sees(b, u.hex, target) || !horseMayFight(s, target, at(s, target))) return null
  const ahead = (hex: string) => aspectOf(b, u.hex!, u.facing, hex) === 'front'
  if (hexes === 1) return ahead(target) && rides(s, u, u.hex, target) ? u.hex : null
  return (
    near(s, u.hex).find(n => b.side(n, target) !== null && ahead(n) && free(s, u, u.hex!, n) && rides(s, u, n, target)) ?? null
  )
}
/** Squadrons of a side that may answer counters at a hex: those who can charge, and those next to it, who may go back. */
export const answering = (s: SbSeen, by: Side, hex: string): readonly Counter[] =>
  onMap(s, by).filter(
    u => u.kind === 'cavalry' && !u.charged && (chargesFrom(s, u, hex) !== null || board(s).side(u.hex!, hex) !== null),
  )
