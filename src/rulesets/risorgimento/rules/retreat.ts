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
/**
 * Where a beaten counter may go: one hex in that direction; where that is barred, one of the two beside it, its owner's choice; none:
 * scattered. Off the map is scattered at once (6.4).
 */
export function retreatHexes(s: SbSeen, u: Counter, from: string, dir: Dir): readonly string[] {
  const cell = board(s).cell(from)!
  const straight = cell.near[dir]
  if (straight === null || straight === undefined) return []
  if (free(s, u, from, straight)) return [straight]
  return [turned(dir, 1), turned(dir, -1)].flatMap(d => {
    const to = cell.near[d]
    return to && free(s, u, from, to) ? [to] : []
  })
}
/** 6.4.4: skirmishers and guns go to any free hex nearer their commander, or away from who comes where he is with them; the best first. */
export function withdrawHexes(s: SbSeen, u: Counter, from: string, attackedFrom: string): readonly string[] {
  const master = masterOf(s, u)
  const b = board(s)
  const all = near(s, from).filter(n => n !== attackedFrom && free(s, u, from, n))
  if (!master?.hex || master.hex === from) return all.filter(n => b.distance(n, attackedFrom) > 1)
  const far = (n: string) => b.distance(n, master.hex!)
  return all.filter(n => far(n) < far(from)).sort((x, y) => far(x) - far(y) || (x < y ? -1 : 1))
}
