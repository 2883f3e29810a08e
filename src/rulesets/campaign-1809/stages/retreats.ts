/** Step 6: after all battles the beaten go back, in the order of the markers, and are pursued. */
import type { UnitId } from '../../contract'
import { CLAUSE } from '../clauses'
import { pursuedOf } from '../handover/ledger'
import { ARMS, NOTHING, other, type Points, type Side, sum, total } from '../kinds'
import { linkOf, nearOf, placeOf } from '../map'
import { routeOf, throughOf, throughTerms } from '../rules/breakthrough'
import { amountOf } from '../rules/initiative'
import { sharedOut } from '../rules/losses'
import { pursuitLoss, pursuitTerms } from '../rules/pursuit'
import { alive, closes, fieldedAt, seniorOf, strength } from '../rules/where'
import type { Beaten, CampState, Unit } from '../state'
import type { Story } from '../story'
import { besiege, bring, clearEmpty, hold, liftSieges, lose, surrender, takePlace } from './change'
import { keepPursuit, tellLedgers } from './ledger'
import { endTurn, fatalEnd } from './turn'

/** Points to which a beaten force may go: no enemy, no garrison of his, and not by the way he came. */
export const retreatPoints = (s: CampState, b: Beaten): readonly string[] =>
  nearOf(s.map, b.at).filter(p => !closes(s, other(b.seat), p) && !b.barred.includes(p))

/** Those of a beaten force who are still there to go. */
const still = (s: CampState, b: Beaten): readonly Unit[] =>
  b.units.map(id => s.units[id]!).filter(u => u.at !== null && !u.inside)

export function nextRetreat(story: Story): void {
  for (;;) {
    const b = story.state.beaten[0]
    if (!b) break
    const units = still(story.state, b)
    if (units.length === 0) {
      take(story, b)
      continue
    }
    const legal = retreatPoints(story.state, b)
    if (b.prefer !== null && legal.includes(b.prefer)) go(story, b, b.prefer)
    else if (legal.length > 0) {
      story.make({
        now: { phase: 'retreat', beaten: [{ ...b, units: units.map(u => u.id), legal }, ...story.state.beaten.slice(1)] },
      })
      return
    } else cornered(story, b, units)
    if (fatalEnd(story)) return
  }
  settle(story)
  tellLedgers(story)
  endTurn(story)
}
/** This force has gone; a unit goes back once. */
function take(story: Story, b: Beaten): void {
  const rest = story.state.beaten.slice(1).map(x => ({ ...x, units: x.units.filter(id => !b.units.includes(id)) }))
  story.make({ now: { beaten: rest } })
}
/** A beaten force goes back a point, and the winner pursues. */
export function go(story: Story, b: Beaten, to: string): void {
  const ids = still(story.state, b).map(u => u.id)
  // a supporter goes back from where he supported
  story.make({ units: Object.fromEntries(ids.map(id => [id, { at: b.at }])) })
  bring(story, ids, to)
  story.tell('both', { type: 'Retreated', seat: b.seat, from: b.at, to })
  know(story, to, b.seat)
  take(story, b)
  if (b.pursuit) pursue(story, b, ids, fieldedAt(story.state, other(b.seat), b.at), to)
}
const know = (story: Story, at: string, seat: Side): void => {
  if (story.state.control[at] === seat) hold(story, at, seat, 'a', 'b')
}
/** What of a beaten unit the pursuit may take: all of it; after a battle at the table what was there and is left (1.20). */
function atHand(s: CampState, b: Beaten, u: Unit): Points {
  const ledger = s.ledgers.find(l => l.fight === b.fight)
  const left = ledger ? (pursuedOf(ledger, u.seat).get(u.id) ?? NOTHING) : u.points
  return Object.fromEntries(ARMS.map(arm => [arm, Math.min(left[arm], u.points[arm])])) as unknown as Points
}
/** The winner's die, and what the beaten lose by it. */
function pursue(story: Story, b: Beaten, ids: readonly UnitId[], winners: readonly Unit[], to: string): void {
  const from = b.at
  if (winners.length === 0) return
  const s = story.state
  const losers = ids.map(id => s.units[id]!).filter(u => u.at !== null)
  if (losers.length === 0) return
  const link = linkOf(s.map, from, to)
  const bank = link?.banks[from]
  const mountain = [from, to].some(p => placeOf(s.map, p).ground === 'mountain')
  const working = pursuitTerms({
    weather: s.weather,
    won: sum(winners.map(u => u.points)).cpf,
    lost: sum(losers.map(u => u.points)).cpf,
    rough: mountain || (bank !== undefined && bank !== (winners[0]!.bank ?? 'south')),
    hungry: strength(losers.filter(u => u.out > 0)) * 2 > strength(losers),
  })
  const die = story.roll(6, 1, CLAUSE.pursuit, 'campPursuit')
  const caught = losers.map(u => ({ unit: u.id as string, points: atHand(s, b, u) }))
  const loss = pursuitLoss(die + amountOf(working), total(sum(caught.map(x => x.points))))
  story.tell('both', { type: 'Pursued', at: from, seat: winners[0]!.seat, loss })
  for (const x of sharedOut(caught, loss)) lose(story, x.unit as UnitId, x.points, 'pursuit', true)
  keepPursuit(story, b.fight, new Map(losers.map(u => [u.id, u.points])))
  clearEmpty(story)
}
/** Nowhere to go: into the fortress under it, else once through the enemy, else it lays down its arms (reading 8). */
function cornered(story: Story, b: Beaten, units: readonly Unit[]): void {
  const s = story.state
  const ids = units.map(u => u.id)
  story.make({ units: Object.fromEntries(ids.map(id => [id, { at: b.at }])) })
  take(story, b)
  if (placeOf(s.map, b.at).fort > 0 && s.control[b.at] === b.seat) {
    story.tell(
      'both',
      { type: 'ShutIn', at: b.at, seat: b.seat },
      { units: Object.fromEntries(ids.map(id => [id, { inside: true }])) },
    )
    besiege(story, b.at, other(b.seat))
    return
  }
  const foes = fieldedAt(s, other(b.seat), b.at)
  const die = story.roll(6, 1, CLAUSE.through, 'campThrough')
  const working = throughTerms(s, seniorOf(s, units), sum(units.map(u => u.points)), strength(foes))
  const score = die + amountOf(working)
  const how = throughOf(score)
  const to = how === 'stopped' ? null : freeAlong(story.state, story.unit(ids[0]!))
  story.tell(b.seat, { type: 'BrokeThrough', die, score, to, working })
  if (to === null) {
    surrender(story, ids, b.at)
    return
  }
  bring(story, ids, to)
  story.tell('both', { type: 'Retreated', seat: b.seat, from: b.at, to })
  for (let n = how === 'hurt' ? 2 : 1; n > 0; n--) pursue(story, b, ids, foes, to)
}
/** The first point without an enemy on the way to a centre. */
export function freeAlong(s: CampState, u: Unit): string | null {
  return (routeOf(s, u) ?? []).find(p => !closes(s, other(u.seat), p)) ?? null
}
/** Who stands alone in a point after all this holds it; where a battle was, both know. */
function settle(story: Story): void {
  for (const seat of ['a', 'b'] as const)
    for (const at of new Set(
      alive(story.state, seat)
        .filter(u => !u.inside)
        .map(u => u.at!),
    )) {
      takePlace(story, at, seat)
      if (story.state.fields.includes(at)) know(story, at, seat)
    }
  liftSieges(story)
}
