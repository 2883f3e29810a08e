/**
 * 10.1: a retreat ends with its face or its back to the enemy, as its owner likes. It fronts him unless the owner says otherwise:
 * while it has still to go, or afterwards in the same turn, until his own side has moved and as long as nobody charges it.
 */
import type { Refusal, Seat } from '../../../contract'
import type { OoSeen, Phase, Unit } from '../../state'
import { pinnedBy } from '../leastMove'

/** The phases after the retreat in which it may still be turned. */
const AFTER: readonly Phase[] = ['compulsory', 'choose', 'initiative', 'generals1', 'move1', 'generals2', 'move2']

export function turnAboutRefusals(seen: OoSeen, seat: Seat, unit: Unit): Refusal[] {
  const at = unit.id
  if (!(seen.waiting as readonly Seat[]).includes(seat)) return [{ code: 'turn/not-yours', clause: '6' }]
  if (unit.rout === 'retreating') return []
  if (unit.rout !== null || unit.use.fled !== 'retreat') return [{ code: 'turn-about/not-retreating', clause: '10.1', at }]
  const out: Refusal[] = []
  if (!AFTER.includes(seen.phase)) out.push({ code: 'turn-about/too-late', clause: '10.1', at })
  if (pinnedBy(seen, unit.id).length > 0) out.push({ code: 'move/pinned', clause: '9.1', at })
  return out
}
