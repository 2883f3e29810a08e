/**
 * Reinforcements: at the beginning of its turn a brigade, with its general, is placed in its strip along the edge, off the enemy by
 * more than 1 cm; where there is no room it comes in a later turn. One battalion may go straight into the village that is named.
 */
import { footprintDistance } from '../../../../geometry/box'
import { corners } from '../../../../geometry/footprint'
import { gapCm } from '../../../../geometry/gap'
import { pointInPolygon } from '../../../../geometry/polygon'
import { CONTACT, NOISE } from '../../../../geometry/tolerance'
import type { Footprint, Id, Point, Refusal, Seat, UnitId } from '../../../contract'
import type { PlaceCommand } from '../../commands'
import type { Brigade, Formation, OoSeen, Side, Unit } from '../../state'
import { NEARNESS } from '../../tables'
import { bodyOf, enemiesOf, footprintIn } from '../bodies'
import { mayStandIn, standRefusals } from '../deploy'

/** Brigades of a side whose turn has come. */
const due = (seen: Pick<OoSeen, 'brigades' | 'turn'>, seat: Seat): Brigade[] =>
  Object.values(seen.brigades).filter(b => b.seat === seat && b.arrives !== null && b.arrives.turn <= seen.turn)

/** What still has to come: units, and the generals of their brigades after them. */
export const waitingToArrive = (seen: Pick<OoSeen, 'brigades' | 'units' | 'generals' | 'turn'>, seat: Seat): Id[] =>
  due(seen, seat).flatMap(b => {
    const general = seen.generals[b.general]
    const rider = general?.point === null && general.fate === 'well' ? [general.id] : []
    return [...b.units.filter(id => seen.units[id]?.place === 'reserve'), ...rider]
  })

/** Whether some of the brigade came in this turn: it then takes any order at once. */
export const arrivedNow = (seen: Pick<OoSeen, 'units' | 'turn'>, brigade: Brigade): boolean =>
  brigade.arrives !== null && brigade.units.some(id => seen.units[id]?.arrived === seen.turn)

const inside = (f: Footprint, zone: readonly Point[]): boolean =>
  corners(f).every(c => pointInPolygon(c, zone) || gapCm({ point: c }, { polygon: zone }) <= CONTACT + NOISE)

const brigadeOf = (seen: OoSeen, id: Id): Brigade | undefined =>
  seen.brigades[seen.units[id]?.brigade ?? seen.generals[id]?.brigade ?? '']

/** Whether it is one that may be placed now: still to come, or come in this turn and not yet moved. */
export function mayArrive(seen: OoSeen, seat: Seat, id: Id): boolean {
  const brigade = brigadeOf(seen, id)
  if (!brigade || !due(seen, seat).includes(brigade)) return false
  const unit = seen.units[id]
  return unit ? unit.place === 'reserve' || unit.arrived === seen.turn : seen.generals[id]?.fate === 'well'
}

/** What speaks against placing a unit or a general of the reinforcements there. */
export function arrivalRefusals(seen: OoSeen, command: PlaceCommand): Refusal[] {
  const brigade = brigadeOf(seen, command.unit)
  const unit = seen.units[command.unit]
  if (!brigade?.arrives) return [{ code: 'place/not-now', clause: '6' }]
  const { zone, village } = brigade.arrives
  if (!unit) return pointInPolygon(command.pose.front, zone) ? [] : [{ code: 'place/out-of-edge', clause: '6' }]
  const at = unit.id
  if (command.village !== undefined) return villageRefusals(seen, unit, command.village, village)
  const formation = formationOf(unit, command)
  if (!mayStandIn(unit, formation)) return [{ code: 'form/not-allowed', clause: '4', at, with: { form: formation } }]
  const body = footprintIn(unit, command.pose, formation)
  const out = standRefusals(seen, unit, body)
  if (!inside(body, zone)) out.unshift({ code: 'place/out-of-edge', clause: '6', at })
  if (nearEnemy(seen, unit, body)) out.push({ code: 'place/near-enemy', clause: '9.1', at })
  return out
}
const formationOf = (unit: Unit, command: PlaceCommand): Formation =>
  command.formation ?? (unit.formation === 'village' ? 'line' : unit.formation)

function nearEnemy(seen: OoSeen, unit: Unit, body: Footprint): boolean {
  return enemiesOf(seen, unit.seat).some(e => {
    const other = bodyOf(seen, e)
    return other !== null && ('front' in other ? footprintDistance(body, other) : gapCm(body, other)) < NEARNESS + CONTACT
  })
}

