/** 7.1: reinforcements that their owner brings, delays or cancels; and the order in which they come (F26). */
import type { Commander, Counter, SbSeen, Side } from '../state'

export interface Arrival {
  readonly battalion: string
  readonly hex: string
  readonly turn: number
  readonly units: readonly Counter[]
  /** The battalion's commander, where he comes with it. */
  readonly commanders: readonly Commander[]
}
/** What a side still awaits, battalion by battalion. */
export function awaited(s: SbSeen, seat: Side): readonly Arrival[] {
  return Object.values(s.battalions).flatMap(b => {
    if (b.seat !== seat) return []
    const coming = b.counters.map(id => s.units[id]!).filter(u => u.place === 'reserve' && u.enters !== null)
    const first = coming[0]?.enters
    if (!first) return []
    const units = coming.filter(u => u.enters!.turn === first.turn && u.enters!.hex === first.hex)
    const leader = b.commander === null ? undefined : s.commanders[b.commander]
    const commanders = leader?.place === 'reserve' && leader.enters?.hex === first.hex ? [leader] : []
    return [{ battalion: b.id, hex: first.hex, turn: first.turn, units, commanders }]
  })
}
/** Those due in the next turn. */
export const dueNext = (s: SbSeen, seat: Side): readonly Arrival[] => awaited(s, seat).filter(a => a.turn === s.turn + 1)

/** Battalions that may come in place of one that is due, by the same hex, where the player chooses their order. */
export function inPlaceOf(s: SbSeen, seat: Side, due: Arrival): readonly Arrival[] {
  const { order } = s.rules
  if (!order || order.seat !== seat || order.hex !== due.hex || String(s.options[order.when.option] ?? '') !== order.when.is)
    return []
  const led = (a: Arrival) => s.battalions[a.battalion]!.commander !== null
  return led(due) ? awaited(s, seat).filter(a => a.hex === due.hex && a.turn > due.turn && led(a)) : []
}
