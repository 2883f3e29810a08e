/**
 * What a seat may see, and the one place that hides: of its enemies no unit, no leader's place, no strength, no movement, no answer, no
 * dice; of points who held them as far as it knows. A spectator sees what both may see, the umpire
 * everything; and so does everybody when the campaign is over.
 */

import type { Viewer } from '../contract'
import type { CampEvent } from './events'
import { ledgerSeen } from './handover/ledger'
import { formSeen } from './handover/typed'
import type { Manoeuvre } from './handover/types'
import { other, type Side } from './kinds'
import type { Beaten, CampState, CampView, Contact, Fight, Leader } from './state'

const sideOf = (viewer: Viewer): Side | null => (viewer === 'a' || viewer === 'b' ? viewer : null)
const only = <T>(all: { readonly [id: string]: T }, keep: (t: T, id: string) => boolean): { readonly [id: string]: T } =>
  Object.fromEntries(Object.entries(all).filter(([id, t]) => keep(t, id)))
const each = <T>(of: (s: Side) => T): { readonly [s in Side]: T } => ({ a: of('a'), b: of('b') })

/** A leader of the other side: who he is and what everybody heard of him. */
const cutLeader = (l: Leader): Leader => ({
  ...l,
  unit: null,
  fate: l.fate === 'killed' || l.fate === 'captured' ? l.fate : 'well',
  back: 0,
})
const cutContact = (c: Contact, me: Side | null, s: CampState): Contact => ({
  ...c,
  takers: each(side => (side === me ? c.takers[side] : [])),
  answers: only(c.answers, (_, id) => s.units[id]?.seat === me),
})
/** Of a round of manoeuvre the enemy's die is his, and both totals are the umpire's. */
const cutRound = (r: Manoeuvre, me: Side | null): Manoeuvre => ({
  ...r,
  dice: each(side => (side === me ? r.dice[side] : 0)),
  totals: { a: 0, b: 0 },
})
const cutFight = (f: Fight, me: Side | null, s: CampState): Fight => ({
  ...f,
  supports: f.supports.filter(x => s.units[x.unit]?.seat === me),
  late: f.late.filter(id => s.units[id]?.seat === me),
  arrives: only(f.arrives, (_, id) => s.units[id]?.seat === me),
  // who wants what is sealed until both have said
  wanted: each(side => (side === me || f.stage === 'table' ? f.wanted[side] : null)),
  battle:
    f.battle && me
      ? {
          ...f.battle,
          manoeuvre: f.battle.manoeuvre.map(r => cutRound(r, me)),
          sides: {
            ...f.battle.sides,
            [other(me)]: { nation: f.battle.sides[other(me)].nation, contingents: [], supplied: true },
          },
        }
      : null,
  proposal: me ? f.proposal : null,
  form: f.form && formSeen(f.form, me),
  rounds: f.rounds.map(r => cutRound(r, me)),
  written: each(side => (side === me ? f.written[side] : null)),
})
const cutBeaten = (b: Beaten, me: Side | null): Beaten => (b.seat === me ? b : { ...b, units: [], barred: [], legal: [] })

export function view(s: CampState, viewer: Viewer): CampView {
  if (s.ended || viewer === 'umpire') return { ...s, viewer }
  const me = sideOf(viewer)
  const known = me ? s.known[me] : Object.fromEntries(s.map.points.map(p => [p.id, p.owner]))
  return {
    ...s,
    viewer,
    units: only(s.units, u => u.seat === me),
    leaders: Object.fromEntries(Object.entries(s.leaders).map(([id, l]) => [id, l.seat === me ? l : cutLeader(l)])),
    garrisons: only(s.garrisons, g => g.seat === me),
    control: known,
    known: each(side => (side === me ? s.known[side] : {})),
    group: s.active === me ? s.group : null,
    council: s.active === me ? s.council : null,
    opened: s.active === me ? s.opened : [],
    contact: s.contact && cutContact(s.contact, me, s),
    seen: s.seen.filter(x => x.seat === me),
    fights: s.fights.map(f => cutFight(f, me, s)),
    ledgers: s.ledgers.map(l => ledgerSeen(l, viewer)),
    away: only(s.away, (_, id) => s.units[id]?.seat === me),
    went: only(s.went, (_, id) => s.units[id]?.seat === me),
    beaten: s.beaten.map(b => cutBeaten(b, me)),
    notes: each(side => (side === me ? s.notes[side] : [])),
    pool: each(side => (side === me ? s.pool[side] : [])),
  }
}

/** An event as that viewer may know it: what it makes is told to nobody. */
export function seenEvent(e: CampEvent, _before: CampState, viewer: Viewer): CampEvent | null {
  if (e.type === 'DiceRolled') {
    if (e.secret) return null
    const { after: _, ...rest } = e
    return rest
  }
  if (viewer !== 'umpire' && (e.to === 'none' || (e.to !== 'both' && e.to !== viewer))) return null
  const { made: _, ...rest } = e
  return rest as CampEvent
}
