/** 8, 8.2: whether a unit may fire at all in this turn, whomever at. All fire is simultaneous: it counts as it was when it began (3.5). */
import { NOISE } from '../../../../geometry/tolerance'
import type { Clause, Cm, Refusal } from '../../../contract'
import type { Shot } from '../../combat'
import type { Unit } from '../../state'
import { FIRE_SHARE, RANGE } from '../../tables'
import { isGuns } from '../../units'

/** How a unit counts as a firer: as it was when the fire of this turn began; before that, as it is. */
export const asItWas = (u: Unit): Shot =>
  u.use.shot ?? { cp: u.cp, disorder: u.disorder, rout: u.rout, firstVolley: u.firstVolley }

/** 8.1: short range and long of its weapon; null: it has none. */
export function rangeOf(u: Pick<Unit, 'weapon' | 'arm'>): { readonly short: Cm; readonly long: Cm } | null {
  switch (u.weapon) {
    case 'musket':
    case 'rifle':
      return RANGE[u.weapon]
    case 'guns':
      return u.arm === 'heavyArtillery' || u.arm === 'howitzer' ? RANGE[u.arm] : RANGE.lightArtillery
    default:
      return null
  }
}

/** 8.2: foot guns and rifles fire only where they have not moved; unlimbering and turning is movement. Others may move by half. */
function moved(u: Unit): { readonly code: string; readonly with?: Refusal['with'] } | null {
  const share = u.use.share + (u.use.evaded ?? 0)
  const any = share > NOISE || u.use.steps.length > 0 || u.use.evaded !== null
  if (isGuns(u) && !u.horse) return any ? { code: 'fire/guns-moved' } : null
  if (u.weapon === 'rifle') return any ? { code: 'fire/rifle-moved' } : null
  return share > FIRE_SHARE + NOISE ? { code: 'fire/moved', with: { percent: Math.round(share * 100) } } : null
}

/** Why the unit may not fire in this turn, whomever at; null: it may. */
export function mayNotFire(u: Unit): Refusal | null {
  const no = (code: string, clause: Clause, with_?: Refusal['with']): Refusal => ({
    code,
    clause,
    at: u.id,
    ...(with_ ? { with: with_ } : {}),
  })
  if (rangeOf(u) === null) return no('fire/no-weapon', '8.1')
  if (u.formation === 'crew') return no('fire/crew', '7.6.2')
  if (asItWas(u).rout !== null || u.use.fled !== null) return no('fire/broken', '13')
  if (u.formation === 'square') return no('fire/square', '8')
  if (u.formation === 'column') return no('fire/column', '8.2')
  if (u.formation === 'limbered') return no('fire/limbered', '8.2')
  if (u.use.fired !== null) return u.use.opportunity ? no('fire/spent-opportunity', '8.9') : no('fire/spent', '8')
  if (u.use.charge !== null) return no('fire/charges', '8.7')
  const gone = moved(u)
  return gone ? no(gone.code, '8.2', gone.with) : null
}
