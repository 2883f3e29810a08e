/** 14: the loss of generals, as sentences of the log. */
import type { Id, Name } from '../../contract'
import type { GeneralEvent } from '../events/generals'
import type { OoSeen } from '../state'
import type { Line } from '../tell'

export function tellGenerals(e: GeneralEvent, seen: OoSeen): readonly Line[] {
  const general = (id: Id): Name => seen.generals[id]?.name ?? { it: id, en: id }
  const clause = '14'
  switch (e.type) {
    case 'GeneralTested': {
      const params = { general: general(e.general), unit: seen.units[e.unit]?.name ?? e.unit, roll: e.roll }
      if (e.fate === null) return [{ phrase: { code: 'event.GeneralUnhurt', with: params }, clause, unit: e.unit }]
      const code = e.fate <= 2 ? 'Killed' : e.fate <= 4 ? 'Wounded' : e.fate === 5 ? 'Grazed' : 'Saved'
      return [{ phrase: { code: `event.General${code}`, with: { ...params, fate: e.fate } }, clause, unit: e.unit }]
    }
    case 'GeneralLost': {
      const lost = seen.generals[e.general]
      const brigade = lost ? seen.brigades[lost.brigade] : undefined
      const chief = lost?.chief ?? false
      const lines: Line[] = []
      if (e.shaken.length > 0)
        lines.push({
          phrase: { code: 'event.BrigadeShaken', with: { brigade: brigade?.name ?? e.general, count: e.shaken.length } },
          clause,
        })
      if (chief) lines.push({ phrase: { code: e.fate === 'dead' ? 'event.ChiefDead' : 'event.ChiefAway' }, clause })
      else if (e.returns !== null)
        lines.push({
          phrase: { code: 'event.BrigadeLeaderless', with: { brigade: brigade?.name ?? e.general, turn: e.returns } },
          clause,
        })
      return lines
    }
    case 'GeneralReplaced': {
      const brigade = seen.brigades[seen.generals[e.general]?.brigade ?? '']
      return [{ phrase: { code: 'event.GeneralReplaced', with: { brigade: brigade?.name ?? e.general } }, clause }]
    }
    case 'CpRegained':
      return [
        {
          phrase: { code: 'event.CpRegained', with: { unit: seen.units[e.unit]?.name ?? e.unit, count: e.cp } },
          clause,
          unit: e.unit,
        },
      ]
  }
}
