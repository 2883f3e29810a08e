/** 6.4, 6.4.4, 2.11: where beaten counters go. */
import { type Dir, turned } from '../board'
import type { Counter, SbSeen } from '../state'
import { masterOf } from './command'
import { stepCost } from './cost'
import { fits } from './stack'
import { at, board, near } from './where'

/** Whether a counter may be driven there: no lake, enemy, forbidden ground or full stack. */
export function free(s: SbSeen, u: Counter, from: string, to: string): boolean {
  const dir = board(s).side(from, to)
  if (dir === null || stepCost(board(s), from, dir, u).cost === null) return false
  const there = at(s, to)
  if (there.length > 0 && there[0]!.seat !== u.seat) return false
  return fits([...there, { ...u, road: false }])
}
/** One hex in that direction, else one of the two beside it; null: scattered. Off the map is scattered at once (6.4). */
export function retreatHex(s: SbSeen, u: Counter, from: string, dir: Dir): string | null {
  const cell = board(s).cell(from)!
  const straight = cell.near[dir]
  if (straight === null || straight === undefined) return null
  for (const d of [dir, turned(dir, 1), turned(dir, -1)]) {
    const to = cell.near[d]
    if (to && free(s, u, from, to)) return to
  }
  return null
}
/** 6.4.4: skirmishers and guns go to a free hex nearer their commander, or away from who comes where he is with them. */
export function withdrawHex(s: SbSeen, u: Counter, from: string, attackedFrom: string): string | null {
  const master = masterOf(s, u)
  const b = board(s)
  const all = near(s, from).filter(n => n !== attackedFrom && free(s, u, from, n))
  if (!master?.hex || master.hex === from) {
    const away = all.filter(n => b.distance(n, attackedFrom) > 1)
    return away[0] ?? null
  }
  const nearer = all.filter(n => b.distance(n, master.hex!) < b.distance(from, master.hex!))
  return nearer.sort((x, y) => b.distance(x, master.hex!) - b.distance(y, master.hex!) || (x < y ? -1 : 1))[0] ?? null
}
