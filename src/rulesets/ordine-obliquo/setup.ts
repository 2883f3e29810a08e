/** 2, 3.3: the state before the first command, from a scenario that `readScenario` has read whole. */
import { unitId } from '../../base/units'
import type { Id, Options, Pose, Scenario } from '../contract'
import { freshCombat } from './combat'
import { troopOf } from './kinds'
import { KIND } from './read/army'
import { radiusFor } from './rules/radius'
import type { ArmyBrigade, ArmyUnit, OoScenario, SideSetup } from './scenario'
import {
  type Brigade,
  type CommanderClass,
  type Counter,
  type Formation,
  type General,
  type OoState,
  type Order,
  SIDES,
  type Side,
  type SideState,
  type TurnUse,
  type Unit,
} from './state'
import { BASE, BASES, EXPERIENCE_CP, GUN_CP, MAY_FORM } from './tables'

/** When a counter was laid that the scenario proposes: before the first orders. */
const PROPOSED = -1
export const noCounter: Counter = { laid: PROPOSED, order: null, given: false, shown: false }
export const counterOf = (order: Order | null, turn: number): Counter => ({
  laid: turn,
  order,
  given: order !== null,
  shown: false,
})

/** What a unit has done at the start of a turn: nothing. */
export const freshUse = (start: Pose | null, startFormation: Formation): TurnUse => ({
  start,
  startFormation,
  steps: [],
  spent: 0,
  speed: 0,
  share: 0,
  front: false,
  form: false,
  wheeled: false,
  advanced: 0,
  retired: 0,
  straight: 0,
  done: false,
  evaded: null,
  charge: null,
  finishing: false,
  halted: false,
  passedThrough: false,
  before: null,
  ...freshCombat,
})

const ownCounter = (brigade: ArmyBrigade, unit: ArmyUnit): boolean =>
  brigade.id === 'C' && troopOf(unit.arm ?? KIND[unit.kind].arm) !== 'artillery'

function unitOf(
  seat: Side,
  set: SideSetup,
  brigade: ArmyBrigade,
  unit: ArmyUnit,
  index: number,
  rules: OoScenario['rules'],
): Unit {
  const id = unitId(`${seat}/${brigade.id}/${index + 1}`)
  const arm = unit.arm ?? KIND[unit.kind].arm
  const troop = troopOf(arm)
  const bases = unit.bases ?? BASES[troop]
  const cp = unit.cp ?? GUN_CP[arm] ?? bases + EXPERIENCE_CP[unit.experience]
  const placed = 'units' in set.deploy ? set.deploy.units[id] : undefined
  const comes = rules.reinforcements?.some(r => r.brigade === `${seat}/${brigade.id}`) ?? false
  const detached = set.detached?.includes(id) ?? false
  const pose = placed ? { front: placed.front, facing: placed.facing } : null
  const formation: Formation = placed?.village
    ? 'village'
    : (placed?.formation ?? (troop === 'artillery' ? 'battery' : MAY_FORM[troop][0]!))
  return {
    id,
    seat,
    brigade: `${seat}/${brigade.id}`,
    name: unit.name,
    kind: unit.kind,
    arm,
    troop,
    nation: unit.nation ?? set.army.nation,
    experience: unit.experience,
    weapon: unit.weapon ?? KIND[unit.kind].weapon,
    horse: unit.horse ?? false,
    kit: unit.kit,
    dress: unit.dress,
    bases,
    base: unit.base ?? { width: BASE[troop].front, depth: BASE[troop].depth },
    cpStart: cp,
    cp,
    strength: 'full',
    pose,
    formation,
    village: placed?.village ?? null,
    disorder: null,
    guns: null,
    arrived: null,
    place: pose || ('zone' in set.deploy && !comes) ? 'table' : 'reserve',
    rout: null,
    flight: null,
    rejoins: false,
    returns: null,
    tired: false,
    firstVolley: arm === 'infantry',
    detached,
    counter: detached || ownCounter(brigade, unit) ? counterOf(set.orders?.[id] ?? { kind: 'halt' }, PROPOSED) : null,
    use: freshUse(pose, formation),
  }
}

