/** Who may battle whom: fire, melee, combined arms; and what keeps a unit from it. Every answer is a code, or null where it may. */

import type { Refusal } from '../../contract'
import { distance, nearOf, sectionsOf } from '../board'
import { formationBattles } from '../cards'
import { CLAUSE } from '../clauses'
import type { CcSeen, Leader, Unit } from '../state'
import { type Pool, poolOf, rangeOf, type Target } from './dice'
import { sight } from './ground'
import { battlesAfter } from './movement'
import { enemiesBeside, leaderAt, ofSide, specOf, unitAt } from './where'

const no = (code: string, clause: string): Refusal => ({ code, clause })
/** A unit or a leader alone as a target. */
export function targetOf(s: CcSeen, hex: string): Target | null {
  const u = unitAt(s, hex)
  if (u) return { arm: specOf(u).arm, at: hex, square: u.square !== null }
  return leaderAt(s, hex) ? { arm: 'leader', at: hex, square: false } : null
}
export const idAt = (s: CcSeen, hex: string): string | null => unitAt(s, hex)?.id ?? leaderAt(s, hex)?.id ?? null
export const hexOfId = (s: CcSeen, id: string): string | null => s.units[id]?.hex ?? s.leaders[id]?.hex ?? null

/** How many members of the formation may battle in this turn. */
function memberLimit(s: CcSeen): number {
  const p = s.played!
  const faces = p.faces.filter(f => f === 'infantry').length
  const members = ofSide(s, 'a').filter(u => u.member && u.use.ordered)
  const centre = members.some(u => sectionsOf(s.map, u.hex!, u.seat).includes('centre'))
  return formationBattles(p.card, p.command, faces, centre ? 2 : 1)
}
/** What keeps a unit from any battle now. */
export function idleWhy(s: CcSeen, u: Unit): Refusal | null {
  if (!u.use.ordered) return no('battle/not-ordered', CLAUSE.order)
  if (u.use.fought) return no('battle/fought', CLAUSE.melee)
  if (u.use.barred) return no('battle/barred', CLAUSE.terrain)
  if (!battlesAfter(s, u)) return no('battle/moved', CLAUSE.move)
  if (s.played?.card === 'grandManoeuvre' && !s.played.plain) return no('battle/card', CLAUSE.command)
  if (u.member && s.memberBattles >= memberLimit(s)) return no('battle/formation', CLAUSE.formation)
  return null
}
const card = (s: CcSeen) => (s.played && !s.played.plain ? s.played.card : null)

/** Why a unit may not fire at a hex; null: it may. */
export function fireWhy(s: CcSeen, u: Unit, hex: string): Refusal | null {
  const idle = idleWhy(s, u)
  if (idle) return idle
  const range = rangeOf(s, u)
  if (range === 0) return no('fire/none', CLAUSE.fire)
  if (card(s) === 'bayonetCharge' || card(s) === 'coldSteel') return no('fire/card', CLAUSE.command)
  const target = targetOf(s, hex)
  if (!target) return no('fire/nobody', CLAUSE.fire)
  if (target.arm === 'leader' && s.options.leaderFire !== true) return no('fire/leader', CLAUSE.leader)
  if (enemiesBeside(s, u.hex!, u.seat).length > 0) return no('fire/adjacent', CLAUSE.fire)
  const d = distance(s.map, u.hex!, hex)
  if (d > range) return no('fire/too-far', CLAUSE.fire)
  if (d < 2) return no('fire/adjacent', CLAUSE.fire)
  if (!sight(s, u, hex).clear) return no('fire/no-sight', CLAUSE.sight)
  return firePool(s, u, target).dice === 0 ? no('battle/no-dice', CLAUSE.fire) : null
}
export const firePool = (s: CcSeen, u: Unit, target: Target): Pool => poolOf(s, u, target, false, true)

/** Why a unit may not lead a melee against a hex beside it. */
export function meleeWhy(s: CcSeen, u: Unit, hex: string, bonus: boolean): Refusal | null {
  if (!bonus) {
    const idle = idleWhy(s, u)
    if (idle) return idle
    if (card(s) === 'fireAndHold') return no('melee/card', CLAUSE.command)
  }
  if (!nearOf(s.map, u.hex!).includes(hex)) return no('melee/not-adjacent', CLAUSE.melee)
  const target = targetOf(s, hex)
  if (!target) return no('melee/nobody', CLAUSE.melee)
  return poolOf(s, u, target, true, true).dice === 0 ? no('battle/no-dice', CLAUSE.melee) : null
}
/** Why guns may not join a melee of that unit. */
export function partnerWhy(s: CcSeen, u: Unit, gun: Unit, hex: string): Refusal | null {
  if (specOf(gun).arm !== 'artillery' || specOf(u).arm === 'artillery') return no('partner/arm', CLAUSE.combined)
  if (gun.id === u.id || gun.seat !== u.seat || gun.hex === null) return no('partner/arm', CLAUSE.combined)
  const idle = idleWhy(s, gun)
  if (idle) return idle
  const d = distance(s.map, gun.hex, hex)
  if (d > rangeOf(s, gun)) return no('fire/too-far', CLAUSE.combined)
  if (gun.type === 'HA' && gun.use.moved > 0 && d >= 4) return no('battle/moved', CLAUSE.combined)
  const look = sight(s, gun, hex)
  if (!look.clear) return no('fire/no-sight', CLAUSE.sight)
  if (look.over) return no('partner/over-friend', CLAUSE.combined)
  return partnerPool(s, gun, hex).dice === 0 ? no('battle/no-dice', CLAUSE.combined) : null
}
export const partnerPool = (s: CcSeen, gun: Unit, hex: string): Pool => poolOf(s, gun, targetOf(s, hex)!, true, true)

/** Hexes that a unit may fire at now. */
export function firesAt(s: CcSeen, u: Unit): readonly string[] {
  const enemies = [...Object.values(s.units), ...Object.values(s.leaders)]
  return enemies.flatMap(e => (e.seat !== u.seat && e.hex !== null && fireWhy(s, u, e.hex) === null ? [e.hex] : [])).filter(once)
}
const once = (h: string, i: number, all: readonly string[]): boolean => all.indexOf(h) === i
/** Enemy hexes that it may attack hand to hand. */
export const meleesAt = (s: CcSeen, u: Unit, bonus = false): readonly string[] =>
  nearOf(s.map, u.hex!).filter(h => {
    const there: Unit | Leader | null = unitAt(s, h) ?? leaderAt(s, h)
    return there !== null && there.seat !== u.seat && meleeWhy(s, u, h, bonus) === null
  })
export const partnersOf = (s: CcSeen, u: Unit, hex: string): readonly Unit[] =>
  ofSide(s, u.seat).filter(g => specOf(g).arm === 'artillery' && partnerWhy(s, u, g, hex) === null)
