/** The state before the first command, from a scenario that `readScenario` has read whole. */
import { unitId } from '../../base/units'
import type { Options, Scenario } from '../contract'
import type { Dir } from './board'
import { boardOf, codesOf } from './board'
import { countersOf } from './read/scenario'
import { entryCost } from './rules/cost'
import { fits } from './rules/stack'
import type { Army, HexMap, Party, SbScenario, SideSetup, When } from './scenario'
import { type Battalion, type Commander, type Counter, type SbState, SIDES, type Side } from './state'

interface Tables {
  readonly units: { [id: string]: Counter }
  readonly commanders: { [id: string]: Commander }
  readonly battalions: { [id: string]: Battalion }
}
const key = (seat: Side, id: string): string => `${seat}/${id}`

function counter(army: Army, seat: Side, named: string, p: Party): Counter {
  const [b, n] = named.split('/') as [string, string]
  const battalion = army.battalions.find(x => x.id === b)!
  const c = battalion.counters[Number(n) - 1]!
  const t = army.types[c.type]!
  const limbered = t.kind === 'artillery' && (p.formation === 'column' || p.formation === 'limbered')
  const own = t.skirmish === 'only' ? 'skirmish' : limbered ? 'limbered' : t.kind === 'artillery' ? 'line' : p.formation
  return {
    id: unitId(`${seat}/${named}`),
    seat,
    battalion: key(seat, b),
    name: c.name,
    kind: t.kind,
    sp: t.sp,
    losses: 0,
    fire: t.fire,
    melee: t.melee,
    pm: t.pm,
    pmOther: t.pmOther ?? t.pm,
    training: t.training,
    morale: t.morale,
    arm: t.arm,
    skirmish: t.skirmish,
    weight: t.weight ?? 0,
    kit: t.kit,
    dress: t.dress,
    place: p.at ? 'map' : p.columns ? 'hand' : 'reserve',
    hex: null,
    facing: (p.facing ?? (seat === 'a' ? 1 : 4)) as Dir,
    formation: own === 'skirmish' && t.skirmish === 'no' ? 'line' : own,
    rank: 1,
    isolated: false,
    mark: 'none',
    enters: p.enters ?? null,
    rallied: 0,
    road: false,
    left: 0,
    done: false,
    duty: false,
    spent: false,
    charged: false,
    backed: false,
    attached: null,
  }
}

function commander(army: Army, seat: Side, id: string, p: Party, hex: string | null): Commander {
  const c = army.commanders.find(x => x.id === id)!
  return {
    id: key(seat, id),
    seat,
    name: c.name,
    class: c.class,
    ability: c.ability,
    radius: c.radius,
    under: c.under === undefined ? null : key(seat, c.under),
    dress: c.dress,
    place: hex === null ? 'reserve' : 'map',
    hex,
    enters: p.enters ?? null,
    back: 0,
    order: p.order,
    issued: null,
    reiterated: false,
    inCommand: true,
    sameHex: false,
    superior: 0,
    revealed: false,
    moved: false,
  }
}

/** A party's counters on its hexes, in turn, as many as the stacks take. */
function stood(map: SbScenario['map'], units: readonly Counter[], hexes: readonly string[]): readonly Counter[] {
  const board = boardOf(map)
  const there = new Map<string, Counter[]>(hexes.map(h => [h, []]))
  return units.map(u => {
    const hex = hexes.find(h => fits([...there.get(h)!, u]) && entryCost(board, h, u).cost !== null) ?? hexes[0]!
    const stack = there.get(hex)!
    const put = { ...u, hex, rank: stack.length + 1 }
    stack.push(put)
    return put
  })
}

const holds = (w: When | undefined, options: Options): boolean => w === undefined || String(options[w.option] ?? '') === w.is

