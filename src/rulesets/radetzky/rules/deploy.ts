/** Inizio della partita, no. 35 and 4.5: bases are put down one by one within their zones, or come in on their line. */
import { corners } from '../../../geometry/footprint'
import { bounds, pointInPolygon } from '../../../geometry/polygon'
import { standsIn } from '../../../geometry/sweep/sweep'
import { CONTACT, NOISE } from '../../../geometry/tolerance'
import { turnBetween } from '../../../geometry/trig'
import type { Footprint, Id, Point, Pose, Refusal } from '../../contract'
import type { PlaceCommand } from '../commands'
import type { RadSeen, Side, Unit } from '../state'
import { KEEP } from '../tables'
import { blockFootprint, blockOf, bodyOf, enemiesOf, footprintIn, gapOf, isFoot, obstacleFor, standing } from './bodies'
import { mine } from './duty'
import { effectOn, groundMap } from './ground'

/** Bases of a side that are still to be put down. */
export const inHand = (seen: RadSeen, seat: string): Unit[] =>
  Object.values(seen.units).filter(u => u.seat === seat && u.place === 'hand')
/** Bases that may come in now. */
export const arriving = (seen: RadSeen, seat: string): Unit[] =>
  Object.values(seen.units).filter(
    u => u.seat === seat && u.place === 'reserve' && u.arrives !== null && u.arrives.turn <= seen.turn && mine(seen, u),
  )

/** a block for half a base takes light bases, pairs and half bases. */
export const mayHold = (unit: Unit, holds: 'base' | 'half' | undefined): boolean =>
  isFoot(unit) && (holds !== 'half' || unit.arm === 'light' || unit.size.width < 8)

export const heldBy = (seen: Pick<RadSeen, 'units'>, block: Id): Unit | null =>
  Object.values(seen.units).find(u => u.place === 'table' && u.inside === block) ?? null

const facingOf = (seat: string): number => (seat === 'a' ? 0 : 180)

/** What speaks against a base standing somewhere: other bases, blocks, ground, the edge, enemies too near. */
export function standRefusals(seen: RadSeen, unit: Unit, body: Footprint): Refusal[] {
  const out: Refusal[] = []
  const clause = 'Inizio'
  const { width, depth } = seen.table
  if (corners(body).some(([x, y]) => x < -NOISE - CONTACT || y < -NOISE - CONTACT || x > width + CONTACT || y > depth + CONTACT))
    out.push({ code: 'place/off-table', clause })
  const taken = standing(seen).some(u => u.id !== unit.id && standsIn(body, obstacleFor(seen, u)!, CONTACT))
  if (taken || groundMap(seen.ground).blocks.some(b => standsIn(body, b.obstacle, CONTACT)))
    out.push({ code: 'place/occupied', clause })
  if (groundMap(seen.ground).parts.some(p => effectOn(p.piece, unit).closed !== null && standsIn(body, p.obstacle, CONTACT)))
    out.push({ code: 'place/barred', clause })
  if (enemiesOf(seen, unit.seat).some(e => gapOf(body, bodyOf(seen, e)!, 1) < KEEP))
    out.push({ code: 'place/near-enemy', clause })
  return out
}

function blockRefusals(seen: RadSeen, unit: Unit, id: Id): Refusal[] {
  const clause = 'Inizio'
  const block = blockOf(seen, id)
  if (!block) return [{ code: 'block/none', clause }]
  if (!mayHold(unit, block.holds)) return [{ code: 'block/not-these', clause }]
  if (heldBy(seen, id)) return [{ code: 'block/taken', clause }]
  const box = bounds(block.outline)
  const middle: Point = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2]
  return unit.zone && !pointInPolygon(middle, unit.zone) ? [{ code: 'place/out-of-zone', clause }] : []
}

/** Whether a base may be put there in set-up, or come in there. */
export function placeRefusals(seen: RadSeen, unit: Unit, c: PlaceCommand): Refusal[] {
  if (c.inside !== undefined)
    return unit.arrives ? [{ code: 'place/out-of-zone', clause: 'Inizio' }] : blockRefusals(seen, unit, c.inside)
  const body = footprintIn(unit, c.pose)
  const out = standRefusals(seen, unit, body)
  if (unit.arrives) {
    const { y, x } = unit.arrives
    const on =
      Math.abs(c.pose.front[1] - y) <= CONTACT && corners(body).every(p => p[0] >= x[0] - CONTACT && p[0] <= x[1] + CONTACT)
    const straight = Math.abs(turnBetween(c.pose.facing, facingOf(unit.seat))) <= 0.01
    if (!on || !straight)
      out.push({ code: 'place/on-line', clause: 'Inizio', with: { y: { cm: y }, from: { cm: x[0] }, to: { cm: x[1] } } })
  } else if (unit.zone && !corners(body).every(p => pointInPolygon(p, unit.zone!)))
    out.push({ code: 'place/out-of-zone', clause: 'Inizio' })
  return out
}

const STEP = 2
/** Places that a base could take, the k-th first; null: there is none on the grid that is tried. */
export function proposePlace(seen: RadSeen, unit: Unit, k: number): PlaceCommand | null {
  const command = (pose: Pose, inside?: Id): PlaceCommand =>
    inside === undefined ? { type: 'place', unit: unit.id, pose } : { type: 'place', unit: unit.id, pose, inside }
  const facing = facingOf(unit.seat)
  const blocks = unit.arrives || !isFoot(unit) ? [] : groundMap(seen.ground).blocks
  if (k % 5 === 4)
    for (const { piece } of blocks) {
      const f = blockFootprint(piece, facing)
      const c = command({ front: f.front, facing: f.facing }, piece.id)
      if (placeRefusals(seen, unit, c).length === 0) return c
    }
  const spots: Point[] = []
  if (unit.arrives) {
    const { x, y } = unit.arrives
    for (let px = x[0] + unit.size.width / 2; px <= x[1] - unit.size.width / 2 + 1e-9; px += 1) spots.push([px, y])
  } else if (unit.zone) {
    const box = bounds(unit.zone)
    const ahead = unit.seat === 'a' ? unit.size.depth : 0
    const behind = unit.seat === 'a' ? 0 : unit.size.depth
    for (let y = box.minY + ahead; y <= box.maxY - behind + 1e-9; y += STEP)
      for (let x = box.minX + unit.size.width / 2; x <= box.maxX - unit.size.width / 2 + 1e-9; x += STEP) spots.push([x, y])
  }
  for (let i = 0; i < spots.length; i++) {
    const c = command({ front: spots[(k * 7 + i) % spots.length]!, facing })
    if (placeRefusals(seen, unit, c).length === 0) return c
  }
  for (const { piece } of blocks) {
    const f = blockFootprint(piece, facing)
    const c = command({ front: f.front, facing: f.facing }, piece.id)
    if (placeRefusals(seen, unit, c).length === 0) return c
  }
  return null
}

/** Whose turn it is to put a base down: the sides take turns; both halves of a pair are put down together. */
export function nextToPlace(seen: RadSeen, last: Side, placed: Unit | null): Side | null {
  const pair = placed?.pair ? seen.units[placed.pair] : null
  if (pair?.place === 'hand') return last
  const next: Side = last === 'a' ? 'b' : 'a'
  if (inHand(seen, next).length > 0) return next
  return inHand(seen, last).length > 0 ? last : null
}
