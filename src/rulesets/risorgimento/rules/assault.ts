/** 6.4, 5.4, 6.5: who may enter the enemy's hex. */
import type { Refusal } from '../../contract'
import { type Dir, opposite, sees } from '../board'
import type { Acting, Counter, SbSeen } from '../state'
import { BUILT_UP, CHARGE_RUN, MANOEUVRE_KEEPS } from '../tables'
import { stepCost } from './cost'
import { facingAfter } from './limits'
import { at, board } from './where'

export const builtUp = (s: SbSeen, hex: string): boolean => BUILT_UP.includes(board(s).cell(hex)?.terrain ?? '')
/** 6.5, F13: horse fights those in the open, or in column or limbered on a road outside buildings. */
export function horseMayFight(s: SbSeen, hex: string, there: readonly Counter[]): boolean {
  const cell = board(s).cell(hex)!
  if (cell.terrain === 'C') return true
  if (builtUp(s, hex) || !cell.road.some(r => r)) return false
  return there.every(u => u.formation === 'column' || u.formation === 'limbered')
}

export interface Assault {
  readonly to: string | null
  readonly barred: Refusal | null
  readonly refusals: readonly Refusal[]
  readonly costs: { readonly [unit: string]: number }
  /** A charge that doubles the horse's value (6.5, 6.5.2). */
  readonly charge: boolean
}
const refuse = (code: string, clause: string, unit?: Counter): Refusal => ({ code, clause, ...(unit ? { at: unit.id } : {}) })

/** Entering the enemy's hex across a side with all counters in hand. */
export function assaultOf(s: SbSeen, a: Acting, dir: Dir): Assault {
  const b = board(s)
  const cell = b.cell(a.hex!)!
  const to = cell.near[dir] ?? null
  const there = to === null ? [] : at(s, to)
  const own = a.units.map(id => s.units[id]!)
  const seat = own[0]!.seat
  const none = { to, costs: {}, charge: false, refusals: [] }
  if (to === null || there.length === 0 || there[0]!.seat === seat) return { ...none, barred: refuse('assault/nobody', '6.4') }
  const costs: { [unit: string]: number } = {}
  const refusals: Refusal[] = []
  for (const u of own) {
    const { cost, road } = stepCost(b, a.hex!, dir, u)
    if (cost === null || u.kind === 'artillery') return { ...none, barred: refuse('move/forbidden', '5.5', u) }
    const spent = cost > u.left && !a.moved ? u.left : cost
    costs[u.id] = spent
    if (spent > u.left || u.left === 0) refusals.push(refuse('move/too-far', '5.5', u))
    if (u.formation !== 'skirmish' && !(road && u.formation === 'column') && facingAfter(u, dir, false) !== dir) {
      const off = Math.min((dir - u.facing + 6) % 6, (u.facing - dir + 6) % 6)
      if (off > 1 || dir === opposite(u.facing)) refusals.push(refuse('assault/front', '6.4', u))
    }
    if (u.formation === 'skirmish' && there.some(t => t.formation !== 'skirmish' && t.kind !== 'artillery'))
      refusals.push(refuse('assault/skirmish', '5.4', u))
    if (u.kind === 'cavalry' && !horseMayFight(s, to, there)) refusals.push(refuse('assault/horse', '6.5', u))
    if (u.isolated) refusals.push(refuse('assault/isolated', '5.1.2', u))
  }
  if (a.order === 'defence') refusals.push(refuse('assault/defence', '3.2.2'))
  if (a.order === 'manoeuvre' && MANOEUVRE_KEEPS > 0) refusals.push(refuse('order/manoeuvre', '3.2.3'))
  const horse = own.every(u => u.kind === 'cavalry')
  const straight = a.run !== null && a.run.dir === dir && a.run.hexes >= CHARGE_RUN
  const charge = horse && straight && a.from !== null && sees(b, a.from, to)
  return { to, barred: null, refusals, costs, charge }
}
