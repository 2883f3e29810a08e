/** What to draw, as data: the own units as columns on their points, roads and names as overlays, and the panel `camp` with all that a seat knows. */
import type { Body, Footprint, Name, Overlay, Point, Show } from '../contract'
import { dateOf } from './battle'
import { nameOf } from './choices'
import { groundOf, KM, onTable } from './ground'
import { ARMS, other, SIDES, type Side, total } from './kinds'
import { placeOf } from './map'
import { type March, marches } from './rules/marches'
import { alive, fightAt } from './rules/where'
import { spotsOf } from './spots'
import type { CampView, Ended, Leader, Note, Siege, Unit } from './state'

/** `panels['camp']`: what the panels and the board of this game show. */
export interface CampPanel {
  readonly seat: Side | null
  /** The first day of each turn, `1809-04-10`. */
  readonly dates: readonly string[]
  readonly weather: CampView['weather']
  readonly first: Side | null
  readonly active: Side | null
  readonly map: CampView['map']
  readonly control: CampView['control']
  readonly units: readonly (Unit & { readonly name: Name })[]
  readonly leaders: readonly Leader[]
  readonly group: CampView['group']
  /** From where the group on the march stands: the quickest way to every point. */
  readonly marches: readonly March[]
  readonly contact: CampView['contact']
  readonly fights: CampView['fights']
  /** Accounts of the battles of tables: lines of both sides, of the enemy nothing but what he brought. */
  readonly ledgers: CampView['ledgers']
  readonly beaten: CampView['beaten']
  readonly sieges: readonly Siege[]
  readonly garrisons: CampView['garrisons']
  readonly notes: readonly Note[]
  readonly pool: CampView['pool'][Side]
  readonly points: CampView['points']
  readonly marks: CampView['marks']
  readonly ended: Ended | null
  /** From where the level of a victory is counted: the historical difference, or nought. */
  readonly par: number
}

/** A corps is a short marching column. Three stand one behind the other beside their point, further ones in a second row, and so on. */
const BODY = { width: 1.5, depth: 2.6, apart: 1.75, beside: 1.5, row: 2.9, rows: 3, bases: 2 } as const
/** Round a town: who holds it; round that, what is told of it. */
const RING = 1.7
const sizeOf = (view: CampView) => ({ width: view.map.size[0] / KM, depth: view.map.size[1] / KM })
export const tablePoint = (view: CampView, place: string): Point => onTable(view.map, placeOf(view.map, place).at)
const LOOKS = {
  a: {
    ipf: ['shako-infantry', 'france-1809-line'],
    cpf: ['helmet-horse', 'france-1809-cuirassier'],
    apf: ['field-gun', 'france-1809-artillery'],
  },
  b: {
    ipf: ['helmet-infantry', 'austria-1809-german'],
    cpf: ['hussar', 'austria-1809-hussar'],
    apf: ['field-gun', 'austria-1809-artillery'],
  },
} as const
/** A unit is shown by the arm that it has most of. */
function bodyOf(view: CampView, u: Unit, n: number): Body {
  const arm = ARMS.reduce((best, x) => (u.points[x] > u.points[best] ? x : best), 'ipf')
  const [kit, dress] = LOOKS[u.seat][arm]
  const [x, y] = tablePoint(view, u.at!)
  // France comes from the west, Austria from the east.
  const west = u.seat === 'a'
  const facing = west ? 90 : 270
  const off = BODY.beside + Math.floor(n / BODY.rows) * BODY.row
  const line = ((n % BODY.rows) - 1) * BODY.apart
  const at = (back: number): Point => [west ? x - off - back : x + off + back, y - line]
  const footprint: Footprint = { front: at(0), facing, width: BODY.width, depth: BODY.depth }
  const depth = BODY.depth / BODY.bases
  const bases = Array.from({ length: BODY.bases }, (_, i): Footprint => ({ ...footprint, front: at(i * depth), depth }))
  return {
    id: u.id,
    seat: u.seat,
    kit,
    dress,
    name: nameOf(view, u),
    footprint,
    bases,
    figures: 4,
    full: 4,
    states: [
      ...(u.moved ? (['moved'] as const) : []),
      ...(view.phase === 'move' && view.group?.units.includes(u.id) ? (['acting'] as const) : []),
    ],
    tag: { code: 'tag.campPoints', with: { value: total(u.points) } },
    selectable: true,
    group: `${u.seat}/${u.at}`,
    spot: u.at!,
  }
}
const circle = (
  view: CampView,
  id: string,
  place: string,
  more: Partial<Overlay> & Pick<Overlay, 'tone'>,
  radius: number,
): Overlay => ({
  ...more,
  id: `${id}/${place}`,
  kind: 'circle',
  centre: tablePoint(view, place),
  radius,
})
/** Where an enemy was last heard of; its point says how many and how long ago (`spots.ts`). */
function rumours(view: CampView, seat: Side | null): Overlay[] {
  if (!seat) return []
  return [...new Set(view.notes[seat].map(n => n.at))].map(p =>
    circle(view, 'rumour', p, { tone: 'target', seat: other(seat) }, RING + 0.7),
  )
}
function overlays(view: CampView, seat: Side | null): Overlay[] {
  const group = view.group?.units.flatMap(id => view.units[id]?.at ?? []) ?? []
  return [
    ...Object.entries(view.control).map(([place, holder]) =>
      circle(view, 'held', place, { tone: holder === 'a' ? 'measure' : 'note', seat: holder }, RING),
    ),
    ...rumours(view, seat),
    ...[...new Set(group)].map(p => circle(view, 'group', p, { tone: 'command' }, RING + 0.4)),
    ...(view.contact
      ? [view.contact.at, ...view.contact.foes].map(p => circle(view, 'contact', p, { tone: 'target' }, RING + 0.4))
      : []),
    ...view.fights.map(f => circle(view, 'battle', f.at, { tone: 'target' }, RING + 1.1)),
    ...Object.keys(view.sieges).map(p => circle(view, 'siege', p, { tone: 'command' }, RING + 1.5)),
  ]
}

