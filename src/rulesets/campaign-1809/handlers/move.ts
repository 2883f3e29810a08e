/** Steps 3b to 3h: a group is picked and tests, marches, goes point by point, stands, breaks through, ends. */
import type { Verdict } from '../../contract'
import { newFight } from '../battle'
import { CLAUSE } from '../clauses'
import { other, type Side, sum } from '../kinds'
import { linkOf } from '../map'
import { isCutOff, routeOf, throughOf, throughTerms } from '../rules/breakthrough'
import { payment } from '../rules/cost'
import { marchLosses, marchOf } from '../rules/forceMarch'
import { amountOf } from '../rules/initiative'
import { sharedOut } from '../rules/losses'
import { pursuitLoss, pursuitTerms } from '../rules/pursuit'
import { capOf, leaderTerms, testTerms } from '../rules/test'
import { closes, enemiesIn, fightAt, seniorOf, strength } from '../rules/where'
import { bring, clearEmpty, lose } from '../stages/change'
import { lookAround, newContacts, openContact } from '../stages/contact'
import { fatalEnd, endPhase as toNext } from '../stages/turn'
import type { CampSeen, Unit } from '../state'
import type { Story } from '../story'
import { fine, freeToMove, type Handler, impossible, isList, isText, notMoving, type Of, own } from './handler'

const grouped = (s: CampSeen): readonly Unit[] => (s.group?.units ?? []).map(id => s.units[id]!)
const needsGroup = (s: CampSeen, seat: Side): Verdict | null =>
  notMoving(s, seat) ?? (s.group ? null : impossible('camp/no-group', CLAUSE.move))

export const activate: Handler<Of<'activate'>> = {
  shape: c => isList(c.units) && new Set(c.units).size === c.units.length,
  judge(s, seat, c) {
    const not = notMoving(s, seat)
    if (not) return not
    if (s.group) return impossible('camp/group-moving', CLAUSE.test)
    const units = c.units.map(id => own(s, seat, id))
    if (units.some(u => u === null)) return impossible('unit/unknown')
    const all = units as readonly Unit[]
    if (all.some(u => u.at !== all[0]!.at)) return impossible('camp/apart', CLAUSE.test)
    if (all.some(u => u.tested)) return impossible('camp/tested', CLAUSE.test)
    const held = all.map(u => freeToMove(s, u)).find(v => v !== null)
    if (held) return held
    return seniorOf(s, all) ? fine : impossible('camp/no-leader', CLAUSE.test)
  },
  act(story, seat, c) {
    const leader = seniorOf(
      story.state,
      c.units.map(id => story.unit(id)),
    )!
    const working = testTerms(story.state, leader)
    const die = story.roll(6, 1, CLAUSE.test, 'campTest')
    const score = die + amountOf(working)
    const cap = capOf(leader, score)
    const units = Object.fromEntries(c.units.map(id => [id, { tested: true, pm: Math.min(cap, story.unit(id).base) }]))
    story.tell(
      seat,
      { type: 'Tested', units: c.units, leader: leader.id, die, score, cap, working },
      {
        units,
        now: {
          group: { units: c.units, leader: leader.id, cap, marched: false, stepped: false, stood: false, met: [], tried: false },
        },
      },
    )
  },
}
export const forceMarch: Handler<Of<'forceMarch'>> = {
  shape: () => true,
  judge(s, seat) {
    const not = needsGroup(s, seat)
    if (not) return not
    const g = s.group!
    if (g.cap === 0) return impossible('camp/no-move', CLAUSE.forced)
    if (g.marched || g.stepped) return impossible('camp/march-first', CLAUSE.forced)
    return grouped(s).every(u => u.out === 0) ? fine : impossible('camp/unsupplied', CLAUSE.forced)
  },
  act(story, seat) {
    const g = story.state.group!
    const leader = story.leader(g.leader)
    const working = leaderTerms(story.state, leader, CLAUSE.forced)
    const die = story.roll(6, 1, CLAUSE.forced, 'campMarch')
    const score = die + amountOf(working)
    const { gain, loss } = marchOf(leader, score)
    const units = Object.fromEntries(g.units.map(id => [id, { pm: story.unit(id).pm + gain }]))
    story.tell(
      seat,
      { type: 'Marched', leader: leader.id, die, score, gain, working },
      { units, now: { group: { ...g, marched: true } } },
    )
    if (loss === 0) return
    for (const id of g.units) {
      const one = story.state.options.oneLossDie === true
      const face = one ? story.roll(6, 1, CLAUSE.forced, 'campStraggle') : 0
      const faces = Array.from({ length: loss }, () => (one ? face : story.roll(6, 1, CLAUSE.forced, 'campStraggle')))
      const points = marchLosses(story.unit(id).points, faces)
      const u = story.unit(id)
      story.tell(
        seat,
        { type: 'Straggled', unit: id, points },
        {
          units: {
            [id]: { points: { ipf: u.points.ipf - points.ipf, cpf: u.points.cpf - points.cpf, apf: u.points.apf - points.apf } },
          },
        },
      )
    }
    clearEmpty(story)
  },
}

