/** What to draw, as data: bodies and their bases, ground, counters, overlays, the state of the turn, and the panel `oo`. */

import { atMost } from '../../geometry/tolerance'
import type { Disc, Ground, Id, Name, Phrase, Show, UnitId } from '../contract'
import { clockAt } from '../shared/clock'
import { middleOf } from './rules/bodies'
import { chiefOf, held, mayNotChange, orderTurns } from './rules/commanders'
import { commandGap } from './rules/commandRadius'
import { unplaced } from './rules/deploy'
import { judgeDues } from './rules/dues'
import { waitingToArrive } from './rules/ending/arrivals'
import { owing } from './rules/leastMove'
import { counterFor, holders, orderSaid } from './rules/orders'
import { fireOf, type OoFire } from './show/fire'
import { flightsOf, type OoFlight } from './show/flight'
import { meleeOf, type OoMelee } from './show/melee'
import { overlays } from './show/overlays'
import { type OoScore, scoreOf } from './show/score'
import { bodiesOf, volleySpent } from './showBodies'
import { type CommanderClass, type OoView, type Order, PHASES, type Phase, SIDES, type Side, type Unit } from './state'
import { orderPhrase } from './tell'

export interface OoRosterUnit {
  readonly id: UnitId
  readonly name: Name
  readonly kind: string
  readonly experience: string
  readonly formation: string
  /** Null: veiled; `strength` says what may be known. */
  readonly cp: number | null
  readonly cpStart: number
  readonly strength: 'full' | 'half' | 'gone'
  readonly place: Unit['place']
  readonly states: readonly string[]
  readonly detached: boolean
  /** Its own counter, where it has one. */
  readonly order: OoCounterLine | null
  /** cm from its general and his radius; null: none binds it. */
  readonly command: { readonly cm: number; readonly radius: number; readonly inside: boolean } | null
}
export interface OoCounterLine {
  readonly holder: Id
  readonly given: boolean
  /** Null: face down for this viewer. */
  readonly order: Order | null
  readonly phrase: Phrase | null
  readonly shown: boolean
  readonly laid: number
  /** Whether the viewer's side may change it now; else why not. */
  readonly may: boolean
  readonly why: Phrase | null
}
export interface OoRosterBrigade {
  readonly id: Id
  readonly seat: Side
  readonly name: Name
  readonly general: {
    readonly id: Id
    readonly name: Name
    readonly class: CommanderClass | null
    readonly attached: UnitId | null
    readonly fate: string
    /** 14 lost: the turn in which somebody takes his place. */
    readonly returns: number | null
  }
  readonly chief: boolean
  readonly radius: number
  readonly cp: number | null
  readonly cpStart: number
  readonly order: OoCounterLine | null
  readonly units: readonly OoRosterUnit[]
}
/** `panels['oo']`: what the panels of this game show. */
export interface OoPanel {
  readonly brigades: readonly OoRosterBrigade[]
  /** The phases of a turn in their order; `passes`: empty in this version. */
  readonly phases: readonly { readonly id: Phase; readonly now: boolean; readonly passes: boolean; readonly seat: Side | null }[]
  readonly first: Side | null
  readonly initiative: OoView['initiative']
  /** What the viewer's side must still move, with the least and the order that asks it. */
  readonly mustMove: readonly { readonly unit: UnitId; readonly least: number; readonly why: Phrase }[]
  /** By side: the class of its commander, the turns in which he may change orders, whether this is one. */
  readonly command: {
    readonly [seat in Side]: { readonly class: CommanderClass | null; readonly turns: readonly number[]; readonly now: boolean }
  }
  readonly couriers: readonly {
    readonly id: Id
    readonly seat: Side
    readonly to: Id
    readonly name: Name
    readonly arrives: number
    readonly order: Phrase | null
  }[]
  readonly places: readonly { readonly ground: Id; readonly name: Name; readonly at: readonly [number, number] }[]
  readonly unplaced: readonly Id[]
  readonly waiting: readonly Side[]
  /** Losses, objectives and the end (16). */
  readonly score: OoScore
  /** Everybody in flight, with the way he would go (13). */
  readonly flights: readonly OoFlight[]
  /** What may be fired at, and why not; worked out when it is read. */
  readonly fire: OoFire | null
  /** Charges, melees, counter-charges, break-throughs; worked out when it is read. */
  readonly melee: OoMelee | null
}

