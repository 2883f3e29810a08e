/** Sieges: who may keep one, hunger by turns, the summons, and who may be made to surrender. */
import type { Term } from '../../contract'
import { CLAUSE } from '../clauses'
import { BREAKS, HUNGER, SIEGE } from '../tables'

/** The besieger needs the garrison's strength, and ten points against one without a unit. */
export const mayBesiege = (besieger: number, garrison: number, units: boolean): boolean =>
  besieger >= garrison && (units || besieger >= SIEGE.least)
/** Hundredths lost at the end of a siege's n-th turn: none while the stores last, the turn that uses them up included. */
export const hungerOf = (turns: number, fort: number): number =>
  turns < fort ? 0 : turns < fort + HUNGER.turns ? HUNGER.first : HUNGER.later
export const hungerLoss = (all: number, turns: number, fort: number): number => Math.ceil((all * hungerOf(turns, fort)) / 100)
/** What is added to the die of a summons. */
export function summonsTerms(besieger: number, garrison: number, turns: number, fort: number): readonly Term[] {
  const term = (label: string, amount: number): Term => ({ clause: CLAUSE.siege, label, amount })
  const waited = Math.floor(turns / 2)
  return [
    term('campInitiative', besieger),
    term('campGarrison', -garrison),
    ...(waited > 0 ? [term('campWaited', waited)] : []),
    ...(fort >= SIEGE.strong ? [term('campStrong', -1)] : []),
  ]
}
/** Thirty points or more never surrender; a garrison without a unit is only starved or stormed. */
export const mayYield = (garrison: number, units: boolean): boolean => units && garrison < SIEGE.secure
export const yields = (score: number): boolean => score >= SIEGE.surrender
/** A garrison that lost a fifth in one assault, and has under thirty left. */
export const stormed = (had: number, lost: number): boolean => lost * BREAKS >= had && had - lost < SIEGE.secure
