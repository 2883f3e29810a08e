/** Step 3a: the commander-in-chief's business: transfers, new units, leaders who change. */
import type { Verdict } from '../../contract'
import { CLAUSE } from '../clauses'
import { foot, holds, minus, plus, type Side, total } from '../kinds'
import { amountOf } from '../rules/initiative'
import { capOf, testTerms } from '../rules/test'
import { alive, commanderOf } from '../rules/where'
import { newUnit } from '../setup'
import { nextLabel } from '../stages/arrivals'
import type { CampSeen, Unit } from '../state'
import { ALLOWANCE, LEAST_UNIT } from '../tables'
import { fine, freeToMove, type Handler, impossible, isPoints, isText, notMoving, type Of, own } from './handler'

/** So many units may a side have on the map. */
const MOST_UNITS = 13
const chiefUnit = (s: CampSeen, seat: Side): Unit | null => {
  const chief = commanderOf(s, seat)
  return chief?.unit ? (s.units[chief.unit] ?? null) : null
}
export const council: Handler<Of<'council'>> = {
  shape: () => true,
  judge(s, seat) {
    const not = notMoving(s, seat)
    if (not) return not
    if (s.group) return impossible('camp/group-moving', CLAUSE.transfer)
    if (s.council !== null) return impossible('camp/council-held', CLAUSE.transfer)
    const at = chiefUnit(s, seat)
    return at ? (freeToMove(s, at) ?? fine) : impossible('camp/no-chief', CLAUSE.transfer)
  },
  act(story, seat) {
    const chief = commanderOf(story.state, seat)!
    const working = testTerms(story.state, chief)
    const die = story.roll(6, 1, CLAUSE.transfer, 'campTest')
    const score = die + amountOf(working)
    const may = capOf(chief, score) === ALLOWANCE
    story.tell(seat, { type: 'Council', leader: chief.id, die, score, may, working }, { now: { council: may } })
  },
}
/** Whether points may change hands now between units in the chief's point. */
function mayDeal(s: CampSeen, seat: Side, ids: readonly string[]): Verdict | null {
  const not = notMoving(s, seat)
  if (not) return not
  if (s.group) return impossible('camp/group-moving', CLAUSE.transfer)
  if (s.council !== true) return impossible('camp/no-council', CLAUSE.transfer)
  const at = chiefUnit(s, seat)?.at
  for (const id of ids) {
    const u = own(s, seat, id)
    if (!u) return impossible('unit/unknown')
    if (u.at !== at) return impossible('camp/not-with-chief', CLAUSE.transfer)
    if (u.tested) return impossible('camp/tested', CLAUSE.transfer)
    const held = freeToMove(s, u)
    if (held) return held
  }
  return null
}
const rests = (u: Unit, points: Of<'transfer'>['points']): boolean =>
  total(minus(u.points, points)) === 0 || foot(minus(u.points, points)) >= LEAST_UNIT
export const transfer: Handler<Of<'transfer'>> = {
  shape: c => isText(c.from) && isText(c.to) && isPoints(c.points),
  judge(s, seat, c) {
    const not = mayDeal(s, seat, [c.from, c.to])
    if (not) return not
    const u = s.units[c.from]!
    if (c.from === c.to || total(c.points) === 0 || !holds(u.points, c.points)) return impossible('camp/points', CLAUSE.transfer)
    return rests(u, c.points) ? fine : impossible('camp/too-small', CLAUSE.unit)
  },
  act(story, seat, c) {
    const [from, to] = [story.unit(c.from), story.unit(c.to)]
    // who gives all that he has goes over with it
    const whole = total(minus(from.points, c.points)) === 0
    story.tell(
      seat,
      { type: 'Transferred', from: c.from, unit: c.to, points: c.points },
      {
        units: {
          [c.from]: { points: minus(from.points, c.points), ...(whole ? { at: null, leaders: [] } : {}) },
          [c.to]: {
            points: plus(to.points, c.points),
            ...(whole
              ? { leaders: [...to.leaders, ...from.leaders], base: Math.min(to.base, from.base), out: Math.max(to.out, from.out) }
              : {}),
          },
        },
        ...(whole ? { leaders: Object.fromEntries(from.leaders.map(l => [l, { unit: c.to }])) } : {}),
      },
    )
  },
}
/** Whether he may leave his unit: another who can lead stays with it. */
const spare = (s: CampSeen, leader: string): boolean => {
  const l = s.leaders[leader]!
  return s.units[l.unit!]!.leaders.some(x => x !== leader && s.leaders[x]!.fate === 'well')
}
const ownLeader = (s: CampSeen, seat: Side, id: string): boolean =>
  Object.hasOwn(s.leaders, id) && s.leaders[id]!.seat === seat && s.leaders[id]!.fate === 'well' && s.leaders[id]!.unit !== null