/** Set-up is over once turns are counted; what a scenario has no use for is not listed. */
function listed(view: OoView, phase: Phase): boolean {
  if (phase === 'over') return false
  if (phase === 'arrivals') return Object.values(view.brigades).some(b => b.arrives !== null)
  if (phase === 'objectives' && view.rules.objectives !== 'secret') return false
  return view.turn === 0 || !['terrain', 'objectives', 'deploy', 'firstOrders'].includes(phase)
}

/** One move is a quarter of an hour. */
const MINUTES = 15

/** The hour of the battle at the beginning of a turn, as an ISO time. */
export const clockOf = (start: { readonly date: string; readonly time: string }, turn: number): string =>
  clockAt(start, turn, MINUTES)

const phaseSeat = (view: OoView, phase: Phase): Side | null => {
  const first = view.first
  if (!first) return null
  const second = first === 'a' ? 'b' : 'a'
  if (['generals1', 'move1', 'finish1', 'evade2', 'fire1'].includes(phase)) return first
  return ['generals2', 'move2', 'finish2', 'evade1', 'fire2'].includes(phase) ? second : null
}

function counterLine(view: OoView, holder: Id): OoCounterLine | null {
  const counter = counterFor(view, holder)
  if (!counter) return null
  const seat = view.brigades[holder]?.seat ?? view.units[holder]!.seat
  const own = seat === view.viewer
  const orders = view.phase === 'firstOrders' || view.phase === 'orders'
  const refusal = !own ? null : view.phase === 'firstOrders' ? held(view, holder) : mayNotChange(view, seat, holder)
  const order = orderSaid(view, seat, counter)
  const param = order ? orderPhrase(view, order) : null
  return {
    holder,
    given: counter.given,
    order,
    phrase: param !== null && typeof param === 'object' && 'phrase' in param ? param.phrase : null,
    shown: counter.shown,
    laid: counter.laid,
    may: own && orders && refusal === null && view.waiting.includes(seat),
    why: refusal ? { code: `refusal.${refusal.code}`, ...(refusal.with ? { with: refusal.with } : {}) } : null,
  }
}

export const stateNames = (u: Unit): string[] => [
  ...(u.rout ? [u.rout] : []),
  ...(u.disorder ? ['disordered'] : []),
  ...(u.tired ? ['tired'] : []),
  ...(u.firstVolley ? ['firstVolley'] : []),
  ...(volleySpent(u) ? ['volleySpent'] : []),
  ...(u.use.fought !== null ? ['fighting'] : []),
  ...(u.use.charge ? ['charging'] : []),
  ...(u.use.evaded !== null ? ['evaded'] : []),
  ...(u.use.halted ? ['outOfRadius'] : []),
  ...(u.use.steps.length > 0 ? ['moved'] : []),
]

function rosterUnit(view: OoView, u: Unit): OoRosterUnit {
  const gap = commandGap(view, u)
  return {
    id: u.id,
    name: u.name,
    kind: u.kind,
    experience: u.experience,
    formation: u.formation,
    cp: u.cp,
    cpStart: u.cpStart,
    strength: u.strength,
    place: u.place,
    states: stateNames(u),
    detached: u.detached,
    order: u.counter ? counterLine(view, u.id) : null,
    command: gap && { ...gap, inside: atMost(gap.cm, gap.radius) },
  }
}

function roster(view: OoView): OoRosterBrigade[] {
  return Object.values(view.brigades).map(b => {
    const g = view.generals[b.general]!
    const units = b.units.map(id => rosterUnit(view, view.units[id]!))
    return {
      id: b.id,
      seat: b.seat,
      name: b.name,
      general: { id: g.id, name: g.name, class: g.class, attached: g.attached, fate: g.fate, returns: g.returns },
      chief: b.chief,
      radius: b.radius,
      cp: units.some(u => u.cp === null) ? null : units.reduce((t, u) => t + u.cp!, 0),
      cpStart: units.reduce((t, u) => t + u.cpStart, 0),
      order: b.chief ? null : counterLine(view, b.id),
      units,
    }
  })
}

