/** What to draw, as data: counters and commanders on their hexes, ground, the grid, the turn, and the panel `risorgimento`. */

import { fromLocal } from '../../geometry/footprint'
import type { Body, BodyState, Footprint, HexSide, Id, Name, Overlay, Phrase, Show, UnitId } from '../contract'
import { clockOf } from './clock'
import { footprintOf, gridOf, groundOf, middleOf, outlineOf, sizeOf } from './layout'
import { at, board, onMap } from './rules/where'
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
export function statesOf(u: Counter, acts = false): BodyState[] {
  const out: BodyState[] = acts ? ['acting'] : []
  if (u.kind === 'artillery') out.push(u.formation === 'limbered' ? 'limbered' : 'unlimbered')
  if (u.formation === 'column') out.push('column')
  if (u.formation === 'skirmish') out.push('openOrder')
  if (u.isolated) out.push('leaderless')
  if (u.mark === 'test') out.push('firing')
  if (u.mark === 'stop') out.push('volleySpent')
  if (u.done) out.push('moved')
  return out
}
/** What the six sides of a counter are: skirmishers look all round, limbered guns nowhere, guns in battery have no flank (5.1). */
function sidesOf(view: SbView, u: Counter): readonly HexSide[] | undefined {
  if (u.formation === 'limbered') return undefined
  return board(view)
    .cell(u.hex!)!
    .near.map((_, d): HexSide => {
      const off = Math.min((d - u.facing + 6) % 6, (u.facing - d + 6) % 6)
      if (off <= 1 || u.formation === 'skirmish') return 'front'
      return off === 2 && u.kind !== 'artillery' ? 'flank' : 'rear'
    })
}
const ARMS = { infantry: 'foot', cavalry: 'horse', artillery: 'guns' } as const
const tag = (value: number, of: number): Phrase => ({ code: 'tag.sbStrength', with: { value, of } })

function counters(view: SbView): Body[] {
  return SIDES.flatMap(seat => onMap(view, seat)).map((u): Body => {
    const stack = at(view, u.hex!)
    const place = stack.indexOf(u)
    const footprint = footprintOf(view.map, u, place, stack.length)
    const full = FIGURES[u.kind]
    const sides = sidesOf(view, u)
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
      states: statesOf(u, view.acting?.units.includes(u.id) ?? false),
      tag: tag(u.sp - u.losses, u.sp),
      selectable: true,
      group: u.battalion,
      hex: { label: u.hex!, place, of: stack.length, ...(sides ? { sides } : {}) },
      counter: { arm: ARMS[u.kind], strength: u.sp - u.losses, of: u.sp },
    }
  })
}
function commanders(view: SbView): Body[] {
  const there = Object.values(view.commanders).filter(c => c.place === 'map' && c.hex !== null)
  return there.map((c): Body => {
    const beside = there.filter(x => x.hex === c.hex)
    const [x, y] = middleOf(view.map, c.hex!)
    // He rides behind the stack, clear of its base.
    const top = at(view, c.hex!)[0]
    const facing = top ? top.facing * 60 : c.seat === 'a' ? 60 : 240
    const middle: Footprint = { front: [x, y], facing, width: 0, depth: 0 }
    const along = 1.5 * (beside.indexOf(c) - (beside.length - 1) / 2)
    const footprint = { front: fromLocal(middle, [along, top ? -2.55 : 0.7]), facing, width: 1.35, depth: 1.35 }
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
      states: c.inCommand ? [] : ['leaderless'],
      selectable: true,
      hex: { label: c.hex!, place: 0, of: 1 },
      counter: { arm: 'commander' },
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
