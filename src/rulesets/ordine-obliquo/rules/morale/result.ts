/** 10.1: what a hit makes of a unit, from the face of the die. The calc table `morale` and the game both ask this. */
import type { Term } from '../../../contract'
import { MORALE } from '../../tables'

export type MoraleResult = 'stands' | 'retreats' | 'routs'

export interface MoraleCase {
  readonly under: 'fire' | 'melee'
  /** The face: 1 to 10 under fire, 1 to 6 in melee. */
  readonly roll: number
  /** At half of its CP or fewer, the hit's own already gone (OO-17). */
  readonly halfCp: boolean
  readonly square: boolean
  /** In melee: the enemy is infantry. */
  readonly byInfantry: boolean
}
export interface MoraleOutcome {
  readonly result: MoraleResult
  /** CP that the result costs, the hit's own not counted. */
  readonly cp: number
  /** What half strength takes from the face: 0 or −1. */
  readonly less: number
  /** The face, what is taken from it, and what keeps it from falling below 1: they add up to the number that is looked up. */
  readonly working: readonly Term[]
}

/** 10.1: half of the CP at the start, rounded down, or fewer. */
export const atHalf = (cp: number, start: number): boolean => cp <= Math.floor(start / 2)

export function moraleResult(c: MoraleCase): MoraleOutcome {
  const less = c.halfCp ? MORALE.halfCp : 0
  const working: Term[] = [{ clause: '10.1', label: 'moraleDie', amount: c.roll }]
  if (less !== 0) working.push({ clause: '10.1', label: 'halfCp', amount: less })
  if (c.roll + less < 1) working.push({ clause: '10.1', label: 'leastOne', amount: 1 - c.roll - less })
  const n = Math.max(1, c.roll + less)
  const { routs, retreats } = MORALE
  if (n <= routs.upTo) return { result: 'routs', cp: routs.cp, less, working }
  if (n > retreats.upTo) return { result: 'stands', cp: 0, less, working }
  if (!c.square) return { result: 'retreats', cp: retreats.cp, less, working }
  // A square that would retreat stands and loses that CP all the same; before infantry in melee it is broken.
  if (c.under === 'melee' && c.byInfantry) return { result: 'routs', cp: routs.cp, less, working }
  return { result: 'stands', cp: retreats.cp, less, working }
}
