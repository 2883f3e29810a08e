/** 6, 8: the phases of fire. All fire is simultaneous: how every unit is when it begins is kept. */
import { fallen } from '../rules/fire/resolve'
import { anyShot } from '../rules/fire/shot'
import { type OoState, other, type Phase, type Side } from '../state'
import type { Story } from '../story'

const firing = (s: OoState, phase: Phase): Side => (phase === 'fire1' ? (s.first ?? 'a') : other(s.first ?? 'a'))

/** Who is asked in a phase of fire: its side, where it has anything to fire at. */
export function waitingInFire(s: OoState, phase: Phase): readonly Side[] {
  const seat = firing(s, phase)
  return anyShot(s, seat) ? [seat] : []
}

/** What entering the first phase of fire does. */
export function beginFire(story: Story): void {
  if (anyShot(story.state, 'a') || anyShot(story.state, 'b')) story.add({ type: 'FireBegan' })
}

/** What leaving the last phase of fire does: who has no CP left is taken off. */
export function endFire(story: Story): void {
  const units = fallen(story.state)
  if (units.length > 0) story.add({ type: 'Fallen', units })
}