export const form: Handler<Of<'form'>> = {
  shape: c => isText(c.from) && isText(c.leader) && isPoints(c.points),
  judge(s, seat, c) {
    if (!ownLeader(s, seat, c.leader)) return impossible('unit/unknown')
    const not = mayDeal(s, seat, [c.from, s.leaders[c.leader]!.unit!])
    if (not) return not
    const u = s.units[c.from]!
    if (!holds(u.points, c.points)) return impossible('camp/points', CLAUSE.transfer)
    if (!spare(s, c.leader)) return impossible('camp/needs-leader', CLAUSE.leader)
    if (foot(c.points) < LEAST_UNIT || foot(minus(u.points, c.points)) < LEAST_UNIT)
      return impossible('camp/too-small', CLAUSE.unit)
    return alive(s, seat).length < MOST_UNITS ? fine : impossible('camp/too-many-units', CLAUSE.unit)
  },
  act(story, seat, c) {
    const from = story.unit(c.from)
    const l = story.leader(c.leader)
    const home = story.unit(l.unit!)
    const made = {
      ...newUnit(story.state.map, seat, nextLabel(story.state, seat), [c.leader], c.points, from.at!),
      bank: from.bank,
      base: from.base,
      pm: from.pm,
      spent: from.spent,
      out: from.out,
      hungry: from.hungry,
    }
    const left: { [id: string]: Partial<Unit> } = { [home.id]: { leaders: home.leaders.filter(x => x !== c.leader) } }
    left[c.from] = { ...left[c.from], points: minus(from.points, c.points) }
    story.tell(
      seat,
      { type: 'Formed', unit: made.id, leader: c.leader, points: c.points },
      { born: [made], units: left, leaders: { [c.leader]: { unit: made.id } } },
    )
  },
}
export const join: Handler<Of<'join'>> = {
  shape: c => isText(c.leader) && isText(c.to),
  judge(s, seat, c) {
    const not = notMoving(s, seat)
    if (not) return not
    if (s.group) return impossible('camp/group-moving', CLAUSE.leader)
    const to = own(s, seat, c.to)
    if (!to || !ownLeader(s, seat, c.leader)) return impossible('unit/unknown')
    const from = s.units[s.leaders[c.leader]!.unit!]!
    if (from.id === to.id || from.at !== to.at || from.inside !== to.inside) return impossible('camp/apart', CLAUSE.leader)
    const held = freeToMove(s, from) ?? freeToMove(s, to)
    if (held) return held
    if (from.tested || to.tested) return impossible('camp/tested', CLAUSE.leader)
    return spare(s, c.leader) ? fine : impossible('camp/needs-leader', CLAUSE.leader)
  },
  act(story, seat, c) {
    const l = story.leader(c.leader)
    const [from, to] = [story.unit(l.unit!), story.unit(c.to)]
    story.tell(
      seat,
      { type: 'Joined', leader: c.leader, unit: c.to },
      {
        units: {
          [from.id]: { leaders: from.leaders.filter(x => x !== c.leader) },
          [to.id]: { leaders: [...to.leaders, c.leader] },
        },
        leaders: { [c.leader]: { unit: c.to } },
      },
    )
  },
}
