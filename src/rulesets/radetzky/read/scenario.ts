/** A scenario file, read and checked. A log's header holds it whole: armies stand in it then, not their names. */
import { type Fault, pointer } from '../../../base/pointer'
import { err, ok, type Result } from '../../../base/result'
import { polygonFault } from '../../../geometry/polygon'
import type { Point, Scenario } from '../../contract'
import { faultsOf, inArmy, noSuch, REPORT, type Say, sayTo, twice } from '../../shared/faults'
import { ribbon } from '../../shared/ribbon'
import type { Army, GroupSetup, Piece, Place, RadScenario } from '../scenario'
import { readArmy } from './army'
import { cover, finite, id, name, order, pieceKind, point, polygon, pose, positive, text, turn, z } from './parts'

const piece = z.strictObject({
  id,
  kind: pieceKind,
  outline: z.optional(polygon),
  line: z.optional(z.array(point).check(z.minLength(2), z.maxLength(60))),
  width: z.optional(positive),
  height: z.optional(finite),
  name: z.optional(name),
  cover: z.optional(cover),
  holds: z.optional(z.enum(['base', 'half'])),
  village: z.optional(id),
  crossing: z.optional(positive),
  climb: z.optional(z.literal(true)),
})
const place = {
  zone: z.optional(polygon),
  arrives: z.optional(z.strictObject({ turn, y: finite, x: z.tuple([finite, finite]) })),
  pose: z.optional(pose),
  inside: z.optional(id),
}
const side = z.strictObject({
  army: z.union([text, z.looseObject({})]),
  groups: z.record(
    z.string(),
    z.strictObject({ ...place, order, hold: z.optional(turn), stay: z.optional(turn), waits: z.optional(z.array(text)) }),
  ),
  units: z.optional(z.record(z.string(), z.strictObject(place))),
  chief: pose,
})
const seat = z.enum(['a', 'b'])
const goal = z.union([
  z.strictObject({
    kind: z.literal('blocks'),
    seat,
    blocks: z.array(id),
    least: z.int().check(z.gte(1)),
    or: z.optional(z.array(id)),
  }),
  z.strictObject({ kind: z.literal('most'), blocks: z.array(id), tie: seat }),
  z.strictObject({ kind: z.literal('ground'), seat, clear: id, blocks: z.array(id) }),
  z.strictObject({ kind: z.literal('losses') }),
])
const scenario = z.strictObject({
  campo: z.literal(1),
  ruleset: z.literal('radetzky'),
  id,
  title: name,
  note: z.optional(name),
  /** Players may bring lists of their own: `roster/file.ts`. The game itself does not ask. */
  lists: z.optional(z.literal(true)),
  /** What of it is a reconstruction, for who chooses a battle. The game itself does not ask. */
  marks: z.optional(z.strictObject({ map: z.literal('reconstructed') })),
  table: z.optional(z.strictObject({ width: positive, depth: positive })),
  north: z.optional(finite),
  turns: turn,
  ground: z.array(piece).check(z.maxLength(120)),
  seats: z.strictObject({ a: side, b: side }),
  rules: z.strictObject({
    goal,
    leave: z.optional(z.strictObject({ seat, exit: id, from: turn, least: z.optional(finite) })),
    sectors: z.optional(z.array(finite).check(z.maxLength(6))),
    start: z.optional(
      z.strictObject({
        date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
        time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
      }),
    ),
  }),
})

type Read = z.infer<typeof scenario>

const TABLE = { width: 180, depth: 120 } as const
const OFF = 'lies off the table'
/** The edge itself is on the table. */
const off = (read: Pick<Read, 'table'>, [x, y]: readonly [number, number]): boolean => {
  const { width, depth } = read.table ?? TABLE
  return x < 0 || y < 0 || x > width || y > depth
}
/** Blocks are measured by their four sides: corner after corner one of x and y stays. */
const isBox = (o: readonly Point[]): boolean =>
  o.length === 4 &&
  o.every((p, i) => {
    const [q, r] = [o[(i + 1) % 4]!, o[(i + 2) % 4]!]
    return (p[0] === q[0] && q[1] === r[1] && p[1] !== q[1]) || (p[1] === q[1] && q[0] === r[0] && p[0] !== q[0])
  })

