/** A campaign as it begins: everybody where the file has him, nothing rolled. */
import type { Options, Scenario, UnitId } from '../contract'
import { type Points, SIDES, type Side } from './kinds'
import { placeOf } from './map'
import type { CampScenario } from './scenario'
import type { CampState, Garrison, Leader, Unit } from './state'
import { ALLOWANCE } from './tables'

/** A unit as it comes into the campaign. */
export const newUnit = (
  map: CampScenario['map'],
  seat: Side,
  label: string,
  leaders: readonly string[],
  points: Points,
  at: string,
): Unit => ({
  id: `${seat}/${label}` as UnitId,
  seat,
  label,
  leaders,
  points,
  at,
  bank: placeOf(map, at).ground === 'bridge' ? 'south' : null,
  debt: 0,
  pm: ALLOWANCE,
  spent: 0,
  base: ALLOWANCE,
  tested: false,
  intercepted: false,
  moved: false,
  way: null,
  out: 0,
  hungry: 0,
  inside: false,
  attitude: null,
})

export function setUpState(scenario: Scenario, options: Options): CampState {
  const s = scenario as CampScenario
  const units: { [id: string]: Unit } = {}
  const leaders: { [id: string]: Leader } = {}
  const garrisons: { [place: string]: Garrison } = {}
  for (const seat of SIDES) {
    const host = s.seats[seat]
    const extra = (host.extra ?? []).filter(x => options[x.option] === true)
    for (const l of [...host.leaders, ...extra.map(x => x.leader)])
      leaders[l.id] = {
        id: l.id,
        seat,
        name: l.name,
        seniority: l.seniority,
        initiative: l.initiative,
        charisma: l.charisma,
        bonus: l.bonus ?? 0,
        fatal: l.fatal ?? false,
        unit: null,
        fate: 'coming',
        back: 0,
      }
    for (const u of host.units) {
      const led = [...u.leaders, ...extra.filter(x => x.unit === u.id).map(x => x.leader.id)]
      const made = newUnit(s.map, seat, u.id, led, u.points, u.at)
      units[made.id] = made
      for (const l of led) leaders[l] = { ...leaders[l]!, unit: made.id, fate: 'well' }
    }
    for (const [place, ipf] of Object.entries(host.garrisons)) garrisons[place] = { seat, points: { ipf, cpf: 0, apf: 0 } }
  }
  const control = Object.fromEntries(s.map.points.map(p => [p.id, p.owner]))
  return {
    ruleset: 'campaign-1809',
    scenario: s.id,
    turn: 1,
    turns: s.turns,
    phase: 'initiative',
    options,
    map: s.map,
    rules: s.rules,
    marks: s.marks,
    titles: { a: s.seats.a.name, b: s.seats.b.name },
    commanders: { a: s.seats.a.commanders, b: s.seats.b.commanders },
    goals: { a: s.seats.a.goal, b: s.seats.b.goal },
    first: null,
    active: null,
    weather: null,
    before: null,
    rolled: { a: false, b: false },
    units,
    leaders,
    garrisons,
    control,
    known: { a: control, b: control },
    sieges: {},
    asking: null,
    group: null,
    council: null,
    contact: null,
    opened: [],
    seen: [],
    fights: [],
    away: {},
    went: {},
    beaten: [],
    fields: [],
    ledgers: [],
    notes: { a: [], b: [] },
    pool: { a: s.seats.a.reinforcements, b: s.seats.b.reinforcements },
    points: { a: 0, b: 0 },
    ended: null,
  }
}
