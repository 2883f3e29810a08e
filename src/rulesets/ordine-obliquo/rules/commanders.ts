/**
 * 3.1: when a commander-in-chief may change orders (reading 2): poor only for a brigade half of whose units retreat or rout; normal
 * also every third turn, veteran every second, excellent in every turn.
 */
import type { Id, Refusal, Seat } from '../../contract'
import type { Brigade, CommanderClass, General, OoSeen, Side, Unit } from '../state'
import { arrivedNow } from './ending/arrivals'

export const chiefOf = (seen: Pick<OoSeen, 'generals'>, seat: Seat): General | undefined =>
  Object.values(seen.generals).find(g => g.seat === seat && g.chief)

/** Whether the turn is one of those of his class. */
export function classTurn(klass: CommanderClass, turn: number): boolean {
  switch (klass) {
    case 'poor':
      return false
    case 'normal':
      return turn % 3 === 0
    case 'veteran':
      return turn % 2 === 0
    case 'excellent':
      return true
  }
}

/** At least half of the brigade's units that still stand retreat or rout. */
export function wavering(seen: Pick<OoSeen, 'units'>, brigade: Brigade): boolean {
  const alive = brigade.units.map(id => seen.units[id]).filter((u): u is Unit => u?.place === 'table')
  return alive.length > 0 && alive.filter(u => u.rout !== null).length * 2 >= alive.length
}

/** 3.2: the scenario holds this order for some turns (Lobositz: Wied's Halt until turn 4), from the first orders on; null: it does not. */
export function held(seen: OoSeen, to: Id): Refusal | null {
  const until = seen.brigades[seen.units[to]?.brigade ?? to]?.holdUntil ?? null
  return until !== null && Math.max(1, seen.turn) < until ? { code: 'order/held', clause: '3.2', with: { turn: until } } : null
}

/** Who may lay a new counter beside `to` (a brigade, or a unit that has its own) in this turn; null: he may. */
export function mayNotChange(seen: OoSeen, seat: Seat, to: Id): Refusal | null {
  const unit = seen.units[to]
  const brigade = seen.brigades[unit ? unit.brigade : to]
  const chief = chiefOf(seen, seat)
  if (!brigade || !chief) return { code: 'order/no-one', clause: '3.2' }
  if (seen.sides[seat as Side].morale.test === 'failed') return { code: 'order/army-withdraws', clause: '16.1' }
  if (chief.fate !== 'well') return { code: 'order/no-chief', clause: '14' }
  if (chief.attached !== null || chief.attachedTurn === seen.turn - 1) return { code: 'order/chief-attached', clause: '3.4' }
  if (!brigade.chief && seen.generals[brigade.general]?.fate !== 'well') return { code: 'order/no-general', clause: '14' }
  const still = held(seen, to)
  if (still) return still
  if (
    brigade.holdUntil === seen.turn ||
    arrivedNow(seen, brigade) ||
    classTurn(chief.class ?? 'normal', seen.turn) ||
    wavering(seen, brigade)
  )
    return null
  return {
    code: 'order/not-this-turn',
    clause: '3.1',
    with: { class: { phrase: { code: `class.${chief.class}` } }, turn: seen.turn },
  }
}

/** The turns, from the present one, in which he may change orders by his class. */
export const orderTurns = (klass: CommanderClass, turns: number): readonly number[] =>
  Array.from({ length: turns }, (_, i) => i + 1).filter(t => classTurn(klass, t))
