/** Mischia: how many dice the main base of a side rolls. */
import type { Term } from '../../contract'
import { DISORDERED_DICE, IMPETUS_FACTOR, RANK_DICE, REAR_DICE, SUPPORT_SHARE } from '../tables'

export interface MeleeSide {
  readonly value: number
  readonly losses: number
  readonly disordered: boolean
  readonly impetus: boolean
  /** It is the one that came upon the enemy's rear. */
  readonly rear: boolean
  readonly ranks: 1 | 2 | 3
  readonly position: 0 | 1 | 2
  readonly supporters: readonly { readonly value: number; readonly losses: number }[]
}

const CLAUSE = 'Mischia'

/** Dice of one side of a melee; half a die is dropped last, and there are never fewer than 0. */
export function meleeDice(m: MeleeSide): { readonly dice: number; readonly working: readonly Term[] } {
  const terms: Term[] = []
  const add = (label: string, amount: number, with_?: Term['with']) => {
    if (amount !== 0) terms.push({ clause: CLAUSE, label, amount, ...(with_ ? { with: with_ } : {}) })
  }
  const left = m.value - m.losses
  add('value', m.value)
  add('losses', -m.losses)
  if (m.impetus) add('impetus', Math.floor(left * IMPETUS_FACTOR) - left)
  if (m.disordered) add('disordered', DISORDERED_DICE)
  if (m.rear) add('rear', REAR_DICE)
  add('ranks', RANK_DICE[m.ranks - 1]!, { ranks: m.ranks })
  add('position', m.position)
  for (const s of m.supporters) add('supporter', Math.max(0, Math.floor((s.value - s.losses) * SUPPORT_SHARE)))
  const sum = terms.reduce((t, x) => t + x.amount, 0)
  const dice = Math.max(0, Math.floor(sum))
  if (dice !== sum) add(sum < 0 ? 'nought' : 'roundedDown', dice - sum)
  return { dice, working: terms }
}