function brigadeOf(seat: Side, set: SideSetup, brigade: ArmyBrigade, rules: OoScenario['rules']): Brigade {
  const id = `${seat}/${brigade.id}`
  const hold = rules.hold?.[id]
  const comes = rules.reinforcements?.find(r => r.brigade === id)
  const chief = brigade.id === 'C'
  const units = brigade.units.map((_, i) => unitId(`${id}/${i + 1}`))
  const first = 'units' in set.deploy ? set.deploy.units[units[0] ?? ''] : undefined
  return {
    id,
    seat,
    name: brigade.name,
    chief,
    general: `${id}/general`,
    units,
    radius: radiusFor(brigade),
    counter: chief ? noCounter : counterOf(set.orders?.[id] ?? { kind: 'halt' }, PROPOSED),
    detachment: units.find(u => set.detached?.includes(u)) ?? null,
    // Who arrives has any order from then on (OO-S7).
    holdUntil: comes?.turn ?? (typeof hold === 'object' ? hold.until : (hold ?? null)),
    holdDie: typeof hold === 'object' ? { from: hold.from, die: hold.die } : null,
    retreat: set.retreats?.[id] ?? null,
    arrives: comes
      ? { turn: comes.turn, zone: comes.zone, village: comes.village ?? null, ...(comes.secret ? { secret: comes.secret } : {}) }
      : null,
    front: first?.facing ?? (seat === 'a' ? 0 : 180),
    ...('zone' in set.deploy && set.deploy.forward?.[id] ? { forward: set.deploy.forward[id] } : {}),
    ...('zone' in set.deploy && set.deploy.shown?.includes(id) ? { shown: true } : {}),
  }
}

function generalOf(seat: Side, set: SideSetup, brigade: ArmyBrigade, klass: CommanderClass): General {
  const id = `${seat}/${brigade.id}`
  const point = set.generals?.[id] ?? null
  return {
    id: `${id}/general`,
    seat,
    brigade: id,
    name: brigade.general.name,
    dress: brigade.general.dress ?? `${set.army.nation}-general`,
    chief: brigade.id === 'C',
    class: brigade.id === 'C' ? klass : null,
    point,
    start: point,
    attached: null,
    attachedTurn: null,
    ridden: 0,
    fate: 'well',
    returns: null,
    tested: false,
  }
}

const sideOf = (set: SideSetup, objectives: SideState['objectives']): SideState => ({
  nation: set.army.nation,
  retreat: set.retreat ?? null,
  zone: 'zone' in set.deploy ? set.deploy.zone : null,
  confirmed: false,
  placed: 0,
  morale: { test: null, broken: false },
  objectives,
})

const secret = (s: OoScenario): boolean => s.rules.objectives === 'secret'
/** 16.2: the points that the scenario gives a side by piece of ground; null: it assigns them itself. */
const given = (s: OoScenario, seat: Side): SideState['objectives'] =>
  secret(s) ? null : Object.fromEntries(s.ground.flatMap(g => (g.objective?.[seat] ? [[g.id, g.objective[seat]] as const] : [])))

/** The state before the first phase: `begin` of sequence.ts opens it, so that `setUp` draws nothing and decides nothing. */
export function setUpState(scenario: Scenario, options: Options): OoState {
  const s = scenario as unknown as OoScenario
  const units: { [id: Id]: Unit } = {}
  const brigades: { [id: Id]: Brigade } = {}
  const generals: { [id: Id]: General } = {}
  for (const seat of SIDES) {
    const set = s.seats[seat]
    const wanted = options[seat === 'a' ? 'chiefA' : 'chiefB']
    const klass = wanted === undefined || wanted === 'scenario' ? set.army.class : (wanted as CommanderClass)
    for (const brigade of set.army.brigades) {
      const b = brigadeOf(seat, set, brigade, s.rules)
      brigades[b.id] = b
      const g = generalOf(seat, set, brigade, klass)
      generals[g.id] = g
      brigade.units.forEach((u, i) => {
        const unit = unitOf(seat, set, brigade, u, i, s.rules)
        units[unit.id] = unit
      })
    }
  }
  return {
    ruleset: 'ordine-obliquo',
    viewer: null,
    scenario: s.id,
    options,
    turn: 0,
    turns: s.turns,
    phase: 'terrain',
    waiting: [],
    first: null,
    initiative: { a: null, b: null, winner: null },
    table: { width: s.table.width, depth: s.table.depth, north: s.north ?? null },
    ground: s.ground,
    units,
    generals,
    brigades,
    couriers: {},
    sides: { a: sideOf(s.seats.a, given(s, 'a')), b: sideOf(s.seats.b, given(s, 'b')) },
    rules: {
      initiative: s.rules.initiative ?? [],
      terrain: s.rules.terrain ?? null,
      retreatFree: SIDES.some(seat => s.seats[seat].retreat === undefined),
      start: s.rules.start ?? null,
      mist: s.rules.mist ?? null,
      command: s.rules.command ?? [],
      objectives: secret(s) ? 'secret' : s.ground.some(g => g.objective) ? 'given' : 'none',
    },
    charges: 0,
    sent: 0,
    fights: [],
    wins: [],
    interrupt: null,
    passed: {},
    losses: [],
    ended: null,
    ending: null,
  }
}
