/** 6.1.1, 6.6, 6.7: losses, and what becomes of commanders. */
import type { Dice } from '../../../engine/dice'
import { commandersAt } from '../rules/where'
import type { Commander, Counter, Side } from '../state'
import type { Story } from '../story'

/** Off the map, among the scattered. */
export const SCATTERED: Partial<Counter> = {
  place: 'scattered',
  hex: null,
  mark: 'none',
  rallied: 0,
  done: true,
  left: 0,
  isolated: false,
  road: false,
}
export const scatter = (u: Counter): Partial<Counter> => ({ ...SCATTERED, losses: u.sp, formation: homeFormation(u) })
export const homeFormation = (u: Counter): Counter['formation'] => (u.skirmish === 'only' ? 'skirmish' : 'line')

/** Takes points from these counters in order, the excess going to the next; gives how many were lost. */
export function hit(story: Story, ids: readonly string[], points: number): number {
  let left = points
  for (const id of ids) {
    if (left <= 0) break
    const u = story.unit(id)
    const losses = Math.min(left, u.sp - u.losses)
    if (losses <= 0) continue
    left -= losses
    const gone = u.losses + losses >= u.sp
    story.add({ type: 'Hit', unit: u.id, losses, gone }, { units: { [id]: gone ? scatter(u) : { losses: u.losses + losses } } })
  }
  return points - left
}

/** 6.7: each commander in a hex that has lost so many points; below them he falls, at them he is out for as many turns as a die. */
export function testCommanders(story: Story, hex: string, seat: Side, lost: number, dice: Dice): void {
  if (lost <= 0) return
  for (const c of commandersAt(story.state, hex, seat)) fateOf(story, c, lost, dice)
}
function fateOf(story: Story, c: Commander, lost: number, dice: Dice): void {
  const roll = dice.roll(6, 1, { clause: '6.7', what: 'sbCommander' })[0]!
  const fate = roll < lost ? 'lost' : roll === lost ? 'out' : 'safe'
  const back = fate === 'out' ? story.state.turn + dice.roll(6, 1, { clause: '6.7', what: 'sbOut' })[0]! : 0
  const gone = fate === 'safe' ? {} : ({ place: fate, hex: null, back } as const)
  story.add({ type: 'CommanderTested', commander: c.id, roll, fate }, fate === 'safe' ? {} : { commanders: { [c.id]: gone } })
}
