/** A scenario file, read and checked: nine rows, units of the box on hexes that take them, objectives on the map. All faults at once. */
import type { Fault } from '../../../base/pointer'
import { err, ok, type Result } from '../../../base/result'
import type { Scenario } from '../../contract'
import { faultsOf, REPORT, type Say, sayTo, twice, z } from '../../shared/faults'
import { boardOf, COLUMNS, codesOf, distance, ROWS, WAYS } from '../board'
import { nationOf, SIDES, type Side, TERRAINS, TYPES, type UnitType } from '../kinds'
import { type CcScenario, type HexMap, MARKS, OBJECTIVES } from '../scenario'
import { BOX, BOX_LEADERS, GROUNDS, UNITS } from '../tables'

const text = z.string().check(z.minLength(1), z.maxLength(600))
const name = z.strictObject({ it: text, en: text })
const hex = z.string().check(z.regex(/^[A-M][1-9]$/))
const key = z.string().check(z.regex(/^[a-z0-9][a-zA-Z0-9]*$/))
const hexes = z.array(hex).check(z.minLength(1))
const seat = z.enum(SIDES)
const few = z.int().check(z.gte(1), z.lte(20))
const camp = z.strictObject({
  name,
  commander: name,
  hand: z.int().check(z.gte(1), z.lte(10)),
  units: z.partialRecord(z.enum(TYPES), hexes),
  leaders: z.array(hex),
})
const objective = z.strictObject({
  id: key,
  kind: z.enum(OBJECTIVES),
  name,
  hexes: z.array(hex),
  value: z.strictObject({ a: z.optional(few), b: z.optional(few) }),
  least: z.optional(few),
  whole: z.optional(few),
  banks: z.optional(z.strictObject({ a: hexes, b: hexes })),
  when: z.optional(z.strictObject({ option: key, is: z.union([z.string(), z.int(), z.boolean()]) })),
})
const mark = z.enum(MARKS)
const scenario = z.strictObject({
  campo: z.literal(1),
  ruleset: z.literal('commands-colors'),
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  title: name,
  note: z.optional(name),
  turns: z.int().check(z.gte(1), z.lte(1000)),
  map: z.strictObject({
    rows: z.array(text),
    fords: z.enum(['stop', 'free']),
    works: z.optional(z.record(hex, z.array(z.enum(WAYS)).check(z.minLength(1)))),
    names: z.array(z.strictObject({ hex, name })),
  }),
  seats: z.strictObject({ a: camp, b: camp }),
  rules: z.strictObject({
    first: seat,
    banners: few,
    objectives: z.array(objective),
    exits: z.optional(
      z.array(z.strictObject({ seat, hexes, banners: few, only: z.optional(z.literal('artillery')) })).check(z.minLength(1)),
    ),
    baggage: z.optional(z.strictObject({ seat, path: z.array(hex).check(z.minLength(2)), banners: few })),
    scouts: z.optional(z.strictObject({ seat, banners: few })),
    formation: z.optional(z.strictObject({ hexes, leader: z.string().check(z.regex(/^\d+$/)) })),
    strong: z.optional(z.record(hex, few)),
  }),
  marks: z.strictObject({ map: mark, places: mark, austria: mark, france: mark, rules: mark }),
})
type Read = z.infer<typeof scenario>

/** Nine rows of thirteen and twelve, of known letters; names and works on the field. */
function checkMap(m: Read['map'], say: Say): boolean {
  let whole = true
  const fault: Say = (...words) => {
    whole = false
    say(...words)
  }
  if (m.rows.length !== ROWS)
    fault('/map/rows', `has ${m.rows.length} rows, not ${ROWS}`, 'sense/rows', { count: m.rows.length, wanted: ROWS })
  m.rows.forEach((row, r) => {
    const codes = codesOf(row)
    const wide = r % 2 === 0 ? COLUMNS : COLUMNS - 1
    if (codes.length !== wide)
      fault(`/map/rows/${r}`, `has ${codes.length} hexes, not ${wide}`, 'sense/hexes', { count: codes.length, wanted: wide })
    for (const c of codes)
      if (!(TERRAINS as readonly string[]).includes(c)) fault(`/map/rows/${r}`, `knows no ground ${c}`, 'sense/ground', { id: c })
  })
  if (!whole) return false
  const { cells } = boardOf(m as HexMap)
  m.names.forEach((n, i) => {
    if (!cells.has(n.hex)) fault(`/map/names/${i}/hex`, `${n.hex} is off the field`, 'sense/off-map', { hex: n.hex })
  })
  for (const h of Object.keys(m.works ?? {}))
    if (!cells.has(h)) fault(`/map/works/${h}`, `${h} is off the field`, 'sense/off-map', { hex: h })
  return whole
}