/** The ways that stand open as far as that side knows: not through an enemy whom it met in this turn. */
function marchesOf(view: CampView, seat: Side | null): readonly March[] {
  const units = seat ? (view.group?.units ?? []).flatMap(id => view.units[id] ?? []) : []
  return marches(view, units, p => fightAt(view, p) !== null || view.seen.some(x => x.seat === seat && x.at === p))
}

/** Everything that the table and the panels draw for this viewer. */
export function show(view: CampView): Show {
  const seat = view.viewer === 'a' || view.viewer === 'b' ? view.viewer : null
  const mine = SIDES.flatMap(s => alive(view, s))
  const panel: CampPanel = {
    seat,
    dates: Array.from({ length: view.turns }, (_, i) => dateOf(view, i + 1)),
    weather: view.weather,
    first: view.first,
    active: view.active,
    map: view.map,
    control: view.control,
    units: mine.map(u => ({ ...u, name: nameOf(view, u) })),
    leaders: Object.values(view.leaders),
    group: view.group,
    marches: marchesOf(view, seat),
    contact: view.contact,
    fights: view.fights,
    ledgers: view.ledgers,
    beaten: view.beaten,
    sieges: Object.values(view.sieges),
    garrisons: view.garrisons,
    notes: seat ? view.notes[seat] : [],
    pool: seat ? view.pool[seat] : [],
    points: view.points,
    marks: view.marks,
    ended: view.ended,
    par: view.options.par === 'zero' ? 0 : view.rules.par,
  }
  return {
    table: { ...sizeOf(view), north: 0 },
    ground: groundOf(view.map),
    bodies: mine.map(u => bodyOf(view, u, mine.filter(x => x.at === u.at).indexOf(u))),
    discs: [],
    overlays: overlays(view, seat),
    spots: spotsOf(view),
    panels: { camp: panel },
    status: { turn: view.turn, turns: view.turns, phase: { code: `phase.camp_${view.phase}` }, seat: view.active },
  }
}
