/** A scenario file, read and checked. A log's header holds it whole: armies stand in it then, not their names. */
import type { Fault } from '../../../base/pointer'
import { err, ok, type Result } from '../../../base/result'
import type { Scenario } from '../../contract'
import { faultsOf, inArmy, noSuch, type Say, sayTo } from '../../shared/faults'
import { type Board, boardOf, codesOf } from '../board'
import type { Kind } from '../kinds'
import { options } from '../options'
import type { Army, HexMap, SbScenario, When } from '../scenario'
import { COST } from '../tables'
import { readArmy } from './army'
import { formation, hex, id, name, order, REPORT, short, text, turn, z } from './parts'

const map = z.strictObject({
  columns: z.int().check(z.gte(2), z.lte(60)),
  rows: z.int().check(z.gte(2), z.lte(60)),
  playable: z.strictObject({ columns: z.int().check(z.gte(2)), rows: z.int().check(z.gte(2)) }),
  reconstructed: z.optional(z.literal(true)),
  ground: z.array(text),
  roads: z
    .array(
      z.strictObject({
        id: short,
        kind: z.enum(['road', 'path']),
        name: z.optional(name),
        line: z.array(hex).check(z.minLength(2)),
      }),
    )
    .check(z.maxLength(60)),
  names: z.array(z.strictObject({ hex, name })),
})
const when = z.strictObject({ option: short, is: short })
const seat = z.enum(['a', 'b'])
const variant = z.strictObject({
  when,
  radius: z.optional(z.strictObject({ seat, commander: short, radius: z.int().check(z.gte(0), z.lte(100)) })),
  level: z.optional(z.strictObject({ hexes: z.array(hex).check(z.minLength(1)), level: z.int().check(z.gte(0), z.lte(9)) })),
})
const party = z.strictObject({
  counters: z.array(text).check(z.maxLength(60)),
  commanders: z.array(short),
  order,
  formation: z.optional(formation),
  at: z.optional(z.array(hex).check(z.minLength(1))),
  facing: z.optional(z.int().check(z.gte(0), z.lte(5))),
  enters: z.optional(z.strictObject({ turn, hex })),
  columns: z.optional(z.tuple([z.int(), z.int()])),
  when: z.optional(when),
})
const side = z.strictObject({
  army: z.union([text, z.looseObject({})]),
  leads: z.optional(z.record(z.string(), short)),
  parties: z.array(party).check(z.minLength(1), z.maxLength(60)),
})
const scenario = z.strictObject({
  campo: z.literal(1),
  ruleset: z.literal('risorgimento'),
  id,
  title: name,
  note: z.optional(name),
  turns: turn,
  map,
  seats: z.strictObject({ a: side, b: side }),
  rules: z.strictObject({
    goal: z.strictObject({
      hold: z.optional(z.strictObject({ hexes: z.array(hex), least: z.int().check(z.gte(1)) })),
      instant: z.array(z.strictObject({ seat, hexes: z.array(hex).check(z.minLength(1)), by: z.optional(turn) })),
      scattered: z.boolean(),
    }),
    first: z.optional(seat),
    before: z.optional(seat),
    initialOrders: z.optional(z.literal(true)),
    order: z.optional(z.strictObject({ when, seat, hex })),
    variants: z.optional(z.array(variant).check(z.maxLength(20))),
    held: z.optional(z.record(z.string(), seat)),
    start: z.strictObject({
      date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
    }),
  }),
})
type Read = z.infer<typeof scenario>

