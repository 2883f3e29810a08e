/** 6.5.4: horse that rides against a charge, and where the two meet. */
import { aspectOf, type Dir, opposite } from '../board'
import type { Counter, Melee, SbSeen } from '../state'
import { CHARGE_RUN } from '../tables'
import { horseMayFight } from './assault'
import { stepCost } from './cost'
import { attackersOf, defendersOf } from './pools'
import { at, board } from './where'

export interface Meeting {
  /** Where the two meet, and the hex from which the charge comes in there. */
  readonly hex: string
  readonly from: string
  readonly facing: Dir
  /** Who has ridden a hex straight before it. */
  readonly charge: boolean
  readonly double: boolean
}
/** Hexes without a turn at the end of a way, its last step not counted. */
function straight(s: SbSeen, way: readonly string[]): number {
  const dirs = way.slice(1).map((hex, i) => board(s).side(way[i]!, hex))
  const last = dirs[dirs.length - 1]
  let n = 0
  for (let i = dirs.length - 2; i >= 0 && dirs[i] === last; i--) n++
  return n
}
/** Whether a counter could ride that way. */
const rides = (s: SbSeen, u: Counter, way: readonly string[]): boolean =>
  way.slice(1).every((hex, i) => {
    const dir = board(s).side(way[i]!, hex)
    return dir !== null && stepCost(board(s), way[i]!, dir, u).cost !== null
  })

/**
 * Where charged horse would meet the charge: half the hexes that were between them, rounded down. Null: the charge is not of horse
 * against horse, does not come through its front, or leaves it no hex to ride, the ground or other counters being in the way.
 */
export function meeting(s: SbSeen, m: Melee): Meeting | null {
  const there = defendersOf(s, m)
  const d = m.way.length - 1
  const k = Math.floor(d / 2)
  if (k < 1 || m.met !== 'open' || m.round > 1 || there.length === 0) return null
  if ([...there, ...attackersOf(s, m)].some(u => u.kind !== 'cavalry') || there.some(u => u.isolated)) return null
  if (there.some(u => aspectOf(board(s), m.hex, u.facing, m.way[d - 1]!) !== 'front')) return null
  const hex = m.way[d - k]!
  const from = m.way[d - k - 1]!
  const back = m.way.slice(d - k).reverse()
  const taken = back.slice(1).some(h => at(s, h).some(u => !(m.attackers as readonly string[]).includes(u.id)))
  if (taken || !there.every(u => rides(s, u, back)) || !horseMayFight(s, hex, there)) return null
  const charge = m.charge && straight(s, m.way.slice(0, d - k + 1)) >= CHARGE_RUN
  const double = m.charge && straight(s, back) >= CHARGE_RUN
  return { hex, from, facing: opposite(board(s).side(from, hex)!), charge, double }
}
