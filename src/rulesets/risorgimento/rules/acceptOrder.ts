import type { Term } from '../../contract'
import { ACCEPTED_FROM, FROM_MANOEUVRE_BONUS, REITERATED_BONUS } from '../tables'

export interface Acceptance {
  readonly ability: number
  /** Ability of the superior in whose radius he is; 0 without one. */
  readonly superior: number
  readonly reiterated: boolean
  readonly fromManoeuvre: boolean
  /** He began the turn in the hex of a superior, or is the commander-in-chief: no die is needed (4.1.2). */
  readonly sameHex: boolean
}

/** 4.1: whether a commander takes up a changed order with that die; 6 with every bonus is enough. */
export function acceptsOrder(a: Acceptance, roll: number): { readonly accepted: boolean; readonly working: readonly Term[] } {
  if (a.sameHex) return { accepted: true, working: [{ clause: '4.1.2', label: 'sbSameHex', amount: 0 }] }
  const working: Term[] = [{ clause: '4.1', label: 'sbDie', amount: roll }]
  if (a.ability !== 0) working.push({ clause: '4.1', label: 'sbAbility', amount: a.ability })
  if (a.superior !== 0) working.push({ clause: '4.1.2', label: 'sbSuperior', amount: a.superior })
  if (a.fromManoeuvre) working.push({ clause: '3.2.3', label: 'sbFromManoeuvre', amount: FROM_MANOEUVRE_BONUS })
  if (a.reiterated) working.push({ clause: '4.1.1', label: 'sbReiterated', amount: REITERATED_BONUS })
  return { accepted: working.reduce((s, t) => s + t.amount, 0) >= ACCEPTED_FROM, working }
}
