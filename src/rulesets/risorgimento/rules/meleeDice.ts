import type { Aspect } from '../../../hex'
import type { Term } from '../../contract'
import type { FormationMark, Role } from '../kinds'
import { ASPECT_ATTACKER, CHARGE_FACTOR, FLANK_DEFENDER, MELEE_DICE, REAR_DEFENDS_WITH } from '../tables'

export interface MeleeCounter {
  readonly melee: number
  readonly losses: number
  readonly formation: FormationMark
  readonly role: Role
  readonly aspect: Aspect
  /** Villages, towns and walled buildings have no flank (6.4.2). */
  readonly builtUp: boolean
  readonly cavalry?: { readonly charge: boolean; readonly weightAbove: number; readonly atColumn: boolean }
}

/**
 * 6.4, 6.4.2, 6.5: dice of one counter in melee. A charge doubles first, then terms are added. Terms of aspect and weight belong to the
 * first counter of a side alone. Never below 0.
 */
export function meleeDice(m: MeleeCounter): { readonly dice: number; readonly working: readonly Term[] } {
  if (m.formation === 'limbered') return { dice: 0, working: [{ clause: '6.1.2', label: 'sbLimbered', amount: 0 }] }
  const terms: Term[] = [{ clause: '6.4', label: 'sbMelee', amount: m.melee }]
  const add = (clause: string, label: string, amount: number) => {
    if (amount !== 0) terms.push({ clause, label, amount })
  }
  add('6.6', 'sbLosses', -m.losses)
  const horse = m.role === 'attacker' ? m.cavalry : undefined
  if (horse?.charge && !horse.atColumn) add('6.5', 'sbCharge', (m.melee - m.losses) * (CHARGE_FACTOR - 1))
  add('6.1.2', 'sbFormation', MELEE_DICE[m.formation])
  if (!m.builtUp && m.aspect !== 'front') {
    if (m.role === 'attacker') add('6.4.2', 'sbAspect', ASPECT_ATTACKER)
    else if (m.aspect === 'flank') add('6.4.2', 'sbAspect', FLANK_DEFENDER)
  }
  if (horse) add('6.5.1', 'sbWeight', horse.weightAbove)
  const sum = () => terms.reduce((t, x) => t + x.amount, 0)
  if (!m.builtUp && m.aspect === 'rear' && m.role === 'defender') add('6.4.2', 'sbRear', REAR_DEFENDS_WITH - sum())
  if (sum() < 0) add('6.4', 'sbNought', -sum())
  return { dice: sum(), working: terms }
}
