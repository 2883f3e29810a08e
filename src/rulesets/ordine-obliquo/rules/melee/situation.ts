/** 9.9: how a unit fights as things stand on the table: the terms of its value against those whom it fights. */
import type { Arm } from '../../kinds'
import { isOpenOrder } from '../../kinds'
import type { OoSeen, Unit } from '../../state'
import { isCloseInfantry, isGuns, isHorse } from '../../units'
import { DEFILES, touches } from '../chargeTargets'
import { atHalf } from '../morale/result'
import { uphill } from './uphill'
import { type MeleeArm, type MeleeSituation, type MeleeUnit, type MeleeValue, meleeValue } from './value'

const ARM: { readonly [a in Arm]: MeleeArm } = {
  infantry: 'infantry',
  openOrder: 'infantry',
  lightCavalry: 'lightCavalry',
  heavyCavalry: 'heavyCavalry',
  cuirassiers: 'cuirassiers',
  cossacks: 'cossacks',
  heavyArtillery: 'gunners',
  lightArtillery: 'gunners',
  howitzer: 'gunners',
}

/** CP as far as they may be known: veiled ones count as full, or as half. */
export const cpSeen = (u: Pick<Unit, 'cp' | 'cpStart' | 'strength'>): number =>
  u.cp ?? (u.strength === 'full' ? u.cpStart : u.strength === 'half' ? Math.floor(u.cpStart / 2) : 0)

export const generalWith = (seen: Pick<OoSeen, 'generals'>, u: Unit): boolean =>
  Object.values(seen.generals).some(g => g.attached === u.id && g.fate === 'well')

/** 9.6 broken ground and woods. */
const BROKEN = ['rough', 'wood'] as const
const onBroken = (seen: OoSeen, u: Unit): boolean => u.village === null && touches(seen, u, BROKEN)

/** 9.6 on broken ground and in woods all fight disordered but open order and cossacks. `centre`: the one who is attacked. */
export const fightsDisordered = (seen: OoSeen, u: Unit, centre: Unit): boolean =>
  u.disorder !== null || (!isOpenOrder(u.troop) && (onBroken(seen, centre) || onBroken(seen, u)))

/** 9.3 horse charged in front by horse that neither counter-charged nor was in its own charge before. */
function notCountering(u: Unit, foes: readonly Unit[]): boolean {
  if (!isHorse(u) || u.use.counter === 'made') return false
  return foes.some(f => {
    const charge = f.use.charge
    if (!isHorse(f) || !charge || charge.target !== u.id || charge.side !== 'front') return false
    return u.use.counter === 'missed' || u.use.charge === null || u.use.charge.n > charge.n
  })
}

export interface Fighter {
  readonly unit: MeleeUnit
  readonly situation: MeleeSituation
}

/** `foes`: whom it fights; `centre`: the one of the fight who is attacked. */
export function fighterOf(seen: OoSeen, u: Unit, foes: readonly Unit[], centre: Unit): Fighter {
  const charge = u.use.charge
  const target = charge ? seen.units[charge.target] : undefined
  return {
    unit: {
      arm: ARM[u.arm],
      experience: u.experience,
      halfCp: atHalf(cpSeen(u), u.cpStart),
      openOrder: isOpenOrder(u.troop),
      disordered: fightsDisordered(seen, u, centre),
      inVillage: u.village !== null,
      general: generalWith(seen, u),
      tired: u.tired,
    },
    situation: {
      missedCountercharge: notCountering(u, foes),
      noImpetus: charge !== null && !charge.impetus && foes.some(isCloseInfantry),
      uphill: target !== undefined && uphill(seen, u, target),
      attackedBySeveral: u.id === centre.id && foes.length > 1,
      againstCavalryNotCharging: foes.some(f => isHorse(f) && f.use.charge === null),
      defile: charge !== null && (u.formation === 'column' || touches(seen, u, DEFILES)),
      againstSquare: foes.some(f => f.formation === 'square'),
      againstDense:
        charge !== null && foes.some(f => f.formation === 'square' || (isHorse(f) && f.use.charge === null) || dense(f)),
    },
  }
}
const dense = (f: Unit): boolean => isGuns(f) && f.formation === 'limbered'

/** 9.3, no. 4: what a missed counter-charge takes. */
const missedBy = (seen: Pick<OoSeen, 'options'>): number => (seen.options.missedCounter === 15 ? -15 : -10)

export const meleeValueOf = (seen: Pick<OoSeen, 'options'>, f: Fighter): MeleeValue =>
  meleeValue(f.unit, f.situation, missedBy(seen))
