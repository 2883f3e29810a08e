/** What to draw, as data: bases, ground, overlays, the state of the turn, and the panel `radetzky`. */

import { fromLocal } from '../../geometry/footprint'
import type {
  Body,
  BodyState,
  Footprint,
  Ground,
  GroundKind,
  Id,
  Name,
  Overlay,
  Phrase,
  Show,
  SideColour,
  SideColours,
  UnitId,
} from '../contract'
import { clockAt } from '../shared/clock'
import type { Nation } from './kinds'
import { bodyOf, isLight, middleOf, valueLeft } from './rules/bodies'
import { chiefBase, commandGap, commandOf, inRadius } from './rules/command'
import { owing } from './rules/duty'
import { isColumn } from './rules/fire'
import { breaksAt, lostValue } from './rules/victory'
import { type Group, type RadView, SIDES, type Side, type Unit } from './state'
import { COMMAND_RADIUS, HALF_BASE } from './tables'
import { calledOf } from './wings'

export interface RadRosterUnit {
  readonly id: UnitId
  readonly name: Name
  readonly kind: string
  readonly value: number
  readonly losses: number
  readonly place: Unit['place']
  readonly order: Unit['order']
  readonly states: readonly string[]
  /** The turn in which it comes in; null: it is there, or was. */
  readonly arrives: number | null
  /** Whether its command reaches it. */
  readonly inCommand: boolean
}
export interface RadRosterGroup {
  readonly id: Id
  readonly seat: Side
  readonly name: Name
  readonly general: Name
  readonly order: Group['order']
  readonly given: number
  readonly sector: number
  /** The groups whose retreat it waits for before it moves. */
  readonly waits: readonly Name[]
  readonly units: readonly RadRosterUnit[]
}
/** `panels['radetzky']`: what the panels of this game show. */
export interface RadPanel {
  readonly groups: readonly RadRosterGroup[]
  readonly chiefs: { readonly [s in Side]: RadRosterUnit | null }
  readonly sides: {
    readonly [s in Side]: { readonly title: Name; readonly whole: number; readonly lost: number; readonly breaks: number }
  }
  readonly phase: RadView['phase']
  readonly first: Side | null
  readonly active: Side | null
  readonly initiative: RadView['initiative']
  readonly mustMove: readonly UnitId[]
  readonly unplaced: readonly UnitId[]
  readonly waiting: readonly Side[]
}

const FIGURES: { readonly [arm in Unit['arm']]: number } = { line: 6, light: 3, cavalry: 3, guns: 4, command: 3, train: 2 }

/** two half bases side by side make a base. */
function basesOf(unit: Unit, body: Footprint): Footprint[] {
  const { width, depth } = unit.size
  if (unit.arm === 'guns' || unit.arm === 'command' || unit.arm === 'train' || width < 2 * HALF_BASE)
    return [{ ...body, front: fromLocal(body, [0, 0]), width, depth }]
  return [-1, 1].map(side => ({ front: fromLocal(body, [(side * width) / 4, 0]), facing: body.facing, width: width / 2, depth }))
}

export function statesOf(view: RadView, u: Unit): BodyState[] {
  const out: BodyState[] = []
  if (u.disordered) out.push('disordered')
  if (u.arm === 'guns') out.push(u.limbered ? 'limbered' : 'unlimbered')
  if (u.square !== null) out.push('square')
  if (isLight(u)) out.push('openOrder')
  if (u.inside !== null) out.push('inVillage')
  if (u.use.moved || u.use.recovered) out.push('moved')
  if (u.use.fired) out.push('firing')
  if (u.attacking) out.push('charging')
  if (u.square === null && u.use.road && isColumn(view, u)) out.push('column')
  if (view.sides[u.seat].chiefWith === u.id) out.push('attached')
  return out
}
const tagOf = (u: Unit): Phrase => ({
  code: u.opportunity ? 'tag.radReady' : 'tag.radValue',
  with: { value: valueLeft(u), of: u.value },
})

/** A base inside a block stands in its middle, looking out of the side that it shoots from. */
function drawn(view: RadView, u: Unit): Footprint {
  const body = bodyOf(view, u)!
  if (u.inside === null) return body
  const width = Math.min(body.width, u.size.width)
  return { ...body, front: fromLocal(body, [0, -Math.max(0, (body.depth - u.size.depth) / 2)]), width, depth: u.size.depth }
}

function bodies(view: RadView): Body[] {
  const seat = view.viewer === 'a' || view.viewer === 'b' ? view.viewer : null
  const must = new Set<string>(seat && view.phase === 'act' && view.active === seat ? owing(view, seat).map(u => u.id) : [])
  return Object.values(view.units)
    .filter(u => u.place === 'table' && u.pose)
    .map((u): Body => {
      const footprint = drawn(view, u)
      const bases = basesOf(u, footprint)
      const full = FIGURES[u.arm] * (u.arm === 'guns' || u.arm === 'command' || u.arm === 'train' ? 1 : bases.length)
      const share = u.value > 0 ? valueLeft(u) / u.value : 0
      const group = view.groups[u.group]
      const commands = u.arm === 'command' || (group !== undefined && commandOf(view, group)?.id === u.id)
      return {
        id: u.id,
        seat: u.seat,
        kit: u.kit,
        dress: u.dress,
        name: calledOf(u),
        footprint,
        bases,
        figures: Math.max(1, Math.round(full * share)),
        full,
        states: must.has(u.id) ? [...statesOf(view, u), 'mustMove'] : statesOf(view, u),
        tag: tagOf(u),
        selectable: true,
        group: u.group,
        ...(commands ? { radius: COMMAND_RADIUS } : {}),
      }
    })
}

