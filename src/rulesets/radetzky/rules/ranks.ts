/** Mischia, no. 22: bases in depth, one touching the other behind it, all facing the same way. */
import { fromLocal } from '../../../geometry/footprint'
import { turnBetween } from '../../../geometry/trig'
import { distance } from '../../../geometry/vec'
import type { RadSeen, Unit } from '../state'
import { bodyOf, isFoot, mayBeNear, ofSide } from './bodies'
import { TOUCH } from './contact'

/** Bases behind need not be dressed to the millimetre: so much aside, and so many degrees (README). */
export const ASIDE = 2
export const ASKEW = 5

const mayRank = (u: Unit): boolean => (isFoot(u) || u.arm === 'cavalry') && u.inside === null && u.square === null

function behind(seen: RadSeen, unit: Unit, taken: readonly Unit[]): Unit | null {
  const body = bodyOf(seen, unit)
  if (!body || !mayRank(unit)) return null
  const rear = fromLocal(body, [0, -body.depth])
  for (const u of ofSide(seen, unit.seat)) {
    if (u.id === unit.id || !mayBeNear(seen, u, rear, 1, ASIDE) || taken.includes(u) || !mayRank(u) || isFoot(u) !== isFoot(unit))
      continue
    if (Math.abs(turnBetween(u.pose!.facing, body.facing)) > ASKEW || distance(u.pose!.front, rear) > ASIDE + TOUCH) continue
    const ahead = distance(u.pose!.front, rear)
    // The front edge lies along the rear edge: at most the slope of five degrees between them.
    const gap = Math.abs(
      (u.pose!.front[0] - rear[0]) * (body.front[0] - rear[0]) + (u.pose!.front[1] - rear[1]) * (body.front[1] - rear[1]),
    )
    if (gap / body.depth <= TOUCH + ahead * 0.1) return u
  }
  return null
}

/** The bases behind one, nearest first; two at the most count. */
export function ranksBehind(seen: RadSeen, unit: Unit): Unit[] {
  const out: Unit[] = []
  let last = unit
  for (let i = 0; i < 2; i++) {
    const next = behind(seen, last, [unit, ...out])
    if (!next) break
    out.push(next)
    last = next
  }
  return out
}