function pieces(read: Read, say: Say): Piece[] {
  const seen = new Set<string>()
  return read.ground.map((g, i): Piece => {
    const at = `/ground/${i}`
    if (seen.has(g.id)) say(`${at}/id`, ...twice('piece', g.id))
    seen.add(g.id)
    if (g.line && g.width === undefined) say(`${at}/width`, 'is missing: a line has a width', 'sense/line-width')
    if (!g.line && !g.outline) say(at, 'a piece has an outline, or a line and a width', 'sense/shape')
    const outline = g.line ? ribbon(g.line as readonly Point[], g.width ?? 1) : ((g.outline ?? []) as readonly Point[])
    if (outline.length >= 3 && polygonFault(outline) !== null)
      say(`${at}/${g.line ? 'line' : 'outline'}`, 'is no simple polygon', 'sense/not-simple')
    if (g.kind === 'block' && !isBox(outline))
      say(`${at}/outline`, 'a block is a rectangle whose sides run with the edges of the table', 'sense/block')
    const given = g.line ?? g.outline ?? []
    given.forEach((p, n) => {
      if (off(read, p)) say(`${at}/${g.line ? 'line' : 'outline'}/${n}`, OFF, 'sense/off-table')
    })
    return { ...g, outline, ...(g.kind === 'block' ? { cover: g.cover ?? 'masonry', holds: g.holds ?? 'base' } : {}) } as Piece
  })
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

function checkPlace(read: Read, p: Place, at: string, blocks: ReadonlySet<string>, say: Say): void {
  const ways = [p.zone, p.arrives, p.pose].filter(w => w !== undefined).length
  if (p.inside !== undefined && !blocks.has(p.inside)) say(`${at}/inside`, ...noSuch('block', p.inside))
  if (ways + (p.inside === undefined ? 0 : 1) === 0) say(at, 'needs a zone, an arrival, a pose or a block', 'sense/place')
  if (p.zone && polygonFault(p.zone)) say(`${at}/zone`, 'is no simple polygon', 'sense/not-simple')
  if (p.arrives && p.arrives.x[0] >= p.arrives.x[1]) say(`${at}/arrives/x`, 'runs from left to right', 'sense/left-to-right')
  p.zone?.forEach((q, i) => {
    if (off(read, q)) say(`${at}/zone/${i}`, OFF, 'sense/off-table')
  })
  if (p.pose && off(read, p.pose.front)) say(`${at}/pose/front`, OFF, 'sense/off-table')
  if (p.arrives)
    for (const i of [0, 1] as const) if (off(read, [p.arrives.x[i], p.arrives.y])) say(`${at}/arrives`, OFF, 'sense/off-table')
}

/** What decides the battle names what is there. */
function checkRules(read: Read, blocks: ReadonlySet<string>, known: ReadonlySet<string>, say: Say): void {
  const { goal, leave } = read.rules
  const at = '/rules/goal'
  if (goal.kind !== 'losses')
    goal.blocks.forEach((b, i) => {
      if (!blocks.has(b)) say(`${at}/blocks/${i}`, ...noSuch('block', b))
    })
  if (goal.kind === 'blocks') {
    goal.or?.forEach((b, i) => {
      if (!blocks.has(b)) say(`${at}/or/${i}`, ...noSuch('block', b))
    })
    if (goal.least > goal.blocks.length) say(`${at}/least`, 'is more than there are blocks', 'sense/least-blocks')
  }
  if (goal.kind === 'ground' && !known.has(goal.clear)) say(`${at}/clear`, 'there is no such ground', 'sense/no-ground')
  if (leave && !known.has(leave.exit)) say('/rules/leave/exit', 'there is no such ground', 'sense/no-ground')
  const lines = read.rules.sectors ?? []
  lines.forEach((x, i) => {
    if (off(read, [x, 0])) say(`/rules/sectors/${i}`, OFF, 'sense/off-table')
    else if (i > 0 && x <= lines[i - 1]!) say(`/rules/sectors/${i}`, 'sectors run from left to right', 'sense/left-to-right')
  })
}

/** Reads a scenario; `armies` answers an army's id with its file's JSON. All faults at once. */
export function readScenario(json: unknown, armies: (id: string) => unknown): Result<Scenario, readonly Fault[]> {
  const parsed = scenario.safeParse(json, REPORT)
  if (!parsed.success) return err(faultsOf(parsed.error))
  const read = parsed.data
  const faults: Fault[] = []
  const say = sayTo(faults)
  const ground = pieces(read, say)
  const blocks = new Set(ground.filter(g => g.kind === 'block').map(g => g.id))
  const known = new Set(ground.map(g => g.id))
  checkRules(read, blocks, known, say)
  const seats: { [seat: string]: unknown } = {}
  for (const key of ['a', 'b'] as const) {
    const s = read.seats[key]
    const at = `/seats/${key}`
    if (off(read, s.chief.front)) say(`${at}/chief/front`, OFF, 'sense/off-table')
    const army = armyOf(s.army, armies, `${at}/army`, faults)
    if (!army) continue
    const ids = new Set(army.groups.flatMap(g => g.units.map((_, i) => `${key}/${g.id}/${i + 1}`)))
    for (const g of army.groups)
      if (!s.groups[g.id]) say(`${at}/groups`, `the group ${g.id} has no place`, 'sense/no-place', { id: g.id })
    for (const [g, p] of Object.entries(s.groups)) {
      const where = at + pointer('groups', g)
      if (!army.groups.some(x => x.id === g)) say(where, ...noSuch('group', g))
      checkPlace(read, p as Place, where, blocks, say)
      p.waits?.forEach((w, i) => {
        if (w === g || !army.groups.some(x => x.id === w))
          say(`${where}/waits/${i}`, `there is no group ${w} to wait for`, 'sense/waits', { id: w })
      })
    }
    for (const [u, p] of Object.entries(s.units ?? {})) {
      const where = at + pointer('units', u)
      if (!ids.has(u)) say(where, ...noSuch('unit', u))
      checkPlace(read, p as Place, where, blocks, say)
    }
    const held = Object.entries(s.units ?? {}).flatMap(([u, p]) => (p.inside === undefined ? [] : [{ u, inside: p.inside }]))
    held.forEach((h, i) => {
      if (held.slice(0, i).some(p => p.inside === h.inside))
        say(`${at}${pointer('units', h.u)}/inside`, `the block ${h.inside} is taken`, 'sense/block-taken', { id: h.inside })
    })
    seats[key] = { army, groups: s.groups as { [id: string]: GroupSetup }, units: s.units ?? {}, chief: s.chief }
  }
  if (faults.length > 0) return err(faults)
  const { lists: _, marks: __, ...played } = read
  const whole = { ...played, table: read.table ?? TABLE, ground, seats } as unknown as RadScenario
  return ok(whole)
}
