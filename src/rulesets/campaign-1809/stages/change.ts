/** Small changes that every rule makes the same way: strength lost, a point entered, a fortress that falls, a unit that ends. */
import type { UnitId } from '../../contract'
import type { Told } from '../events'
import { minus, NOTHING, other, type Points, type Side, sum, total } from '../kinds'
import { bankTo, distances, placeOf } from '../map'
import { strayedWith } from '../rules/stragglers'
import { suppliedNow, supplyArea } from '../rules/supply'
import { worthOfLoss } from '../rules/victory'
import { alive, bySeniority, closes, fieldedAt, garrisonOf, siegeAt, unitsAt } from '../rules/where'
import type { CampState, Leader, Unit } from '../state'
import type { Story } from '../story'

type Why = Extract<Told, { readonly type: 'Lost' }>['why']

/** Points for the enemy's losses. */
export function score(story: Story, seat: Side, loss: Points): void {
  const s = story.state
  const worth = worthOfLoss(s, loss)
  if (worth > 0) story.make({ now: { points: { ...s.points, [seat]: s.points[seat] + worth } } })
}
/** A unit loses points; its owner is told. `counts`: they are victory points of the enemy's. */
export function lose(story: Story, id: UnitId, loss: Points, why: Why, counts: boolean): void {
  if (total(loss) === 0) return
  const u = story.unit(id)
  const strayed = why === 'pursuit' ? strayedWith(story.state, u, loss) : {}
  story.tell(
    u.seat,
    { type: 'Lost', unit: id, points: loss, why },
    { units: { [id]: { points: minus(u.points, loss), ...strayed } } },
  )
  if (counts) score(story, other(u.seat), loss)
}
/** Who holds a point from now on, and who knows it. */
export function hold(story: Story, at: string, seat: Side, ...knows: readonly Side[]): void {
  const s = story.state
  const known = { ...s.known }
  for (const k of knows) known[k] = { ...known[k], [at]: seat }
  story.make({ now: { control: { ...s.control, [at]: seat }, known } })
}

/** A siege begins, or is taken up again. */
export function besiege(story: Story, at: string, seat: Side): void {
  const s = story.state
  if (siegeAt(s, at)) return
  const before = s.sieges[at]
  const turns = before && before.seat === seat ? before.turns : 0
  story.tell(
    'both',
    { type: 'SiegeBegan', at, seat },
    { now: { sieges: { ...s.sieges, [at]: { at, seat, turns, done: false, lifted: null } } } },
  )
}
/** Sieges whose last besieger has gone are lifted; who was inside comes out. */
export function liftSieges(story: Story): void {
  for (const siege of Object.values(story.state.sieges)) {
    const s = story.state
    if (siege.lifted !== null || fieldedAt(s, siege.seat, siege.at).length > 0) continue
    const units = Object.fromEntries(
      unitsAt(s, other(siege.seat), siege.at)
        .filter(u => u.inside)
        .map(u => [u.id, { inside: false }]),
    )
    story.tell(
      'both',
      { type: 'SiegeLifted', at: siege.at },
      { units, now: { sieges: { ...s.sieges, [siege.at]: { ...siege, lifted: s.turn } } } },
    )
  }
}

/**
 * Units come into a point: the bank on which they stand, the way they came, whose the point is. Where a garrison holds out, or an enemy
 * unit is shut in, a siege begins; where enemies stand outside walls nothing is decided yet.
 */
export function bring(story: Story, ids: readonly UnitId[], to: string, more: (u: Unit) => Partial<Unit> = () => ({})): void {
  const s = story.state
  if (ids.length === 0) return
  const seat = s.units[ids[0]!]!.seat
  const bridge = placeOf(s.map, to).ground === 'bridge'
  const units = Object.fromEntries(
    ids.map(id => {
      const u = s.units[id]!
      const bank = bridge ? (bankTo(s.map, u.at!, to) ?? u.bank ?? 'south') : null
      return [id, { at: to, bank, way: u.at, inside: false, ...more(u) }]
    }),
  )
  story.make({ units })
  takePlace(story, to, seat)
  liftSieges(story)
}
/** What the presence of units of that side makes of a point. */
export function takePlace(story: Story, at: string, seat: Side): void {
  const s = story.state
  const enemy = other(seat)
  if (fieldedAt(s, enemy, at).length > 0) return
  if (closes(s, enemy, at)) besiege(story, at, seat)
  else if (s.control[at] !== seat || s.known[seat][at] !== seat) hold(story, at, seat, seat)
}

