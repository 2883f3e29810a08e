/** Tables for tests of fire: a clear day in a phase of fire, units where the test wants them. */
import type { UnitId } from '../../../contract'
import { inPhase } from '../../play.testing'
import type { OoState, Phase, Side, TurnUse, Unit } from '../../state'
import { pose, table } from '../table.testing'
import { type FireShot, shotAt } from './shot'

export const ground = (
  id: string,
  kind: OoState['ground'][number]['kind'],
  outline: readonly (readonly [number, number])[],
  more: object = {},
): OoState['ground'][number] => ({ id, kind, outline, ...more }) as OoState['ground'][number]
export const square = (x0: number, y0: number, x1: number, y1: number): readonly (readonly [number, number])[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]
/** A table without mist, in the phase of fire of side a. */
export function field(
  units: { readonly [id: string]: Partial<Unit> },
  pieces: OoState['ground'] = [],
  phase: Phase = 'fire1',
  waiting: readonly Side[] = ['a'],
): OoState {
  const s = table(units, pieces)
  return inPhase({ ...s, rules: { ...s.rules, mist: null } }, phase, waiting, 'a', 5)
}
export const using = (s: OoState, unit: string, use: Partial<TurnUse>): OoState => {
  const u = s.units[unit]!
  return { ...s, units: { ...s.units, [unit]: { ...u, use: { ...u.use, ...use } } } }
}
/** A charger of that target. */
export const charging = (s: OoState, unit: string, target: string): OoState =>
  using(s, unit, {
    charge: { target: target as UnitId, side: 'front', flanking: false, straight: 7, impetus: true, n: 1 },
    share: 1,
  })
export function shot(s: OoState, unit: string, target: string, side?: number): FireShot {
  const found = shotAt(s, s.units[unit]!, s.units[target]!, side)
  if (!found) throw new Error('no shot')
  return found
}
/** Codes with their clauses; empty: it may be fired. */
export const why = (s: OoState, unit: string, target: string, side?: number): string[] =>
  shot(s, unit, target, side).refusals.map(r => `${r.code} ${r.clause}`)
export const terms = (f: FireShot): { readonly [label: string]: number } =>
  Object.fromEntries(f.working.map(t => [t.label, t.amount]))

/** Side a's battalion that looks away from its edge: its strip runs from x 42 to 58, its middle is (50, 49.25). */
export const US: Partial<Unit> = { pose: pose(50, 50) }
/** An enemy battalion that looks back at it, the middle of its front there. */
export const facing = (x: number, y: number): Partial<Unit> => ({ pose: pose(x, y, 180) })
