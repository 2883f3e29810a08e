/** Step 3g: what each unit will do is written in secret and sealed; with the second seal both are opened. */
import type { Verdict } from '../../contract'
import { CLAUSE } from '../clauses'
import { other, type Side } from '../kinds'
import { linkOf, placeOf } from '../map'
import { interceptionOf } from '../rules/interception'
import { fightAt } from '../rules/where'
import { resolve } from '../stages/attitudes'
import type { Attitude, CampSeen, Contact, Unit } from '../state'
import { MOST_DEBT } from '../tables'
import { fine, type Handler, impossible, isList, isText, notNow, type Of, own } from './handler'

/** Enemy points and own points of a contact, as that side sees them. */
export const enemyPoints = (s: CampSeen, c: Contact, seat: Side): readonly string[] => (s.active === seat ? c.foes : [c.at])
export const ownPoints = (s: CampSeen, c: Contact, seat: Side): readonly string[] => (s.active === seat ? [c.at] : c.foes)

/** Whether that side may send this unit back along that way: no debt beyond two, through no point where it knows an enemy. */
function mayRetreat(s: CampSeen, c: Contact, u: Unit, path: readonly string[]): Verdict | null {
  if (!ownPoints(s, c, u.seat).includes(u.at!)) return impossible('camp/not-met', CLAUSE.retreat)
  if (path.length > 2 || u.debt + path.length > MOST_DEBT) return impossible('camp/in-debt', CLAUSE.retreat)
  let here = u.at!
  for (const p of path) {
    if (!linkOf(s.map, here, p) || p === u.at) return impossible('camp/no-road', CLAUSE.retreat)
    if (enemyPoints(s, c, u.seat).includes(p) || s.seen.some(x => x.seat === u.seat && x.at === p) || fightAt(s, p))
      return impossible('camp/enemy-there', CLAUSE.retreat)
    here = p
  }
  return null
}
/** Whether that answer may be given. */
export function mayAnswer(s: CampSeen, u: Unit, answer: Attitude): Verdict | null {
  const c = s.contact
  if (!c?.takers[u.seat].includes(u.id)) return impossible('camp/not-asked', CLAUSE.attitude)
  switch (answer.do) {
    case 'stand':
      return null
    case 'shutIn': {
      if (!ownPoints(s, c, u.seat).includes(u.at!)) return impossible('camp/not-met', CLAUSE.siege)
      const fort = placeOf(s.map, u.at!).fort > 0 && s.control[u.at!] === u.seat
      return fort ? null : impossible('camp/no-fortress', CLAUSE.siege)
    }
    case 'intercept': {
      const to = answer.point
      if (!enemyPoints(s, c, u.seat).includes(to)) return impossible('camp/not-met', CLAUSE.intercept)
      // who merely stands beside the points met may go in where his own side moves
      if (s.active !== u.seat && !c.foes.includes(u.at!)) return impossible('camp/not-met', CLAUSE.intercept)
      return interceptionOf(s, u, to) ? null : impossible('camp/too-dear', CLAUSE.intercept)
    }
    case 'support': {
      const to = own(s, u.seat, answer.of)
      if (!to || to.inside || to.id === u.id) return impossible('unit/unknown')
      if (!ownPoints(s, c, u.seat).includes(to.at!) || !linkOf(s.map, u.at!, to.at!))
        return impossible('camp/not-beside', CLAUSE.support)
      return s.fights.some(f => f.supports.some(x => x.unit === u.id))
        ? impossible('camp/supports-already', CLAUSE.support)
        : null
    }
    case 'retreat':
      return mayRetreat(s, c, u, answer.path)
  }
}
const answerOf = (c: Of<'attitude'>): Attitude =>
  c.do === 'intercept'
    ? { do: 'intercept', point: c.point }
    : c.do === 'support'
      ? { do: 'support', of: c.of }
      : c.do === 'retreat'
        ? { do: 'retreat', path: c.path }
        : { do: c.do }
export const attitude: Handler<Of<'attitude'>> = {
  shape: c =>
    isText(c.unit) &&
    (c.do === 'stand' ||
      c.do === 'shutIn' ||
      (c.do === 'intercept' && isText(c.point)) ||
      (c.do === 'support' && isText(c.of)) ||
      (c.do === 'retreat' && isList(c.path))),
  judge(s, seat, c) {
    const not = notNow(s, ['contact'])
    if (not) return not
    if (s.contact!.sealed[seat]) return impossible('camp/sealed', CLAUSE.attitude)
    const u = own(s, seat, c.unit)
    return u ? (mayAnswer(s, u, answerOf(c)) ?? fine) : impossible('unit/unknown')
  },
  act(story, seat, c) {
    const { contact } = story.state
    const answer = answerOf(c)
    story.tell(
      seat,
      { type: 'Declared', unit: c.unit, attitude: answer },
      { now: { contact: { ...contact!, answers: { ...contact!.answers, [c.unit]: answer } } } },
    )
  },
}
export const seal: Handler<Of<'seal'>> = {
  shape: () => true,
  judge: (s, seat) => notNow(s, ['contact']) ?? (s.contact!.sealed[seat] ? impossible('camp/sealed', CLAUSE.attitude) : fine),
  act(story, seat) {
    const contact = { ...story.state.contact!, sealed: { ...story.state.contact!.sealed, [seat]: true } }
    story.tell('both', { type: 'Sealed', seat }, { now: { contact } })
    if (contact.sealed[other(seat)]) resolve(story)
  },
}
