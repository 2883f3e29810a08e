/** What to draw, as data: the own units as columns on their points, roads and names as overlays, and the panel `camp` with all that a seat knows. */
import type { Body, Footprint, Name, Overlay, Point, Show } from '../contract'
import { dateOf } from './battle'
import { nameOf } from './choices'
import { ARMS, SIDES, type Side, total } from './kinds'
import { placeOf } from './map'
import { alive } from './rules/where'
import type { CampView, Ended, Leader, Note, Siege, Unit } from './state'

/** `panels['camp']`: what the panels and the board of this game show. */
export interface CampPanel {
  readonly seat: Side | null
  readonly date: string
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
  readonly beaten: CampView['beaten']
  readonly sieges: readonly Siege[]
  readonly garrisons: CampView['garrisons']
  readonly notes: readonly Note[]
  readonly pool: CampView['pool'][Side]
  readonly points: CampView['points']
  readonly marks: CampView['marks']
  readonly ended: Ended | null
}

/** Kilometres of the map to a centimetre of the table. */
const KM = 5
const BODY = { width: 3, depth: 1.6, apart: 1.8 } as const
const sizeOf = (view: CampView) => ({ width: view.map.size[0] / KM, depth: view.map.size[1] / KM })
export const tablePoint = (view: CampView, place: string): Point => {
  const [x, y] = placeOf(view.map, place).at
  return [x / KM, (view.map.size[1] - y) / KM]
}
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
    front: [x + (u.seat === 'a' ? 1 : -1), y - n * BODY.apart],
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
function overlays(view: CampView): Overlay[] {
  const roads: Overlay[] = view.map.links.map(l => ({
    id: `road/${l.ends.join('-')}`,
    kind: 'line',
    tone: 'note',
    points: l.ends.map(e => tablePoint(view, e)),
  }))
  const circle = (id: string, place: string, tone: Overlay['tone']): Overlay => ({
    id: `${id}/${place}`,
    kind: 'circle',
    tone,
    centre: tablePoint(view, place),
    radius: 1.5,
  })
  return [
    ...roads,
    ...(view.contact ? [view.contact.at, ...view.contact.foes].map(p => circle('contact', p, 'target')) : []),
    ...view.fights.map(f => circle('battle', f.at, 'target')),
    ...Object.keys(view.sieges).map(p => circle('siege', p, 'command')),
  ]
}

/** Everything that the table and the panels draw for this viewer. */
export function show(view: CampView): Show {
  const seat = view.viewer === 'a' || view.viewer === 'b' ? view.viewer : null
  const mine = SIDES.flatMap(s => alive(view, s))
  const panel: CampPanel = {
    seat,
    date: dateOf(view, view.turn),
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
    ground: [],
    bodies: mine.map(u => bodyOf(view, u, mine.filter(x => x.at === u.at).indexOf(u))),
    discs: [],
    overlays: overlays(view),
    panels: { camp: panel },
    status: { turn: view.turn, turns: view.turns, phase: { code: `phase.camp_${view.phase}` }, seat: view.active },
  }
}
