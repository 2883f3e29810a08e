/**
 * What a seat may see: with `seenEvent` the only place that hides. Hidden from the enemy and from spectators are the faces of
 * counters that were not shown, what couriers carry, everything behind a screen until both sides have confirmed, and, where the
 * option says so, exact CP.
 */
import type { Id, Viewer } from '../contract'
import type { TurnLoss } from './combat'
import type { OoEvent } from './events'
import { footprintOf } from './rules/bodies'
import { totalOf } from './rules/ending/losses'
import { unseenIds } from './rules/ending/unseen'
import { freshUse } from './setup'
import type { Brigade, Counter, Courier, General, OoSeen, OoState, OoView, Side, Unit } from './state'

/** Whether the screen of that side still stands: it places in secret. */
export const screened = (seen: Pick<OoSeen, 'phase' | 'sides'>, seat: Side): boolean =>
  seen.sides[seat].zone !== null && (seen.phase === 'terrain' || seen.phase === 'objectives' || seen.phase === 'deploy')

/** Whether what belongs to that brigade stands behind its side's screen: not one that must be set up before it. */
const behind = (s: Pick<OoSeen, 'phase' | 'sides' | 'brigades'>, seat: Side, brigade: Id): boolean =>
  screened(s, seat) && s.brigades[brigade]?.shown !== true

const face = (c: Counter): Counter => (c.shown || c.order === null ? c : { ...c, order: null })

/** A unit as the enemy sees it stays the same object as long as the unit does: what is worked out from it is kept with it. */
const cuts = new WeakMap<Unit, { readonly screen: boolean; readonly veil: boolean; readonly seen: Unit }>()
function unitSeen(s: OoState, u: Unit): Unit {
  const screen = behind(s, u.seat, u.brigade)
  const veil = s.options.enemyCp === 'veiled' && u.cp !== 0
  const had = cuts.get(u)
  if (had && had.screen === screen && had.veil === veil) return had.seen
  const seen = cutUnit(u, screen, veil)
  cuts.set(u, { screen, veil, seen })
  return seen
}
function cutUnit(u: Unit, screen: boolean, veil: boolean): Unit {
  const shot = u.use.shot && { ...u.use.shot, cp: null }
  const veiled = veil ? { cp: null, use: { ...u.use, shot } } : {}
  const counter = u.counter ? face(u.counter) : null
  if (!screen) return !veil && counter === u.counter ? u : { ...u, ...veiled, counter }
  const formation = u.troop === 'artillery' ? 'battery' : 'line'
  return { ...u, ...veiled, counter, pose: null, village: null, formation, use: freshUse(null, formation) }
}

const map = <T>(record: { readonly [id: Id]: T }, f: (t: T) => T): { readonly [id: Id]: T } =>
  Object.fromEntries(Object.entries(record).map(([id, t]) => [id, f(t)]))

/** 16.2: assigned in secret, until the battle is over. */
const objectivesSeen = (s: OoState, seat: Side) =>
  s.ended !== null || s.rules.objectives !== 'secret' ? s.sides[seat].objectives : null

/** CP lost are counted only by those who may know them (option `enemyCp`), until the battle is over. */
const lossesSeen = (s: Pick<OoState, 'options'>, viewer: Viewer, t: TurnLoss): TurnLoss =>
  s.options.enemyCp === 'veiled'
    ? { turn: t.turn, lost: { a: viewer === 'a' ? t.lost.a : null, b: viewer === 'b' ? t.lost.b : null } }
    : t

/** Without what comes in secret and has not come yet. */
function known(s: OoState, viewer: Viewer): OoState {
  const hidden = unseenIds(s, viewer)
  if (!hidden) return s
  const without = <T>(record: { readonly [id: Id]: T }) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => !hidden.has(id)))
  const couriers = Object.fromEntries(Object.entries(s.couriers).filter(([, c]) => !hidden.has(c.to)))
  return { ...s, units: without(s.units), brigades: without(s.brigades), generals: without(s.generals), couriers }
}

