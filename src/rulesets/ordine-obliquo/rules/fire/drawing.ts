/** What fire looks like on the table: its zone, and the line measured with the number to roll. */
import { sectorOutline } from '../../../../geometry/zones'
import type { Overlay } from '../../../contract'
import type { Unit } from '../../state'
import { rangeOf } from './firer'
import type { FireShot } from './shot'

/** The zone of fire as deep as the weapon carries, and the line from the firer's middle to the target's nearest point. */
export function drawShot(u: Unit, shot: FireShot): Overlay[] {
  const weapon = rangeOf(u)
  const may = shot.refusals.length === 0
  const zone: Overlay[] = weapon
    ? [
        {
          kind: shot.front.spread > 0 ? 'sector' : 'corridor',
          tone: 'measure',
          seat: u.seat,
          polygon: sectorOutline(shot.front.footprint, shot.front.spread, weapon.long),
        },
      ]
    : []
  return [
    ...zone,
    {
      kind: 'line',
      tone: may ? 'target' : 'not',
      seat: u.seat,
      points: [shot.from, shot.to],
      ends: true,
      // Who may not fire has a distance, and no chance.
      text: !may
        ? { code: 'draw.shotNot', with: { cm: { cm: shot.cm } } }
        : shot.routed
          ? { code: 'draw.shotRouted', with: { cm: { cm: shot.cm } } }
          : { code: 'draw.shot', with: { cm: { cm: shot.cm }, value: shot.value } },
    },
  ]
}
