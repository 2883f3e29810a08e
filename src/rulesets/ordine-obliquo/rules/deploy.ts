/** Set-up behind the screen, and its end: every unit in its side's zone, on the table, over nobody, within its general's radius. */
import { corners } from '../../../geometry/footprint'
import { gapCm } from '../../../geometry/gap'
import { pointInPolygon } from '../../../geometry/polygon'
import type { Footprint, Point } from '../../../geometry/shapes'
import { sweep } from '../../../geometry/sweep/sweep'
import { CONTACT, NOISE } from '../../../geometry/tolerance'
import type { Refusal, Seat, UnitId } from '../../contract'
import type { PlaceCommand } from '../commands'
import type { OoSeen, Unit } from '../state'
import { MAY_FORM } from '../tables'
import { bodyOf, footprintIn } from './bodies'

/** Ground that nobody stands on. */
const BARRED = ['river', 'lake', 'stream']

const inside = (f: Footprint, zone: readonly Point[]): boolean =>
  corners(f).every(c => pointInPolygon(c, zone) || gapCm({ point: c }, { polygon: zone }) <= CONTACT + NOISE)

export const tableOf = (seen: Pick<OoSeen, 'table'>): Point[] => [
  [0, 0],
  [seen.table.width, 0],
  [seen.table.width, seen.table.depth],
  [0, seen.table.depth],
]

/** Formations that a unit may be set up in. */
export const mayStandIn = (unit: Unit, formation: string): boolean =>
  (MAY_FORM[unit.troop] as readonly string[]).includes(formation) && formation !== 'square' && formation !== 'village'

/** What speaks against a unit standing there: off the table, on another, on ground that nobody enters. */
export function standRefusals(seen: OoSeen, unit: Unit, body: Footprint): Refusal[] {
  const at = unit.id
  const out: Refusal[] = []
  if (!inside(body, tableOf(seen))) out.push({ code: 'place/off-table', clause: '1', at })
  const bodies = Object.values(seen.units)
    .filter(u => u.id !== unit.id)
    .map(u => bodyOf(seen, u))
    .filter(b => b !== null)
  if (!sweep(body, [], bodies, CONTACT).clear) out.push({ code: 'place/occupied', clause: '7.3', at })
  const barred = seen.ground.filter(g => BARRED.includes(g.kind) && g.outline.length > 2).map(g => ({ polygon: g.outline }))
  const villages = seen.ground.filter(g => g.kind === 'village').map(g => ({ polygon: g.outline }))
  if (!sweep(body, [], [...barred, ...villages], CONTACT).clear) out.push({ code: 'place/barred', clause: '7.5', at })
  return out
}

/** The zone of a brigade: that of its side, with its foremost edge so far forward as the scenario lets it go. */
export function zoneFor(
  seen: Pick<OoSeen, 'sides' | 'brigades'>,
  seat: Seat,
  brigade: string | undefined,
): readonly Point[] | null {
  const zone = seat === 'a' || seat === 'b' ? seen.sides[seat].zone : null
  const cm = seen.brigades[brigade ?? '']?.forward
  if (!zone || !cm) return zone
  const ys = zone.map(p => p[1])
  const front = seat === 'a' ? Math.max(...ys) : Math.min(...ys)
  return zone.map(p => (p[1] === front ? [p[0], seat === 'a' ? front + cm : front - cm] : p))
}

/** A placing in set-up, of a unit or a general. */
export function placeRefusals(seen: OoSeen, seat: Seat, command: PlaceCommand): Refusal[] {
  const unit = seen.units[command.unit]
  const zone = zoneFor(seen, seat, unit?.brigade ?? seen.generals[command.unit]?.brigade)
  if (!unit) {
    const p = command.pose.front
    const on = pointInPolygon(p, zone ?? tableOf(seen))
    return on ? [] : [{ code: zone ? 'place/out-of-zone' : 'place/off-table', clause: '16.2' }]
  }
  const at = unit.id
  if (command.village !== undefined) return villagePlace(seen, unit, command.village, zone)
  const formation = command.formation ?? (unit.formation === 'village' ? 'line' : unit.formation)
  if (!mayStandIn(unit, formation)) return [{ code: 'form/not-allowed', clause: '4', at, with: { form: formation } }]
  const body = footprintIn(unit, command.pose, formation)
  const out = standRefusals(seen, unit, body)
  if (zone && !inside(body, zone)) out.unshift({ code: 'place/out-of-zone', clause: '16.2', at })
  return out
}

function villagePlace(seen: OoSeen, unit: Unit, id: string, zone: readonly Point[] | null): Refusal[] {
  const at = unit.id
  const village = seen.ground.find(g => g.id === id && g.kind === 'village')
  if (!village || (unit.arm !== 'infantry' && unit.arm !== 'openOrder')) return [{ code: 'village/not-these', clause: '7.5', at }]
  if (Object.values(seen.units).some(u => u.id !== unit.id && u.village === id && u.place === 'table'))
    return [{ code: 'village/taken', clause: '7.5', at }]
  return zone && !village.outline.every(p => pointInPolygon(p, zone)) ? [{ code: 'place/out-of-zone', clause: '16.2', at }] : []
}

/** Units and generals of a side that have not been placed yet. */
export const unplaced = (seen: OoSeen, seat: Seat): string[] => [
  ...Object.values(seen.units)
    .filter(u => u.seat === seat && u.place === 'table' && u.pose === null)
    .map(u => u.id),
  ...Object.values(seen.generals)
    .filter(g => g.seat === seat && g.point === null && seen.brigades[g.brigade]?.arrives === null)
    .map(g => g.id),
]

/**
 * A place for the next unit or general of a side that has none: rows from the middle of its zone outwards, the front row first,
 * brigade by brigade; the same every time. Null where there is no room.
 */
export function proposePlace(seen: OoSeen, seat: 'a' | 'b', id: string): PlaceCommand | null {
  const zone = seen.sides[seat].zone
  if (!zone) return null
  const xs = zone.map(p => p[0])
  const ys = zone.map(p => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const facing = seat === 'a' ? 0 : 180
  const unit = seen.units[id]
  const general = seen.generals[id]
  const brigades = Object.values(seen.brigades).filter(b => b.seat === seat)
  const index = Math.max(
    0,
    brigades.findIndex(b => b.id === (unit?.brigade ?? general?.brigade)),
  )
  const centre = x0 + ((x1 - x0) * (index + 0.5)) / brigades.length
  const depth = (k: number) => (seat === 'a' ? y1 - 3 - k : y0 + 3 + k)
  if (general) {
    const p: Point = [centre, depth(7)]
    return { type: 'place', unit: id as UnitId, pose: { front: p, facing } }
  }
  if (!unit) return null
  for (let row = 0; row < 4; row++) {
    for (let step = 0; step < 24; step++) {
      const x = centre + (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 4
      const command: PlaceCommand = { type: 'place', unit: unit.id, pose: { front: [x, depth(row * 8)], facing } }
      if (placeRefusals(seen, seat, command).length === 0) return command
    }
  }
  for (let y = 2; y < y1 - y0; y += 4)
    for (let x = x0 + 9; x < x1; x += 6) {
      const command: PlaceCommand = { type: 'place', unit: unit.id, pose: { front: [x, seat === 'a' ? y1 - y : y0 + y], facing } }
      if (placeRefusals(seen, seat, command).length === 0) return command
    }
  return null
}
