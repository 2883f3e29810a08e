import type { Term } from '../../contract'
import type { Terrain } from '../kinds'
import { LOSS_DIVISOR } from '../tables'

/** 6.1.1: strength points that the dice cost on that ground; what is left over is lost. */
export function lossesOf(
  dice: readonly number[],
  terrain: Terrain,
): { readonly losses: number; readonly working: readonly Term[] } {
  const sum = dice.reduce((s, d) => s + d, 0)
  const x = LOSS_DIVISOR[terrain]
  const losses = Math.floor(sum / x)
  return { losses, working: [{ clause: '6.1.1', label: 'sbPoints', amount: losses, with: { sum, x } }] }
}
