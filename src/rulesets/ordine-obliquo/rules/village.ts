/**
 * 7.5, OO-8: a battalion that touches a village spends its whole turn to deploy inside or to pass through, or, deployed, to leave by a
 * side of its choice. Guns may pass limbered (9.6); horse never enters. One battalion at a time.
 */
import { corners, footprintAt } from '../../../geometry/footprint'
import { gapCm } from '../../../geometry/gap'
import type { Shape } from '../../../geometry/shapes'
import { obstacleOf } from '../../../geometry/sweep/obstacle'
import { standsIn } from '../../../geometry/sweep/sweep'
import { CONTACT, NOISE, quantisePose } from '../../../geometry/tolerance'
import { cos, sin, turnBetween } from '../../../geometry/trig'
import type { Footprint, Point, Pose, Refusal, Seat } from '../../contract'
import type { MoveVerdict, VillageCommand } from '../commands'
import type { Piece } from '../scenario'
import type { Formation, OoSeen, Unit } from '../state'
import { NEARNESS } from '../tables'
import { footprintOf, unitSize } from './bodies'
import { groundMap } from './ground'
import { nearest } from './near'
import { type Other, othersOf } from './others'
import { middleOfOutline, sidesOf, sideTowards } from './outline'
import { barred } from './travel'

const impossible = (code: string, unit?: Unit): MoveVerdict => ({
  kind: 'impossible',
  refusals: [unit ? { code, clause: '7.5', at: unit.id } : { code, clause: '7.5' }],
  working: [],
  drawing: [],
  ends: [],
  effect: null,
})

const along = (p: Point, bearing: number): number => p[0] * sin(bearing) + p[1] * cos(bearing)

/** The side that a body outside touches or is nearest to. */
export function touchedSide(outline: readonly Point[], body: Footprint): number {
  const sides = sidesOf(outline)
  // The side that the whole body lies beyond; of several the one with the most room between.
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  sides.forEach((s, i) => {
    const beyond = Math.min(...corners(body).map(c => along(c, s.out))) - along(s.middle, s.out)
    if (beyond > most + NOISE) {
      most = beyond
      best = i
    }
  })
  return best
}

/** Where the unit comes out of the far side: its facing kept, its body touching the side opposite to the one that it touched. */
export function throughPose(outline: readonly Point[], body: Footprint): Pose {
  const sides = sidesOf(outline)
  const far = sides[(touchedSide(outline, body) + 2) % 4]!
  const least = Math.min(...corners(body).map(c => along(c, far.out)))
  const d = along(far.middle, far.out) - least
  return { front: [body.front[0] + sin(far.out) * d, body.front[1] + cos(far.out) * d], facing: body.facing }
}

interface Use {
  readonly pose: Pose
  readonly formation: Formation
  readonly village: string | null
}

function outcomeOf(unit: Unit, village: Piece, command: VillageCommand): Use | null {
  const body = footprintOf(unit)
  if (!body) return null
  if (command.way === 'in')
    return { pose: { front: middleOfOutline(village.outline), facing: body.facing }, formation: 'village', village: village.id }
  if (command.way === 'through') return { pose: throughPose(village.outline, body), formation: unit.formation, village: null }
  const i = command.side ?? sideTowards(village.outline, body.facing)
  const side = sidesOf(village.outline)[i]
  return side ? { pose: { front: side.middle, facing: side.out }, formation: 'line', village: null } : null
}

/** Deployed it is measured as the village's outline, and so comes no nearer than 1 cm to an enemy. */
function nearVillage(seen: OoSeen, unit: Unit, id: string, enemies: readonly Other[]): Refusal[] {
  const outline = { polygon: seen.ground.find(g => g.id === id)?.outline ?? [] }
  const now = footprintOf(unit)
  const near = enemies.find(e => {
    const gap = gapCm(outline, e.shape)
    return gap <= NEARNESS + NOISE && (now === null || gap < gapCm(now, e.shape) - NOISE)
  })
  return near ? [tooNearTo(unit, near, gapCm(outline, near.shape))] : []
}
const tooNearTo = (unit: Unit, enemy: Other, cm: number): Refusal => ({
  code: 'move/near-enemy',
  clause: '9.1',
  at: unit.id,
  with: { other: enemy.unit.name, cm: { cm }, at: { cm: 0 } },
})

/** What stands where the unit would come to stand. */
function roomFor(seen: OoSeen, unit: Unit, use: Use): Refusal[] {
  const at = unit.id
  const out: Refusal[] = []
  const { friends, enemies } = othersOf(seen, unit)
  if (use.village !== null) return nearVillage(seen, unit, use.village, enemies)
  const now = footprintOf(unit)
  const body = footprintAt(use.pose, unitSize(unit, use.formation))
  const step = { form: use.formation }
  const leg = { step, index: 0, from: now ?? body, to: body, formation: use.formation }
  const closed = barred(groundMap(seen.ground), unit, leg.from, leg, false)
  if (closed && closed.piece.id !== unit.village)
    out.push({
      code: 'village/no-room',
      clause: '7.5',
      at,
      with: { other: closed.piece.name ?? { phrase: { code: `ground.${closed.piece.kind}` } } },
    })
  const friend = friends.find(f => standsIn(body, f.obstacle, CONTACT))
  if (friend) out.push({ code: 'village/no-room', clause: '7.5', at, with: { other: friend.unit.name } })
  const near = enemies.find(e => gapCm(body, e.shape) <= NEARNESS + NOISE)
  if (near) out.push(tooNearTo(unit, near, gapCm(body, near.shape)))
  const { width, depth } = seen.table
  if (corners(body).some(([x, y]) => x < -CONTACT || y < -CONTACT || x > width + CONTACT || y > depth + CONTACT))
    out.push({ code: 'move/off-table', clause: '7.1', at, with: { by: { cm: 0 } } })
  return out
}

