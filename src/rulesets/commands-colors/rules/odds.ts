/** Chances of a roll, computed and not sampled: the mean of hits and flags, and the chance of each number of hits. */
import type { Arm } from '../kinds'

export interface Shot {
  readonly dice: number
  readonly target: Arm | 'leader'
  readonly melee: boolean
  /** Flags are rolled once more. */
  readonly lancer: boolean
  readonly noSaber: boolean
  /** One hit is spared of foot's fire. */
  readonly cuirass: boolean
}
/** The chance that one die hits: its arm's symbols, and the saber in melee. */
export function hitChance(s: Pick<Shot, 'target' | 'melee' | 'noSaber'>): number {
  const saber = s.melee && (!s.noSaber || s.target === 'leader') ? 1 : 0
  const symbol = s.target === 'leader' ? 0 : s.target === 'infantry' ? 2 : 1
  return (symbol + saber) / 6
}
/** The chance of a flag on one die; none against a leader alone. */
const FLAG = 1 / 6

/** The chance of each number of hits, from none to all that can be. */
export function hitSpread(s: Shot): readonly number[] {
  const p = hitChance(s)
  // One die of a lancer: it hits at once, or shows a flag and hits when it is rolled again.
  const one = s.lancer && s.target !== 'leader' ? p + FLAG * p : p
  let spread: number[] = [1]
  for (let i = 0; i < s.dice; i++)
    spread = Array.from({ length: spread.length + 1 }, (_, k) => (spread[k] ?? 0) * (1 - one) + (spread[k - 1] ?? 0) * one)
  if (s.target === 'leader' && !s.melee) {
    // Fire at a leader alone asks for two sabers (`leaderFire`): none, or one, is not enough.
    let none = 1
    let one_ = 0
    for (let i = 0; i < s.dice; i++) [none, one_] = [none * (5 / 6), one_ * (5 / 6) + none / 6]
    return [none + one_, 1 - none - one_]
  }
  if (s.target === 'leader') {
    const none = spread[0]!
    return [none, 1 - none]
  }
  if (!s.cuirass || s.melee || spread.length < 2) return spread
  return [spread[0]! + spread[1]!, ...spread.slice(2)]
}
/** The mean of hits and of flags. */
export function expectedHits(s: Shot): { readonly hits: number; readonly flags: number } {
  const hits = hitSpread(s).reduce((sum, p, k) => sum + p * k, 0)
  const flags = s.target === 'leader' ? 0 : s.dice * FLAG * (s.lancer ? 1 + FLAG : 1)
  return { hits, flags }
}
