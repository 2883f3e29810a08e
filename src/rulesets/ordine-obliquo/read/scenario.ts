import type { Fault } from '../../../base/pointer'
import { err, ok, type Result } from '../../../base/result'
import { polygonFault } from '../../../geometry/polygon'
import { faultsOf, noSuch, REPORT, type Say, sayTo, sentenceOf, twice, z } from '../../shared/faults'
import { ribbon } from '../../shared/ribbon'
import type { Army, OoScenario, Piece, SideSetup } from '../scenario'
import { SIDES, type Side } from '../state'
import { readArmy } from './army'
import { checkSeats } from './deploy'
import { isRectangle } from './ground'
import { commanderClass, finite, formation, id, name, point, pose, positive, text, whole } from './parts'

const KINDS = [
  'hill',
  'steepHill',
  'wood',
  'rough',
  'village',
  'stream',
  'river',
  'lake',
  'road',
  'bridge',
  'ford',
  'wall',
  'hedge',
  'lane',
  'field',
  'zone',
] as const
/** Kinds that may be written as a middle line with a width. */
const LINED: readonly string[] = ['stream', 'river', 'road', 'bridge', 'ford', 'wall', 'hedge', 'lane']

const piece = z.strictObject({
  id,
  kind: z.enum(KINDS),
  name: z.optional(name),
  outline: z.optional(z.array(point).check(z.minLength(3), z.maxLength(200))),
  line: z.optional(z.array(point).check(z.minLength(2), z.maxLength(100))),
  width: z.optional(positive),
  height: z.optional(positive),
  ford: z.optional(z.boolean()),
  crossing: z.optional(z.strictObject({ who: z.enum(['any', 'infantry']), cm: finite.check(z.gte(0)), disorders: z.boolean() })),
  crest: z.optional(z.array(point).check(z.minLength(2))),
  cover: z.optional(positive),
  coverFor: z.optional(z.literal('infantry')),
  fireOn: z.optional(z.int().check(z.gte(-100), z.lte(0))),
  objective: z.optional(z.strictObject({ a: z.optional(whole.check(z.lte(50))), b: z.optional(whole.check(z.lte(50))) })),
  by: z.optional(z.enum(SIDES)),
})

const order = z.union([
  z.strictObject({ kind: z.enum(['halt', 'cautious', 'withdraw']) }),
  z.strictObject({ kind: z.literal('objective'), place: point, ground: z.optional(id) }),
  z.strictObject({ kind: z.literal('attack'), target: text }),
])
const placed = z.strictObject({ ...pose, formation: z.optional(formation), village: z.optional(id) })
const zone = z.strictObject({
  zone: z.array(point).check(z.minLength(3)),
  forward: z.optional(z.record(z.string(), positive)),
  shown: z.optional(z.array(z.string())),
})
const units = z.record(z.string(), placed)
const side = z.strictObject({
  army: z.unknown(),
  deploy: z.unknown(),
  generals: z.optional(z.record(z.string(), point)),
  orders: z.optional(z.record(z.string(), order)),
  retreat: z.optional(point),
  retreats: z.optional(z.record(z.string(), point)),
  detached: z.optional(z.array(z.string())),
})
const turn = z.int().check(z.gte(1), z.lte(99))
const scenario = z.strictObject({
  campo: z.literal(1),
  ruleset: z.literal('ordine-obliquo'),
  id,
  title: name,
  note: z.optional(z.string()),
  table: z.strictObject({ width: finite.check(z.gte(30), z.lte(1000)), depth: finite.check(z.gte(30), z.lte(1000)) }),
  north: z.optional(finite),
  turns: turn,
  ground: z.array(piece),
  seats: z.strictObject({ a: side, b: side }),
  rules: z.strictObject({
    initiative: z.optional(z.array(z.strictObject({ turn, seat: z.enum(SIDES) }))),
    hold: z.optional(
      z.record(z.string(), z.union([turn, z.strictObject({ until: turn, from: turn, die: z.int().check(z.gte(2), z.lte(6)) })])),
    ),
    command: z.optional(z.array(z.strictObject({ turn, seat: z.enum(SIDES), class: commanderClass }))),
    reinforcements: z.optional(
      z.array(
        z.strictObject({
          brigade: z.string(),
          turn,
          zone: z.array(point).check(z.minLength(3)),
          village: z.optional(id),
          secret: z.optional(z.literal(true)),
        }),
      ),
    ),
    objectives: z.optional(z.literal('secret')),
    terrain: z.optional(
      z.strictObject({ each: z.int().check(z.gte(1), z.lte(10)), edge: finite.check(z.gte(0)), apart: finite.check(z.gte(0)) }),
    ),
    start: z.optional(
      z.strictObject({
        date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
        time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
      }),
    ),
    mist: z.optional(z.strictObject({ until: turn, cm: positive })),
  }),
})
type ReadPiece = z.infer<typeof piece>
type ReadSide = z.infer<typeof side>
/** Of a file with faults in its shape: the parts that are whole, so that their sense is looked at all the same. */
interface Parts {
  readonly table: { readonly width: number; readonly depth: number }
  readonly turns: number
  readonly ground: readonly (ReadPiece | null)[]
  readonly seats: { readonly a: ReadSide | null; readonly b: ReadSide | null }
  readonly rules: z.infer<typeof scenario>['rules']
}
/** Of rules with faults those that are whole, one by one: else whoever comes later would seem to have no place. */
function wholeRules(shape: typeof scenario.shape.rules.shape, json: unknown): Parts['rules'] {
  const given = typeof json === 'object' && json !== null ? (json as { readonly [key: string]: unknown }) : {}
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, part]) => {
      const read = part.safeParse(given[key])
      return read.success && read.data !== undefined ? [[key, read.data]] : []
    }),
  )
}
function partsOf(json: unknown): Parts | null {
  const { table, turns, rules } = scenario.shape
  const o = typeof json === 'object' && json !== null ? (json as { readonly [key: string]: unknown }) : {}
  const size = table.safeParse(o.table)
  if (!size.success) return null
  const sides = typeof o.seats === 'object' && o.seats !== null ? (o.seats as { readonly [key: string]: unknown }) : {}
  const length = turns.safeParse(o.turns)
  const seat = (a: Side) => side.safeParse(sides[a]).data ?? null
  return {
    table: size.data,
    turns: length.success ? length.data : 99,
    ground: Array.isArray(o.ground) ? o.ground.map(g => piece.safeParse(g).data ?? null) : [],
    seats: { a: seat('a'), b: seat('b') },
    rules: wholeRules(rules.shape, o.rules),
  }
}

