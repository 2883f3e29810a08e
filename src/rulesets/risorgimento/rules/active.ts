/** 4.0: what the marker in play may activate. */
import type { Order } from '../kinds'
import type { Commander, Counter, SbSeen } from '../state'
import { battalionOf, battalionsUnder, inHandOf, inRadius } from './command'
import { covered, markerLeader } from './sealed'
import { at, blockedEntry } from './where'

/** The order that a counter acts under in this activation. */
export function actingOrder(s: SbSeen, u: Counter): Order {
  const b = battalionOf(s, u)
  const own = u.attached === null ? null : s.commanders[u.attached]!
  const c = b.commander === null ? (own ?? (s.marker === null ? null : markerLeader(s, s.marker))) : inHandOf(s, b)
  return c?.order ?? 'defence'
}
/** Whether the marker in play may activate a counter now. */
export function mayActivate(s: SbSeen, u: Counter): boolean {
  if (s.marker === null || u.seat !== s.active || u.done) return false
  const b = battalionOf(s, u)
  if (u.place === 'reserve') {
    if (u.enters === null || u.enters.turn > s.turn || blockedEntry(s, u.seat, u.enters.hex)) return false
    return b.commander !== null ? covered(s, s.marker).includes(b.id) : comesWith(s, u)
  }
  if (u.place !== 'map') return false
  if (b.commander !== null) return covered(s, s.marker).includes(b.id)
  if (u.attached !== null) {
    const under = battalionsUnder(s, u.attached).map(x => x.id)
    return covered(s, s.marker).some(id => under.includes(id))
  }
  const c = markerLeader(s, s.marker)
  return c !== null && inRadius(s, c, u.hex!)
}
/** Independent counters off the map come in with the marker of any battalion that comes, or came, by the same hex. */
const comesWith = (s: SbSeen, u: Counter): boolean =>
  s.marker !== null &&
  covered(s, s.marker).some(id =>
    s.battalions[id]!.counters.some(other => {
      const o = s.units[other]!
      return o.enters !== null && u.enters !== null && o.enters.hex === u.enters.hex && o.enters.turn <= s.turn
    }),
  )

export interface Group {
  /** Null: off the map. */
  readonly hex: string | null
  readonly entry: string | null
  readonly units: readonly Counter[]
}
/** Counters that may be activated, hex by hex and entry by entry; of one order each. */
export function groups(s: SbSeen): readonly Group[] {
  const out = new Map<string, Counter[]>()
  for (const u of Object.values(s.units)) {
    if (!mayActivate(s, u)) continue
    const key = u.place === 'map' ? u.hex! : `>${u.enters!.hex}`
    const there = out.get(key)
    if (!there) out.set(key, [u])
    else if (actingOrder(s, there[0]!) === actingOrder(s, u)) there.push(u)
  }
  return [...out].map(([key, units]) =>
    key[0] === '>'
      ? { hex: null, entry: key.slice(1), units }
      : { hex: key, entry: null, units: at(s, key).filter(u => units.includes(u)) },
  )
}
/** Commanders that may go now: the CS of the marker's battalions, their superiors; each once a turn. */
export function movable(s: SbSeen): readonly Commander[] {
  if (s.marker === null) return []
  const ids = new Set<string>()
  for (const id of covered(s, s.marker)) {
    let c: string | null = s.battalions[id]!.commander
    while (c !== null) {
      ids.add(c)
      c = s.commanders[c]!.under
    }
  }
  return [...ids].map(id => s.commanders[id]!).filter(c => c.place === 'map' && !c.moved && c.hex !== null)
}
