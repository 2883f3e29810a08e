import type { Cm } from '../base/units'

// What floats leave behind must not push a number over or under a decimal that it stands on.
const SLACK = 1e-6

/** What is left, as it may be shown: never more than there is. One decimal unless said otherwise. */
export function roundDown(value: number, decimals = 1): number {
  const scale = 10 ** decimals
  return Math.floor(value * scale + SLACK) / scale + 0
}
/** What is spent, as it may be shown: never less than it is. */
export function roundUp(value: number, decimals = 1): number {
  const scale = 10 ** decimals
  return Math.ceil(value * scale - SLACK) / scale + 0
}

/** How finely a drag snaps: 0.1 cm, with Shift whole centimetres, with Alt not at all. */
export const grainOf = (keys: { readonly shift: boolean; readonly alt: boolean }): Cm => (keys.alt ? 0 : keys.shift ? 1 : 0.1)

/** The nearest multiple of a grain, free of what floats leave (0.3, not 0.30000000000000004); grain 0: the value itself. */
export function snap(value: number, grain: number): number {
  if (grain <= 0) return value
  const n = Math.round(value / grain)
  // Divides by a whole number where the grain is a decimal fraction, so that 43 tenths are 4.3 to the last bit.
  const parts = Math.round(1 / grain)
  return (parts >= 1 && Math.abs(parts * grain - 1) < 1e-9 ? n / parts : n * grain) + 0
}
