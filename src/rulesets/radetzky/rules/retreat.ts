/** Arretramento, 3.9.14: straight back with the front kept; friends are pushed in a row, and those that cannot be passed disordered. */
import { corners } from '../../../geometry/footprint'
import type { Obstacle } from '../../../geometry/sweep/obstacle'
import { standsIn, sweepObstacles } from '../../../geometry/sweep/sweep'
import { CONTACT, quantisePose } from '../../../geometry/tolerance'
import { normalise, turnBetween } from '../../../geometry/trig'
import { along, bearing } from '../../../geometry/vec'
import type { Cm, Deg, Footprint, UnitId } from '../../contract'
import type { Changes } from '../events'
import type { RadSeen, Unit } from '../state'
import { KEEP } from '../tables'
import { blockFootprint, blockOf, bodyOf, enemiesOf, isLight, middleOf, obstacleFor, ofSide } from './bodies'
import { contactsOf } from './contact'
import { effectOn, groundMap } from './ground'

export interface Way {
  readonly cm: Cm
  readonly stopped: boolean
  readonly pushed: readonly UnitId[]
  /** Over the edge, or unable even to begin. */
  readonly gone: 'edge' | 'trapped' | null
  readonly units: Changes
}
/** Less room than this is none. */
const LEAST: Cm = 0.05

/** Infantry goes half of the die, rounded up. */
export const dieCm = (unit: Pick<Unit, 'arm'>, roll: number): Cm =>
  unit.arm === 'line' || unit.arm === 'light' ? Math.ceil(roll / 2) : roll

const shifted = (f: Footprint, to: Deg, cm: Cm): Footprint => ({ ...f, front: along(f.front, to, cm) })

/** How far along a bearing a body first meets an obstacle; null: not within `cm`. What it stands in already does not stop it. */
function meetsAt(from: Footprint, to: Deg, cm: Cm, o: Obstacle): Cm | null {
  if (cm <= 0 || standsIn(from, o, CONTACT)) return null
  const hit = sweepObstacles(from, [{ oblique: turnBetween(from.facing, to), cm }], [o], CONTACT)
  return hit.clear ? null : hit.at
}

function offTable(seen: RadSeen, f: Footprint): boolean {
  const { width, depth } = seen.table
  return corners(f).some(([x, y]) => x < -CONTACT || y < -CONTACT || x > width + CONTACT || y > depth + CONTACT)
}
/** How far a body goes before it leaves the table, to a millimetre. */
function roomOnTable(seen: RadSeen, f: Footprint, to: Deg, cm: Cm): Cm {
  if (!offTable(seen, shifted(f, to, cm))) return cm
  let free = cm
  while (free > 0 && offTable(seen, shifted(f, to, free))) free -= 0.1
  return Math.max(0, free)
}

/** What stops a base that is driven that way: enemies (it keeps clear of them), blocks, ground that is closed to it. */
function hardRoom(seen: RadSeen, unit: Unit, body: Footprint, to: Deg, cm: Cm): Cm {
  let room = cm
  for (const e of enemiesOf(seen, unit.seat)) {
    const at = meetsAt(body, to, room + KEEP, obstacleFor(seen, e)!)
    if (at !== null) room = Math.min(room, Math.max(0, at - KEEP))
  }
  for (const b of groundMap(seen.ground).blocks) {
    const at = meetsAt(body, to, room, b.obstacle)
    if (at !== null) room = Math.min(room, at)
  }
  for (const g of groundMap(seen.ground).parts) {
    if (effectOn(g.piece, unit).closed === null) continue
    const at = meetsAt(body, to, room, g.obstacle)
    if (at !== null) room = Math.min(room, at)
  }
  return room
}

interface Shove {
  readonly unit: Unit
  readonly body: Footprint
  cm: Cm
  readonly passed: boolean
}

