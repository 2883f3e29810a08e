/** A campaign's file, read and checked: the map is one piece and no roads cross, everybody stands on it, leaders lead once. All faults at once. */
import type { Fault } from '../../../base/pointer'
import { err, ok, type Result } from '../../../base/result'
import type { Scenario } from '../../contract'
import { faultsOf, noSuch, REPORT, type Say, sayTo, twice, z } from '../../shared/faults'
import { GROUNDS } from '../handover/types'
import { BANKS, foot, SIDES, type Side } from '../kinds'
import { distances, linksCross } from '../map'
import { type CampMap, type CampScenario, MARKS } from '../scenario'
import { LEAST_UNIT } from '../tables'

const text = z.string().check(z.minLength(1), z.maxLength(600))
const name = z.strictObject({ it: text, en: text })
const place = z.string().check(z.regex(/^[A-Z]{3}$/))
const key = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))
const seat = z.enum(SIDES)
const mark = z.enum(MARKS)
const count = z.int().check(z.gte(0), z.lte(999))
const turn = z.int().check(z.gte(1), z.lte(1000))
const points = z.strictObject({ ipf: count, cpf: count, apf: count })
const value = z.int().check(z.gte(1), z.lte(20))
const km = z.number().check(z.gte(0), z.lte(10_000))
const leader = z.strictObject({
  id: key,
  name,
  seniority: value,
  initiative: value,
  charisma: value,
  bonus: z.optional(value),
  fatal: z.optional(z.literal(true)),
})
const host = z.strictObject({
  name,
  commanders: z.array(z.strictObject({ turn, leader: key })).check(z.minLength(1)),
  goal: place,
  leaders: z.array(leader).check(z.minLength(1)),
  units: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^[A-Z]\d+$/)),
      leaders: z.array(key).check(z.minLength(1)),
      points,
      at: place,
      mark,
    }),
  ),
  reinforcements: z.array(
    z.strictObject({
      turn,
      at: z.array(place).check(z.minLength(1)),
      points,
      leaders: z.optional(z.array(key).check(z.minLength(1))),
      to: z.optional(key),
      nearest: z.optional(z.literal(true)),
      mark,
    }),
  ),
  extra: z.optional(z.array(z.strictObject({ option: z.enum(['johnLeads']), leader, unit: z.string(), mark }))),
  garrisons: z.record(place, value),
})
const scenario = z.strictObject({
  campo: z.literal(1),
  ruleset: z.literal('campaign-1809'),
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  title: name,
  note: z.optional(name),
  turns: z.int().check(z.gte(1), z.lte(100)),
  table: z.strictObject({ width: km, depth: km }),
  map: z.strictObject({
    size: z.tuple([km, km]),
    points: z
      .array(
        z.strictObject({
          id: place,
          name,
          at: z.tuple([km, km]),
          ground: z.enum(GROUNDS),
          fort: z.int().check(z.gte(0), z.lte(99)),
          owner: seat,
          worth: z.strictObject({ a: count, b: count }),
          centre: z.optional(seat),
        }),
      )
      .check(z.minLength(2)),
    links: z.array(
      z.strictObject({
        ends: z.tuple([place, place]),
        km,
        banks: z.record(place, z.enum(BANKS)),
        long: z.optional(z.literal(true)),
      }),
    ),
  }),
  seats: z.strictObject({ a: host, b: host }),
  rules: z.strictObject({
    days: z.int().check(z.gte(1), z.lte(31)),
    start: z.string().check(z.regex(/^1[89]\d\d-[01]\d-[0-3]\d$/)),
    rain: z.array(z.strictObject({ turn, upTo: z.int().check(z.gte(0), z.lte(10)) })).check(z.minLength(1)),
    par: z.int().check(z.gte(-999), z.lte(999)),
    initiative: z.array(z.strictObject({ turn, seat, amount: z.int().check(z.gte(-9), z.lte(9)) })),
  }),
  marks: z.record(key, mark),
})
type Read = z.infer<typeof scenario>

/** From so many kilometres on a road is a long one. */
const LONG_FROM = 90

function checkMap(s: Read, say: Say): void {
  const { points: all, links } = s.map
  const ids = new Set<string>()
  all.forEach((p, i) => {
    if (ids.has(p.id)) say(`/map/points/${i}/id`, ...twice('point', p.id))
    ids.add(p.id)
    if (p.at[0] > s.map.size[0] || p.at[1] > s.map.size[1]) say(`/map/points/${i}/at`, 'lies off the map', 'sense/off-this-map')
  })
  const pairs = new Set<string>()
  let whole = true
  links.forEach((l, i) => {
    const pair = [...l.ends].sort().join('–')
    if (pairs.has(pair) || l.ends[0] === l.ends[1])
      say(`/map/links/${i}/ends`, `the road ${pair} stands twice or goes nowhere`, 'sense/road-twice', { id: pair })
    pairs.add(pair)
    if (l.long !== (l.km >= LONG_FROM || undefined))
      say(`/map/links/${i}/long`, `a road is long from ${LONG_FROM} km on`, 'sense/road-long', { km: LONG_FROM })
    l.ends.forEach((e, n) => {
      const p = all.find(x => x.id === e)
      if (!p) {
        whole = false
        say(`/map/links/${i}/ends/${n}`, ...noSuch('point', e))
      } else if ((p.ground === 'bridge') !== (l.banks[e] !== undefined))
        say(`/map/links/${i}/banks`, `${e}: a bank belongs to each end at a bridge, and to no other`, 'sense/banks', { id: e })
    })
  })
  if (!whole) return
  const map = s.map as unknown as CampMap
  links.forEach((l, i) => {
    links.slice(0, i).forEach(m => {
      if (linksCross(map, l as never, m as never))
        say(`/map/links/${i}`, `crosses the road ${m.ends.join('–')}`, 'sense/road-crosses', { id: m.ends.join('–') })
    })
  })
  const reached = distances(map, all[0]!.id, () => true)
  for (const p of all) if (!reached.has(p.id)) say('/map/links', `no road leads to ${p.id}`, 'sense/no-road', { id: p.id })
}