/** Rows as long as the map is wide, known ground, roads from neighbour to neighbour over land, names on the map. */
function checkMap(m: Read['map'], say: Say): boolean {
  let whole = true
  const fault: Say = (...words) => {
    whole = false
    say(...words)
  }
  if (m.playable.columns > m.columns || m.playable.rows > m.rows) fault('/map/playable', 'is larger than the map', 'sense/larger')
  if (m.ground.length !== m.rows)
    fault('/map/ground', `has ${m.ground.length} rows, not ${m.rows}`, 'sense/rows', { count: m.ground.length, wanted: m.rows })
  m.ground.forEach((row, r) => {
    const codes = codesOf(row)
    if (codes.length !== m.columns)
      fault(`/map/ground/${r}`, `has ${codes.length} hexes, not ${m.columns}`, 'sense/hexes', {
        count: codes.length,
        wanted: m.columns,
      })
    for (const code of codes)
      if (!/^[CVWBTKA]\d$/.test(code)) fault(`/map/ground/${r}`, `knows no ground ${code}`, 'sense/ground', { id: code })
  })
  if (!whole) return false
  const board = boardOf({ ...m, roads: [] } as HexMap)
  for (const [i, road] of m.roads.entries())
    for (const [n, at] of road.line.entries()) {
      const where = `/map/roads/${i}/line/${n}`
      const cell = board.cell(at)
      const before = road.line[n - 1]
      if (!cell) fault(where, `${at} is off the map`, 'sense/off-map', { hex: at })
      else if (cell.terrain === 'A') fault(where, `${at} lies in the lake`, 'sense/lake', { hex: at })
      else if (before !== undefined && board.cell(before) && board.side(before, at) === null)
        fault(where, `${at} is no neighbour of ${before}`, 'sense/neighbour', { hex: at, other: before })
    }
  m.names.forEach((n, i) => {
    if (!board.cell(n.hex)) fault(`/map/names/${i}/hex`, `${n.hex} is off the map`, 'sense/off-map', { hex: n.hex })
  })
  return whole
}

function armyOf(given: unknown, armies: (id: string) => unknown, at: string, faults: Fault[]): Army | null {
  const json = typeof given === 'string' ? armies(given) : given
  if (json === undefined) {
    sayTo(faults)(at, ...noSuch('army', String(given)))
    return null
  }
  const read = readArmy(json, typeof given === 'string' ? '' : at)
  if (read.ok) return read.value
  faults.push(...(typeof given === 'string' ? read.error.map(inArmy(given, at)) : read.error))
  return null
}

const kindsOf = (army: Army, counters: readonly string[]): readonly Kind[] => [
  ...new Set(
    counters.flatMap(c =>
      countersOf(army, c).flatMap(k => {
        const [b, n] = k.split('/') as [string, string]
        const type = army.battalions.find(x => x.id === b)?.counters[Number(n) - 1]?.type
        return type === undefined ? [] : (army.types[type]?.kind ?? [])
      }),
    ),
  ),
]
/** 7.1: whether counters of a kind can come in there, by road or over the ground, and go on from it. */
function leadsIn(board: Board, hex: string, kind: Kind): boolean {
  const takes = COST[kind === 'infantry' ? 'foot' : kind === 'cavalry' ? 'horse' : 'limbered']
  const at = board.cell(hex)!
  const into = (label: string | null, road: boolean) => {
    const to = label === null ? null : board.cell(label)
    return !!to && to.terrain !== 'A' && (road || takes[to.terrain] !== null)
  }
  const roads = at.road.some(r => r)
  return into(hex, roads) && at.near.some((n, side) => into(n, at.road[side] === true))
}

const known = (w: When): boolean => options.some(o => o.key === w.option && o.values.some(v => String(v) === w.is))

