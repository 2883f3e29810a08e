/** Events as sentences of the log, with their clauses and written moves. It reads what the viewer saw before the event. */
import type { GameStep, Id, Name, Param, Phrase, UnitId } from '../contract'
import type { OoEvent } from './events'
import type { OoSeen, Order } from './state'
import { tellEnding } from './tell/ending'
import { tellFire } from './tell/fire'
import { tellFlight } from './tell/flight'
import { tellGenerals } from './tell/generals'
import { tellMelee } from './tell/melee'
import { tellMorale } from './tell/morale'

export interface Line {
  readonly phrase: Phrase
  readonly clause?: string
  readonly unit?: UnitId
  readonly steps?: readonly GameStep[]
}

const phrase = (code: string): Param => ({ phrase: { code } })
const side = (seat: string): Param => phrase(`ui.side.${seat}`)

const nameOf = (seen: OoSeen, id: Id): Name =>
  seen.units[id]?.name ??
  seen.brigades[id]?.name ??
  seen.generals[id]?.name ??
  seen.ground.find(g => g.id === id)?.name ?? { it: id, en: id }

/** An order in words; null: its face is hidden. */
export function orderPhrase(seen: OoSeen, order: Order | null): Param {
  if (!order) return phrase('order.hidden')
  if (order.kind === 'attack') return { phrase: { code: 'order.attackOn', with: { target: nameOf(seen, order.target) } } }
  if (order.kind !== 'objective') return phrase(`order.${order.kind}`)
  const ground = order.ground === undefined ? undefined : seen.ground.find(g => g.id === order.ground)
  return ground?.name
    ? { phrase: { code: 'order.objectiveNamed', with: { place: ground.name } } }
    : { phrase: { code: 'order.objectiveAt', with: { x: { cm: order.place[0] }, y: { cm: order.place[1] } } } }
}

