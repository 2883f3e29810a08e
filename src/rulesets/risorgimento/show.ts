/** What to draw, as data: counters and commanders on their hexes, ground, the grid, the turn, and the panel `risorgimento`. */
import type { Body, BodyState, Footprint, Id, Name, Overlay, Phrase, Show, UnitId } from '../contract'
import { clockOf } from './clock'
import { footprintOf, gridOf, groundOf, middleOf, outlineOf, sizeOf } from './layout'
import { at, onMap } from './rules/where'
import { type Commander, type Counter, type SbView, SIDES, type Side } from './state'

export interface SbRosterUnit {
  readonly id: UnitId
  readonly name: Name
  readonly place: Counter['place']
  readonly hex: string | null
  readonly left: number
  readonly sp: number
  readonly formation: Counter['formation']
  readonly mark: Counter['mark']
  readonly isolated: boolean
  readonly done: boolean
  readonly enters: Counter['enters']
  readonly rallied: number
}
export interface SbRosterBattalion {
  readonly id: Id
  readonly seat: Side
  readonly name: Name
  readonly commander: string | null
  readonly units: readonly SbRosterUnit[]
}
/** `panels['risorgimento']`: what the panels of this game show. */
export interface SbPanel {
  readonly battalions: readonly SbRosterBattalion[]
  readonly commanders: readonly Commander[]
  readonly phase: SbView['phase']
  readonly active: Side | null
  readonly marker: string | null
  readonly acting: readonly UnitId[]
  /** How many markers each side has in the cup; its own are named. */
  readonly cup: SbView['cup']
  readonly scattered: { readonly [s in Side]: number }
  readonly waiting: readonly Side[]
  /** Map and values are rebuilt and not the printed ones. */
  readonly reconstructed: true
}

const FIGURES: { readonly [k in Counter['kind']]: number } = { infantry: 4, cavalry: 2, artillery: 3 }
export function statesOf(u: Counter): BodyState[] {
  const out: BodyState[] = []
  if (u.kind === 'artillery') out.push(u.formation === 'limbered' ? 'limbered' : 'unlimbered')
  if (u.formation === 'column') out.push('column')
  if (u.formation === 'skirmish') out.push('openOrder')
  if (u.isolated) out.push('leaderless')
  if (u.mark === 'test') out.push('firing')
  if (u.mark === 'stop') out.push('volleySpent')
  if (u.done) out.push('moved')
  return out
}
const tag = (value: number, of: number): Phrase => ({ code: 'tag.sbStrength', with: { value, of } })

function counters(view: SbView): Body[] {
  return SIDES.flatMap(seat => onMap(view, seat)).map((u): Body => {
    const stack = at(view, u.hex!)
    const footprint = footprintOf(view.map, u, stack.indexOf(u), stack.length)
    const full = FIGURES[u.kind]
    return {
      id: u.id,
      seat: u.seat,
      kit: u.kit,
      dress: u.dress,
      name: u.name,
      footprint,
      bases: [footprint],
      figures: Math.max(1, Math.round((full * (u.sp - u.losses)) / u.sp)),
      full,
      states: statesOf(u),
      tag: tag(u.sp - u.losses, u.sp),
      selectable: true,
      group: u.battalion,
    }
  })
}
function commanders(view: SbView): Body[] {
  const there = Object.values(view.commanders).filter(c => c.place === 'map' && c.hex !== null)
  return there.map((c): Body => {
    const beside = there.filter(x => x.hex === c.hex)
    const [x, y] = middleOf(view.map, c.hex!)
    const front: Footprint['front'] = [x - 2.4 + 1.2 * beside.indexOf(c), y - 2.4]
    const footprint = { front, facing: c.seat === 'a' ? 60 : 240, width: 1, depth: 1 }
    return {
      id: c.id,
      seat: c.seat,
      kit: 'general',
      dress: c.dress,
      name: c.name,
      footprint,
      bases: [footprint],
      figures: 1,
      full: 1,
      states: [],
      selectable: true,
    }
  })
}

function overlays(view: SbView): Overlay[] {
  const out: Overlay[] = []
  const mark = (id: string, hex: string, tone: Overlay['tone']) =>
    out.push({ id, kind: 'region', tone, polygon: outlineOf(view.map, hex) })
  if (view.acting?.hex) mark('acting', view.acting.hex, 'command')
  if (view.react) mark('target', view.react.at, 'target')
  if (view.melee) mark('melee', view.melee.hex, 'target')
  for (const hex of view.rules.goal.hold?.hexes ?? []) mark(`goal/${hex}`, hex, 'note')
  return out
}

function panel(view: SbView): SbPanel {
  const scattered = (seat: Side) => Object.values(view.units).filter(u => u.seat === seat && u.place === 'scattered').length
  return {
    battalions: Object.values(view.battalions).map(b => ({
      id: b.id,
      seat: b.seat,
      name: b.name,
      commander: b.commander,
      units: b.counters.map(id => {
        const u = view.units[id]!
        const { name, place, hex, sp, formation, mark, isolated, done, enters, rallied } = u
        return { id, name, place, hex, left: sp - u.losses, sp, formation, mark, isolated, done, enters, rallied }
      }),
    })),
    commanders: Object.values(view.commanders),
    phase: view.phase,
    active: view.active,
    marker: view.marker,
    acting: view.acting?.units ?? [],
    cup: view.cup,
    scattered: { a: scattered('a'), b: scattered('b') },
    waiting: view.waiting,
    reconstructed: true,
  }
}

/** Everything that the table and the panels draw for this viewer. */
export function show(view: SbView): Show {
  return {
    table: { ...sizeOf(view.map), north: 0 },
    ground: groundOf(view.map),
    bodies: [...counters(view), ...commanders(view)],
    discs: [],
    overlays: overlays(view),
    hexes: gridOf(view.map),
    panels: { risorgimento: panel(view) },
    status: {
      turn: view.turn,
      turns: view.turns,
      phase: { code: `phase.${view.phase}` },
      seat: view.waiting.length === 1 ? view.waiting[0]! : view.active,
      clock: clockOf(view.rules.start, view.turn),
    },
  }
}
