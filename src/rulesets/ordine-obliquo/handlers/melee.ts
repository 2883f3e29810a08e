/** 9, 11: counter-charges, the melees one by one, break-throughs. */
import type { Refusal, Seat, UnitId } from '../../contract'
import type { BreakThroughCommand, CounterChargeCommand, MeleeCommand } from '../commands'
import type { OoEvent } from '../events'
import { counterChance, holderOf, meeting } from '../rules/melee/counter'
import { drawFight, numbersOf } from '../rules/melee/drawing'
import { diced, openFights, resolverOf } from '../rules/melee/fights'
import { mayBreakThrough } from '../rules/melee/pursuit'
import { resolveMelee } from '../rules/melee/resolve'
import { orderOf } from '../rules/orders'
import { Story } from '../story'
import { found, type Handler, impossible, isText, notNow, ownUnit } from './handler'
import { withSequel } from './phases'

/** Out of its phase there is nothing to do, insisted on or not. */
const barred = (refusals: readonly Refusal[]) => ({ ...found(refusals), kind: 'impossible' as const })

export const melee: Handler<MeleeCommand> = {
  shape: c => isText(c.target) && (c.hit === undefined || isText(c.hit)),
  judge(seen, seat, c) {
    const late = notNow(seen, seat, ['melee'])
    if (seen.phase !== 'melee') return barred(late)
    const fight = seen.fights.find(f => f.target === c.target)
    if (!fight || fight.done) return impossible('melee/none', '9.1', c.target)
    const hit = c.hit
    if (hit !== undefined && !fight.attackers.includes(hit)) return impossible('melee/not-there', '9.8', hit)
    const refusals: Refusal[] = [...late]
    if (late.length === 0 && resolverOf(seen, fight) !== seat)
      refusals.push({ code: 'melee/not-yours', clause: '9.8', at: c.target })
    if (!openFights(seen).includes(fight)) refusals.push({ code: 'melee/flank-first', clause: '9.7', at: c.target })
    if (hit === undefined && diced(fight.kind) && fight.attackers.length > 1)
      refusals.push({ code: 'melee/name-hit', clause: '9.8', at: c.target })
    return found(refusals, { working: diced(fight.kind) ? numbersOf(seen, fight) : [], drawing: drawFight(seen, fight) })
  },
  events(s, _, c, __, dice) {
    const fight = s.fights.find(f => f.target === c.target)!
    const story = new Story(s)
    resolveMelee(story, fight, c.hit ?? fight.attackers[0]!, dice)
    return withSequel(s, story.events, dice)
  },
}

export const breakThrough: Handler<BreakThroughCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    const late = notNow(seen, seat, ['pursuit'])
    if (seen.phase !== 'pursuit') return barred(late)
    return mayBreakThrough(seen, seat).includes(unit.id) ? found(late) : impossible('pursuit/may-not', '11', unit.id)
  },
  events(s, seat, c, _, dice) {
    const told: OoEvent = { type: 'PursuitDeclared', unit: c.unit }
    const left = mayBreakThrough(s, seat).filter(u => u !== c.unit)
    // The last one asked ends the phase for its side.
    return withSequel(s, left.length > 0 ? [told] : [told, { type: 'Confirmed', seat, phase: 'pursuit' }], dice)
  },
}

/** The order that helps a counter-charge has to be shown. */
function shownOrder(s: Parameters<Handler<CounterChargeCommand>['events']>[0], unit: UnitId, seat: Seat): OoEvent[] {
  const holder = holderOf(s, s.units[unit]!)
  const counter = holder ? (s.brigades[holder]?.counter ?? s.units[holder as UnitId]?.counter) : null
  return holder && counter?.order && !counter.shown && (seat === 'a' || seat === 'b')
    ? [{ type: 'OrderShown', by: seat, of: holder, order: counter.order }]
    : []
}

export const counterCharge: Handler<CounterChargeCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    const late = notNow(seen, seat, ['evade1', 'evade2'])
    const chance = counterChance(seen, unit)
    if (!chance) return late.length > 0 ? barred(late) : impossible('counter/not-now', '9.3', unit.id)
    return found(late, { working: [{ clause: '9.3', label: 'counterUnder', amount: chance.cp + chance.less }] })
  },
  events(s, seat, c, _, dice) {
    const unit = s.units[c.unit]!
    const chance = counterChance(s, unit)!
    const roll = dice.roll(6, 1, { clause: '9.3', what: 'counterCharge', unit: unit.id })[0]!
    const made = roll - chance.less < chance.cp
    const met = made ? meeting(s, unit, chance) : null
    const event: OoEvent = {
      type: 'CounterCharged',
      unit: unit.id,
      by: chance.by[0]!,
      roll,
      less: chance.less,
      cp: chance.cp,
      made,
      pose: met?.pose ?? null,
      back: met?.back ?? null,
      charge: met?.charge ?? null,
    }
    const shown = chance.less > 0 && orderOf(s, unit)?.kind === 'attack' ? shownOrder(s, unit.id, seat) : []
    return [...shown, event]
  },
}
