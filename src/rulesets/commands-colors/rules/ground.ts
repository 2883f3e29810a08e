/** Terrain: what takes dice off, hides, stops and bars; field works count only across the sides that they cover. */

import type { Term } from '../../contract'
import { type Cell, cellOf, sees, sidesTowards } from '../board'
import { CLAUSE } from '../clauses'
import type { Arm } from '../kinds'
import type { CcSeen, Unit } from '../state'
import { GROUNDS, HILL, WORKS } from '../tables'
import { leaderAt, unitAt } from './where'

const INDEX: { readonly [a in Arm]: 0 | 1 | 2 } = { infantry: 0, cavalry: 1, artillery: 2 }
const OPPOSITE = { NE: 'SW', E: 'W', SE: 'NW', SW: 'NE', W: 'E', NW: 'SE' } as const
export const groundOf = (s: CcSeen, hex: string) => GROUNDS[cellOf(s.map, hex).terrain]
export const isTown = (s: CcSeen, hex: string): boolean => groundOf(s, hex).town

/** Whether a shot or charge from one hex into another crosses works that cover `cell`. A corner counts for either side. */
function crosses(s: CcSeen, cell: Cell, from: string): boolean {
  if (cell.works.length === 0) return false
  return sidesTowards(s.map, cell.label, from).some(w => cell.works.includes(w))
}
/** Whether works cover the occupant of `at` against `from`. */
export const covered = (s: CcSeen, at: string, from: string): boolean => crosses(s, cellOf(s.map, at), from)
/** Whether works lie on the common side of two neighbours. */
export function workedSide(s: CcSeen, from: string, to: string): boolean {
  const a = cellOf(s.map, from)
  const b = cellOf(s.map, to)
  const way = sidesTowards(s.map, from, to)[0]
  return way !== undefined && (a.works.includes(way) || b.works.includes(OPPOSITE[way]))
}
const worksOf = (cell: Cell) =>
  GROUNDS[cell.terrain].town ? WORKS.town : cell.terrain === 'F' || cell.terrain === 'G' ? WORKS.forest : WORKS.open

/** Dice that the hex attacked takes off. */
function into(s: CcSeen, arm: Arm, from: string, to: string, melee: boolean): number {
  const i = INDEX[arm]
  const a = cellOf(s.map, from)
  const b = cellOf(s.map, to)
  const works = crosses(s, b, from)
  if (b.terrain === 'H') {
    if (a.terrain === 'H') {
      const level = melee ? 0 : HILL.levelFire[i]
      return works && i === 0 && !melee ? Math.max(level, 1) : level
    }
    return works ? HILL.up.works[i] : HILL.up.into[i]
  }
  if (works) return worksOf(b).into[i]
  const g = GROUNDS[b.terrain]
  if (g.meleeOnly === true && !melee) return 0
  if (g.meleeOnly === 'foot' && arm === 'infantry' && !melee) return 0
  return g.into[i]
}
/** Dice that the attacker's own hex takes off. */
function out(s: CcSeen, arm: Arm, from: string, to: string): number {
  const i = INDEX[arm]
  const a = cellOf(s.map, from)
  const b = cellOf(s.map, to)
  const works = crosses(s, a, to)
  if (a.terrain === 'H') return b.terrain === 'H' ? 0 : works ? HILL.down.works[i] : HILL.down.out[i]
  return works ? worksOf(a).out[i] : GROUNDS[a.terrain].out[i]
}

/** What the ground takes off an attack, as terms (5.2 of the sheet; both hexes count, added up or the larger alone). */
export function groundTerms(s: CcSeen, arm: Arm, from: string, to: string, melee: boolean): readonly Term[] {
  const there = into(s, arm, from, to, melee)
  const here = out(s, arm, from, to)
  const both = s.options.terrain === 'larger' ? (there >= here ? [there, 0] : [0, here]) : [there, here]
  return [
    ...(both[0] ? [{ clause: CLAUSE.terrain, label: 'ccInto', amount: -both[0]! }] : []),
    ...(both[1] ? [{ clause: CLAUSE.terrain, label: 'ccOutOf', amount: -both[1]! }] : []),
  ]
}

/** Whether guns on a hill may fire over a friend in the hex (hill rules): beside them, lower, open to the eye. */
export const overFriend = (s: CcSeen, gun: Unit, hex: string): boolean => {
  const a = cellOf(s.map, gun.hex!)
  const there = unitAt(s, hex) ?? leaderAt(s, hex)
  return (
    there?.seat === gun.seat &&
    a.terrain === 'H' &&
    a.near.includes(hex) &&
    cellOf(s.map, hex).terrain !== 'H' &&
    !groundOf(s, hex).blocks
  )
}

/** Whether a unit at `from` sees the hex `to`; `over`: a friend below a hill stands in the line and is fired over. */
export function sight(s: CcSeen, unit: Unit, to: string): { readonly clear: boolean; readonly over: boolean } {
  const from = unit.hex!
  const high = cellOf(s.map, from).terrain === 'H' && cellOf(s.map, to).terrain === 'H'
  const ground = (hex: string) => (cellOf(s.map, hex).terrain === 'H' ? !high : groundOf(s, hex).blocks)
  const stands = (hex: string) => unitAt(s, hex) !== null || leaderAt(s, hex) !== null
  if (sees(s.map, from, to, h => ground(h) || stands(h))) return { clear: true, over: false }
  const gun = unit.type === 'FA' || unit.type === 'GFA' || unit.type === 'HA'
  const clear = gun && sees(s.map, from, to, h => ground(h) || (stands(h) && !overFriend(s, unit, h)))
  return { clear, over: clear }
}

/** Whether one of that arm may stand there at all. */
export const mayEnter = (s: CcSeen, arm: Arm | 'leader', hex: string): boolean => {
  const g = groundOf(s, hex)
  return g.entry !== 'never' && (arm !== 'artillery' || g.guns)
}
/** Whether who steps from one hex to the next must stop there. */
export function stops(s: CcSeen, from: string, to: string): boolean {
  const cell = cellOf(s.map, to)
  if (cell.terrain === 'D') return s.map.fords === 'stop'
  return GROUNDS[cell.terrain].entry === 'stop' || workedSide(s, from, to)
}
/** Whether who enters may not battle in this turn. */
export const bars = (s: CcSeen, light: boolean, hex: string): boolean => {
  const { bars } = groundOf(s, hex)
  return bars === 'all' || (bars === 'notLight' && !light)
}
/** Whether a square may stand there, attacked from that hex (never across works). */
export const allowsSquare = (s: CcSeen, hex: string, from: string): boolean => groundOf(s, hex).square && !covered(s, hex, from)
/** Flags that the ground lets a unit ignore when it is attacked from there. */
export const groundIgnores = (s: CcSeen, u: Unit, from: string): number =>
  groundOf(s, u.hex!).ignores +
  (s.rules.strong?.[u.hex!] ?? 0) +
  (covered(s, u.hex!, from) && !['LC', 'LNCR', 'GLC', 'HC', 'CU', 'GHC'].includes(u.type) ? 1 : 0)
