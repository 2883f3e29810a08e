/** Who stands where. A leader with a unit has its hex; a leader alone stands in a hex of his own. */
import { nearOf } from '../board'
import { nationOf, other, type Side } from '../kinds'
import type { CcSeen, Leader, Unit } from '../state'
import { UNITS, type UnitSpec } from '../tables'

export const specOf = (u: Pick<Unit, 'seat' | 'type'>): UnitSpec => UNITS[nationOf(u.seat)][u.type]!

interface Places {
  readonly units: ReadonlyMap<string, Unit>
  /** Leaders alone. */
  readonly leaders: ReadonlyMap<string, Leader>
}
const KNOWN = new WeakMap<object, { readonly leaders: object; readonly places: Places }>()
/** Kept by the very units and leaders: they are replaced whenever one of them changes. */
function placesOf(s: CcSeen): Places {
  const known = KNOWN.get(s.units)
  if (known && known.leaders === s.leaders) return known.places
  const units = new Map<string, Unit>()
  for (const u of Object.values(s.units)) if (u.hex !== null) units.set(u.hex, u)
  const leaders = new Map<string, Leader>()
  for (const l of Object.values(s.leaders)) if (l.hex !== null && !units.has(l.hex)) leaders.set(l.hex, l)
  const places = { units, leaders }
  KNOWN.set(s.units, { leaders: s.leaders, places })
  return places
}
export const unitAt = (s: CcSeen, hex: string): Unit | null => placesOf(s).units.get(hex) ?? null
/** A leader alone in the hex. */
export const leaderAt = (s: CcSeen, hex: string): Leader | null => placesOf(s).leaders.get(hex) ?? null
export const baggageHex = (s: CcSeen): string | null =>
  s.baggage && s.rules.baggage ? (s.rules.baggage.path[s.baggage.at] ?? null) : null
export const empty = (s: CcSeen, hex: string): boolean =>
  unitAt(s, hex) === null && leaderAt(s, hex) === null && baggageHex(s) !== hex

export const ofSide = (s: CcSeen, seat: Side): readonly Unit[] =>
  Object.values(s.units).filter(u => u.seat === seat && u.hex !== null)
export const leadersOf = (s: CcSeen, seat: Side): readonly Leader[] =>
  Object.values(s.leaders).filter(l => l.seat === seat && l.hex !== null)
/** The unit that a leader is with; null: he stands alone. */
export const withUnit = (s: CcSeen, l: Leader): Unit | null => {
  const u = l.hex === null ? null : unitAt(s, l.hex)
  return u?.leader === l.id ? u : null
}
/** Enemy units beside a hex; leaders alone do not count (section 11, no. 17). */
export const enemiesBeside = (s: CcSeen, hex: string, seat: Side): readonly Unit[] =>
  nearOf(s.map, hex).flatMap(n => {
    const u = unitAt(s, n)
    return u && u.seat === other(seat) ? [u] : []
  })
