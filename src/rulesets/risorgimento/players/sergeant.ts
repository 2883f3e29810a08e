/**
 * The built-in player of Risorgimento. A plain soldier: he obeys the orders that he has given, marches in column, fires where it tells
 * most, assaults at good odds, holds what is held, and keeps nothing in mind between two commands. All that he proposes is offered or judged.
 */
import type { Player, Seat } from '../../contract'
import { choices } from '../choices'
import type { SbCommand } from '../commands'
import { judge } from '../decide'
import { chargesFrom } from '../rules/charge'
import { assaultOdds } from '../rules/odds'
import { attackDice } from '../rules/pools'
import { at, enemyDistance } from '../rules/where'
import type { SbView, Side } from '../state'
import { deed, follow } from './march'
import { firstMarker, orders, place } from './orders'
import { guarded, promises, shotWorth, strength, want } from './worth'

type Random = (below: number) => number
type Offers = readonly SbCommand[]
const END: SbCommand = { type: 'endPhase' }

/** Fire in defence: where it takes most. */
function fires(view: SbView, offered: Offers): SbCommand {
  let best: { readonly command: SbCommand; readonly worth: number } | null = null
  for (const c of offered) {
    if (c.type !== 'defend') continue
    const worth = shotWorth(view, c.from, view.react!.at, undefined, view.react!.why !== 'answer')
    if (worth > 0 && (!best || worth > best.worth)) best = { command: c, worth }
  }
  return best?.command ?? { type: 'pass' }
}
/** Horse charges at good odds, and goes back before those whom it would not meet. */
function horse(view: SbView, seat: Side, offered: Offers): SbCommand {
  const hex = view.charged!.at
  for (const c of offered) {
    if (c.type !== 'charge') continue
    const from = chargesFrom(view, view.units[c.unit]!, hex)
    if (from !== null && promises(assaultOdds(view, seat, [c.unit], from, hex, false), 0.9)) return c
  }
  return offered.find(c => c.type === 'fallBack') ?? { type: 'pass' }
}
/** Skirmishers give way to anybody who would hurt them. */
function before(view: SbView): SbCommand {
  const m = view.melee!
  const there = at(view, m.hex).filter(u => u.formation === 'skirmish')
  return { type: 'withdraw', go: attackDice(view, m).dice > there.reduce((t, u) => t + strength(u), 0) }
}
/** In a melee one stays where the place is worth it, or the enemy is no stronger. */
function stand(view: SbView, seat: Side, offered: Offers): SbCommand {
  const m = view.melee!
  const mine = at(view, m.hex).reduce((t, u) => t + strength(u), 0)
  const theirs = m.attackers.reduce((t, id) => t + strength(view.units[id]!), 0)
  const retire = theirs > 2 * mine && !guarded(view, seat).includes(m.hex)
  return offered.find(c => c.type === 'stand' && c.retire === retire) ?? offered[0]!
}
/** Losses are taken by those who have most left, the lowest in the stack first: more of them fight on. */
function allots(view: SbView, offered: Offers): SbCommand {
  const left = (c: SbCommand) => (c.type === 'allot' ? strength(view.units[c.unit]!) : 0)
  return [...offered].reverse().sort((x, y) => left(y) - left(x))[0]!
}
/** The hex to activate next: who can hit the enemy first, then who has the shortest way, with the commander where he can go along. */
function activate(view: SbView, offered: Offers): SbCommand {
  let best: { readonly command: SbCommand; readonly worth: number } | null = null
  for (const c of offered) {
    if (c.type !== 'activate') continue
    const u = view.units[c.units[0]!]!
    const near = u.hex === null ? 50 : Math.min(50, enemyDistance(view, u.seat, u.hex) ?? 50)
    const far = u.hex === null ? 60 : want(view, u, u.hex)
    const marches = near > 4 ? (c.commander ? 1 : 0) : c.commander ? -1 : 0
    const worth = -near - 0.1 * far + 0.3 * c.units.length + 0.2 * marches
    if (!best || worth > best.worth) best = { command: c, worth }
  }
  return best?.command ?? follow(view) ?? END
}

function chosen(view: SbView, seat: Side, offered: Offers): SbCommand | null {
  switch (view.phase) {
    case 'setUp':
      return place(view, seat) ?? END
    case 'orders':
      return orders(view, seat) ?? END
    case 'markers':
      return END
    case 'first':
      return firstMarker(view, seat)
    case 'refused':
      return { type: 'reiterate', keep: true }
    case 'activate':
      return activate(view, offered)
    case 'act':
      return deed(view, seat) ?? { type: 'stop' }
    case 'charged':
      return horse(view, seat, offered)
    case 'react':
      return fires(view, offered)
    case 'before':
      return before(view)
    case 'stand':
      return stand(view, seat, offered)
    case 'officers':
      return offered.find(c => c.type === 'returnCommander') ?? END
    case 'officersBack':
    case 'arrivals':
    case 'attach':
      return END
    case 'canister':
      return { type: 'canister', go: true }
    case 'flee':
      return offered[0] ?? null
    case 'counter':
      return { type: 'counterCharge', go: true }
    case 'allot':
      return allots(view, offered)
    case 'back':
      return offered[0] ?? null
    case 'returns':
      return offered.find(c => c.type === 'return') ?? END
    default:
      return null
  }
}

/** Phases in which what he wishes hangs on what is offered; in the others the offers are not worked out for him. */
const BY_OFFER: ReadonlySet<string> = new Set([
  'activate',
  'charged',
  'react',
  'officers',
  'stand',
  'allot',
  'back',
  'flee',
  'returns',
])
const offers = (view: SbView, seat: Seat): Offers => choices(view, seat).flatMap(c => ('command' in c ? [c.command] : []))

export const sergeant: Player<SbView, SbCommand> = {
  choose(view, seat: Seat, random: Random) {
    const side: Side = seat === 'a' ? 'a' : 'b'
    const offered = BY_OFFER.has(view.phase) ? offers(view, seat) : []
    const wish = chosen(view, side, offered)
    if (wish && judge(view, seat, wish).kind === 'ok') return wish
    // What is owed first (a full hex, the duty of Attack): anything that brings it about, then whatever may be done.
    const all = offers(view, seat)
    const forward = all.filter(c => c.type === 'step' || c.type === 'assault' || c.type === 'fire' || c.type === 'activate')
    const some = forward.length > 0 ? forward : all
    return some.length > 0 ? some[random(some.length)]! : null
  },
}
