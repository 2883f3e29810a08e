/** 10.2: who has won a melee, from what the dice have made of both sides. The game and the odds ask the same. */
import type { TieBreak } from '../../combat'

/** What is left of a unit when the dice have fallen, from best to worst. */
export const STANDINGS = ['stands', 'retreats', 'routs', 'gone'] as const
export type Standing = (typeof STANDINGS)[number]

/** One side of a melee, several units counted together. */
export interface SideNow {
  /** Of several: the worst of them. */
  readonly standing: Standing
  /** What it had to roll at or under. */
  readonly value: number
  readonly cp: number
  readonly cpStart: number
  readonly friends: number
  readonly general: boolean
}
export interface Match {
  readonly attackers: SideNow
  readonly target: SideNow
  /** The target is a square and all who attack it are horse. */
  readonly squareAgainstHorse: boolean
  /** It had been broken by fire before: it goes whatever happens. */
  readonly targetGoes: boolean
}
export interface Verdict102 {
  /** Null: nobody is left, or (with the tie `die`) the die has to say. */
  readonly winner: 'attackers' | 'target' | null
  readonly tie: TieBreak | null
}

const RANK: { readonly [s in Standing]: number } = { stands: 3, retreats: 2, routs: 1, gone: 0 }

/**
 * Who stands beats who doesn't; of two that are broken he who retreats beats him who routs. Alike, the tie is broken: the greater
 * chance to hit, CP now, CP at the start, friends within 5 cm, a general attached, and at the very end a die.
 */
export function winnerOf(m: Match): Verdict102 {
  const a = RANK[m.attackers.standing]
  const t = RANK[m.target.standing]
  if (a === 0 && t === 0) return { winner: null, tie: null }
  if (m.targetGoes) return { winner: a === 0 ? null : 'attackers', tie: null }
  if (a !== t) return { winner: a > t ? 'attackers' : 'target', tie: null }
  if (m.squareAgainstHorse && m.target.standing === 'stands') return { winner: 'target', tie: 'square' }
  const by = (tie: TieBreak, of: (s: SideNow) => number): Verdict102 | null => {
    const d = of(m.attackers) - of(m.target)
    return d === 0 ? null : { winner: d > 0 ? 'attackers' : 'target', tie }
  }
  return (
    by('chance', s => s.value) ??
    by('cp', s => s.cp) ??
    by('start', s => s.cpStart) ??
    by('friends', s => s.friends) ??
    by('general', s => (s.general ? 1 : 0)) ?? { winner: null, tie: 'die' }
  )
}

/** How a side of several stands: it has given way when one of them has; it is gone only when all are. */
export function sideStanding(all: readonly Standing[]): Standing {
  if (all.every(s => s === 'gone')) return 'gone'
  const worst = all.reduce((w, s) => (RANK[s] < RANK[w] ? s : w), 'stands')
  return worst === 'gone' ? 'routs' : worst
}
