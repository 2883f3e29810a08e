/** Movement: units one at a time, leaders alone, and leaving by an exit. */
import type { UnitId } from '../../contract'
import { cellOf } from '../board'
import { CLAUSE } from '../clauses'
import { bars } from '../rules/ground'
import { exitPath, leaderWalks, mayExit, mayMove, rangeOfMove, walks } from '../rules/movement'
import { specOf, unitAt, withUnit } from '../rules/where'
import { banner, objectives, put } from '../stages/change'
import { settle } from '../stages/turn'
import type { CcSeen, Unit, Use } from '../state'
import type { Story } from '../story'
import { fine, found, type Handler, impossible, isPath, isText, leaderOf, notNow, type Of, own } from './handler'

const cells = (s: CcSeen, path: readonly string[]): boolean => path.every(h => /^[A-M][1-9]$/.test(h) && cellOf(s.map, h))

export const move: Handler<Of<'move'>> = {
  shape: c => isText(c.unit) && isPath(c.path) && c.path.length > 0,
  judge(s, seat, c) {
    const not = notNow(s, seat, ['move'])
    if (not) return not
    if (!cells(s, c.path)) return impossible('move/not-there', CLAUSE.move)
    const u = own(s, seat, c.unit)
    if (u) {
      if (u.use.done) return impossible('move/done', CLAUSE.move)
      if (!u.use.ordered) return impossible('battle/not-ordered', CLAUSE.order)
      if (unitAt(s, c.path[c.path.length - 1]!)) return impossible('move/occupied', CLAUSE.move)
      if (!mayMove(s, u)) return found({ code: 'move/card', clause: CLAUSE.move, at: u.id })
      if (c.path.length > rangeOfMove(s, u).far) return found({ code: 'move/too-many', clause: CLAUSE.move, at: u.id })
      return walks(s, u, c.path) ? fine : impossible('move/not-there', CLAUSE.move)
    }
    const l = leaderOf(s, c.unit)
    if (!l || l.seat !== seat || l.hex === null) return impossible('unit/not-yours', CLAUSE.move)
    if (!l.use.ordered || l.use.done) return impossible('battle/not-ordered', CLAUSE.order)
    return leaderWalks(s, l, c.path) ? fine : impossible('move/not-there', CLAUSE.move)
  },
  act(story, _seat, c, dice) {
    if (story.state.units[c.unit]) goUnit(story, story.unit(c.unit), c.path)
    else goLeader(story, c.unit, c.path)
    settle(story, dice)
  },
}
const streams = (s: CcSeen, hexes: readonly string[]): boolean => hexes.some(h => cellOf(s.map, h).terrain === 's')
function used(s: CcSeen, u: Unit, path: readonly string[]): Use {
  const { light } = specOf(u)
  return {
    ...u.use,
    moved: u.use.moved + path.length,
    done: true,
    barred: u.use.barred || path.some(h => bars(s, light, h)),
    stream: u.use.stream || streams(s, [u.hex!, ...path]),
  }
}
function goUnit(story: Story, u: Unit, path: readonly string[]): void {
  const use = used(story.state, u, path)
  const made = put(story, u.id, path[path.length - 1]!)
  story.add({ type: 'Moved', unit: u.id, path }, { ...made, units: { [u.id]: { ...made.units?.[u.id], use } } })
  objectives(story)
}
function goLeader(story: Story, id: UnitId, path: readonly string[]): void {
  const s = story.state
  const l = story.leader(id)
  const from = withUnit(s, l)
  const hex = path[path.length - 1]!
  const joins = unitAt(s, hex)
  story.add(
    { type: 'LeaderMoved', leader: id, path, unit: joins?.id ?? null },
    {
      leaders: { [id]: { hex, use: { ...l.use, done: true, moved: path.length } } },
      units: {
        ...(from ? { [from.id]: { leader: null } } : {}),
        ...(joins ? { [joins.id]: { leader: id } } : {}),
      },
    },
  )
}

export const exit: Handler<Of<'exit'>> = {
  shape: c => isText(c.unit),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['move'])
    if (not) return not
    const u = own(s, seat, c.unit)
    return u && mayExit(s, u) ? fine : impossible('move/no-exit', CLAUSE.banners)
  },
  act(story, seat, c, dice) {
    const s = story.state
    const u = story.unit(c.unit)
    const path = exitPath(s, u) ?? []
    const hex = path[path.length - 1] ?? u.hex!
    const worth = Math.max(
      ...(s.rules.exits ?? [])
        .filter(e => e.seat === seat && (!e.only || specOf(u).arm === e.only) && e.hexes.includes(hex))
        .map(e => e.banners),
    )
    story.add(
      { type: 'Exited', unit: u.id, hex },
      {
        units: { [u.id]: { hex: null, leader: null, member: false } },
        ...(u.leader ? { leaders: { [u.leader]: { hex: null } } } : {}),
      },
    )
    objectives(story)
    banner(story, seat, worth, 'exit')
    settle(story, dice)
  },
}