/** What one step costs every unit of the group; null: one of them cannot pay. */
function payments(s: CampSeen, to: string) {
  const all = grouped(s).map(u => ({ u, pay: payment(s, u, to, s.group!) }))
  return all.every(x => x.pay !== null) ? all.map(x => ({ u: x.u, pay: x.pay! })) : null
}
/** What a step costs the group that is on the march, and what it then owes; null: it cannot pay, or none is. */
export const stepCost = (s: CampSeen, to: string): { readonly cost: number; readonly debt: number } | null =>
  s.group ? (payments(s, to)?.[0]?.pay ?? null) : null
export const step: Handler<Of<'step'>> = {
  shape: c => isText(c.to),
  judge(s, seat, c) {
    const not = needsGroup(s, seat)
    if (not) return not
    const here = grouped(s)[0]!.at!
    if (!linkOf(s.map, here, c.to)) return impossible('camp/no-road', CLAUSE.move)
    if (fightAt(s, c.to)) return impossible('camp/battle-there', CLAUSE.move)
    if (s.seen.some(x => x.seat === seat && x.at === c.to)) return impossible('camp/enemy-there', CLAUSE.move)
    return payments(s, c.to) ? fine : impossible('camp/too-dear', CLAUSE.move)
  },
  act(story, seat, c) {
    const g = story.state.group!
    const here = story.unit(g.units[0]!).at!
    if (enemiesIn(story.state, seat, c.to).length > 0) {
      // beside it from the start: contact, and no step
      const fresh = newContacts(story.state, seat, here, g.met)
      if (fresh.length > 0) openContact(story, seat, here, fresh)
      else story.tell(seat, { type: 'MetEnemy', at: c.to }, { now: { seen: [...story.state.seen, { seat, at: c.to }] } })
      return
    }
    const paid = payments(story.state, c.to)!
    const stop = closes(story.state, other(seat), c.to)
    bring(story, g.units, c.to, u => {
      const { pay } = paid.find(x => x.u.id === u.id)!
      return { pm: u.pm - pay.cost, debt: u.debt + pay.debt, moved: true }
    })
    const pay = paid[0]!.pay
    story.tell(
      seat,
      { type: 'Moved', units: g.units, to: c.to, cost: pay.cost, debt: pay.debt },
      { now: { group: stop ? null : { ...g, stepped: true, stood: false } } },
    )
    if (!fatalEnd(story)) lookAround(story, seat, c.to)
  },
}
export const stand: Handler<Of<'stand'>> = {
  shape: () => true,
  judge(s, seat) {
    const not = needsGroup(s, seat)
    if (not) return not
    if (s.group!.cap === 0) return impossible('camp/no-move', CLAUSE.attitude)
    return s.group!.stood ? impossible('camp/stood', CLAUSE.attitude) : fine
  },
  act(story, seat) {
    const g = story.state.group!
    story.make({ now: { group: { ...g, stood: true } } })
    lookAround(story, seat, story.unit(g.units[0]!).at!)
  },
}
export const breakThrough: Handler<Of<'breakThrough'>> = {
  shape: () => true,
  judge(s, seat) {
    const g = s.group
    const not = needsGroup(s, seat)
    if (not || !g) return not ?? impossible('camp/no-group', CLAUSE.move)
    if (g.cap === 0) return impossible('camp/no-move', CLAUSE.through)
    if (g.tried || g.stepped || g.marched) return impossible('camp/tried', CLAUSE.through)
    const units = grouped(s)
    if (!units.every(u => isCutOff(s, u))) return impossible('camp/not-cut-off', CLAUSE.through)
    return routeOf(s, units[0]!) ? fine : impossible('camp/no-route', CLAUSE.through)
  },
  act(story, seat) {
    const g = story.state.group!
    const lead = story.unit(g.units[0]!)
    const route = routeOf(story.state, lead)!
    story.make({
      now: { group: { ...g, tried: true } },
      units: Object.fromEntries(g.units.map(id => [id, { pm: 0, moved: true }])),
    })
    let from = lead.at!
    for (const [i, to] of route.entries()) {
      const foes = enemiesIn(story.state, seat, to)
      const shut = foes.length === 0 && closes(story.state, other(seat), to)
      if (foes.length === 0 && !shut) {
        bring(story, g.units, to)
        story.tell(seat, { type: 'Moved', units: g.units, to, cost: 0, debt: 0 })
        if (story.state.group) story.make({ now: { group: null } })
        if (!fatalEnd(story)) lookAround(story, seat, to)
        return
      }
      const own_ = sum(g.units.map(id => story.unit(id).points))
      const working = throughTerms(story.state, story.leader(g.leader), own_, shut ? 0 : strength(foes))
      const die = story.roll(6, 1, CLAUSE.through, 'campThrough')
      const score = die + amountOf(working)
      const how = throughOf(score)
      story.tell(seat, { type: 'BrokeThrough', die, score, to: how === 'stopped' ? null : to, working })
      if (how === 'stopped' || route[i + 1] === undefined) {
        stopped(story, seat, g.units, foes.length > 0 ? to : from)
        return
      }
      for (let n = how === 'hurt' ? 2 : 1; n > 0; n--) chased(story, g.units, foes, to)
      if (g.units.every(id => story.unit(id).at === null)) return
      from = to
    }
  },
}
/** Stopped in the blocking point: a battle there. */
function stopped(story: Story, seat: Side, ids: readonly Unit['id'][], at: string): void {
  const foes = enemiesIn(story.state, seat, at)
  const here = story.unit(ids[0]!).at!
  story.make({ now: { group: null } })
  if (foes.length === 0 || here === at) return
  story.make({ units: Object.fromEntries(ids.map(id => [id, { intercepted: true }])) })
  bring(story, ids, at)
  story.tell('both', { type: 'Entered', at, seat })
  const s = story.state
  if (fightAt(s, at)) return
  const fight = newFight(s, at, seat)
  story.tell('both', { type: 'BattleMarked', at, attacker: seat, fight: fight.id }, { now: { fights: [...s.fights, fight] } })
}
/** Fire on those who pass. */
function chased(story: Story, ids: readonly Unit['id'][], foes: readonly Unit[], at: string): void {
  const s = story.state
  const losers = ids.map(id => s.units[id]!).filter(u => u.at !== null)
  if (foes.length === 0 || losers.length === 0) return
  const working = pursuitTerms({
    weather: s.weather,
    won: sum(foes.map(u => u.points)).cpf,
    lost: sum(losers.map(u => u.points)).cpf,
    rough: false,
    hungry: true,
  })
  const die = story.roll(6, 1, CLAUSE.pursuit, 'campPursuit')
  const loss = pursuitLoss(die + amountOf(working), strength(losers))
  story.tell('both', { type: 'Pursued', at, seat: foes[0]!.seat, loss })
  for (const x of sharedOut(
    losers.map(u => ({ unit: u.id as string, points: u.points })),
    loss,
  ))
    lose(story, x.unit as Unit['id'], x.points, 'pursuit', true)
  clearEmpty(story)
}
export const end: Handler<Of<'end'>> = {
  shape: () => true,
  judge: (s, seat) => needsGroup(s, seat) ?? fine,
  act: story => void story.make({ now: { group: null } }),
}
export const endPhase: Handler<Of<'endPhase'>> = {
  shape: () => true,
  judge: (s, seat) => notMoving(s, seat) ?? fine,
  act: (story, seat) => toNext(story, seat),
}
