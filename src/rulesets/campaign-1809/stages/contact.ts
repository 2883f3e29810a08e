/** Steps 3e to 3g: contact is announced, both sides test for information, and those concerned are asked in secret what they will do. */
import { CLAUSE } from '../clauses'
import { other, type Side } from '../kinds'
import { nearOf } from '../map'
import { informationTerms, knowledgeOf, noteOf } from '../rules/information'
import { amountOf } from '../rules/initiative'
import { alive, bestOf, enemiesIn, pinned } from '../rules/where'
import type { CampState, Note, Unit } from '../state'
import type { Story } from '../story'

export const pairOf = (at: string, foe: string): string => `${at}|${foe}`
/** Enemy points beside a point where contact is still to be announced. */
export function newContacts(s: CampState, seat: Side, at: string, met: readonly string[]): readonly string[] {
  return nearOf(s.map, at).filter(n => enemiesIn(s, seat, n).length > 0 && !s.opened.includes(pairOf(at, n)) && !met.includes(n))
}
const free = (s: CampState, u: Unit): boolean => !u.inside && !pinned(s, u)
/** The mover's own that are asked: those in his point, and those beside his point or beside an enemy one. */
const ownTakers = (s: CampState, seat: Side, at: string, foes: readonly string[]): readonly Unit[] =>
  alive(s, seat).filter(u => free(s, u) && (u.at === at || [at, ...foes].some(p => nearOf(s.map, p).includes(u.at!))))
/** The other side's: those in the points met, and those beside one of them. */
const theirTakers = (s: CampState, seat: Side, foes: readonly string[]): readonly Unit[] =>
  alive(s, seat).filter(u => free(s, u) && foes.some(p => u.at === p || nearOf(s.map, p).includes(u.at!)))

function inform(story: Story, seat: Side, own: readonly Unit[], points: readonly string[]): void {
  const s = story.state
  const leader = bestOf(s, own)
  if (!leader) return
  const die = story.roll(6, 1, CLAUSE.information, 'campInformation')
  const working = informationTerms(s, leader)
  const score = die + amountOf(working)
  const kind = knowledgeOf(seat, score)
  const notes: readonly Note[] = points.map(p => noteOf(s, other(seat), p, kind))
  story.tell(
    seat,
    { type: 'Informed', leader: leader.id, die, score, notes, working },
    kind === 'none' ? {} : { now: { notes: { ...s.notes, [seat]: [...s.notes[seat], ...notes] } } },
  )
}

/** Announces contact between the mover's point and those enemy points. */
export function openContact(story: Story, seat: Side, at: string, foes: readonly string[]): void {
  const s = story.state
  const enemy = other(seat)
  const known = {
    ...s.known,
    [seat]: { ...s.known[seat], ...Object.fromEntries(foes.map(f => [f, enemy])) },
    [enemy]: { ...s.known[enemy], [at]: s.control[at]! },
  }
  const met = s.group ? { group: { ...s.group, met: [...s.group.met, ...foes] } } : {}
  const near = (p: readonly string[], side: Side) => alive(s, side).filter(u => !u.inside && p.includes(u.at!))
  const takers = {
    [seat]: ownTakers(s, seat, at, foes).map(u => u.id),
    [enemy]: theirTakers(s, enemy, foes).map(u => u.id),
  } as unknown as { readonly [x in Side]: readonly Unit['id'][] }
  const strayed = [...near([at], seat), ...near(foes, enemy)].flatMap(u =>
    u.strayed ? [[u.id, { strayed: { ...u.strayed, since: s.turn } }] as const] : [],
  )
  story.tell(
    'both',
    { type: 'Contact', at, foes },
    {
      ...(strayed.length > 0 ? { units: Object.fromEntries(strayed) } : {}),
      now: {
        phase: 'contact',
        known,
        ...met,
        opened: [...s.opened, ...foes.map(f => pairOf(at, f))],
        seen: [...s.seen, ...foes.map(f => ({ seat, at: f })), { seat: enemy, at }],
        contact: { at, foes, takers, answers: {}, sealed: { a: false, b: false } },
      },
    },
  )
  inform(story, seat, near([at], seat), foes)
  inform(story, enemy, near(foes, enemy), [at])
}
/** After a step, or where the group stands: contact with whoever is beside it and was not met yet. */
export function lookAround(story: Story, seat: Side, at: string): boolean {
  const foes = newContacts(story.state, seat, at, story.state.group?.met ?? [])
  if (foes.length > 0) openContact(story, seat, at, foes)
  return foes.length > 0
}
