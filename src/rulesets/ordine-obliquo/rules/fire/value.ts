/** 8.8: the number that a unit's fire rolls at or under, term by term. The calc table `fire` and the game both ask this. */

import type { Clause, Term } from '../../../contract'
import type { Experience } from '../../kinds'
import { FIRE_BASE, FIRE_MOD } from '../../tables'

export interface Shooter {
  readonly arm: 'infantry' | 'heavyArtillery' | 'lightArtillery' | 'howitzer'
  readonly experience: Experience
  readonly halfCp: boolean
  readonly disordered: boolean
  readonly openOrder: boolean
  /** It has its first volley still. */
  readonly firstVolley: boolean
  readonly inVillage: boolean
  readonly marchColumn: boolean
  readonly square: boolean
}
export interface FireTarget {
  readonly arm: 'infantry' | 'cavalry' | 'artillery'
  readonly cover: boolean
  readonly openOrder: boolean
  readonly marchColumn: boolean
  readonly square: boolean
  readonly limbered: boolean
  readonly inVillage: boolean
  readonly charging: boolean
  /** What its village takes instead of the usual: data of the piece of ground (a walled churchyard). */
  readonly villageMod?: number
}
export interface Firing {
  readonly shooter: Shooter
  readonly target: FireTarget
  readonly range: 'short' | 'long'
  readonly enfilade: boolean
  /** 8.7: the target of a charge fires at its charger, always at short range. */
  readonly premelee: boolean
  /** It lies within short range whatever range counts (8.7): guns may then take open order (8.6). Left out: the range says. */
  readonly near?: boolean
}
export type FireValue =
  /** `value`: 0 to 100; the working adds up to it. */
  | { readonly value: number; readonly working: readonly Term[] }
  | { readonly refusal: { readonly code: string; readonly clause: Clause } }

const LEAST = 0
const MOST = 100

/** 8.2, 8.5: the first volley is one of infantry in close order, and goes to waste out of a village. */
export const givesFirstVolley = (s: Shooter): boolean => s.firstVolley && s.arm === 'infantry' && !s.openOrder && !s.inVillage

export function fireValue({ shooter, target, range, enfilade, premelee, near }: Firing): FireValue {
  if (shooter.square) return { refusal: { code: 'fire/square', clause: '8' } }
  if (shooter.marchColumn) return { refusal: { code: 'fire/column', clause: '8.2' } }
  const guns = shooter.arm !== 'infantry'
  const short = premelee || range === 'short'
  if (guns && target.openOrder && !(near ?? short)) return { refusal: { code: 'fire/open-order-far', clause: '8.6' } }
  const working: Term[] = []
  let value = 0
  const add = (is: boolean, label: string, amount: number, clause: Clause = '8.8') => {
    if (!is) return
    working.push({ clause, label, amount })
    value += amount
  }
  const base = FIRE_BASE[shooter.arm]
  const garrison = shooter.inVillage && !guns
  add(true, 'fireBase', base)
  add(garrison, 'fireFromVillage', -base / 2, '8.5')
  add(shooter.experience === 'veteran' || shooter.experience === 'elite', 'veteran', FIRE_MOD.veteran)
  add(shooter.experience === 'recruit', 'recruits', FIRE_MOD.recruits)
  add(shooter.halfCp, 'halfCp', FIRE_MOD.halfCp)
  add(shooter.disordered, 'disordered', FIRE_MOD.disordered)
  add(shooter.openOrder, 'openOrderFires', FIRE_MOD.openOrderFires)
  add(givesFirstVolley(shooter), 'firstVolley', FIRE_MOD.firstVolley, '8.2')
  add(short, 'shortRange', FIRE_MOD.short, premelee ? '8.7' : '8.1')
  add(target.inVillage, 'targetInVillage', target.villageMod ?? FIRE_MOD.village, '8.5')
  add(target.cover && !target.inVillage, 'targetInCover', FIRE_MOD.cover, '8')
  add(target.openOrder, 'targetOpenOrder', FIRE_MOD.openOrder)
  add(target.marchColumn, 'targetColumn', FIRE_MOD.column)
  const dense = target.square || target.arm === 'cavalry' || target.limbered
  add(dense && !target.marchColumn, 'targetDense', FIRE_MOD.dense)
  add(enfilade && !target.inVillage, 'enfilade', FIRE_MOD.enfilade, '8.3')
  add(guns && target.arm === 'artillery', 'counterBattery', FIRE_MOD.counterBattery)
  add(target.charging && !premelee, 'targetCharging', FIRE_MOD.charging, '8.7')
  add(value < LEAST, 'nought', LEAST - value)
  add(value > MOST, 'hundred', MOST - value)
  return { value, working }
}