/** The map with the levels that options change. */
function mapOf(s: SbScenario, options: Options): HexMap {
  const level = new Map<string, number>()
  for (const v of s.rules.variants ?? [])
    if (v.level && holds(v.when, options)) for (const hex of v.level.hexes) level.set(hex, v.level.level)
  if (level.size === 0) return s.map
  const ground = s.map.ground.map((line, r) =>
    codesOf(line)
      .map((code, c) => {
        const at = level.get(String(c + 1).padStart(2, '0') + String(r + 1).padStart(2, '0'))
        return at === undefined ? code : `${code[0]}${at}`
      })
      .join(' '),
  )
  return { ...s.map, ground }
}

function sideOf(s: SbScenario, map: HexMap, options: Options, seat: Side, out: Tables): [number, number] | null {
  const setup: SideSetup = s.seats[seat]
  const { army, leads } = setup
  const leader = (b: string): string | null => leads[b] ?? army.battalions.find(x => x.id === b)!.commander ?? null
  let zone: [number, number] | null = null
  const placed = new Set<string>()
  for (const p of setup.parties) {
    if (!holds(p.when, options)) continue
    const named = p.counters.flatMap(c => countersOf(army, c))
    const made = named.map(n => counter(army, seat, n, p))
    const units = p.at ? stood(map, made, p.at) : made
    for (const u of units) out.units[u.id] = u
    if (p.columns) zone = [p.columns[0], p.columns[1]]
    const ids = new Set([...p.commanders, ...named.flatMap(n => leader(n.split('/')[0]!) ?? [])])
    for (const id of ids) {
      // A battalion's leader is with the first of its parties that stands or comes.
      if (placed.has(id)) continue
      placed.add(id)
      const made = commander(army, seat, id, p, p.at ? p.at[0]! : null)
      const radius = (s.rules.variants ?? []).find(
        v => v.radius?.seat === seat && v.radius.commander === id && holds(v.when, options),
      )?.radius?.radius
      out.commanders[key(seat, id)] = radius === undefined ? made : { ...made, radius }
    }
  }
  for (const b of army.battalions) {
    const counters = b.counters.map((_, i) => unitId(`${seat}/${b.id}/${i + 1}`)).filter(id => out.units[id])
    const lead = leader(b.id)
    if (counters.length === 0) continue
    out.battalions[key(seat, b.id)] = {
      id: key(seat, b.id),
      seat,
      name: b.name,
      commander: lead === null ? null : key(seat, lead),
      counters,
    }
  }
  return zone
}

export function setUpState(scenario: Scenario, options: Options): SbState {
  const s = scenario as SbScenario
  const out: Tables = { units: {}, commanders: {}, battalions: {} }
  const map = mapOf(s, options)
  const zones = { a: sideOf(s, map, options, 'a', out), b: sideOf(s, map, options, 'b', out) }
  const comes = (seat: Side) => Object.values(out.units).some(u => u.seat === seat && u.enters?.turn === 1)
  // Superiors who are in no party of this scenario do not exist in it.
  const commanders = Object.fromEntries(Object.entries(out.commanders).map(([id, c]) => [id, { ...c, under: above(s, c, out) }]))
  return {
    ruleset: 'risorgimento',
    scenario: s.id,
    turn: 0,
    turns: s.turns,
    phase: 'setUp',
    waiting: SIDES.filter(seat => zones[seat] !== null || s.rules.initialOrders || comes(seat) || seat === 'a'),
    map,
    options,
    rules: s.rules,
    titles: { a: s.seats.a.army.title, b: s.seats.b.army.title },
    units: out.units,
    commanders,
    battalions: out.battalions,
    markers: { a: [], b: [] },
    cup: [],
    zones,
    held: { ...s.rules.held },
    active: null,
    marker: null,
    acting: null,
    charged: null,
    react: null,
    melee: null,
    flight: null,
    ended: null,
  }
}
/** The next superior of a commander who is in this scenario. */
function above(s: SbScenario, c: Commander, out: Tables): string | null {
  const all = s.seats[c.seat].army.commanders
  let up = c.under
  while (up !== null && !out.commanders[up]) {
    const next = all.find(x => key(c.seat, x.id) === up)?.under
    up = next === undefined ? null : key(c.seat, next)
  }
  return up
}
