/** Ruotare, R-8: about a front corner, or about the middle of the base (option `radWheel`): then every wheel of the game is so. */
import type { Side } from '../../../geometry/shapes'
import type { GameStep, Step } from '../../contract'
import type { RadSeen } from '../state'

type Asked = Pick<RadSeen, 'options'>
/** How wheels turn in this game. */
export const aboutOf = (seen: Asked): { readonly about?: 'centre' } =>
  seen.options.radWheel === 'centre' ? { about: 'centre' } : {}

/** A wheel as this game turns it. */
export const turn = (seen: Asked, side: Side, degrees: number): Step => ({ wheel: side, degrees, ...aboutOf(seen) })

/** The same steps with their wheels as this game turns them, however they were written. */
export function asTurned<S extends GameStep>(seen: Asked, steps: readonly S[]): readonly S[] {
  if (!steps.some(s => 'wheel' in s)) return steps
  return steps.map(s => ('wheel' in s ? ({ wheel: s.wheel, degrees: s.degrees, ...aboutOf(seen) } as unknown as S) : s))
}