function readPiece(p: ReadPiece, at: string, say: Say): Piece | null {
  const lined = LINED.includes(p.kind)
  if (p.line && !lined) say(`${at}/line`, `a ${p.kind} has an outline and no line`, 'sense/outline-only')
  if (p.line && p.width === undefined) say(`${at}/width`, 'is missing: a line needs a width', 'sense/line-width')
  if (!p.line && !p.outline)
    say(at, lined ? 'needs a line with a width, or an outline' : 'needs an outline', lined ? 'sense/shape' : 'sense/outline-only')
  for (let i = 1; p.line && i < p.line.length; i++)
    if (p.line[i][0] === p.line[i - 1][0] && p.line[i][1] === p.line[i - 1][1]) {
      say(`${at}/line/${i}`, 'is the same point as the one before it', 'sense/same-point')
      return null
    }
  if (p.outline) {
    const fault = polygonFault(p.outline)
    if (fault) {
      const why = {
        few: 'needs three corners',
        repeated: 'a corner comes twice',
        crossing: 'its border crosses itself',
        flat: 'has no area',
      }
      say(
        fault.code === 'few' || fault.code === 'flat' ? `${at}/outline` : `${at}/outline/${fault.vertex}`,
        why[fault.code],
        `sense/outline-${fault.code}`,
      )
      return null
    }
    if (p.kind === 'village' && !isRectangle(p.outline))
      say(`${at}/outline`, 'a village is a rectangle: four corners at right angles', 'sense/rectangle')
  }
  if (p.crossing && p.kind !== 'bridge' && p.kind !== 'ford')
    say(`${at}/crossing`, 'only a bridge or a ford is a crossing', 'sense/crossing')
  if (p.coverFor !== undefined && p.cover === undefined) say(`${at}/coverFor`, 'serves only with a cover', 'sense/cover-for')
  if (p.fireOn !== undefined && p.kind !== 'village') say(`${at}/fireOn`, 'only a village has it', 'sense/village-only')
  if (p.ford !== undefined && p.kind !== 'stream' && p.kind !== 'river')
    say(`${at}/ford`, 'only streams and rivers may be forded', 'sense/ford')
  const outline = p.outline ?? (p.line && p.width !== undefined ? ribbon(p.line, p.width) : null)
  return outline ? { ...p, outline } : null
}

