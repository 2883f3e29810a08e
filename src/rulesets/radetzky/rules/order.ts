import type { Order } from '../kinds'
import { CHAIN } from '../tables'

/** Attivazione: a command's order stays or goes one step along the chain, either way. The first one is free (`from` null). */
export function mayOrder(from: Order | null, to: Order): boolean {
  if (from === null) return true
  const steps = CHAIN.indexOf(to) - CHAIN.indexOf(from)
  return steps >= -1 && steps <= 1
}