/** Every counter once at most, known commanders, hexes that may be stood on, entries on the edge. */
function checkSide(s: Read['seats']['a'], army: Army, m: HexMap, at: string, say: Say): void {
  const board = boardOf(m)
  const stand = (h: string, path: string, edge: boolean) => {
    const cell = board.cell(h)
    if (!cell) say(path, `${h} is off the map`, 'sense/off-map', { hex: h })
    else if (cell.terrain === 'A') say(path, `${h} lies in the lake`, 'sense/lake', { hex: h })
    else if (edge && !cell.edge) say(path, `${h} does not lie on the edge`, 'sense/not-edge', { hex: h })
  }
  const used = new Map<string, (When | undefined)[]>()
  /** Parties of different values of one option never meet. */
  const apart = (x: When | undefined, y: When | undefined) => !!x && !!y && x.option === y.option && x.is !== y.is
  s.parties.forEach((p, i) => {
    const where = `${at}/parties/${i}`
    if ([p.at, p.enters, p.columns].filter(x => x !== undefined).length !== 1)
      say(where, 'stands, comes in or is put down: one of them', 'sense/one-way')
    p.counters.forEach((c, n) => {
      for (const k of countersOf(army, c)) {
        const had = used.get(k) ?? []
        if (had.some(w => !apart(w, p.when))) say(`${where}/counters/${n}`, `${k} stands twice`, 'sense/counter-twice', { id: k })
        used.set(k, [...had, p.when])
      }
      if (countersOf(army, c).length === 0) say(`${where}/counters/${n}`, `there is no ${c}`, 'sense/none', { id: c })
    })
    p.commanders.forEach((c, n) => {
      if (!army.commanders.some(x => x.id === c)) say(`${where}/commanders/${n}`, ...noSuch('commander', c))
    })
    p.at?.forEach((h, n) => {
      stand(h, `${where}/at/${n}`, false)
    })
    if (p.when && !known(p.when)) say(`${where}/when`, ...noSuch('option', `${p.when.option}: ${p.when.is}`))
    if (p.enters) {
      stand(p.enters.hex, `${where}/enters/hex`, true)
      for (const kind of kindsOf(army, p.counters))
        if (board.cell(p.enters.hex)?.edge && !leadsIn(board, p.enters.hex, kind))
          say(`${where}/enters/hex`, `${p.enters.hex} leads ${kind} nowhere`, 'sense/leads-nowhere', { hex: p.enters.hex, kind })
    }
  })
  for (const [b, c] of Object.entries(s.leads ?? {})) {
    if (!army.battalions.some(x => x.id === b)) say(`${at}/leads/${b}`, 'there is no such battalion', 'sense/none', { id: b })
    if (!army.commanders.some(x => x.id === c)) say(`${at}/leads/${b}`, ...noSuch('commander', c))
  }
}
/** Keys of counters that a party names: of a whole battalion, or `battalion/number`. */
export function countersOf(army: Army, named: string): readonly string[] {
  const [id, n] = named.split('/')
  const b = army.battalions.find(x => x.id === id)
  if (!b) return []
  if (n === undefined) return b.counters.map((_, i) => `${b.id}/${i + 1}`)
  const k = Number(n)
  return Number.isInteger(k) && k >= 1 && k <= b.counters.length ? [`${b.id}/${k}`] : []
}

/** Reads a scenario; `armies` answers an army's id with its file's JSON. All faults at once. */
export function readScenario(json: unknown, armies: (id: string) => unknown): Result<Scenario, readonly Fault[]> {
  const parsed = scenario.safeParse(json, REPORT)
  if (!parsed.success) return err(faultsOf(parsed.error))
  const read = parsed.data
  const faults: Fault[] = []
  const say = sayTo(faults)
  const whole = checkMap(read.map, say)
  const seats: { [seat: string]: unknown } = {}
  for (const key of ['a', 'b'] as const) {
    const s = read.seats[key]
    const army = armyOf(s.army, armies, `/seats/${key}/army`, faults)
    if (!army || !whole) continue
    checkSide(s, army, read.map as HexMap, `/seats/${key}`, say)
    const parties = s.parties.map(p => ({ ...p, formation: p.formation ?? 'line' }))
    seats[key] = { army, leads: s.leads ?? {}, parties }
  }
  if (whole) {
    const board = boardOf(read.map as HexMap)
    const { hold, instant } = read.rules.goal
    read.rules.variants?.forEach((v, i) => {
      const where = `/rules/variants/${i}`
      if (!known(v.when)) say(`${where}/when`, ...noSuch('option', `${v.when.option}: ${v.when.is}`))
      for (const h of v.level?.hexes ?? [])
        if (!board.cell(h)) say(`${where}/level`, `${h} is off the map`, 'sense/off-map', { hex: h })
      const army = v.radius ? (seats[v.radius.seat] as { readonly army: Army } | undefined)?.army : undefined
      if (v.radius && army && !army.commanders.some(c => c.id === v.radius!.commander))
        say(`${where}/radius`, ...noSuch('commander', v.radius.commander))
    })
    for (const h of [...Object.keys(read.rules.held ?? {}), ...(read.rules.order ? [read.rules.order.hex] : [])])
      if (!board.cell(h)) say('/rules', `${h} is off the map`, 'sense/off-map', { hex: h })
    for (const h of [...(hold?.hexes ?? []), ...instant.flatMap(i => i.hexes)])
      if (!board.cell(h)) say('/rules/goal', `${h} is off the map`, 'sense/off-map', { hex: h })
  }
  if (faults.length > 0) return err(faults)
  return ok({ ...read, seats } as unknown as SbScenario)
}
