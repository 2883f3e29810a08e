/** What to draw, as data: the own units as columns on their points, roads and names as overlays, and the panel `camp` with all that a seat knows. */
import type { Body, Footprint, Name, Overlay, Phrase, Point, Show } from '../contract'
import { dateOf } from './battle'
import { nameOf } from './choices'
import { groundOf, KM, onTable } from './ground'
import { ARMS, other, SIDES, type Side, total } from './kinds'
import { placeOf } from './map'
import { alive } from './rules/where'
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
}

const BODY = { width: 3, depth: 1.6, apart: 1.8, beside: 1.6 } as const
/** Round a town: who holds it; round that, what is told of it. */
const RING = 1.7
const sizeOf = (view: CampView) => ({ width: view.map.size[0] / KM, depth: view.map.size[1] / KM })
export const tablePoint = (view: CampView, place: string): Point => onTable(view.map, placeOf(view.map, place).at)
const LOOKS = {
  a: {
    ipf: ['shako-infantry', 'sardinia-line'],
    cpf: ['cuirassier', 'sardinia-piemonte-reale'],
    apf: ['field-gun', 'sardinia-artillery'],
  },
  b: {
    ipf: ['shako-infantry', 'austria-1848-german'],
    cpf: ['hussar', 'austria-1848-hussar'],
    apf: ['field-gun', 'austria-1848-artillery'],
  },
} as const
/** A unit is shown by the arm that it has most of. */
function bodyOf(view: CampView, u: Unit, n: number): Body {
  const arm = ARMS.reduce((best, x) => (u.points[x] > u.points[best] ? x : best), 'ipf')
  const [kit, dress] = LOOKS[u.seat][arm]
  const [x, y] = tablePoint(view, u.at!)
  const facing = u.seat === 'a' ? 90 : 270
  const footprint: Footprint = {
    front: [x + (u.seat === 'a' ? -BODY.beside : BODY.beside), y - n * BODY.apart],
    facing,
    width: BODY.width,
    depth: BODY.depth,
  }
  return {
    id: u.id,
    seat: u.seat,
    kit,
    dress,
    name: nameOf(view, u),
    footprint,
    bases: [footprint],
    figures: 4,
    full: 4,
    states: u.moved ? ['moved'] : [],
    tag: { code: 'tag.campPoints', with: { value: total(u.points) } },
    selectable: true,
    group: `${u.seat}/${u.at}`,
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
/** What was last heard of an enemy point: how many and how long ago. It does not follow the enemy. */
function rumours(view: CampView, seat: Side | null): Overlay[] {
  if (!seat) return []
  const last = new Map(view.notes[seat].map(n => [n.at, n]))
  return [...last.values()].map(n => {
    const [x, y] = tablePoint(view, n.at)
    const age = view.turn - n.turn
    const code = n.kind === 'none' ? 'camp.map.somebody' : n.all === undefined ? 'camp.map.units' : 'camp.map.points'
    const text: Phrase = { code, with: { units: n.units ?? 0, count: n.all ?? (n.points ? total(n.points) : 0), age } }
    return circle(view, 'rumour', n.at, { tone: 'note', seat: other(seat), text, textAt: [x, y + RING + 1] }, RING + 0.7)
  })
}
function overlays(view: CampView, seat: Side | null): Overlay[] {
  const group = view.group?.units.flatMap(id => view.units[id]?.at ?? []) ?? []
  return [
    ...Object.entries(view.control).map(([place, holder]) => circle(view, 'held', place, { tone: 'note', seat: holder }, RING)),
    ...rumours(view, seat),
    ...[...new Set(group)].map(p => circle(view, 'group', p, { tone: 'command' }, RING + 0.4)),
    ...(view.contact
      ? [view.contact.at, ...view.contact.foes].map(p => circle(view, 'contact', p, { tone: 'target' }, RING + 0.4))
      : []),
    ...view.fights.map(f => circle(view, 'battle', f.at, { tone: 'target' }, RING + 1.1)),
    ...Object.keys(view.sieges).map(p => circle(view, 'siege', p, { tone: 'command' }, RING + 1.5)),
  ]
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
  }
  return {
    table: { ...sizeOf(view), north: 0 },
    ground: groundOf(view.map),
    bodies: mine.map(u => bodyOf(view, u, mine.filter(x => x.at === u.at).indexOf(u))),
    discs: [],
    overlays: overlays(view, seat),
    panels: { camp: panel },
    status: { turn: view.turn, turns: view.turns, phase: { code: `phase.camp_${view.phase}` }, seat: view.active },
  }
}
