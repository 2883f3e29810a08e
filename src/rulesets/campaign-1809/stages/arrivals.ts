/** Reinforcements: units, drafts that join who is near, leaders; what finds its entry closed waits. */
import { plus, SIDES, type Side } from '../kinds'
import { nearOf } from '../map'
import { suppliedNow, supplyArea } from '../rules/supply'
import { bySeniority, enemiesIn, unitsAt } from '../rules/where'
import type { Arrival } from '../scenario'
import { newUnit } from '../setup'
import type { CampState, Unit } from '../state'
import type { Story } from '../story'
import { nearestUnit, takePlace } from './change'

/** An entry point is open while it is held and no enemy stands in it. */
const open = (s: CampState, seat: Side, at: string): boolean => s.control[at] === seat && enemiesIn(s, seat, at).length === 0
/** The next counter that this side has not used. */
export function nextLabel(s: CampState, seat: Side): string {
  for (let n = 1; ; n++) if (!s.units[`${seat}/N${n}`]) return `N${n}`
}

/** Whom drafts join: a supplied unit in an entry point, or else beside it; the senior first. */
function draftHome(s: CampState, seat: Side, a: Arrival, area: ReadonlySet<string>): Unit | null {
  for (const at of a.at.filter(p => open(s, seat, p))) {
    const fits = (p: string) => bySeniority(s, unitsAt(s, seat, p)).find(u => suppliedNow(s, u, area))
    const found =
      fits(at) ??
      nearOf(s.map, at)
        .map(fits)
        .find(u => u !== undefined)
    if (found) return found
  }
  return null
}
function come(story: Story, seat: Side, a: Arrival): boolean {
  const s = story.state
  const area = supplyArea(s, seat)
  const at = a.at.find(p => open(s, seat, p)) ?? null
  const leaders = a.leaders ?? []
  const well = Object.fromEntries(leaders.map(l => [l, { fate: 'well' as const }]))
  if (leaders.length > 0 && !a.nearest) {
    if (at === null) return false
    const u = newUnit(s.map, seat, nextLabel(s, seat), leaders, a.points, at)
    const led = Object.fromEntries(leaders.map(l => [l, { fate: 'well' as const, unit: u.id }]))
    story.tell(seat, { type: 'Arrived', at, units: [u.id], leaders, points: a.points }, { born: [u], leaders: led })
    takePlace(story, at, seat)
    return true
  }
  const supplied = (u: Unit) => suppliedNow(s, u, area)
  const boss = a.to ? s.leaders[a.to] : undefined
  const home = a.nearest
    ? nearestUnit(s, seat, a.at[0]!, supplied)
    : a.to
      ? boss?.unit && boss.fate === 'well' && supplied(s.units[boss.unit]!)
        ? s.units[boss.unit]!
        : null
      : draftHome(s, seat, a, area)
  if (!home) return false
  story.tell(
    seat,
    { type: 'Arrived', at: home.at!, units: [home.id], leaders, points: a.points },
    {
      units: { [home.id]: { points: plus(home.points, a.points), leaders: [...home.leaders, ...leaders] } },
      leaders: Object.fromEntries(Object.entries(well).map(([l, x]) => [l, { ...x, unit: home.id }])),
    },
  )
  return true
}

/** Step 0: what is due comes in, and who was wounded is back. */
export function arrivals(story: Story): void {
  for (const seat of SIDES) {
    for (const a of story.state.pool[seat]) {
      if (a.turn > story.state.turn || !come(story, seat, a)) continue
      const { pool } = story.state
      story.make({ now: { pool: { ...pool, [seat]: pool[seat].filter(x => x !== a) } } })
    }
    for (const l of Object.values(story.state.leaders)) {
      if (l.seat !== seat || l.fate !== 'wounded' || l.back > story.state.turn || l.unit === null) continue
      story.tell(seat, { type: 'LeaderBack', leader: l.id, unit: l.unit }, { leaders: { [l.id]: { fate: 'well', back: 0 } } })
    }
  }
}
