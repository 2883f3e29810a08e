/** Battles that may be begun now, each with its dice, every term of them, and the chances; so that a panel asks no rule. */
import type { Term, UnitId } from '../../contract'
import type { CcSeen, Unit } from '../state'
import { bonusTargets } from './advance'
import { firesAt, idAt, meleesAt, partnersOf, targetOf } from './battle'
import { poolOf } from './dice'
import { expectedHits, hitSpread, type Shot } from './odds'
import { ofSide, specOf } from './where'

export interface Fight {
  readonly kind: 'fire' | 'melee' | 'bonus' | 'back' | 'coming'
  readonly unit: UnitId
  readonly target: UnitId
  readonly partner: UnitId | null
  readonly from: string
  readonly at: string
  readonly dice: number
  readonly working: readonly Term[]
  /** Dice and terms of the guns that join. */
  readonly joined: { readonly dice: number; readonly working: readonly Term[] } | null
  /** The chance of each number of hits, from none on; the mean of hits and flags. */
  readonly spread: readonly number[]
  readonly hits: number
  readonly flags: number
}

function fight(
  s: CcSeen,
  kind: Fight['kind'],
  u: Unit,
  at: string,
  gun: Unit | null,
  how: { readonly melee: boolean; readonly card: boolean; readonly again: boolean },
): Fight | null {
  const target = targetOf(s, at)
  const id = idAt(s, at)
  if (!target || id === null) return null
  const own = poolOf(s, u, target, how.melee, how.card)
  const guns = gun ? poolOf(s, gun, target, true, true) : null
  const spec = specOf(u)
  const foe = s.units[id] ?? null
  const armoured = foe !== null && specOf(foe).cuirass
  const shot: Shot = {
    dice: own.dice + (guns?.dice ?? 0),
    target: target.arm,
    melee: how.melee,
    lancer: how.again && spec.lancer && !armoured,
    noSaber: spec.noSaber,
    cuirass: armoured && spec.arm === 'infantry',
  }
  const joined = guns ? { dice: guns.dice, working: guns.working } : null
  const about = { kind, unit: u.id, target: id as UnitId, partner: gun?.id ?? null, from: u.hex!, at }
  return { ...about, dice: shot.dice, working: own.working, joined, spread: hitSpread(shot), ...expectedHits(shot) }
}
const FIRE = { melee: false, card: true, again: false } as const
const MELEE = { melee: true, card: true, again: true } as const
/** Alone, and with each of the guns that may join. */
const meleesOf = (s: CcSeen, kind: 'melee' | 'bonus', u: Unit, at: string) =>
  [null, ...partnersOf(s, u, at)].map(gun => fight(s, kind, u, at, gun, MELEE))

/** What may be begun (or, of an attack that waits for its answer, what comes). */
export function fightsOf(s: CcSeen): readonly Fight[] {
  const found = (list: readonly (Fight | null)[]) => list.filter((f): f is Fight => f !== null)
  const a = s.attack
  if (s.phase === 'combat' && !a)
    return found(
      ofSide(s, s.active)
        .filter(u => u.use.ordered && !u.use.fought)
        .flatMap(u => [
          ...firesAt(s, u).map(at => fight(s, 'fire', u, at, null, FIRE)),
          ...meleesAt(s, u).flatMap(at => meleesOf(s, 'melee', u, at)),
        ]),
    )
  const attacker = a ? s.units[a.unit] : undefined
  if (!a || !attacker || attacker.hex === null) return []
  if (s.phase === 'bonus') return found(bonusTargets(s, attacker).flatMap(at => meleesOf(s, 'bonus', attacker, at)))
  if (s.phase === 'react') return found([fight(s, 'coming', attacker, a.at, a.partner ? s.units[a.partner]! : null, MELEE)])
  const target = s.units[a.target]
  if (s.phase === 'back' && target && target.hex !== null)
    return found([fight(s, 'back', target, attacker.hex, null, { melee: true, card: false, again: false })])
  return []
}
