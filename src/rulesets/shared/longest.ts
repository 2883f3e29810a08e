import { CONTACT } from '../../geometry/tolerance'
import type { Cm } from '../contract'

/** The last legal length between one that is legal and one that is not, to 1e-4 cm. */
export function longest<C>(good: Cm, bad: Cm, at: (cm: Cm) => C, legal: (c: C) => boolean): Cm {
  let lo = good
  let hi = bad
  // The tolerance of costs is not given away: where the next thing above is refused at once, the limit stands as it is.
  if (!legal(at(Math.min(bad, good + 2 * CONTACT)))) return good
  while (hi - lo > 1e-4) {
    const mid = (lo + hi) / 2
    if (legal(at(mid))) lo = mid
    else hi = mid
  }
  return lo
}