/** Leaders without a unit go to the nearest friendly unit, or are captured where no line of supply leads to one (NC-20). */
export function homeless(story: Story, leaders: readonly Leader[], at: string): void {
  for (const l of leaders) {
    if (l.fate !== 'well' && l.fate !== 'wounded') continue
    const s = story.state
    const home = nearestUnit(s, l.seat, at, u => suppliedNow(s, u, supplyArea(s, l.seat)))
    if (home) story.make({ units: { [home.id]: { leaders: [...home.leaders, l.id] } }, leaders: { [l.id]: { unit: home.id } } })
    else fall(story, l.id, 'captured', 0)
  }
}
/** The nearest unit of that side by points passed, through no enemy; of equals the senior. */
export function nearestUnit(s: CampState, seat: Side, at: string, fits: (u: Unit) => boolean): Unit | null {
  const far = distances(s.map, at, id => !closes(s, other(seat), id))
  const found = bySeniority(s, alive(s, seat)).filter(u => !u.inside && far.has(u.at!) && fits(u))
  return found.reduce<Unit | null>((best, u) => (best && far.get(best.at!)! <= far.get(u.at!)! ? best : u), null)
}
/** A leader's fate: killed and captured are known to both, a wound to his own side. */
export function fall(story: Story, id: string, fate: 'killed' | 'wounded' | 'captured', turns: number): void {
  const l = story.leader(id)
  const u = l.unit ? story.unit(l.unit) : null
  const told: Told = { type: 'LeaderFell', leader: id, seat: l.seat, fate, turns }
  if (fate === 'wounded') story.tell(l.seat, told, { leaders: { [id]: { fate, back: story.state.turn + turns + 1 } } })
  else
    story.tell('both', told, {
      leaders: { [id]: { fate, unit: null } },
      ...(u ? { units: { [u.id]: { leaders: u.leaders.filter(x => x !== id) } } } : {}),
    })
}
/** A unit ceases to be; its leaders are returned. */
export function dissolve(story: Story, id: UnitId): readonly Leader[] {
  const u = story.unit(id)
  const leaders = u.leaders.map(l => story.leader(l))
  story.make({
    units: { [id]: { at: null, leaders: [], points: NOTHING, inside: false, ...(u.strayed ? { strayed: null } : {}) } },
    leaders: Object.fromEntries(leaders.map(l => [l.id, { unit: null }])),
  })
  const { group } = story.state
  if (group?.units.includes(id)) {
    const left = group.units.filter(x => x !== id)
    story.make({ now: { group: left.length > 0 ? { ...group, units: left } : null } })
  }
  return leaders
}
/** Units with nothing left are taken off; their leaders look for another. */
export function clearEmpty(story: Story): void {
  for (const u of Object.values(story.state.units)) {
    if (u.at === null || total(u.points) > 0) continue
    const { at } = u
    homeless(story, dissolve(story, u.id), at)
  }
}
/** Units lay down their arms: all their points are the enemy's, their leaders captured. */
export function surrender(story: Story, ids: readonly UnitId[], at: string): void {
  const units = ids.map(id => story.unit(id)).filter(u => u.at !== null)
  if (units.length === 0) return
  const { seat } = units[0]!
  story.tell('both', { type: 'Surrendered', at, seat, points: total(sum(units.map(u => u.points))) })
  for (const u of units) {
    lose(story, u.id, u.points, 'surrender', true)
    for (const l of dissolve(story, u.id)) if (l.fate === 'well' || l.fate === 'wounded') fall(story, l.id, 'captured', 0)
  }
}
/** A fortress falls: what held it is gone, and the besieger has it. */
export function fortressFalls(story: Story, at: string): void {
  const siege = story.state.sieges[at]!
  const loser = other(siege.seat)
  const inside = unitsAt(story.state, loser, at)
  const garrison = garrisonOf(story.state, loser, at) ?? NOTHING
  story.tell('both', { type: 'Fell', at, seat: siege.seat, points: total(sum([garrison, ...inside.map(u => u.points)])) })
  surrender(
    story,
    inside.map(u => u.id),
    at,
  )
  score(story, siege.seat, garrison)
  const { [at]: _, ...garrisons } = story.state.garrisons
  const { [at]: __, ...sieges } = story.state.sieges
  story.make({ now: { garrisons, sieges } })
  hold(story, at, siege.seat, 'a', 'b')
}
