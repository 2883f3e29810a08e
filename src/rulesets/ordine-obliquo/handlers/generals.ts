/** 3.4, 7.1: generals ride 30 cm, attach themselves to a unit and stay with it for the whole turn. */
import { gapCm } from '../../../geometry/gap'
import { pointInPolygon } from '../../../geometry/polygon'
import { atMost, quantise, quantisePoint } from '../../../geometry/tolerance'
import { distance } from '../../../geometry/vec'
import type { Refusal } from '../../contract'
import type { AttachCommand, MoveGeneralCommand, ReleaseCommand } from '../commands'
import { bodyOf, middleOf } from '../rules/bodies'
import { tableOf } from '../rules/deploy'
import type { OoSeen, Phase } from '../state'
import { found, type Handler, impossible, isPoint, isText, notNow, ownsGeneral, ownUnit } from './handler'
import { RIDE } from './orders'

const RIDING: readonly Phase[] = ['generals1', 'generals2']

/** Where the ride starts: his own point; while attached, his unit's middle. */
const far = (ridden: number, cm: number): Refusal[] =>
  atMost(ridden + cm, RIDE)
    ? []
    : [
        {
          code: 'move/too-far',
          clause: '7.1',
          with: { by: { cm: ridden + cm - RIDE }, left: { cm: RIDE - ridden }, cost: { cm } },
        },
      ]

export const moveGeneral: Handler<MoveGeneralCommand> = {
  shape: c => isText(c.general) && isPoint(c.to),
  judge(seen, seat, c) {
    const general = ownsGeneral(seen, seat, c.general)
    if (!general?.point) return impossible('command/no-such-general')
    const to = quantisePoint(c.to)
    if (!pointInPolygon(to, tableOf(seen))) return impossible('place/off-table', '1')
    const refusals = notNow(seen, seat, RIDING)
    if (general.attached) refusals.push({ code: 'general/attached', clause: '3.4' })
    const cm = distance(general.point, to)
    refusals.push(...far(general.ridden, cm))
    return found(refusals, {
      ends: [{ front: to, facing: 0 }],
      left: Math.max(0, RIDE - general.ridden - cm),
      allowance: RIDE,
      working: [
        { clause: '7.1', label: 'speed', amount: RIDE },
        { clause: '7.1', label: 'ridden', amount: -(general.ridden + cm) },
      ],
      drawing: [{ kind: 'line', tone: 'measure', points: [general.point, to], ends: true }],
    })
  },
  events(s, _, c) {
    const to = quantisePoint(c.to)
    const from = s.generals[c.general]?.point
    return [{ type: 'GeneralMoved', general: c.general, to, cm: from ? quantise(distance(from, to)) : 0 }]
  },
}

const rideTo = (seen: OoSeen, point: readonly [number, number], unit: string): number => {
  const body = seen.units[unit] ? bodyOf(seen, seen.units[unit]!) : null
  return body ? quantise(gapCm({ point }, body)) : 0
}

export const attach: Handler<AttachCommand> = {
  shape: c => isText(c.general) && isText(c.unit),
  judge(seen, seat, c) {
    const general = ownsGeneral(seen, seat, c.general)
    const unit = ownUnit(seen, seat, c.unit)
    if (!general?.point) return impossible('command/no-such-general')
    if (!unit) return impossible('unit/unknown')
    const refusals = notNow(seen, seat, RIDING)
    if (general.attached) refusals.push({ code: 'general/attached', clause: '3.4' })
    if (!general.chief && unit.brigade !== general.brigade)
      refusals.push({ code: 'general/own-brigade', clause: '3.4', at: unit.id })
    refusals.push(...far(general.ridden, rideTo(seen, general.point, unit.id)))
    return found(refusals)
  },
  events(s, _, c) {
    const point = s.generals[c.general]?.point
    return [{ type: 'GeneralAttached', general: c.general, unit: c.unit, cm: point ? rideTo(s, point, c.unit) : 0 }]
  },
}

export const release: Handler<ReleaseCommand> = {
  shape: c => isText(c.general),
  judge(seen, seat, c) {
    const general = ownsGeneral(seen, seat, c.general)
    if (!general?.attached) return impossible('general/not-attached', '3.4')
    const refusals = notNow(seen, seat, RIDING)
    if (general.attachedTurn === seen.turn) refusals.push({ code: 'general/stays', clause: '3.4' })
    return found(refusals)
  },
  events(s, _, c) {
    const general = s.generals[c.general]
    const at = general?.attached ? middleOf(s.units[general.attached]!) : null
    return [{ type: 'GeneralReleased', general: c.general, at: quantisePoint(at ?? general?.point ?? [0, 0]) }]
  },
}