function panel(view: OoView): OoPanel {
  const seat = view.viewer === 'a' || view.viewer === 'b' ? view.viewer : null
  const due = new Set(seat ? judgeDues(view, seat).refusals.map(r => r.at) : [])
  const must = seat ? owing(view, seat).filter(o => due.has(o.unit)) : []
  const command = (s: Side) => {
    const klass = chiefOf(view, s)?.class ?? null
    return {
      class: klass,
      turns: klass ? orderTurns(klass, view.turns) : [],
      now: view.phase === 'firstOrders' || holders(view, s).some(id => mayNotChange(view, s, id) === null),
    }
  }
  return {
    brigades: roster(view),
    phases: PHASES.filter(p => listed(view, p)).map(id => ({
      id,
      now: view.phase === id,
      passes: ['closing', 'recovery'].includes(id),
      seat: phaseSeat(view, id),
    })),
    first: view.first,
    initiative: view.initiative,
    mustMove: must.map(o => ({ unit: o.unit, least: o.least, why: o.why })),
    command: { a: command('a'), b: command('b') },
    couriers: Object.values(view.couriers).map(c => {
      const order = c.order ? orderPhrase(view, c.order) : null
      return {
        id: c.id,
        seat: c.seat,
        to: c.to,
        name: view.brigades[c.to]?.name ?? view.units[c.to]?.name ?? { it: c.to, en: c.to },
        arrives: c.arrives,
        order: order !== null && typeof order === 'object' && 'phrase' in order ? order.phrase : null,
      }
    }),
    places: view.ground
      .filter(
        g => g.name !== undefined && g.outline.length > 2 && ['village', 'hill', 'steepHill', 'wood', 'bridge'].includes(g.kind),
      )
      .map(g => ({ ground: g.id, name: g.name!, at: middle(g.outline) })),
    unplaced: seat ? (view.phase === 'arrivals' ? waitingToArrive(view, seat) : unplaced(view, seat)) : [],
    waiting: view.waiting,
    score: scoreOf(view),
    flights: flightsOf(view),
    get fire() {
      return fireOf(view)
    },
    get melee() {
      return meleeOf(view)
    },
  }
}
const middle = (outline: readonly (readonly [number, number])[]): [number, number] => [
  outline.reduce((t, p) => t + p[0], 0) / outline.length,
  outline.reduce((t, p) => t + p[1], 0) / outline.length,
]

/** Counters lie to the right of a general, or behind a regiment's right; face down unless the viewer may know them. */
function discs(view: OoView): Disc[] {
  return SIDES.flatMap(seat =>
    holders(view, seat).flatMap((id): Disc[] => {
      const counter = counterFor(view, id)
      const general = view.brigades[id] ? view.generals[view.brigades[id]!.general] : null
      const at = general ? general.point : view.units[id] ? middleOf(view.units[id]!) : null
      if (!counter?.given || !at) return []
      const away = seat === 'a' ? 1 : -1
      return [
        {
          id: `disc/${id}`,
          at: [at[0] + 2.2 * away, at[1] - 1.6 * away],
          seat,
          face: orderSaid(view, seat, counter)?.kind ?? null,
        },
      ]
    }),
  )
}

const toGround = (g: OoView['ground'][number]): Ground => ({
  id: g.id,
  kind: g.kind,
  outline: g.outline,
  ...(g.line ? { line: g.line } : {}),
  ...(g.width === undefined ? {} : { width: g.width }),
  ...(g.height === undefined ? {} : { height: g.height }),
  ...(g.name ? { name: g.name } : {}),
})

/** Everything that the table and the panels draw for this viewer. */
export function show(view: OoView): Show {
  const { width, depth, north } = view.table
  const seat = (view.interrupt ? null : phaseSeat(view, view.phase)) ?? (view.waiting.length === 1 ? view.waiting[0]! : null)
  return {
    table: { width, depth, ...(north === null ? {} : { north }) },
    ground: view.ground.map(toGround),
    bodies: bodiesOf(view),
    discs: discs(view),
    overlays: overlays(view),
    panels: { oo: panel(view) },
    status: {
      turn: view.turn,
      turns: view.turns,
      // While a move is interrupted, what is asked is the fire.
      phase: { code: `phase.${view.interrupt ? 'opportunity' : view.phase}` },
      seat,
      ...(view.rules.start ? { clock: clockOf(view.rules.start, view.turn) } : {}),
    },
  }
}
