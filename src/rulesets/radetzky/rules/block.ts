/** Occupying houses and sectors of villages, no. 40, R-14: a whole move in or out; position is taken with the next activation. */
import { poseOf } from '../../../geometry/footprint'
import { quantisePose } from '../../../geometry/tolerance'
import { along } from '../../../geometry/vec'
import type { Footprint, Pose, Refusal } from '../../contract'
import type { BlockCommand } from '../commands'
import type { RadSeen, Unit } from '../state'
import { blockFootprint, blockOf, bodyOf, gapOf } from './bodies'
import { contactsOf } from './contact'
import { heldBy, mayHold, standRefusals } from './deploy'
import { waitingRefusals } from './waiting'

const CLAUSE = 'Villaggi'
/** So near a base must be to step in (README). */
const NEAR = 1

/** What the base itself says against a whole move. */
export function wholeMoveRefusals(seen: RadSeen, unit: Unit): Refusal[] {
  const out: Refusal[] = []
  const at = unit.id
  if (unit.use.moved) out.push({ code: 'block/whole-move', clause: CLAUSE, at })
  out.push(...waitingRefusals(seen, unit))
  if (unit.use.done) out.push({ code: 'move/driven-back', clause: 'Movimento', at })
  if (unit.use.recovered) out.push({ code: 'move/recovered', clause: 'Attivazione', at })
  if (unit.opportunity) out.push({ code: 'move/opportunity', clause: 'Attivazione', at })
  if (unit.use.firedAs === 'standing') out.push({ code: 'move/fired', clause: 'Fuoco', at })
  if (unit.square !== null) out.push({ code: 'square/stands', clause: 'Quadrato', at })
  if (contactsOf(seen, unit).length > 0) out.push({ code: 'move/engaged-block', clause: 'Mischia', at })
  return out
}

/** Where a base stands that leaves by a side: its rear on the wall, its front away from it. */
export function outside(seen: RadSeen, unit: Unit, side: number): Footprint | null {
  const block = blockOf(seen, unit.inside)
  if (!block) return null
  const wall = blockFootprint(block, side * 90)
  return { front: along(wall.front, wall.facing, unit.size.depth), facing: wall.facing, ...unit.size }
}

export function blockRefusals(seen: RadSeen, unit: Unit, c: BlockCommand): Refusal[] {
  const out = wholeMoveRefusals(seen, unit)
  const at = unit.id
  const block = blockOf(seen, c.block)!
  if (c.way === 'in') {
    if (!mayHold(unit, block.holds)) out.push({ code: 'block/not-these', clause: CLAUSE, at })
    if (heldBy(seen, c.block)) out.push({ code: 'block/taken', clause: CLAUSE, at })
    const gap = gapOf(bodyOf(seen, unit)!, blockFootprint(block, 0))
    if (gap > NEAR + 1e-6) out.push({ code: 'block/not-near', clause: CLAUSE, at, with: { cm: { cm: gap }, most: { cm: NEAR } } })
    return out
  }
  const body = outside(seen, unit, c.side ?? 0)
  if (!body) return [...out, { code: 'block/not-inside', clause: CLAUSE, at }]
  return [...out, ...standRefusals(seen, unit, body).map(r => ({ ...r, code: 'block/no-room', clause: CLAUSE, at }))]
}

export function blockEffect(seen: RadSeen, unit: Unit, c: BlockCommand): Partial<Unit> | null {
  const block = blockOf(seen, c.block)
  if (!block || !unit.pose) return null
  const use = { ...unit.use, start: unit.use.start ?? unit.pose, moved: true, whole: true, before: null }
  if (c.way === 'in') {
    const pose: Pose = poseOf(blockFootprint(block, unit.pose.facing))
    return { pose: quantisePose(pose), inside: block.id, settled: false, attacking: false, use }
  }
  const body = outside(seen, unit, c.side ?? 0)
  return body ? { pose: quantisePose(poseOf(body)), inside: null, settled: false, use } : null
}