/** The state as that viewer has it. */
export function view(whole: OoState, viewer: Viewer): OoView {
  const s = known(whole, viewer)
  const own = (seat: Side) => seat === viewer
  return {
    ...s,
    viewer,
    units: map(s.units, u => (own(u.seat) ? u : unitSeen(s, u))),
    brigades: map(s.brigades, (b: Brigade) => (own(b.seat) ? b : { ...b, counter: face(b.counter) })),
    generals: map(s.generals, (g: General) =>
      own(g.seat) || !behind(s, g.seat, g.brigade) ? g : { ...g, point: null, start: null },
    ),
    sides: {
      a: own('a') ? s.sides.a : { ...s.sides.a, objectives: objectivesSeen(s, 'a') },
      b: own('b') ? s.sides.b : { ...s.sides.b, objectives: objectivesSeen(s, 'b') },
    },
    losses: s.ended ? s.losses : s.losses.map(t => lossesSeen(s, viewer, t)),
    couriers: map(s.couriers, (c: Courier) => (own(c.seat) ? c : { ...c, order: null })),
  }
}

/** The CP of both sides as far as a viewer knows of them. */
const totalsKnown = (s: OoState, viewer: Viewer): { readonly a: number; readonly b: number } => {
  const of = known(s, viewer)
  return { a: totalOf(of, 'a'), b: totalOf(of, 'b') }
}

/** An event as that viewer may know it; null: nothing of it. */
export function seenEvent(e: OoEvent, before: OoState, viewer: Viewer): OoEvent | null {
  const hidden = unseenIds(before, viewer)
  if (hidden) {
    // That it comes is told; whatever else befalls it before is not.
    const came = e.type === 'Placed' && before.phase === 'arrivals'
    const of = 'courier' in e ? e.courier.to : 'to' in e ? e.to : 'unit' in e ? e.unit : 'id' in e ? e.id : null
    if (!came && typeof of === 'string' && hidden.has(of)) return null
    if (e.type === 'LossesCounted')
      return { ...e, losses: lossesSeen(before, viewer, e.losses), total: totalsKnown(before, viewer) }
  }
  switch (e.type) {
    case 'DiceRolled': {
      const { after: _, ...rest } = e
      return rest
    }
    case 'OrderLaid':
    case 'Detached':
      return e.seat === viewer ? e : { ...e, order: null }
    case 'CourierSent':
      return e.seat === viewer ? e : { ...e, courier: { ...e.courier, order: null } }
    case 'CourierArrived':
      return e.seat === viewer ? e : { ...e, order: null }
    case 'OrderFulfilled':
      return e.seat === viewer ? e : null
    case 'ObjectivesSet':
      return e.seat === viewer ? e : { ...e, points: null }
    case 'LossesCounted':
      return { ...e, losses: lossesSeen(before, viewer, e.losses) }
    case 'Placed':
      return e.seat === viewer || !behind(before, e.seat, before.units[e.id]?.brigade ?? before.generals[e.id]?.brigade ?? '')
        ? e
        : null
    case 'Excused':
      // That it had to move tells its order.
      return e.seat === viewer ? e : null
    case 'CpLost':
      return before.options.enemyCp === 'veiled' && before.units[e.unit]?.seat !== viewer ? null : e
    case 'CounterCharged':
      return before.options.enemyCp === 'veiled' && before.units[e.unit]?.seat !== viewer ? { ...e, cp: null } : e
    case 'RulingMade':
      return { ...e, set: e.set.map(entry => ruled(entry, before, viewer)) }
    default:
      return e
  }
}

/** A ruling is told to both seats, but what is hidden stays hidden: a counter's face, veiled CP, what stands behind the screen. */
function ruled(entry: { readonly [key: string]: unknown }, before: OoState, viewer: Viewer): { readonly [key: string]: unknown } {
  const id = entry.unit as string
  const owner = before.units[id]?.seat ?? before.brigades[id]?.seat
  if (!owner || owner === viewer) return entry
  const hidden = [
    'order',
    ...(before.options.enemyCp === 'veiled' ? ['cp'] : []),
    ...(screened(before, owner) ? ['pose', 'formation', 'village'] : []),
  ]
  return Object.fromEntries(Object.entries(entry).map(([key, v]) => [key, hidden.includes(key) ? null : v]))
}

/** Events that show somebody what was hidden from him. */
export const reveals = (e: OoEvent, before: OoState): boolean =>
  e.type === 'GameEnded'
    ? before.rules.objectives === 'secret'
    : e.type === 'OrderShown'
      ? (before.brigades[e.of]?.counter ?? before.units[e.of]?.counter)?.shown === false
      : e.type === 'ScreenLifted' && Object.values(before.units).some(u => footprintOf(u) !== null)
