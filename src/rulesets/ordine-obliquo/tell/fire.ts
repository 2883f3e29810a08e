/** 8: fire, and what interrupts a move, as sentences of the log. */
import type { Name, UnitId } from '../../contract'
import type { FireEvent } from '../events/fire'
import type { OoSeen } from '../state'
import type { Line } from '../tell'

export function tellFire(e: FireEvent, seen: OoSeen): readonly Line[] {
  const name = (id: UnitId): Name => seen.units[id]?.name ?? { it: id, en: id }
  switch (e.type) {
    case 'Fired': {
      const params = {
        unit: name(e.unit),
        target: name(e.target),
        cm: { cm: e.cm },
        value: e.value,
        range: { phrase: { code: `range.${e.range}` } },
      }
      if (e.roll === null) return [{ phrase: { code: 'event.FiredOnRouted', with: params }, clause: '13', unit: e.unit }]
      const how = e.premelee ? 'Premelee' : e.opportunity ? 'Opportunity' : 'Fired'
      return [
        {
          phrase: { code: `event.${how}${e.hit ? 'Hit' : 'Missed'}`, with: { ...params, roll: e.roll } },
          clause: e.premelee ? '8.7' : e.opportunity ? '8.9' : '8.8',
          unit: e.unit,
        },
        ...(e.firstVolley ? [{ phrase: { code: 'event.FirstVolleyGone', with: params }, clause: '8.2', unit: e.unit }] : []),
      ]
    }
    case 'Interrupted':
      return [
        {
          phrase: {
            code: 'event.Interrupted',
            with: { unit: name(e.interrupt.mover), count: e.interrupt.firers.length },
          },
          clause: '8.9',
          unit: e.interrupt.mover,
        },
      ]
    case 'LetPass':
      return [
        {
          phrase: { code: 'event.LetPass', with: { side: { phrase: { code: `ui.side.${e.seat}` } }, unit: name(e.mover) } },
          clause: '8.9',
        },
      ]
    case 'Halted':
      return [{ phrase: { code: 'event.Halted', with: { unit: name(e.unit) } }, clause: '8.9', unit: e.unit }]
    default:
      return []
  }
}
