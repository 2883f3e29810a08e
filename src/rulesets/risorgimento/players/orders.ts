/** The sergeant before the activations: where he puts counters down, the orders that he gives, the markers that he chooses. */
import type { SbCommand } from '../commands'
import { columnOf } from '../handlers/command'
import type { Order } from '../kinds'
import { battalionsUnder } from '../rules/command'
import { fits } from '../rules/stack'
import { at, board, enemyDistance } from '../rules/where'
import { type Commander, type Counter, other, type SbView, type Side } from '../state'
import { LOSS_DIVISOR, MANOEUVRE_KEEPS } from '../tables'
import { field, goals, guarded, towards, want } from './worth'

/** So near an enemy is attacked or awaited; further off one marches. */
const NEAR = MANOEUVRE_KEEPS + 2

/** Counters that are his to order: of the battalions under him, on the map or coming. */
const inHand = (view: SbView, c: Commander): readonly Counter[] =>
  battalionsUnder(view, c.id)
    .flatMap(b => b.counters.map(id => view.units[id]!))
    .filter(u => u.place === 'map' && u.hex !== null)

/** What a soldier would order: marching while the enemy is far, attacking what is in the way, holding what is held. */
export function orderFor(view: SbView, c: Commander): Order {
  const units = inHand(view, c)
  const own = units.length > 0 ? units.map(u => u.hex!) : c.hex === null ? [] : [c.hex]
  const near = Math.min(99, ...own.map(hex => enemyDistance(view, c.seat, hex) ?? 99))
  const wanted = goals(view, c.seat)
  if (wanted.length === 0) return near > NEAR ? c.order : 'defence'
  if (near > NEAR) return 'manoeuvre'
  const mine = units.filter(u => guarded(view, c.seat).includes(u.hex!)).length
  // Who already stands where his side wants to be waits for the enemy.
  return units.length > 0 && 2 * mine > units.length ? 'defence' : 'attack'
}
export function orders(view: SbView, seat: Side): SbCommand | null {
  for (const c of Object.values(view.commanders)) {
    if (c.seat !== seat || c.place !== 'map' || !c.inCommand || c.reiterated) continue
    const order = orderFor(view, c)
    if (order !== (c.issued ?? c.order)) return { type: 'order', commander: c.id, order }
  }
  return null
}

/** The first marker: that of the battalion which is nearest to what it wants. */
export function firstMarker(view: SbView, seat: Side): SbCommand | null {
  let best: { readonly marker: string; readonly far: number } | null = null
  for (const m of view.cup) {
    if (m.seat !== seat) continue
    const units = (view.battalions[m.marker]?.counters ?? []).map(id => view.units[id]!)
    const far = Math.min(99, ...units.map(u => (u.hex === null ? 99 : want(view, u, u.hex))))
    if (!best || far < best.far) best = { marker: m.marker, far }
  }
  return best === null ? null : { type: 'firstMarker', marker: best.marker }
}

/** Where the enemy will come from: what he has on the map, and his entries. */
function comes(view: SbView, seat: Side): readonly string[] {
  const out = new Set<string>()
  for (const u of Object.values(view.units)) {
    if (u.seat !== other(seat)) continue
    if (u.place === 'map') out.add(u.hex!)
    else if (u.enters) out.add(u.enters.hex)
  }
  return [...out].sort()
}
/** The best free place for a counter in hand: near what is to be guarded, on the enemy's way, behind cover. */
export function place(view: SbView, seat: Side): SbCommand | null {
  const zone = view.zones[seat]
  const u = Object.values(view.units).find(x => x.seat === seat && x.place === 'hand')
  if (!zone || !u) return null
  const from = comes(view, seat)
  const horse = u.kind !== 'infantry'
  let best: { readonly hex: string; readonly worth: number } | null = null
  for (const cell of board(view).cells.values()) {
    if (columnOf(cell.label) < zone[0] || columnOf(cell.label) > zone[1] || cell.terrain === 'A') continue
    if (horse && (cell.terrain === 'W' || cell.terrain === 'K')) continue
    const there = at(view, cell.label)
    if (there.some(x => x.seat !== seat) || !fits([...there, { ...u, road: false }])) continue
    const home = Math.min(...guarded(view, seat).map(g => field(view.map, g, false).get(cell.label) ?? 99))
    const way = Math.min(...from.map(f => field(view.map, f, false).get(cell.label) ?? 99))
    const mates = there.some(x => x.battalion === u.battalion) ? 1.5 : 0
    const worth = 1.5 * (LOSS_DIVISOR[cell.terrain] - LOSS_DIVISOR.C) + mates - home - 0.3 * way
    if (!best || worth > best.worth) best = { hex: cell.label, worth }
  }
  if (!best) return null
  const to = [...from].sort((x, y) => board(view).distance(best.hex, x) - board(view).distance(best.hex, y))[0]
  return { type: 'put', unit: u.id, hex: best.hex, facing: to === undefined ? 1 : towards(view, best.hex, to) }
}
