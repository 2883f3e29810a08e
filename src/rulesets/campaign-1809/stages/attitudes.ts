/** Step 3g1: sealed answers are opened together and followed in their order: retreats, pursuits of them, duels, interceptions, battles. */
import type { UnitId } from '../../contract'
import { newFight } from '../battle'
import { CLAUSE } from '../clauses'
import { other, type Side } from '../kinds'
import { amountOf } from '../rules/initiative'
import { interceptionOf } from '../rules/interception'
import { leaderTerms } from '../rules/test'
import { bySeniority, closes, fieldedAt, fightAt, pinned, seniorOf } from '../rules/where'
import type { Attitude, Contact, Support, Unit } from '../state'
import type { Story } from '../story'
import { MOST_DEBT } from '../tables'
import { besiege, bring, takePlace } from './change'

interface Move {
  readonly unit: UnitId
  readonly to: string
}
const STAND: Attitude = { do: 'stand' }

/** (a) Who retreats leaves, as far as no enemy closes his way; his points are owed. */
function retreats(story: Story, c: Contact, ids: readonly UnitId[]): readonly UnitId[] {
  const gone: UnitId[] = []
  const left = new Map<string, Side>()
  for (const id of ids) {
    const answer = c.answers[id] ?? STAND
    if (answer.do !== 'retreat') continue
    const u = story.unit(id)
    const path: string[] = []
    for (const p of answer.path) {
      if (closes(story.state, other(u.seat), p) || u.debt + path.length + 1 > MOST_DEBT) break
      path.push(p)
    }
    if (path.length === 0) {
      story.tell(u.seat, { type: 'CouldNotWithdraw', unit: id })
      continue
    }
    for (const p of path) bring(story, [id], p)
    story.make({ units: { [id]: { debt: u.debt + path.length, attitude: 'retreat' } } })
    story.tell(u.seat, { type: 'Withdrew', unit: id, to: path.at(-1)! })
    gone.push(id)
    left.set(u.at!, u.seat)
  }
  for (const [at, seat] of left) {
    const empty = fieldedAt(story.state, seat, at).length === 0
    const seen = story.state.seen.filter(x => x.at !== at || x.seat === seat)
    story.tell('both', { type: 'Left', at, empty }, empty ? { now: { seen } } : {})
  }
  return gone
}
/** A die and the initiative of the leader, told to its own side. */
function duel(story: Story, units: readonly Unit[]): { readonly die: number; readonly score: number } {
  const die = story.roll(6, 1, CLAUSE.intercept, 'campDuel')
  const terms = leaderTerms({ weather: null }, seniorOf(story.state, units), CLAUSE.intercept)
  return { die, score: die + amountOf(terms) }
}
/** Both against each other until one is better; who wins. */
function duelOf(story: Story, at: string, one: readonly Unit[], two: readonly Unit[]): boolean {
  for (;;) {
    const [p, q] = [duel(story, one), duel(story, two)]
    if (p.score === q.score) continue
    const won = p.score > q.score
    story.tell(one[0]!.seat, { type: 'Duel', at, ...p, won })
    story.tell(two[0]!.seat, { type: 'Duel', at, ...q, won: !won })
    return won
  }
}

