/** 5.4.1: skirmishers of one hex make their companies up from each other. */
import type { UnitId } from '../../contract'
import type { Acting, Counter, SbSeen } from '../state'
import { EXCHANGE } from '../tables'
import { at } from './where'

export interface Exchange {
  readonly from: UnitId
  readonly to: UnitId
  readonly points: number
}
const skirmisher = (u: Counter): boolean => u.kind === 'infantry' && u.formation === 'skirmish'

/** Every exchange that counters in hand may make where they are: one of the two has lost points and is in hand; who is in hand pays. */
export function exchanges(s: SbSeen, a: Acting): readonly Exchange[] {
  if (a.hex === null) return []
  const there = at(s, a.hex).filter(skirmisher)
  const inHand = (u: Counter) => a.units.includes(u.id)
  const pays = (u: Counter) => !inHand(u) || u.left >= EXCHANGE
  const out: Exchange[] = []
  for (const from of there)
    for (const to of there) {
      if (from === to || from.seat !== to.seat || !pays(from) || !pays(to)) continue
      if (![from, to].some(u => inHand(u) && u.losses > 0)) continue
      const most = Math.min(from.sp - from.losses, to.losses)
      for (let points = 1; points <= most; points++) out.push({ from: from.id, to: to.id, points })
    }
  return out
}