function checkCamp(s: Read, seat_: Side, taken: Map<string, string>, say: Say): void {
  const { cells } = boardOf(s.map as HexMap)
  const c = s.seats[seat_]
  const known = UNITS[nationOf(seat_)]
  for (const [type, at] of Object.entries(c.units) as [UnitType, readonly string[]][]) {
    const where = `/seats/${seat_}/units/${type}`
    const spec = known[type]
    if (!spec) {
      say(where, `this side has no ${type}`, 'sense/none', { id: type })
      continue
    }
    if (seat_ === 'b' && at.length > (BOX[type] ?? 0))
      say(where, `has ${at.length} units, and the box holds ${BOX[type] ?? 0}`, 'sense/box', {
        count: at.length,
        most: BOX[type] ?? 0,
      })
    at.forEach((h, i) => {
      const cell = cells.get(h)
      if (!cell) say(`${where}/${i}`, `${h} is off the field`, 'sense/off-map', { hex: h })
      else if (GROUNDS[cell.terrain].entry === 'never')
        say(`${where}/${i}`, `nobody can stand at ${h}`, 'sense/nobody', { hex: h })
      else if (spec.arm === 'artillery' && !GROUNDS[cell.terrain].guns)
        say(`${where}/${i}`, `no guns can stand at ${h}`, 'sense/no-guns', { hex: h })
      if (taken.has(h)) say(`${where}/${i}`, `two units stand at ${h}`, 'sense/two-units', { hex: h })
      taken.set(h, seat_)
    })
  }
  if (seat_ === 'b' && c.leaders.length > BOX_LEADERS)
    say(`/seats/${seat_}/leaders`, `has ${c.leaders.length} leaders, and the box holds ${BOX_LEADERS}`, 'sense/box', {
      count: c.leaders.length,
      most: BOX_LEADERS,
    })
  const led = new Set<string>()
  c.leaders.forEach((h, i) => {
    if (taken.get(h) !== seat_)
      say(`/seats/${seat_}/leaders/${i}`, `none of this side's units stands at ${h}`, 'sense/no-own-unit', { hex: h })
    if (led.has(h)) say(`/seats/${seat_}/leaders/${i}`, `two leaders are with the unit at ${h}`, 'sense/two-leaders', { hex: h })
    led.add(h)
  })
}

function checkRules(s: Read, say: Say): void {
  const { cells } = boardOf(s.map as HexMap)
  const on = (h: string, path: string) => {
    if (!cells.has(h)) say(path, `${h} is off the field`, 'sense/off-map', { hex: h })
  }
  const ids = new Set<string>()
  s.rules.objectives.forEach((o, i) => {
    const where = `/rules/objectives/${i}`
    if (ids.has(o.id)) say(`${where}/id`, ...twice('objective', o.id))
    ids.add(o.id)
    o.hexes.forEach((h, n) => {
      on(h, `${where}/hexes/${n}`)
    })
    if (o.kind === 'acrossStart' ? !o.banks : o.hexes.length === 0) say(where, 'names no hexes', 'sense/no-hexes')
    if (['someStart', 'acrossStart', 'controlStart'].includes(o.kind) && o.least === undefined)
      say(where, 'says not how many', 'sense/how-many')
    for (const [b, at] of Object.entries(o.banks ?? {}))
      at.forEach((h, n) => {
        on(h, `${where}/banks/${b}/${n}`)
      })
    if (o.value.a === undefined && o.value.b === undefined)
      say(`${where}/value`, 'gives no banners to anybody', 'sense/no-banners')
  })
  s.rules.exits?.forEach((e, i) => {
    e.hexes.forEach((h, n) => {
      on(h, `/rules/exits/${i}/hexes/${n}`)
    })
  })
  const track = s.rules.baggage?.path ?? []
  track.forEach((h, n) => {
    on(h, `/rules/baggage/path/${n}`)
    const before = track[n - 1]
    if (before && cells.has(before) && cells.has(h) && distance(s.map as HexMap, before, h) !== 1)
      say(`/rules/baggage/path/${n}`, `${h} is no neighbour of ${before}`, 'sense/neighbour', { hex: h, other: before })
  })
  const f = s.rules.formation
  const mine = Object.values(s.seats.a.units).flat()
  f?.hexes.forEach((h, n) => {
    if (!mine.includes(h))
      say(`/rules/formation/hexes/${n}`, `none of this side's units stands at ${h}`, 'sense/no-own-unit', { hex: h })
  })
  if (f && !s.seats.a.leaders[Number(f.leader) - 1])
    say('/rules/formation/leader', 'there is no such leader', 'sense/none', { id: f.leader })
  for (const h of Object.keys(s.rules.strong ?? {})) on(h, `/rules/strong/${h}`)
}
/** No enemies stand beside each other at the start. */
function checkLines(s: Read, taken: ReadonlyMap<string, string>, say: Say): void {
  for (const [h, seat_] of taken)
    for (const n of boardOf(s.map as HexMap).cells.get(h)?.near ?? [])
      if (seat_ === 'a' && n !== null && taken.get(n) === 'b')
        say('/seats', `enemies stand side by side at ${h} and ${n}`, 'sense/side-by-side', { hex: h, other: n })
}

/** Reads a scenario. All faults at once. */
export function readScenario(json: unknown, _armies: (id: string) => unknown): Result<Scenario, readonly Fault[]> {
  const parsed = scenario.safeParse(json, REPORT)
  if (!parsed.success) return err(faultsOf(parsed.error))
  const read = parsed.data
  const faults: Fault[] = []
  const say = sayTo(faults)
  if (checkMap(read.map, say)) {
    const taken = new Map<string, string>()
    for (const s of SIDES) checkCamp(read, s, taken, say)
    checkRules(read, say)
    checkLines(read, taken, say)
  }
  return faults.length > 0 ? err(faults) : ok(read as unknown as CcScenario)
}
/** This game's armies stand in its scenarios: a file of an army alone is none of its own. */
export const readArmy = (_json: unknown): Result<unknown, readonly Fault[]> =>
  err([{ path: '', message: 'the armies of this game stand in its scenarios', code: 'sense/no-army-files' }])
