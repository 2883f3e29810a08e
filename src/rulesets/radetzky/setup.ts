/** The state before the first command, from a scenario that `readScenario` has read whole. */
import { unitId } from '../../base/units'
import { poseOf } from '../../geometry/footprint'
import type { Cm, Id, Options, Pose, Scenario, UnitId } from '../contract'
import type { Nation } from './kinds'
import { blockFootprint } from './rules/bodies'
import type { ArmyUnit, Piece, Place, RadScenario, SideSetup } from './scenario'
import { type Group, type RadState, SIDES, type Side, type SideState, type Unit, type Use } from './state'
import { BASE, HALF_BASE, ROWS, type Row } from './tables'

export const freshUse = (start: Pose | null): Use => ({
  start,
  steps: [],
  moved: false,
  road: false,
  fired: false,
  firedAs: null,
  recovered: false,
  done: false,
  whole: false,
  acts: [],
  impetus: false,
  attacked: false,
  fought: false,
  before: null,
})

/** Speeds of the table, or of the text (options `radSpeeds`, `radHussars`). */
export function speedIn(row: Row, hussar: boolean, options: Options): Cm {
  if (options.radSpeeds === 'text' && row.text !== undefined) return row.text
  return hussar && options.radHussars === 20 ? 20 : row.speed
}

/** A base that the scenario puts into a block looks at the enemy's edge. */
const insidePose = (ground: readonly Piece[], inside: Id, seat: Side): Pose | null => {
  const block = ground.find(g => g.id === inside)
  return block ? poseOf(blockFootprint(block, seat === 'a' ? 0 : 180)) : null
}

function unitOf(
  id: UnitId,
  seat: Side,
  group: Id,
  u: ArmyUnit,
  nation: Nation,
  place: Place,
  order: Group['order'],
  options: Options,
  ground: readonly Piece[],
): Unit {
  const row = ROWS[u.kind]
  const base = BASE[row.arm]
  const pose = place.pose ?? (place.inside === undefined ? null : insidePose(ground, place.inside, seat))
  const whence = place.arrives ? 'reserve' : pose ? 'table' : 'hand'
  return {
    id,
    seat,
    group,
    kind: u.kind,
    name: u.name,
    nation: u.nation ?? nation,
    kit: u.kit ?? row.kit,
    dress: u.dress ?? ((u.nation ?? nation) === 'austria' ? row.austrian : undefined) ?? row.dress,
    arm: row.arm,
    plus: row.plus === true && row.arm !== 'guns',
    shooter: row.shooter ?? null,
    value: u.value ?? row.value,
    losses: 0,
    shots: 0,
    speed: speedIn(row, u.kind === 'hussar', options),
    size: { width: u.half ? HALF_BASE : base.width, depth: base.depth },
    pair: null,
    linked: false,
    place: whence,
    pose,
    zone: place.zone ?? null,
    arrives: place.arrives ?? null,
    order,
    disordered: false,
    limbered: row.arm === 'guns' && place.arrives !== undefined,
    inside: place.inside ?? null,
    settled: place.inside !== undefined,
    square: null,
    opportunity: false,
    attacking: false,
    use: freshUse(pose),
  }
}

/** Whether a base counts in an army's whole value: commands, guns, rockets and train do not. */
export const counts = (u: Pick<Unit, 'arm'>): boolean => u.arm !== 'guns' && u.arm !== 'command' && u.arm !== 'train'

function sideOf(seat: Side, s: SideSetup, options: Options, ground: readonly Piece[]) {
  const units: Unit[] = []
  const groups: Group[] = []
  for (const g of s.army.groups) {
    const id = `${seat}/${g.id}`
    const setup = s.groups[g.id]!
    const own = g.units.map((u, i) => {
      const uid = unitId(`${id}/${i + 1}`)
      return unitOf(uid, seat, id, u, s.army.nation, s.units[uid] ?? setup, setup.order, options, ground)
    })
    for (let i = 0; i < own.length; i++) {
      if (!ROWS[own[i]!.kind].paired || g.units[i]!.single) continue
      const mate = own[i + 1]
      if (!mate) break
      own[i + 1] = { ...mate, pair: own[i]!.id }
      own[i] = { ...own[i]!, pair: mate.id }
      i++
    }
    units.push(...own)
    groups.push({
      id,
      seat,
      name: g.name,
      general: g.general.name,
      units: own.map(u => u.id),
      order: setup.order,
      given: 0,
      hold: setup.hold ?? 0,
      stay: setup.stay ?? 0,
      ...(options.radHistory === true && setup.waits ? { waits: setup.waits.map(w => `${seat}/${w}`) } : {}),
      sector: 0,
      lost: null,
    })
  }
  const neutral = options.radCommand === 'neutral'
  const chief = unitOf(
    unitId(`${seat}/C/1`),
    seat,
    `${seat}/C`,
    {
      name: s.army.chief.name,
      kind: 'command',
      value: s.army.chief.value,
      ...(s.army.chief.dress === undefined ? {} : { dress: s.army.chief.dress }),
    },
    s.army.nation,
    { pose: s.chief },
    'defence',
    options,
    ground,
  )
  if (!neutral) units.push(chief)
  const side: SideState = {
    title: s.army.title,
    nation: s.army.nation,
    chief: neutral ? null : chief.id,
    chiefWith: neutral ? (units.find(u => u.place !== 'reserve')?.id ?? units[0]!.id) : null,
    chiefLost: null,
    whole: units.filter(counts).reduce((t, u) => t + u.value, 0),
  }
  return { units, groups, side }
}

/** The whole state at the very beginning; lots are still to be drawn. */
export function setUpState(scenario: Scenario, options: Options): RadState {
  const s = scenario as RadScenario
  const sides = { a: sideOf('a', s.seats.a, options, s.ground), b: sideOf('b', s.seats.b, options, s.ground) }
  return {
    ruleset: 'radetzky',
    scenario: s.id,
    turn: 0,
    turns: s.turns,
    phase: 'lots',
    waiting: SIDES,
    table: { ...s.table, north: s.north ?? null },
    ground: s.ground,
    options,
    rules: s.rules,
    units: Object.fromEntries(SIDES.flatMap(x => sides[x].units.map(u => [u.id, u] as const))),
    groups: Object.fromEntries(SIDES.flatMap(x => sides[x].groups.map(g => [g.id, g] as const))),
    sides: { a: sides.a.side, b: sides.b.side },
    lots: { a: null, b: null },
    initiative: { a: null, b: null, winner: null },
    first: null,
    active: null,
    sector: 0,
    interrupt: null,
    pursuit: null,
    ended: null,
  }
}
