/** No. 28, R-12 and the scenarios: breaking at half of the value; what decides when the turns are over. */
import { centreOf } from '../../../geometry/footprint'
import { pointInPolygon } from '../../../geometry/polygon'
import type { Id } from '../../contract'
import { counts } from '../setup'
import { other, type RadSeen, type Side } from '../state'
import { BREAK_SHARE } from '../tables'
import { bodyOf, ofSide } from './bodies'
import { heldBy } from './deploy'

/** Value that a side has lost: points of bases that stand, the whole of those that are gone. Who left by his exit is not lost. */
export function lostValue(seen: Pick<RadSeen, 'units'>, seat: Side): number {
  return Object.values(seen.units)
    .filter(u => u.seat === seat && counts(u))
    .reduce((t, u) => t + (u.place === 'lost' ? u.value : Math.min(u.value, u.losses)), 0)
}
export const breaksAt = (seen: Pick<RadSeen, 'sides'>, seat: Side): number => seen.sides[seat].whole * BREAK_SHARE
export const broken = (seen: Pick<RadSeen, 'units' | 'sides'>, seat: Side): boolean =>
  lostValue(seen, seat) >= breaksAt(seen, seat) - 1e-9

export const holderOf = (seen: Pick<RadSeen, 'units'>, block: Id): Side | null => heldBy(seen, block)?.seat ?? null

export interface Verdict {
  readonly winner: Side | null
  readonly by: string
}

/** At the end of a turn: an army that is broken; both: nobody wins. */
export function brokenVerdict(seen: RadSeen): Verdict | null {
  const a = broken(seen, 'a')
  const b = broken(seen, 'b')
  if (a && b) return { winner: null, by: 'bothBroken' }
  return a || b ? { winner: a ? 'b' : 'a', by: 'broken' } : null
}

/** After the last turn. */
export function finalVerdict(seen: RadSeen): Verdict {
  const { goal, leave } = seen.rules
  if (leave?.least !== undefined) {
    const side = seen.sides[leave.seat]
    if (side.whole - lostValue(seen, leave.seat) < side.whole * leave.least - 1e-9)
      return { winner: other(leave.seat), by: 'fewLeft' }
  }
  const held = (seat: Side, blocks: readonly Id[]) => blocks.filter(b => holderOf(seen, b) === seat).length
  switch (goal.kind) {
    case 'blocks': {
      const n = held(goal.seat, goal.blocks)
      const won = n >= goal.least || (n >= 1 && goal.or !== undefined && held(goal.seat, goal.or) >= 1)
      return { winner: won ? goal.seat : other(goal.seat), by: 'goal' }
    }
    case 'most': {
      const a = held('a', goal.blocks)
      const b = held('b', goal.blocks)
      return { winner: a === b ? goal.tie : a > b ? 'a' : 'b', by: 'goal' }
    }
    case 'ground': {
      const piece = seen.ground.find(g => g.id === goal.clear)
      const enemy = other(goal.seat)
      const clear = !piece || !ofSide(seen, enemy).some(u => pointInPolygon(centreOf(bodyOf(seen, u)!), piece.outline))
      const n = held(goal.seat, goal.blocks)
      if (clear && n === goal.blocks.length) return { winner: goal.seat, by: 'goal' }
      return (clear && n > 0) || n === goal.blocks.length ? { winner: null, by: 'half' } : { winner: enemy, by: 'goal' }
    }
    case 'losses': {
      const share = (s: Side) => lostValue(seen, s) / Math.max(1, seen.sides[s].whole)
      const d = share('a') - share('b')
      return { winner: Math.abs(d) < 1e-9 ? null : d > 0 ? 'b' : 'a', by: 'losses' }
    }
  }
}