/** A seat's own part: the army and what it deploys. Null where either is beyond use; the faults say why. */
function readSide(raw: z.infer<typeof side>, at: string, armies: (id: string) => unknown, faults: Fault[]): SideSetup | null {
  const say = sayTo(faults)
  let army: Army | null = null
  const byId = typeof raw.army === 'string'
  const json = typeof raw.army === 'string' ? armies(raw.army) : raw.army
  if (json === undefined || json === null) {
    if (byId) say(`${at}/army`, ...noSuch('army', String(raw.army)))
    else say(`${at}/army`, 'is missing: an army or its id', 'sense/army-or-id')
  } else {
    const read = readArmy(json, byId ? '' : `${at}/army`)
    if (read.ok) army = read.value
    else if (!byId) faults.push(...read.error)
    else
      for (const f of read.error)
        say(
          `${at}/army`,
          `the army ${String(raw.army)} is faulty at ${f.path || 'its root'}: ${f.message}`,
          'sense/army-faulty',
          { army: String(raw.army), path: f.path || '/', why: sentenceOf(f) },
        )
  }
  // Either a zone, or poses by unit; a scenario that was read before has them under `units`.
  const d = raw.deploy
  const isObject = typeof d === 'object' && d !== null && !Array.isArray(d)
  if (!isObject) {
    say(`${at}/deploy`, 'needs a zone, or the poses of the units by their ids', 'sense/deploy')
    return null
  }
  if ('zone' in d) {
    const read = zone.safeParse(d, REPORT)
    if (!read.success) {
      faults.push(...faultsOf(read.error).map(f => ({ ...f, path: `${at}/deploy${f.path}` })))
      return null
    }
    if (polygonFault(read.data.zone)) say(`${at}/deploy/zone`, 'is not a simple polygon', 'sense/not-simple')
    return army ? { ...raw, army, deploy: read.data } : null
  }
  const inner = 'units' in d && Object.keys(d).length === 1
  const read = units.safeParse(inner ? d.units : d, REPORT)
  if (!read.success) {
    faults.push(...faultsOf(read.error).map(f => ({ ...f, path: `${at}/deploy${inner ? '/units' : ''}${f.path}` })))
    return null
  }
  return army ? { ...raw, army, deploy: { units: read.data } } : null
}

function sense(s: Parts, ground: readonly (Piece | null)[], say: Say): void {
  const seen = new Set<string>()
  s.ground.forEach((g, i) => {
    if (!g) return
    if (seen.has(g.id)) say(`/ground/${i}/id`, ...twice('id', g.id))
    seen.add(g.id)
  })
  const points = (a: Side) => ground.reduce((sum, g) => sum + (g?.objective?.[a] ?? 0), 0)
  for (const a of SIDES)
    if (points(a) > 100)
      say('/ground', `the objectives of ${a} give ${points(a)} points, more than 100 (16.2)`, 'sense/points', {
        side: a.toUpperCase(),
        count: points(a),
      })
  const late = (what: string, turn: number) => {
    if (turn > s.turns) say(`/rules/${what}/turn`, `there is no turn ${turn}`, 'sense/no-turn', { turn })
  }
  s.rules.initiative?.forEach((g, i) => {
    late(`initiative/${i}`, g.turn)
  })
  s.rules.command?.forEach((g, i) => {
    late(`command/${i}`, g.turn)
  })
  s.rules.reinforcements?.forEach((g, i) => {
    late(`reinforcements/${i}`, g.turn)
  })
  if (s.rules.objectives === 'secret')
    s.ground.forEach((g, i) => {
      if (g?.objective)
        say(`/ground/${i}/objective`, 'each side assigns its own points in secret (rules/objectives)', 'sense/secret-points')
    })
}

/**
 * Reads a scenario file with its armies: all faults at once, each with a pointer into the file. What comes out is whole (armies,
 * outlines of lines) and reads again to the same.
 */
export function readScenario(json: unknown, armies: (id: string) => unknown): Result<OoScenario, readonly Fault[]> {
  if (typeof json === 'object' && json !== null && 'campo' in json && typeof json.campo === 'number' && json.campo > 1)
    return err([{ path: '/campo', message: `this file is of a newer format (${json.campo}); this table reads 1`, code: 'newer' }])
  const read = scenario.safeParse(json, REPORT)
  const s = read.success ? read.data : partsOf(json)
  const faults: Fault[] = read.success ? [] : faultsOf(read.error)
  if (!s) return err(faults)
  const say = sayTo(faults)
  const pieces = s.ground.map((g, i) => g && readPiece(g, `/ground/${i}`, say))
  sense(s, pieces, say)
  const a = s.seats.a && readSide(s.seats.a, '/seats/a', armies, faults)
  const b = s.seats.b && readSide(s.seats.b, '/seats/b', armies, faults)
  const ground = pieces.filter(g => g !== null)
  // A piece that could not be read is no reason to say of those who name it that there is no such ground.
  const lost = ground.length < pieces.length
  const heard: Say = (path, ...words) => {
    if (!lost || !/\/(village|ground)$/.test(path)) say(path, ...words)
  }
  checkSeats({ table: s.table, ground, seats: { a, b }, rules: s.rules }, heard)
  if (!read.success || faults.length > 0 || !a || !b) return err(faults)
  const { note: _, ...frame } = read.data
  return ok({ ...frame, ground, seats: { a, b } })
}
