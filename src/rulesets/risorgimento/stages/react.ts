/** 6.0, 6.1: the other side is asked whether it fires. */
import { firingHexes } from '../rules/firing'
import { other, type SbSeen } from '../state'
import type { Story } from '../story'
import { fallen } from './turn'

/** After what draws defensive fire: orders that fall, then who may fire into that hex. */
export function offerFire(story: Story, hex: string): void {
  fallen(story)
  const s = story.state
  if (s.active === null) return
  const by = other(s.active)
  const hexes = firingHexes(s, s.active, hex)
  if (hexes.length === 0) return
  story.add(
    { type: 'ReactOffered', by, at: hex },
    { now: { react: { by, hexes, at: hex, why: 'defence' }, phase: 'react', waiting: [by] } },
  )
}
/** What is left of those who may fire, after one has. */
export const stillFiring = (s: SbSeen): readonly string[] => {
  const r = s.react
  if (!r) return []
  const now = firingHexes(s, r.by === 'a' ? 'b' : 'a', r.at)
  return r.hexes.filter(h => now.includes(h))
}
