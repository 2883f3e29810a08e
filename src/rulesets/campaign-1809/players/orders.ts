/** Where the sergeant sends a group: his main army to the great aim, the rest to what is worth most near by, small forces to larger ones. */
import { other, type Side } from '../kinds'
import { nearOf, placeOf } from '../map'
import { commanderOf, strength, unitsAt } from '../rules/where'
import type { CampView, Unit } from '../state'
import { about, centres, isBridge, lost, mass, roadTo, rumoured, stepsTo } from './reckon'

/** A force below this looks for a larger one near by. */
const SMALL = 45
const NEAR = 3
const DEAR = 10
/** Where the French gather in the first turn, and until when they hunt before they march. */
const GATHER = 'AUG'
const HUNT = 2
/** How far about its commander the main army reaches, in steps. */
const ARMY = 3

/** The campaign's aim of that side now: the enemy's main centre; for who defends, his own, after two turns of trying. */
function aim(s: CampView, seat: Side): string {
  if (seat === 'a') {
    if (s.turn === 1) return GATHER
    // an enemy close to the own centres comes first
    const threat = s.notes.a.filter(n => n.turn > s.turn - 2 && stepsTo(s, n.at, centres(s, 'a')) <= NEAR).at(-1)
    return s.control[s.goals.a] === 'a' ? 'BRU' : s.turn <= HUNT && threat ? threat.at : s.goals.a
  }
  return s.turn <= 2 ? 'LAN' : s.goals.a
}
/** What a point is worth to have: the enemy's more than one's own that are threatened; bridges a little above. */
function prize(s: CampView, seat: Side, at: string): number {
  const p = placeOf(s.map, at)
  return p.worth[seat] + (p.centre === other(seat) ? 4 : 0) + (isBridge(s, at) ? 1.5 : 0) - p.fort * 0.4
}
/** What was dearly bought, or is dear, is not left empty: somebody stays, or an enemy near by is awaited there. */
function keeps(s: CampView, seat: Side, units: readonly Unit[]): boolean {
  const here = units[0]!.at!
  const p = placeOf(s.map, here)
  if (unitsAt(s, seat, here).length > units.length) return false
  if (p.centre === other(seat) && p.worth[seat] >= DEAR) return true
  return p.centre === seat && nearOf(s.map, here).some(n => rumoured(s, seat, n) > 0)
}
/** The point that a group should make for; its own point: it stays. */
export function goalOf(s: CampView, seat: Side, units: readonly Unit[]): string {
  const here = units[0]!.at!
  const lead = units[0]!
  const force = strength(units)
  if (units.some(u => u.out > 0)) {
    const back = roadTo(s, lead, id => s.control[id] === seat && stepsTo(s, id, centres(s, seat)) <= 3 && id !== here, force)
    return back?.path.at(-1) ?? here
  }
  if (keeps(s, seat, units)) return here
  const chief = commanderOf(s, seat)
  const head = chief?.unit ? (s.units[chief.unit]?.at ?? here) : here
  const main = aim(s, seat)
  if (here === head || stepsTo(s, here, [head]) <= ARMY) {
    const massed = about(s, seat, here)
    // it comes together before it goes on
    if (force < SMALL && here !== head && stepsTo(s, here, [head]) <= 2) return head
    if (here === head && massed < rumoured(s, seat, main)) return here
    return main
  }
  const big = mass(s, seat, here)
  if (force < SMALL && big && big.force > force && stepsTo(s, here, [big.at]) <= NEAR) return big.at
  let best = { at: here, value: 0 }
  for (const at of lost(s, seat)) {
    const foe = rumoured(s, seat, at)
    if (foe > force * 1.2) continue
    const steps = stepsTo(s, here, [at])
    const value = prize(s, seat, at) / (steps + 1)
    // who defends goes after what was taken from him, and not far
    if (seat === 'b' && s.turn > 2 && steps > NEAR) continue
    if (value > best.value) best = { at, value }
  }
  if (best.at !== here) return best.at
  return seat === 'b' && nearOf(s.map, here).length > 0 && unitsAt(s, seat, s.goals.a).length === 0 ? s.goals.a : here
}