/** (c) Mutual interceptions: the fight is in the point of the lower score, whose own do not go. */
function mutual(story: Story, c: Contact, moves: readonly Move[], mover: Side): readonly Move[] {
  let left = moves
  const unitsOf = (list: readonly Move[]) => list.map(m => story.unit(m.unit))
  for (const foe of c.foes) {
    const out = left.filter(m => m.to === foe && story.unit(m.unit).at === c.at && story.unit(m.unit).seat === mover)
    const back = left.filter(m => m.to === c.at && story.unit(m.unit).at === foe)
    if (out.length === 0 || back.length === 0) continue
    const won = duelOf(story, foe, unitsOf(out), unitsOf(back))
    const stay = won ? back : out
    left = left.filter(m => !stay.includes(m))
  }
  return left
}
/** Whether a supporter is above those who intercept him: one roll each, equal is not above. */
function holds(story: Story, u: Unit, on: readonly Unit[]): boolean {
  const [theirs, own] = [duel(story, on), duel(story, [u])]
  const won = own.score > theirs.score
  story.tell(on[0]!.seat, { type: 'Duel', at: u.at!, ...theirs, won: !won })
  story.tell(u.seat, { type: 'Duel', at: u.at!, ...own, won })
  return won
}
/** (d) Supporters who are themselves intercepted: at or below the enemy's score the support is void; above it holds, one less. */
function supports(story: Story, c: Contact, ids: readonly UnitId[], moves: readonly Move[]): readonly Support[] {
  const out: Support[] = []
  for (const id of ids) {
    const answer = c.answers[id] ?? STAND
    if (answer.do !== 'support') continue
    const u = story.unit(id)
    const on = moves.filter(m => m.to === u.at && story.unit(m.unit).seat !== u.seat).map(m => story.unit(m.unit))
    const base = { unit: id, of: answer.of, share: null, arrives: null }
    if (on.length === 0) out.push({ ...base, cut: false })
    else if (!holds(story, u, on)) story.tell(u.seat, { type: 'SupportVoid', unit: id })
    else {
      story.tell(u.seat, { type: 'SupportHolds', unit: id, of: answer.of })
      out.push({ ...base, cut: true })
    }
  }
  return out
}
/** (e) Interceptors go in, all at once, and pay. */
function enter(story: Story, moves: readonly Move[]): void {
  const paid = moves.map(m => ({ ...m, pay: interceptionOf(story.state, story.unit(m.unit), m.to)! }))
  for (const { unit, to, pay } of paid) {
    const u = story.unit(unit)
    const before = story.state.active !== u.seat && !u.tested
    bring(story, [unit], to, x => ({
      pm: x.pm - pay.cost,
      spent: before ? x.spent + pay.cost : x.spent,
      debt: pay.debt,
      intercepted: true,
      moved: true,
      attitude: 'intercept',
    }))
    story.tell(u.seat, { type: 'Intercepted', unit, to, debt: pay.debt })
  }
  const told = new Set<string>()
  for (const { unit, to } of paid) {
    const { seat } = story.unit(unit)
    if (told.has(to)) continue
    told.add(to)
    takePlace(story, to, seat)
    story.tell('both', { type: 'Entered', at: to, seat })
  }
}
/** (f) Those who chose so shut themselves in where an enemy came. */
function shutIn(story: Story, c: Contact, ids: readonly UnitId[]): void {
  for (const id of ids) {
    if (c.answers[id]?.do !== 'shutIn') continue
    const u = story.unit(id)
    if (fieldedAt(story.state, other(u.seat), u.at!).length === 0 || fightAt(story.state, u.at!)) continue
    story.make({ units: { [id]: { inside: true, attitude: 'shutIn' } } })
    besiege(story, u.at!, other(u.seat))
  }
}
/** (g) A battle wherever both stand; who came in attacks. */
function battles(
  story: Story,
  points: readonly string[],
  entered: ReadonlyMap<string, Side>,
  held: readonly Support[],
  gone: readonly UnitId[],
) {
  for (const at of points) {
    const s = story.state
    if (fieldedAt(s, 'a', at).length === 0 || fieldedAt(s, 'b', at).length === 0) continue
    const more = held.filter(x => s.units[x.of]?.at === at)
    const late = gone.filter(id => s.units[id]?.at === at)
    const known = fightAt(s, at)
    if (known) {
      const fights = s.fights.map(f =>
        f === known ? { ...f, supports: [...f.supports, ...more], late: [...f.late, ...late] } : f,
      )
      story.make({ now: { fights } })
      continue
    }
    const attacker = entered.get(at)
    if (!attacker) continue
    const fight = { ...newFight(s, at, attacker), supports: more, late }
    story.tell('both', { type: 'BattleMarked', at, attacker, fight: fight.id }, { now: { fights: [...s.fights, fight] } })
  }
}

/** All sealed answers followed. Afterwards the mover goes on, if nobody stopped him. */
export function resolve(story: Story): void {
  const c = story.state.contact!
  const mover = story.state.active!
  const ids = [mover, other(mover)]
    .flatMap(side =>
      bySeniority(
        story.state,
        c.takers[side].map(id => story.unit(id)),
      ),
    )
    .map(u => u.id)
  story.make({ now: { contact: null, phase: 'move' } })
  const gone = retreats(story, c, ids)
  const wanted: Move[] = ids.flatMap(id => {
    const answer = c.answers[id] ?? STAND
    return answer.do === 'intercept' && !gone.includes(id) ? [{ unit: id, to: answer.point }] : []
  })
  const moves = mutual(story, c, wanted, mover)
  const held = supports(story, c, ids, moves)
  for (const x of held) story.make({ units: { [x.unit]: { attitude: 'support' } } })
  enter(story, moves)
  shutIn(story, c, ids)
  const entered = new Map(moves.map(m => [m.to, story.unit(m.unit).seat]))
  battles(
    story,
    [c.at, ...c.foes, ...entered.keys()].filter((p, i, all) => all.indexOf(p) === i),
    entered,
    held,
    gone,
  )
  // who was told that enemies stand there knows now that they went in
  const { seen } = story.state
  const still = seen.filter(x => fieldedAt(story.state, other(x.seat), x.at).length > 0 || !moves.some(m => m.to === x.at))
  const { group } = story.state
  const left = group?.units.filter(id => {
    const u = story.unit(id)
    return u.at === c.at && !pinned(story.state, u) && !u.inside
  })
  story.make({ now: { seen: still, group: group && left && left.length > 0 ? { ...group, units: left } : null } })
}
