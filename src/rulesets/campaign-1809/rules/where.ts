/** Who stands where, and who leads. Asked of a view, only the own side is found. */
import { other, type Points, type Side, sum, total } from '../kinds'
import type { CampSeen, Fight, Leader, Siege, Unit } from '../state'
import { NAMELESS } from '../tables'

export const alive = (s: CampSeen, seat: Side): readonly Unit[] =>
  Object.values(s.units).filter(u => u.seat === seat && u.at !== null)
export const unitsAt = (s: CampSeen, seat: Side, at: string): readonly Unit[] =>
  Object.values(s.units).filter(u => u.seat === seat && u.at === at)
/** Those outside the walls. */
export const fieldedAt = (s: CampSeen, seat: Side, at: string): readonly Unit[] => unitsAt(s, seat, at).filter(u => !u.inside)
export const stands = (s: CampSeen, seat: Side, at: string): boolean => unitsAt(s, seat, at).length > 0
export const garrisonOf = (s: CampSeen, seat: Side, at: string): Points | null => {
  const g = s.garrisons[at]
  return g && g.seat === seat ? g.points : null
}
/** Whether that side keeps an enemy from passing there: a unit, or a garrison. */
export const closes = (s: CampSeen, seat: Side, at: string): boolean => stands(s, seat, at) || garrisonOf(s, seat, at) !== null
export const fightAt = (s: CampSeen, at: string): Fight | null => s.fights.find(f => f.at === at) ?? null
/** In a point where a battle is marked nobody moves, but who is shut in. */
export const pinned = (s: CampSeen, u: Unit): boolean => u.at !== null && !u.inside && fightAt(s, u.at) !== null
export const strength = (units: readonly Unit[]): number => total(sum(units.map(u => u.points)))

/** Leaders who can lead, the senior first. */
export const leadersOf = (s: CampSeen, units: readonly Unit[]): readonly Leader[] =>
  units
    .flatMap(u => u.leaders.map(id => s.leaders[id]!))
    .filter(l => l.fate === 'well')
    .sort((a, b) => a.seniority - b.seniority)
export const seniorOf = (s: CampSeen, units: readonly Unit[]): Leader | null => leadersOf(s, units)[0] ?? null
/** Of several leaders the one with the best initiative; of equals the senior. */
export const bestOf = (s: CampSeen, units: readonly Unit[]): Leader | null =>
  leadersOf(s, units).reduce<Leader | null>((best, l) => (best && best.initiative >= l.initiative ? best : l), null)
export const initiativeOf = (l: Leader | null): number => l?.initiative ?? NAMELESS.initiative
export const charismaOf = (l: Leader | null): number => l?.charisma ?? NAMELESS.charisma

/** The commander-in-chief: named by the turn, and where he is out the next in seniority who has a unit. */
export function commanderOf(s: CampSeen, seat: Side): Leader | null {
  const named = s.commanders[seat].filter(c => c.turn <= s.turn).at(-1)
  const chief = named ? s.leaders[named.leader] : undefined
  if (chief?.fate === 'well' && chief.unit !== null) return chief
  return seniorOf(s, alive(s, seat))
}
/** Units in the order of the seniority of who leads them; those without a leader last. */
export const bySeniority = (s: CampSeen, units: readonly Unit[]): readonly Unit[] => {
  const rank = (u: Unit) => seniorOf(s, [u])?.seniority ?? 99
  return [...units].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
}
/** A siege that goes on. */
export const siegeAt = (s: CampSeen, at: string): Siege | null => {
  const siege = s.sieges[at]
  return siege && siege.lifted === null ? siege : null
}
/** The enemy that keeps ordinary movement out of a point: units outside walls. */
export const enemiesIn = (s: CampSeen, seat: Side, at: string): readonly Unit[] => fieldedAt(s, other(seat), at)