/** What is told of one event; nothing where the machine or nobody tells it. */
export function tell(e: OoEvent, seen: OoSeen): readonly Line[] {
  const line = (code: string, with_: Phrase['with'], clause?: string, more: Partial<Line> = {}): Line[] => [
    { phrase: { code: `event.${code}`, with: with_ }, ...(clause ? { clause } : {}), ...more },
  ]
  const unit = (id: UnitId) => ({ unit: nameOf(seen, id) })
  switch (e.type) {
    case 'OrderLaid':
      return line(e.order ? 'OrderLaid' : 'CounterLaid', { to: nameOf(seen, e.to), order: orderPhrase(seen, e.order) }, '3.2')
    case 'CourierSent':
      return line('CourierSent', { to: nameOf(seen, e.courier.to), turn: e.courier.arrives }, '3.2')
    case 'CouriersRode':
      return line('CouriersRode', { count: e.rides.length }, '3.2')
    case 'CourierArrived':
      return line('CourierArrived', { to: nameOf(seen, e.to) }, '3.2')
    case 'OrderShown':
      return line('OrderShown', { of: nameOf(seen, e.of), order: orderPhrase(seen, e.order), by: side(e.by) }, '3.2')
    case 'OrderFulfilled':
      return line('OrderFulfilled', { to: nameOf(seen, e.to) }, '3.2')
    case 'Detached':
      return line('Detached', unit(e.unit), '2.5', { unit: e.unit })
    case 'Rejoined':
      return line('Rejoined', unit(e.unit), '2.5', { unit: e.unit })
    case 'Placed':
      return line(seen.phase === 'arrivals' ? 'Arrived' : 'Placed', { unit: nameOf(seen, e.id) })
    case 'GroundPlaced':
      return line('GroundPlaced', { side: side(e.seat), kind: phrase(`ground.${e.piece.kind}`) }, '16.2')
    case 'RetreatPointSet':
      return line('RetreatPointSet', { side: side(e.seat), x: { cm: e.at[0] } }, '2.6')
    case 'Confirmed':
      return line('Confirmed', { side: side(e.seat), phase: phrase(`phase.${e.phase}`) })
    case 'ScreenLifted':
      return line('ScreenLifted', {})
    case 'TurnBegan':
      return line('TurnBegan', { turn: e.turn })
    case 'InitiativeRolled':
      return e.winner
        ? line('InitiativeRolled', { a: e.a, b: e.b, winner: side(e.winner) }, '5')
        : line('InitiativeTied', { total: e.a }, '5')
    case 'InitiativeGiven':
      return line('InitiativeGiven', { side: side(e.seat) }, '5')
    case 'FirstChosen':
      return line('FirstChosen', { first: side(e.first) }, '5')
    case 'GeneralMoved':
      return line('GeneralMoved', { general: nameOf(seen, e.general), cm: { cm: e.cm } }, '7.1')
    case 'GeneralAttached':
      return line('GeneralAttached', { general: nameOf(seen, e.general), unit: nameOf(seen, e.unit) }, '3.4', { unit: e.unit })
    case 'GeneralReleased':
      return line('GeneralReleased', { general: nameOf(seen, e.general) }, '3.4')
    case 'RadiusLooked':
      return e.out.flatMap(id => line('OutOfRadius', unit(id), '3.3', { unit: id }))
    case 'Moved':
      return [
        ...line('Moved', unit(e.unit), '7', { unit: e.unit, steps: e.steps }),
        ...disorderLine(e, seen),
        ...(e.charge
          ? line(
              'ChargeDeclared',
              { ...unit(e.unit), target: nameOf(seen, e.charge.target), side: phrase(`met.${e.charge.side}`) },
              '9.1',
              { unit: e.unit },
            )
          : []),
      ]
    case 'VillageUsed':
      return line(`Village_${e.way}`, { ...unit(e.unit), village: nameOf(seen, e.village) }, '7.5', { unit: e.unit })
    case 'SquareTried':
      return line(e.formed ? 'SquareFormed' : 'SquareFailed', { ...unit(e.unit), roll: e.roll, over: e.over }, '7.4', {
        unit: e.unit,
      })
    case 'Evaded':
      return line(e.effect.parts.guns ? 'GunsLeft' : 'Evaded', unit(e.unit), '7.6', { unit: e.unit, steps: e.steps })
    case 'GunsManned':
      return line('GunsManned', unit(e.unit), '9.5', { unit: e.unit })
    case 'Excused':
      return e.units.flatMap(id => line('Excused', unit(id), '3.2', { unit: id }))
    case 'DisorderRecovered':
      return e.units.flatMap(id => line('DisorderRecovered', unit(id), '12', { unit: id }))
    case 'TurnEnded':
      return [
        ...e.spent.flatMap(id => line('ChargeSpent', unit(id), '9.1', { unit: id })),
        ...line('TurnEnded', { turn: e.turn }),
      ]
    case 'ObjectivesSet':
    case 'ClassChanged':
    case 'HoldTested':
    case 'LossesCounted':
    case 'ArmyTested':
    case 'ArmyBroke':
    case 'GameEnded':
      return tellEnding(e, seen)
    case 'TakenBack':
      return line('TakenBack', unit(e.unit), undefined, { unit: e.unit })
    case 'RulingMade':
      return line('RulingMade', { by: side(e.by), why: e.why })
    case 'DiceThrown':
      // The roll itself is told by the machine.
      return []
    case 'Marked':
      return line('Marked', { ...unit(e.unit), state: phrase(`state.${e.state}`) }, undefined, { unit: e.unit })
    case 'CpLost':
      return line('CpLost', { ...unit(e.unit), count: e.cp }, undefined, { unit: e.unit })
    case 'Removed':
      return line('Removed', unit(e.unit), undefined, { unit: e.unit })
    case 'CounterCharged':
    case 'RiddenThrough':
    case 'Closed':
    case 'MeleesBegan':
    case 'MeleeRolled':
    case 'TieBroken':
    case 'MeleeEnded':
    case 'PursuitDeclared':
    case 'Tired':
    case 'Rested':
      return tellMelee(e, seen)
    case 'Fired':
    case 'Interrupted':
    case 'LetPass':
    case 'Halted':
      return tellFire(e, seen)
    case 'Hit':
    case 'MoraleTested':
    case 'Broke':
    case 'Fallen':
      return tellMorale(e, seen)
    case 'GeneralTested':
    case 'GeneralLost':
    case 'GeneralReplaced':
    case 'CpRegained':
      return tellGenerals(e, seen)
    case 'Fled':
    case 'Stuck':
    case 'RoutShook':
    case 'RallyTried':
    case 'TurnedAbout':
    case 'CameBack':
    case 'SteppedForward':
    case 'BrokeThrough':
    case 'FlightsEnded':
      return tellFlight(e, seen)
    default:
      return []
  }
}

/** A move that leaves the unit disordered says so, with its cause. */
function disorderLine(e: OoEvent & { type: 'Moved' }, seen: OoSeen): Line[] {
  const was = seen.units[e.unit]?.disorder ?? null
  const now = e.effect.parts.disorder
  return now !== null && was === null
    ? [
        {
          phrase: { code: 'event.Disordered', with: { unit: nameOf(seen, e.unit), cause: phrase(`cause.${now}`) } },
          clause: '7.5',
          unit: e.unit,
        },
      ]
    : []
}
