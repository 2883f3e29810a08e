/** 10.1: hits and tests of morale as sentences of the log. */
import type { Name, UnitId } from '../../contract'
import type { MoraleEvent } from '../events/morale'
import type { OoSeen } from '../state'
import type { Line } from '../tell'

export function tellMorale(e: MoraleEvent, seen: OoSeen): readonly Line[] {
  const name = (id: UnitId): Name => seen.units[id]?.name ?? { it: id, en: id }
  switch (e.type) {
    case 'Hit':
      return [{ phrase: { code: 'event.HitTaken', with: { unit: name(e.unit), count: e.cp } }, clause: e.clause, unit: e.unit }]
    case 'MoraleTested': {
      const code = e.less < 0 ? `Morale_${e.result}_half` : `Morale_${e.result}`
      const lines: Line[] = [
        {
          phrase: { code: `event.${code}`, with: { unit: name(e.unit), roll: e.roll, sides: e.sides } },
          clause: '10.1',
          unit: e.unit,
        },
      ]
      if (e.cp > 0)
        lines.push({
          phrase: { code: 'event.MoraleCost', with: { unit: name(e.unit), count: e.cp } },
          clause: '10.1',
          unit: e.unit,
        })
      return lines
    }
    case 'Broke': {
      const lines: Line[] = [
        { phrase: { code: `event.Broke_${e.result}`, with: { unit: name(e.unit) } }, clause: e.clause, unit: e.unit },
      ]
      if (e.cp > 0)
        lines.push({
          phrase: { code: 'event.MoraleCost', with: { unit: name(e.unit), count: e.cp } },
          clause: e.clause,
          unit: e.unit,
        })
      return lines
    }
    case 'Fallen':
      return e.units.map(id => ({ phrase: { code: 'event.Fallen', with: { unit: name(id) } }, clause: '2.4', unit: id }))
  }
}
