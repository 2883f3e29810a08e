/** 7.0 (option `aggregate`, F18): independent counters attached to a commander until the end of the next turn. */
import type { Commander, Counter, SbSeen, Side } from '../state'
import { battalionOf, inRadius } from './command'
import { onMap } from './where'

/** Independent counters of a side, and the commanders in whose radius each is. */
export function attachable(s: SbSeen, seat: Side): readonly { readonly unit: Counter; readonly to: readonly Commander[] }[] {
  if (s.options.aggregate !== 'attach') return []
  return onMap(s, seat)
    .filter(u => battalionOf(s, u).commander === null)
    .map(unit => ({
      unit,
      to: Object.values(s.commanders).filter(c => c.seat === seat && c.class !== 'CiC' && inRadius(s, c, unit.hex!)),
    }))
    .filter(x => x.to.length > 0)
}
