import type { Term } from '../../contract'
import type { Order } from '../kinds'
import { LOWEST_DIE, ORDER_ON_TEST } from '../tables'

/** 3.2.2: a die as Defence makes it: one less, never below 1. */
export const dieUnder = (order: Order | null, roll: number): number =>
  Math.max(LOWEST_DIE, roll + (order === null ? 0 : ORDER_ON_TEST[order]))

/** 6.1.4: whether a counter that has fired may fire again: training or less. */
export function passesFireTest(
  training: number,
  roll: number,
  order: Order | null,
): { readonly passed: boolean; readonly working: readonly Term[] } {
  const die = dieUnder(order, roll)
  const working: Term[] = [{ clause: '6.1.4', label: 'sbDie', amount: roll }]
  if (die !== roll) working.push({ clause: '3.2.2', label: 'sbDefence', amount: die - roll })
  return { passed: die <= training, working }
}
