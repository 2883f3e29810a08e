/** Test di coesione on the table: dice for damages, losses, disorder, and what is gone. */
import type { Dice } from '../../../engine/dice'
import type { UnitId } from '../../contract'
import type { Changes, RadEvent } from '../events'
import { squareOf, valueLeft } from '../rules/bodies'
import { cohesion, thresholdOf } from '../rules/cohesion'
import { nearChief } from '../rules/command'
import { releasedBy } from '../rules/waiting'
import type { RadSeen, Unit } from '../state'
import type { Story } from '../story'

/** What a cohesion test of a base is rolled against, option `radGeneral` included. */
export function testOf(seen: RadSeen, unit: Unit, damages: number) {
  const near = nearChief(seen, unit)
  const how = seen.options.radGeneral
  const t = { value: unit.value, losses: unit.losses, damages, general: near && how === 'value', plus: unit.plus }
  // Added to the die instead, it makes each roll one worse: the same as a threshold one lower.
  return near && how === 'die' ? { ...t, damages: damages + 1 } : t
}

/** A base that leaves the table for good. */
export const GONE: Partial<Unit> = {
  place: 'lost',
  pose: null,
  inside: null,
  settled: false,
  square: null,
  attacking: false,
  opportunity: false,
}

export function destroy(story: Story, id: UnitId, why: 'losses' | 'edge' | 'trapped', more: Changes = {}): void {
  const unit = story.unit(id)
  story.add({ type: 'Destroyed', unit: id, why, units: { ...more, [id]: { ...more[id], ...GONE } } })
  release(story, unit)
}
/** Who waited for this base's group to be driven back may move from now on. */
export function release(story: Story, unit: Unit): void {
  for (const group of releasedBy(story.state, unit)) story.add({ type: 'Released', group })
}

/** A die for each damage; `disorderedBefore` (melee): one loss more where there is any damage. Gives the losses of this attack. */
export function testCohesion(story: Story, id: UnitId, damages: number, dice: Dice, disorderedBefore: boolean): number {
  if (damages === 0) return 0
  const unit = story.unit(id)
  const tested = testOf(story.state, unit, damages)
  const rolls = dice.roll(6, damages, { clause: 'Coesione', what: 'radCohesion', unit: id })
  const { losses } = cohesion(tested, rolls)
  const extra = disorderedBefore ? 1 : 0
  const all = losses + extra
  story.add({
    type: 'Tested',
    tests: { unit: id, damages, threshold: thresholdOf(tested), rolls, losses, extra },
    units: { [id]: { losses: unit.losses + all, disordered: unit.arm !== 'command' || unit.disordered } },
  })
  if (valueLeft(story.unit(id)) <= 0) destroy(story, id, 'losses')
  return all
}

/** Quadrato: it breaks into single bases once one of them is disordered or gone. */
export function breakSquares(story: Story): void {
  for (const { id } of Object.values(story.state.units)) {
    const u = story.unit(id)
    if (u.square === null) continue
    const all = wholeSquare(story.state, u)
    const closed = all.every((x, i) => x.square === all[(i + 1) % all.length]!.id)
    if (closed && all.every(x => x.place === 'table' && !x.disordered)) continue
    story.add(squareBroken(all))
  }
}
/** The bases of a square also where one of them has gone out of it: those before it are still bound to it. */
function wholeSquare(seen: Pick<RadSeen, 'units'>, unit: Unit): readonly Unit[] {
  const before = Object.values(seen.units).find(u => u.square === unit.id)
  const forward = squareOf(seen, unit)
  if (!before || forward.includes(before)) return forward
  return wholeSquare(seen, before)
}
/** All of its bases stand alone. */
export const squareBroken = (all: readonly Unit[]): RadEvent => ({
  type: 'SquareBroken',
  both: all.map(u => u.id) as unknown as readonly [UnitId, UnitId],
  units: Object.fromEntries(all.map(u => [u.id, { square: null }])),
})