function villageRefusals(seen: OoSeen, unit: Unit, id: Id, allowed: Id | null): Refusal[] {
  const at = unit.id
  const village = seen.ground.find(g => g.id === id && g.kind === 'village')
  if (!village || id !== allowed || unit.arm !== 'infantry') return [{ code: 'village/not-these', clause: '7.5', at }]
  if (Object.values(seen.units).some(u => u.id !== unit.id && u.village === id && u.place === 'table'))
    return [{ code: 'village/taken', clause: '7.5', at }]
  const outline = { polygon: village.outline }
  const near = enemiesOf(seen, unit.seat).some(e => {
    const body = bodyOf(seen, e)
    return body !== null && gapCm(body, outline) < NEARNESS + CONTACT
  })
  return near ? [{ code: 'place/near-enemy', clause: '9.1', at }] : []
}

/** The bearing from the edge that a strip lies along into the table. */
function inwards(seen: Pick<OoSeen, 'table'>, zone: readonly Point[]): 0 | 90 | 180 | 270 {
  const xs = zone.map(p => p[0])
  const ys = zone.map(p => p[1])
  const gaps = [
    [Math.min(...ys), 0],
    [Math.min(...xs), 90],
    [seen.table.depth - Math.max(...ys), 180],
    [seen.table.width - Math.max(...xs), 270],
  ] as const
  return gaps.reduce((best, g) => (g[0] < best[0] ? g : best))[1]
}

const STEP = 2
/** A legal place in the strip for a unit or a general that has none: from the edge inwards, the same every time; null: no room. */
export function proposeArrival(seen: OoSeen, id: Id): PlaceCommand | null {
  const zone = brigadeOf(seen, id)?.arrives?.zone
  if (!zone) return null
  const facing = inwards(seen, zone)
  const xs = zone.map(p => p[0])
  const ys = zone.map(p => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const along = facing === 0 || facing === 180 ? ([x0, x1] as const) : ([y0, y1] as const)
  const depth = facing === 0 || facing === 180 ? y1 - y0 : x1 - x0
  /** A point so far along the edge and so far from it. */
  const at = (s: number, k: number): Point =>
    facing === 0 ? [s, y0 + k] : facing === 180 ? [s, y1 - k] : facing === 90 ? [x0 + k, s] : [x1 - k, s]
  const unit = seen.units[id]
  if (!unit) {
    const front = at((along[0] + along[1]) / 2, depth / 2)
    return { type: 'place', unit: id as UnitId, pose: { front, facing } }
  }
  const first: Formation = unit.formation === 'village' ? 'line' : unit.formation
  const other: Formation = unit.troop === 'artillery' ? 'limbered' : 'column'
  for (const formation of [first, other])
    if (mayStandIn(unit, formation)) {
      const body = footprintIn(unit, { front: at(along[0], depth), facing }, formation)
      for (let k = body.depth; k <= depth + NOISE; k += STEP)
        for (let s = along[0] + body.width / 2; s <= along[1] - body.width / 2 + NOISE; s += STEP) {
          const command: PlaceCommand = { type: 'place', unit: unit.id, pose: { front: at(s, k), facing }, formation }
          if (arrivalRefusals(seen, command).length === 0) return command
        }
    }
  return null
}

/** The place in the village that a battalion may take; null: not for it, or not free. */
export function proposeGarrison(seen: OoSeen, id: Id): PlaceCommand | null {
  const village = brigadeOf(seen, id)?.arrives?.village
  const unit = seen.units[id]
  const piece = seen.ground.find(g => g.id === village)
  if (!village || !unit || !piece) return null
  const facing = unit.seat === 'a' ? 0 : 180
  const command: PlaceCommand = { type: 'place', unit: unit.id, pose: { front: piece.outline[0]!, facing }, village }
  return arrivalRefusals(seen, command).length === 0 ? command : null
}

/** A general comes with the first of his units, never alone. */
const ready = (seen: OoSeen, id: Id): boolean =>
  seen.units[id] !== undefined || (brigadeOf(seen, id)?.units.some(u => seen.units[u]?.place === 'table') ?? false)

/** Who is asked at the beginning of a turn: sides with something to come that finds room. */
export const arriving = (seen: OoSeen, seats: readonly Side[]): Side[] =>
  seats.filter(seat => waitingToArrive(seen, seat).some(id => ready(seen, id) && proposeArrival(seen, id) !== null))
