/** 6.4, 6.4.4: who is beaten, or withdraws before it comes to that: where he goes, what he saves. */
import type { Dice } from '../../../engine/dice'
import { type Dir, opposite } from '../board'
import type { Terrain } from '../kinds'
import { attackersOf } from '../rules/pools'
import { retreatHexes, withdrawHexes } from '../rules/retreat'
import { board, bottom } from '../rules/where'
import { type Counter, type Melee, other, type SbSeen } from '../state'
import type { Story } from '../story'
import { LOSS_DIVISOR, SAVED_FROM, SAVED_FROM_HORSE } from '../tables'
import { scatter, testCommanders } from './loss'

/** Where a counter that has to go may go now; none: it scatters. */
export function waysBack(s: SbSeen, m: Melee, unit: string): readonly string[] {
  const u = s.units[unit]!
  const g = m.going.find(x => x.unit === unit)
  if (g?.saved === null) return retreatHexes(s, u, m.hex, board(s).side(m.from, m.hex) as Dir)
  return withdrawHexes(s, u, m.hex, m.from)
}
function goes(story: Story, m: Melee, unit: string, saved: number | null, to: string | null): void {
  const s = story.state
  const u = story.unit(unit)
  const rank = to === null ? 0 : bottom(s, to)
  if (saved === null) {
    const facing = opposite(board(s).side(m.from, m.hex) as Dir)
    const made: Partial<Counter> = to === null ? scatter(u) : { hex: to, facing, rank, road: false }
    story.add({ type: 'Retreated', unit: u.id, to }, { units: { [u.id]: made } })
  } else {
    const made = to === null ? scatter(u) : { hex: to, losses: u.sp - saved, rank, road: false, isolated: false }
    story.add({ type: 'Withdrew', unit: u.id, saved, to }, { units: { [u.id]: made } })
  }
}

/** A counter that has to go: skirmishers and guns save points first (6.4.4); `broken`: it scatters at once (6.4.2). */
export function driven(story: Story, unit: string, dice: Dice, broken: boolean): void {
  const s = story.state
  const m = s.melee!
  const u = story.unit(unit)
  if (broken) {
    story.add({ type: 'Retreated', unit: u.id, to: null }, { units: { [u.id]: scatter(u) } })
    return
  }
  let saved: number | null = null
  if (u.formation === 'skirmish' || u.kind === 'artillery') {
    const horse = attackersOf(s, m).some(x => x.kind === 'cavalry')
    const points = u.sp - u.losses
    const bonus = LOSS_DIVISOR[board(s).cell(m.hex)!.terrain as Terrain] - LOSS_DIVISOR.C
    const faces = dice.roll(6, points, { clause: '6.4.4', what: 'sbSaved', unit: u.id })
    saved = faces.filter(f => (horse ? f >= SAVED_FROM_HORSE : f + bonus >= SAVED_FROM)).length
    if (saved === 0) goes(story, m, unit, saved, null)
    testCommanders(story, m.hex, u.seat, points - saved, dice)
    if (saved === 0) return
  }
  const going = [...m.going, { unit: u.id, saved }]
  story.add({ type: 'MustGo', unit: u.id }, { now: { melee: { ...m, going } } })
}

/** One of them has gone where its owner wanted. */
export function goneBack(story: Story, unit: string, to: string | null): void {
  const m = story.state.melee!
  const saved = m.going.find(x => x.unit === unit)!.saved
  goes(story, m, unit, saved, to)
  const going = m.going.filter(x => x.unit !== unit)
  story.add({ type: 'PhaseBegan', phase: 'back' }, { now: { melee: { ...m, going }, phase: 'back', waiting: [] } })
}
/** Those who have one way, or none, go; true: somebody's owner must choose. */
export function askBack(story: Story): boolean {
  for (;;) {
    const m = story.state.melee!
    const one = m.going.find(g => waysBack(story.state, m, g.unit).length < 2)
    if (!one) {
      if (m.going.length === 0) return false
      story.add({ type: 'PhaseBegan', phase: 'back' }, { now: { phase: 'back', waiting: [other(m.attacker)] } })
      return true
    }
    goneBack(story, one.unit, waysBack(story.state, m, one.unit)[0] ?? null)
  }
}
