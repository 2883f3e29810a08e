/** The signs that stand over troops: what is wrong with them, told by a picture and not by colour alone. */
import type { Body, BodyState } from '../../rulesets/contract'

export const SIGNS = [
  'routing',
  'retreating',
  'disordered',
  'leaderless',
  'abandoned',
  'tired',
  'fighting',
  'firing',
  'volleySpent',
] as const satisfies readonly BodyState[]
export type Sign = (typeof SIGNS)[number]

/** Signs that are seen from any distance; the others only where a unit is seen large enough, or where it is selected. */
const URGENT: ReadonlySet<Sign> = new Set(['routing', 'retreating', 'disordered', 'leaderless', 'abandoned'])
/** From so many CSS pixels a cm on, all signs are shown. */
export const CLOSE = 7

/**
 * The signs of a body, the gravest first. `smoke`: smoke shows that it has fired, so no sign need. `scale`: CSS pixels a cm.
 */
export function signsOf(body: Pick<Body, 'states'>, scale: number, selected: boolean, smoke: boolean): Sign[] {
  return SIGNS.filter(s => body.states.includes(s) && (URGENT.has(s) || selected || scale >= CLOSE) && !(s === 'firing' && smoke))
}
