import type { AccountProps } from '../../ports'
import { ooOf } from './data'

/** Points of annihilation and of objectives, with their working (16.1, 16.2). */
export function Points({ last }: AccountProps) {
  const oo = ooOf(last)
  if (!oo) return null
  return null
}
