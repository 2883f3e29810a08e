/** Set-up: pieces of terrain (16.2), places behind the screen, the point behind (2.6). */

import { bounds } from '../../../geometry/polygon'
import { NOISE, quantisePoint, quantisePose } from '../../../geometry/tolerance'
import type { PlaceCommand, PlaceGroundCommand, RetreatPointCommand } from '../commands'
import { FORMATIONS } from '../kinds'
import { placeRefusals } from '../rules/deploy'
import { arrivalRefusals, mayArrive } from '../rules/ending/arrivals'
import { GROUND_KINDS, pieceOf, placeGroundRefusals } from '../rules/placeGround'
import type { Side } from '../state'
import { found, type Handler, impossible, isNumber, isPoint, isPose, isText, notNow } from './handler'

/** Gunners leave their guns by a command of their own; a garrison needs its village. */
const mayBePut = (formation: unknown, village: boolean): boolean =>
  (FORMATIONS as readonly unknown[]).includes(formation) && formation !== 'crew' && (formation !== 'village' || village)

export const place: Handler<PlaceCommand> = {
  shape: c =>
    isText(c.unit) &&
    isPose(c.pose) &&
    (c.formation === undefined || mayBePut(c.formation, c.village !== undefined)) &&
    (c.village === undefined || isText(c.village)),
  judge(seen, seat, c) {
    const owner = seen.units[c.unit]?.seat ?? seen.generals[c.unit]?.seat
    if (owner !== seat || seen.units[c.unit]?.place === 'destroyed') return impossible('unit/unknown')
    if (seen.phase === 'arrivals' && mayArrive(seen, seat, c.unit)) {
      const late = notNow(seen, seat, ['arrivals'])
      return found(late.length > 0 ? late : arrivalRefusals(seen, c), { ends: [quantisePose(c.pose)] })
    }
    // Who comes later is not set up before.
    if (seen.units[c.unit]?.place === 'reserve') return found([{ code: 'place/not-now', clause: '6' }])
    if (seen.phase !== 'deploy' || seen.sides[seat as Side].zone === null)
      return found([
        { code: 'place/not-now', clause: '6' },
        ...placeRefusals({ ...seen, sides: { ...seen.sides, [seat]: { ...seen.sides[seat as Side], zone: null } } }, seat, c),
      ])
    return found(placeRefusals(seen, seat, c), { ends: [quantisePose(c.pose)] })
  },
  events(s, seat, c) {
    const village = c.village === undefined ? null : (s.ground.find(g => g.id === c.village && g.kind === 'village') ?? null)
    const unit = s.units[c.unit]
    if (!village) {
      const formation = unit ? (c.formation ?? (unit.formation === 'village' ? 'line' : unit.formation)) : null
      return [{ type: 'Placed', seat, id: c.unit, pose: quantisePose(c.pose), formation, village: null }]
    }
    const box = bounds(village.outline)
    const front = quantisePoint([(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2])
    return [
      {
        type: 'Placed',
        seat,
        id: c.unit,
        pose: quantisePose({ front, facing: c.pose.facing }),
        formation: 'village',
        village: village.id,
      },
    ]
  },
}

export const placeGround: Handler<PlaceGroundCommand> = {
  shape: c => GROUND_KINDS.some(k => k === c.kind) && isPoint(c.at) && isNumber(c.facing),
  judge(seen, seat, c) {
    const late = notNow(seen, seat, ['terrain'])
    return late.length > 0 ? found(late) : found(placeGroundRefusals(seen, seat as Side, c))
  },
  events: (s, seat, c) => [{ type: 'GroundPlaced', seat, piece: pieceOf(s, seat, c) }],
}

export const retreatPoint: Handler<RetreatPointCommand> = {
  shape: c => isPoint(c.at),
  judge(seen, seat, c) {
    const late = notNow(seen, seat, ['firstOrders'])
    if (late.length > 0) return found(late)
    if (!seen.rules.retreatFree) return found([{ code: 'retreat/fixed', clause: '2.6' }])
    const y = seat === 'a' ? 0 : seen.table.depth
    const on = Math.abs(c.at[1] - y) <= NOISE && c.at[0] >= 0 && c.at[0] <= seen.table.width
    return found(on ? [] : [{ code: 'retreat/own-edge', clause: '2.6' }])
  },
  events: (_, seat, c) => [{ type: 'RetreatPointSet', seat, at: quantisePoint(c.at) }],
}
