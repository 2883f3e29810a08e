/** What a seat may do about counter-charges, melees and break-throughs (9, 11). */
import type { Choice, Phrase, UnitId } from '../../contract'
import type { OoCommand } from '../commands'
import { counterChances } from '../rules/melee/counter'
import { diced, openFights, resolverOf } from '../rules/melee/fights'
import { mayBreakThrough } from '../rules/melee/pursuit'
import type { OoView, Side } from '../state'
import { namesOf } from '../tell/melee'

type C = Choice<OoCommand>
const text = (code: string, with_?: Phrase['with']): Phrase => (with_ ? { code, with: with_ } : { code })
const nameOf = (view: OoView, id: UnitId) => view.units[id]?.name ?? { it: id, en: id }

/** 9.3: who may try to counter-charge. */
export const counterChoices = (view: OoView, seat: Side): C[] =>
  counterChances(view, seat).map(c => ({
    command: { type: 'counterCharge', unit: c.unit },
    text: text('choice.counterCharge', { unit: nameOf(view, c.unit), by: nameOf(view, c.by[0]!), below: c.cp + c.less }),
    unit: c.unit,
    group: view.units[c.unit]!.brigade,
  }))

/** 9: the melees that this seat resolves now; of several attackers one choice for each whom a hit may strike (9.8). */
export function meleeChoices(view: OoView, seat: Side): C[] {
  return openFights(view)
    .filter(f => resolverOf(view, f) === seat)
    .flatMap((f): C[] => {
      const target = nameOf(view, f.target)
      const common = { unit: f.target, group: view.units[f.target]?.brigade ?? f.target, primary: true }
      if (diced(f.kind) && f.attackers.length > 1)
        return f.attackers.map(hit => ({
          command: { type: 'melee', target: f.target, hit },
          text: text('choice.meleeHit', { target, hit: nameOf(view, hit) }),
          ...common,
        }))
      const attackers = namesOf(view, f.attackers)
      return [{ command: { type: 'melee', target: f.target }, text: text('choice.melee', { target, attackers }), ...common }]
    })
}

/** 11: horse that may break through. */
export const pursuitChoices = (view: OoView, seat: Side): C[] =>
  mayBreakThrough(view, seat).map(unit => ({
    command: { type: 'breakThrough', unit },
    text: text('choice.breakThrough', { unit: nameOf(view, unit) }),
    unit,
    group: view.units[unit]!.brigade,
  }))
