/** Mischia: who touches whom, on which side, and with how much of the front. */
import { corners, right, toLocal } from '../../../geometry/footprint'
import { gapCm } from '../../../geometry/gap'
import { CONTACT } from '../../../geometry/tolerance'
import { turnBetween } from '../../../geometry/trig'
import { between } from '../../../geometry/vec'
import { sector } from '../../../geometry/zones'
import type { Cm, Footprint } from '../../contract'
import type { RadSeen, Unit } from '../state'
import { bodyOf, enemiesOf, mayBeNear, middleOf, reachOf } from './bodies'

/** Touching: contact and the quantum of poses on both sides. */
export const TOUCH: Cm = CONTACT * 2

const contacts = new WeakMap<RadSeen['units'], Map<string, readonly Unit[]>>()
/** Enemies that a base touches; looked for once as long as no base changes. */
export function contactsOf(seen: Pick<RadSeen, 'ground' | 'units'>, unit: Unit): readonly Unit[] {
  if (seen.units[unit.id] !== unit) return touched(seen, unit)
  let known = contacts.get(seen.units)
  if (!known) {
    known = new Map()
    contacts.set(seen.units, known)
  }
  let had = known.get(unit.id)
  if (!had) {
    had = touched(seen, unit)
    known.set(unit.id, had)
  }
  return had
}
function touched(seen: Pick<RadSeen, 'ground' | 'units'>, unit: Unit): readonly Unit[] {
  const body = bodyOf(seen, unit)
  const middle = middleOf(seen, unit)
  if (!body || !middle) return []
  const reach = reachOf(body)
  return enemiesOf(seen, unit.seat).filter(
    e => mayBeNear(seen, e, middle, reach, TOUCH) && gapCm(body, bodyOf(seen, e)!) <= TOUCH,
  )
}

export type SideMet = 'front' | 'flank' | 'rear'
const SAMPLES = 32

/** The side of `target` that the front edge of `attacker` touches: the one that most of the touch lies on. */
export function sideMet(attacker: Footprint, target: Footprint): SideMet {
  const h = target.width / 2
  const lengths = { front: 0, flank: 0, rear: 0 }
  const a = right(attacker, -attacker.width / 2)
  const b = right(attacker, attacker.width / 2)
  for (let i = 0; i <= SAMPLES; i++) {
    const [x, y] = toLocal(target, between(a, b, i / SAMPLES))
    const near = (v: number) => Math.abs(v) <= TOUCH
    const along = y > -target.depth + TOUCH && y < -TOUCH
    if (near(y) && Math.abs(x) < h - TOUCH) lengths.front++
    else if (near(y + target.depth) && Math.abs(x) < h - TOUCH) lengths.rear++
    else if (near(Math.abs(x) - h) && along) lengths.flank++
  }
  if (lengths.front + lengths.flank + lengths.rear > 0) {
    if (lengths.rear > lengths.front && lengths.rear > lengths.flank) return 'rear'
    return lengths.flank > lengths.front ? 'flank' : 'front'
  }
  return cornerMet(attacker, target)
}
/** Only a corner of the target is touched: the side that the attack comes from, of the two that meet there. */
function cornerMet(attacker: Footprint, target: Footprint): SideMet {
  const from = Math.abs(turnBetween(target.facing, attacker.facing + 180))
  const nearest = corners(target)
    .map((c, i) => ({ i, y: toLocal(attacker, c)[1] }))
    .reduce((p, q) => (Math.abs(q.y) < Math.abs(p.y) ? q : p))
  const rear = nearest.i >= 2
  if (rear) return from > 135 ? 'rear' : 'flank'
  return from <= 45 ? 'front' : 'flank'
}

/** How much of the front edge of `attacker` has `target` before it, in cm: who has most of it is the main base (Mischia). */
export function frontageOn(attacker: Footprint, target: Footprint): Cm {
  const { part } = sector(attacker, target, 0, 'nearest')
  if (part.length === 0) return 0
  const xs = part.map(p => toLocal(attacker, p)[0])
  return Math.max(...xs) - Math.min(...xs)
}