function mayUse(seen: OoSeen, unit: Unit, village: Piece, way: VillageCommand['way']): Refusal[] {
  const at = unit.id
  const name = village.name ?? { phrase: { code: 'ground.village' } }
  const out: Refusal[] = []
  const foot = unit.troop === 'infantry' || unit.troop === 'openOrder'
  const guns = way === 'through' && unit.troop === 'artillery' && unit.formation === 'limbered'
  if (!foot && !guns) out.push({ code: 'village/not-these', clause: '9.6', at })
  if (unit.formation === 'square') out.push({ code: 'square/stands', clause: '4', at })
  if (way === 'out') {
    if (unit.village !== village.id) out.push({ code: 'village/not-inside', clause: '7.5', at, with: { ground: name } })
  } else {
    const body = footprintOf(unit)
    const gap = body && unit.village === null ? gapCm(body, { polygon: village.outline }) : Number.POSITIVE_INFINITY
    if (unit.village !== null) out.push({ code: 'village/leave-first', clause: '7.5', at })
    else if (gap > CONTACT + NOISE)
      out.push({ code: 'village/not-touching', clause: '7.5', at, with: { ground: name, cm: { cm: gap } } })
    const ground = obstacleOf({ polygon: village.outline })
    const { friends, enemies } = othersOf(seen, unit)
    const inside = [...friends, ...enemies].find(o => {
      const f = footprintOf(o.unit)
      return o.unit.village === village.id || (o.unit.village === null && f !== null && standsIn(f, ground, CONTACT))
    })?.unit
    if (inside) out.push({ code: 'village/occupied', clause: '7.5', at, with: { ground: name, other: inside.name } })
  }
  const { use } = unit
  if (use.steps.length > 0 || use.done || use.spent > 0) out.push({ code: 'village/whole-turn', clause: '7.5', at })
  return out
}

/** Judges the use of a village; it takes the whole move. Who passes keeps his formation and his order. */
export function judgeVillage(seen: OoSeen, seat: Seat, command: VillageCommand): MoveVerdict {
  const unit = seen.units[command.unit]
  if (!unit) return impossible('unit/unknown')
  if (unit.seat !== seat) return impossible('unit/not-yours', unit)
  if (unit.place !== 'table' || unit.pose === null) return impossible('unit/not-on-table', unit)
  const village = seen.ground.find(g => g.id === command.village && g.kind === 'village')
  if (!village) return impossible('village/none', unit)
  const use = outcomeOf(unit, village, command)
  if (!use) return impossible('village/no-side', unit)
  const refusals = [...mayUse(seen, unit, village, command.way), ...roomFor(seen, unit, use)]
  const pose = quantisePose(use.pose)
  const size = unitSize(unit, use.formation)
  return {
    kind: refusals.length > 0 ? 'breach' : 'ok',
    refusals,
    working: [],
    drawing: [{ kind: 'region', tone: refusals.length > 0 ? 'not' : 'legal', polygon: village.outline }],
    ends: [{ ...pose, ...size }],
    left: 0,
    effect: {
      parts: { pose, formation: use.formation, village: use.village, disorder: unit.disorder, guns: unit.guns },
      use: {
        ...unit.use,
        start: unit.use.start ?? unit.pose,
        steps: unit.use.steps,
        share: 1,
        form: command.way !== 'through',
        straight: 0,
        done: true,
      },
      passed: [],
    },
  }
}

const shapes = new WeakMap<Piece, Shape>()
function shapeOf(piece: Piece): Shape {
  let shape = shapes.get(piece)
  if (!shape) {
    shape = { polygon: piece.outline }
    shapes.set(piece, shape)
  }
  return shape
}

/**
 * The ways in which a unit could use a village from where it stands, whatever else may speak against them: in and through for who
 * touches one, out by each of the four sides (ahead first, then left, right and behind) for who is inside.
 */
export function villageWays(seen: Pick<OoSeen, 'ground'>, unit: Unit): readonly VillageCommand[] {
  const had = waysKnown.get(unit)
  if (had?.of === seen.ground) return had.ways
  const ways = waysOf(seen, unit)
  waysKnown.set(unit, { of: seen.ground, ways })
  return ways
}
/** A unit that changes is a new object, and so is the ground. */
const waysKnown = new WeakMap<Unit, { readonly of: OoSeen['ground']; readonly ways: readonly VillageCommand[] }>()
function waysOf(seen: Pick<OoSeen, 'ground'>, unit: Unit): VillageCommand[] {
  const body = footprintOf(unit)
  if (!body || unit.use.steps.length > 0 || unit.use.done) return []
  return seen.ground
    .filter(g => g.kind === 'village')
    .flatMap((g): VillageCommand[] => {
      const command = { type: 'village' as const, unit: unit.id, village: g.id }
      if (unit.village === g.id) {
        const ahead = sideTowards(g.outline, unit.pose!.facing)
        const left = turnBetween(sidesOf(g.outline)[ahead]!.out, sidesOf(g.outline)[(ahead + 1) % 4]!.out) < 0 ? 1 : 3
        return [0, left, (left + 2) % 4, 2].map(k => ({ ...command, way: 'out', side: (ahead + k) % 4 }))
      }
      // Farther villages are passed over by the circles round both.
      if (unit.village !== null || nearest(body, [shapeOf(g)], 1) > CONTACT + NOISE) return []
      return (['in', 'through'] as const).map(way => ({ ...command, way }))
    })
}
