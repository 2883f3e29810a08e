/** Melees for tests: two or more units put face to face, charges declared, dice set. */
import type { UnitId } from '../../../contract'
import { dice, id, inPhase } from '../../play.testing'
import { beginMelees, closeCharges, endMelees } from '../../stages/melee'
import type { Charge, OoState, Unit } from '../../state'
import { Story } from '../../story'
import { pose, table } from '../table.testing'
import { resolveMelee } from './resolve'

export type Units = { readonly [id: string]: Partial<Unit> }

/** A charge as a move would have left it. */
export const charge = (target: string, more: Partial<Charge> = {}): Charge => ({
  target: id(target),
  side: 'front',
  flanking: false,
  straight: 10,
  impetus: false,
  n: 1,
  ...more,
})
/** A table on which those units charge those. */
export function charged(units: Units, charges: { readonly [unit: string]: Charge }, ground: OoState['ground'] = []): OoState {
  const s = table(units, ground)
  const all = { ...s.units }
  for (const [unit, c] of Object.entries(charges)) all[unit] = { ...all[unit]!, use: { ...all[unit]!.use, charge: c } }
  return { ...inPhase(s, 'closing', [], 'a', 2), units: all, charges: Object.keys(charges).length }
}
/** A line of a at (60, 29) 1 cm before a line of b at (60, 30) that looks at it. */
export const LINES: Units = { 'a/III/1': { pose: pose(60, 29) }, 'b/I/3': { pose: pose(60, 30, 180) } }
/** Cuirassiers of a before the same line. */
export const HORSE: Units = { 'a/C/3': { pose: pose(60, 29) }, 'b/I/3': { pose: pose(60, 30, 180) } }

/** Closes, and begins the melees. */
export function closed(s: OoState): OoState {
  const story = new Story(s)
  closeCharges(story)
  beginMelees(story)
  return { ...story.state, phase: 'melee' }
}
/** Closes, fights every melee with these faces, and takes off who has nothing left. */
export function fought(s: OoState, faces: readonly number[], hit?: string): Story {
  const story = new Story(closed(s))
  const d = dice(...faces)
  for (const f of story.state.fights) resolveMelee(story, f, (hit as UnitId | undefined) ?? f.attackers[0]!, d)
  endMelees(story)
  return story
}
export const unit = (s: OoState, u: string): Unit => s.units[u]!
