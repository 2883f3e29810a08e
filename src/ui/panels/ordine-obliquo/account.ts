import type { Show } from '../../../rulesets/contract'
import type { GameAccount, Strength } from '../../ports'
import { ooOf } from './data'

/** A side's combat points: those on the table and those in reserve. Veiled as soon as one unit's are. */
function strengthOf(show: Show, seat: 'a' | 'b'): Strength {
  const units = (ooOf(show)?.brigades ?? []).filter(b => b.seat === seat).flatMap(b => b.units)
  const start = units.reduce((t, u) => t + u.cpStart, 0)
  if (units.some(u => u.cp === null)) return { now: null, start }
  return { now: units.reduce((t, u) => t + (u.place === 'destroyed' ? 0 : (u.cp ?? 0)), 0), start }
}

export const account: GameAccount = {
  strength: show => ({ a: strengthOf(show, 'a'), b: strengthOf(show, 'b') }),
  moments: [
    'ArmyBroke',
    'ArmyFailed',
    'ArmyHeld',
    'GeneralKilled',
    'GeneralWounded',
    'Fallen',
    'RoutedOff',
    'RetreatedAway',
    'MeleeFlank',
    'MeleeCaught',
    'MeleeAttackersWin',
    'MeleeTargetWins',
    'MeleeNobody',
    'Morale_routs',
    'Morale_routs_half',
    'Broke_routs',
    'GunsAbandoned',
    'OrderFulfilled',
  ],
}