const KINDS: { readonly [kind: string]: GroundKind } = { block: 'sector', exit: 'zone' }
/** How a piece looks: a hedge with cover of wood is a row of trees, a field with it a vineyard, an edge that disorders who climbs it a plateau's. */
const lookOf = (g: RadView['ground'][number]): GroundKind =>
  g.cover === 'wooden' && g.kind === 'hedge'
    ? 'treeRow'
    : g.cover === 'wooden' && g.kind === 'field'
      ? 'vineyard'
      : g.climb
        ? 'plateau'
        : (KINDS[g.kind] ?? (g.kind as GroundKind))
/** Of a village's sectors the first carries its name; the others are drawn without theirs. */
function nameOn(view: RadView, g: RadView['ground'][number]): Name | undefined {
  if (g.village === undefined) return g.name
  const first = view.ground.find(x => x.village === g.village)
  return first?.id === g.id ? view.ground.find(x => x.id === g.village)?.name : undefined
}
function toGround(view: RadView, g: RadView['ground'][number]): Ground {
  const name = nameOn(view, g)
  return {
    id: g.id,
    kind: lookOf(g),
    outline: g.outline,
    ...(g.line ? { line: g.line } : {}),
    ...(g.width === undefined ? {} : { width: g.width }),
    ...(g.height === undefined ? {} : { height: g.height }),
    ...(name ? { name } : {}),
  }
}

function rosterUnit(view: RadView, u: Unit): RadRosterUnit {
  const cm = u.place === 'table' ? commandGap(view, u) : null
  return {
    id: u.id,
    name: calledOf(u),
    kind: u.kind,
    value: u.value,
    losses: u.losses,
    place: u.place,
    order: u.order,
    states: statesOf(view, u),
    arrives: u.place === 'reserve' ? (u.arrives?.turn ?? null) : null,
    inCommand: cm === null || inRadius(cm),
  }
}

function panel(view: RadView): RadPanel {
  const seat = view.viewer === 'a' || view.viewer === 'b' ? view.viewer : null
  const chief = (s: Side) => {
    const base = chiefBase(view, s)
    return base ? rosterUnit(view, base) : null
  }
  const side = (s: Side) => ({
    title: view.sides[s].title,
    whole: view.sides[s].whole,
    lost: lostValue(view, s),
    breaks: breaksAt(view, s),
  })
  return {
    groups: Object.values(view.groups).map(g => ({
      id: g.id,
      seat: g.seat,
      name: g.name,
      general: g.general,
      order: g.order,
      given: g.given,
      sector: g.sector,
      waits: (g.waits ?? []).flatMap(id => view.groups[id]?.name ?? []),
      units: g.units
        .map(id => view.units[id]!)
        .filter(u => u.place !== 'joined')
        .map(u => rosterUnit(view, u)),
    })),
    chiefs: { a: chief('a'), b: chief('b') },
    sides: { a: side('a'), b: side('b') },
    phase: view.phase,
    first: view.first,
    active: view.active,
    initiative: view.initiative,
    mustMove: seat && view.phase === 'act' && view.active === seat ? owing(view, seat).map(u => u.id) : [],
    unplaced: Object.values(view.units)
      .filter(u => u.seat === seat && u.place === 'hand')
      .map(u => u.id),
    waiting: view.waiting,
  }
}

function overlays(view: RadView): Overlay[] {
  const out: Overlay[] = []
  if (view.phase === 'setUp')
    for (const seat of SIDES) {
      const zones = new Set(
        Object.values(view.units).flatMap(u => (u.seat === seat && u.place === 'hand' && u.zone ? [u.zone] : [])),
      )
      let i = 0
      for (const polygon of zones)
        out.push({
          id: `zone/${seat}/${i++}`,
          kind: 'region',
          tone: 'note',
          seat,
          polygon,
          text: { code: 'overlay.radZone' },
          minor: true,
        })
    }
  if (view.interrupt) {
    const target = view.units[view.interrupt.target]
    const at = target ? middleOf(view, target) : null
    if (at) out.push({ id: 'interrupt', kind: 'circle', tone: 'target', centre: at, radius: 5 })
  }
  return out
}

/** One turn is twenty minutes. */
const MINUTES = 20
export const clockOf = (start: { readonly date: string; readonly time: string }, turn: number): string =>
  clockAt(start, turn, MINUTES)

const COLOURS: { readonly [n in Nation]: SideColour } = { austria: 'white', sardinia: 'savoy' }
/** Each side in the colour of its nation; of one nation against itself, as where a game names no colours. */
function coloursOf(view: RadView): { readonly sides?: SideColours } {
  const [a, b] = [COLOURS[view.sides.a.nation], COLOURS[view.sides.b.nation]]
  return a === b ? {} : { sides: { a, b } }
}

/** Everything that the table and the panels draw for this viewer. */
export function show(view: RadView): Show {
  const { width, depth, north } = view.table
  return {
    table: { width, depth, ...(north === null ? {} : { north }) },
    ground: view.ground.filter(g => g.kind !== 'village').map(g => toGround(view, g)),
    bodies: bodies(view),
    discs: [],
    overlays: overlays(view),
    ...coloursOf(view),
    panels: { radetzky: panel(view) },
    status: {
      turn: view.turn,
      turns: view.turns,
      phase: { code: `phase.${view.phase}` },
      seat: view.waiting.length === 1 ? view.waiting[0]! : view.active,
      ...(view.rules.start ? { clock: clockOf(view.rules.start, view.turn) } : {}),
    },
  }
}
