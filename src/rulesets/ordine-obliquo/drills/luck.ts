/** Rolls of Ordine Obliquo as luck: what could be expected of each, from the game's own chances, and what came. */

import type { Luck } from '../../contract/practice'
import { phrase } from '../../shared/drill/parts'
import type { OoEvent } from '../events'
import { moraleResult } from '../rules/morale/result'
import type { OoState, OoView } from '../state'

const bounded = (p: number): number => Math.max(0, Math.min(1, p))
const yesNo = (chance: number, came: boolean) => ({ expected: chance, came: came ? 1 : 0, chance: came ? chance : 1 })

/** What could be expected of the rolls of one event; `before`: the game that it fell in. */
export function luckOo(event: OoEvent, before: OoState | OoView): readonly Luck[] {
  const unit = (id: string) => before.units[id]
  if (event.type === 'Fired' && event.roll !== null) {
    const by = unit(event.unit)
    const at = unit(event.target)
    if (!by || !at) return []
    const chance = bounded(event.value / 100)
    const text = phrase(event.hit ? 'drill.review.fire.hit' : 'drill.review.fire.miss', {
      unit: by.name,
      enemy: at.name,
      value: event.value,
      roll: event.roll,
    })
    return [{ sort: 'hits', seat: by.seat, ...yesNo(chance, event.hit), text, off: distance(event.roll, event.value) }]
  }
  if (event.type === 'MoraleTested' && event.under !== 'other') {
    const of = unit(event.unit)
    if (!of) return []
    const by = event.by === null ? undefined : unit(event.by)
    const result = (roll: number) =>
      moraleResult({
        under: event.under === 'melee' ? 'melee' : 'fire',
        roll,
        halfCp: event.less < 0,
        square: of.formation === 'square',
        byInfantry: by?.arm === 'infantry',
      }).result
    const faces = Array.from({ length: event.sides }, (_, i) => i + 1)
    const stands = faces.filter(f => result(f) === 'stands')
    const came = event.result === 'stands'
    const text = phrase(`drill.review.morale.${event.result}`, {
      unit: of.name,
      roll: event.roll,
      sides: event.sides,
      percent: Math.round((100 * stands.length) / event.sides),
    })
    const least = stands.length > 0 ? Math.min(...stands) : event.sides + 1
    return [
      {
        sort: 'morale',
        seat: of.seat,
        ...yesNo(stands.length / event.sides, came),
        text,
        off: came ? event.roll - least : least - 1 - event.roll,
      },
    ]
  }
  if (event.type === 'MeleeRolled' && event.roll !== null) {
    const who = event.side === 'target' ? unit(event.target) : unit(event.units[0] ?? '')
    if (!who) return []
    const came = event.hits - event.automatic > 0
    const text = phrase(came ? 'drill.review.melee.hit' : 'drill.review.melee.miss', {
      unit: who.name,
      value: event.value,
      roll: event.roll,
    })
    return [
      { sort: 'melee', seat: who.seat, ...yesNo(bounded(event.value / 100), came), text, off: distance(event.roll, event.value) },
    ]
  }
  return []
}
/** 0 where it just came, or just failed. */
const distance = (roll: number, value: number): number => (roll <= value ? value - roll : roll - value - 1)