function checkSide(s: Read, side: Side, taken: Map<string, Side>, say: Say): void {
  const h = s.seats[side]
  const at = `/seats/${side}`
  const places = new Map(s.map.points.map(p => [p.id, p]))
  const on = (id: string, path: string) => {
    if (!places.has(id)) say(path, ...noSuch('point', id))
  }
  const named = [...h.leaders, ...(h.extra ?? []).map(x => x.leader)]
  const known = new Set(h.leaders.map(l => l.id))
  if (new Set(named.map(l => l.id)).size < named.length) say(`${at}/leaders`, 'a leader stands twice', 'sense/leader-twice')
  h.extra?.forEach((x, i) => {
    if (!h.units.some(u => u.id === x.unit)) say(`${at}/extra/${i}/unit`, ...noSuch('unit', x.unit))
  })
  if (new Set(named.map(l => l.seniority)).size < named.length)
    say(`${at}/leaders`, 'two leaders have one seniority', 'sense/seniority')
  const led = new Set<string>()
  const lead = (id: string, path: string) => {
    if (!known.has(id)) say(path, ...noSuch('leader', id))
    if (led.has(id)) say(path, `${id} is in two places`, 'sense/two-places', { id })
    led.add(id)
  }
  on(h.goal, `${at}/goal`)
  h.commanders.forEach((c, i) => {
    if (!known.has(c.leader)) say(`${at}/commanders/${i}/leader`, ...noSuch('leader', c.leader))
  })
  if (!h.commanders.some(c => c.turn === 1)) say(`${at}/commanders`, 'nobody commands in the first turn', 'sense/nobody-commands')
  const ids = new Set<string>()
  h.units.forEach((u, i) => {
    const path = `${at}/units/${i}`
    if (ids.has(u.id)) say(`${path}/id`, ...twice('unit', u.id))
    ids.add(u.id)
    on(u.at, `${path}/at`)
    u.leaders.forEach((l, n) => {
      lead(l, `${path}/leaders/${n}`)
    })
    if (foot(u.points) < LEAST_UNIT)
      say(`${path}/points`, `a unit needs ${LEAST_UNIT} points of infantry and cavalry`, 'sense/unit-points', {
        least: LEAST_UNIT,
      })
    if ((taken.get(u.at) ?? side) !== side)
      say(`${path}/at`, `enemies stand together at ${u.at}`, 'sense/enemies-at', { id: u.at })
    taken.set(u.at, side)
  })
  h.reinforcements.forEach((r, i) => {
    const path = `${at}/reinforcements/${i}`
    r.at.forEach((p, n) => {
      on(p, `${path}/at/${n}`)
    })
    r.leaders?.forEach((l, n) => {
      lead(l, `${path}/leaders/${n}`)
    })
    if (r.to && !known.has(r.to)) say(`${path}/to`, ...noSuch('leader', r.to))
    if (r.leaders && !r.nearest && foot(r.points) < LEAST_UNIT)
      say(`${path}/points`, `a unit needs ${LEAST_UNIT} points of infantry and cavalry`, 'sense/unit-points', {
        least: LEAST_UNIT,
      })
  })
  for (const id of Object.keys(h.garrisons)) {
    const p = places.get(id)
    if (!p || p.fort === 0 || p.owner !== side)
      say(`${at}/garrisons/${id}`, `${id} is no fortress of this side`, 'sense/no-fortress', { id })
  }
}

/** Reads a campaign. All faults at once. */
export function readScenario(json: unknown, _armies: (id: string) => unknown): Result<Scenario, readonly Fault[]> {
  const parsed = scenario.safeParse(json, REPORT)
  if (!parsed.success) return err(faultsOf(parsed.error))
  const read = parsed.data
  const faults: Fault[] = []
  const say = sayTo(faults)
  checkMap(read, say)
  const taken = new Map<string, Side>()
  for (const side of SIDES) checkSide(read, side, taken, say)
  return faults.length > 0 ? err(faults) : ok(read as unknown as CampScenario)
}
/** There are no army files of this game: both orders of battle stand in the campaign's file. */
export const readArmy = (_json: unknown): Result<unknown, readonly Fault[]> =>
  err([{ path: '/army', code: 'sense/no-army-files', message: 'this game has no army files' }])