/** How far a base is driven, with the friends that it pushes before it. `shoves` gathers them. */
function drive(seen: RadSeen, unit: Unit, body: Footprint, to: Deg, cm: Cm, shoves: Map<string, Shove>, edge: boolean): Cm {
  let room = hardRoom(seen, unit, body, to, edge ? cm : roomOnTable(seen, body, to, cm))
  for (const f of ofSide(seen, unit.seat)) {
    if (f.id === unit.id || shoves.has(f.id) || f.inside !== null) continue
    const at = meetsAt(body, to, room, obstacleFor(seen, f)!)
    if (at === null) continue
    const passed = isLight(unit) || isLight(f)
    const shove: Shove = { unit: f, body: bodyOf(seen, f)!, cm: 0, passed }
    shoves.set(f.id, shove)
    if (contactsOf(seen, f).length > 0) {
      room = Math.min(room, at)
      continue
    }
    shove.cm = drive(seen, f, shove.body, to, room - at, shoves, false)
    room = Math.min(room, at + shove.cm)
  }
  return room
}

/** Where a base begins to go back: where it stands, or outside its block, on the side away from the enemy or beside that. */
function startOf(seen: RadSeen, unit: Unit, from: Unit | null): { readonly body: Footprint; readonly to: Deg } | null {
  const body = bodyOf(seen, unit)!
  const block = blockOf(seen, unit.inside)
  if (!block) return { body, to: normalise(body.facing + 180) }
  const enemy = from ? middleOf(seen, from) : null
  const away = enemy ? bearing(enemy, middleOf(seen, unit)!) : unit.seat === 'a' ? 180 : 0
  const first = Math.round(away / 90) * 90
  for (const turn of [0, 90, -90]) {
    const to = normalise(first + turn)
    const side = blockFootprint(block, to)
    const out: Footprint = { front: side.front, facing: normalise(to + 180), ...unit.size }
    const taken = [...ofSide(seen, unit.seat), ...enemiesOf(seen, unit.seat)].some(
      u => u.id !== unit.id && standsIn(out, obstacleFor(seen, u)!, CONTACT),
    )
    if (!taken && !offTable(seen, out)) return { body: out, to }
  }
  return null
}

/** What a base does that is driven back by so many cm; `from`: by whom. */
export function retreat(seen: RadSeen, unit: Unit, roll: number, from: Unit | null): Way {
  const cm = dieCm(unit, roll)
  const start = startOf(seen, unit, from)
  const none = { stopped: true, pushed: [], units: {} }
  if (!start) return { cm: 0, gone: 'trapped', ...none }
  const shoves = new Map<string, Shove>()
  const room = drive(seen, unit, start.body, start.to, cm, shoves, true)
  if (room < LEAST) return { cm: 0, gone: 'trapped', ...none, ...hurt(shoves, start.to) }
  const end = shifted(start.body, start.to, room)
  const rest = hurt(shoves, start.to)
  if (offTable(seen, end)) return { cm: room, stopped: false, gone: 'edge', ...rest }
  const own: Partial<Unit> = {
    pose: quantisePose(end),
    attacking: false,
    inside: null,
    settled: false,
    opportunity: false,
    use: { ...unit.use, done: true, before: null },
  }
  return { cm: room, stopped: room < cm - CONTACT, gone: null, pushed: rest.pushed, units: { ...rest.units, [unit.id]: own } }
}

function hurt(
  shoves: ReadonlyMap<string, Shove>,
  to: Deg,
): { readonly pushed: UnitId[]; readonly units: { [id: string]: Partial<Unit> } } {
  const units: { [id: string]: Partial<Unit> } = {}
  for (const s of shoves.values()) {
    const pose = s.cm > 0 ? quantisePose(shifted(s.body, to, s.cm)) : s.unit.pose
    const use = s.unit.use.moved
      ? { ...s.unit.use, done: true, before: null }
      : { ...s.unit.use, start: pose, steps: [], before: null }
    units[s.unit.id] = { pose, disordered: s.unit.disordered || !s.passed, use }
  }
  return { pushed: [...shoves.values()].filter(s => !s.passed).map(s => s.unit.id), units }
}
