/** Events as sentences of the log, with the section of the rules. */
import type { Id, Name, UnitId } from '../contract'
import { type Line, line, phrase, side } from '../shared/line'
import { markerName } from './choices'
import type { SbEvent } from './events'
import type { SbSeen } from './state'

const nameOf = (seen: SbSeen, id: Id): Name | string => seen.units[id]?.name ?? seen.commanders[id]?.name ?? id
/** The first of them, and how many. */
const those = (seen: SbSeen, ids: readonly UnitId[]) => ({ unit: nameOf(seen, ids[0] ?? ''), count: ids.length })
const faces = (f: readonly number[]): string => f.join(' ')

/** What the log says of an event; empty where it has nothing to tell. */
export function tell(e: SbEvent, seen: SbSeen): readonly Line[] {
  switch (e.type) {
    case 'TurnBegan':
      return line('SbTurn', { turn: e.turn })
    case 'Placed':
      return line('SbPlaced', { unit: nameOf(seen, e.unit), hex: e.hex }, '2.10', e.unit)
    case 'InitialOrder':
      return line('SbRevealed', { commander: nameOf(seen, e.commander), order: phrase(`order.${e.order}`) }, '3.2.4')
    case 'ArrivalChanged': {
      const battalion = seen.battalions[e.battalion]!.name
      return e.turn === null ? line('SbCancelled', { battalion }, '7.1') : line('SbComesIn', { battalion, turn: e.turn }, '7.1')
    }
    case 'CommanderAside':
      return line('SbAside', { commander: nameOf(seen, e.commander) }, '6.7.3')
    case 'Attached':
      return line('SbAttached', { unit: nameOf(seen, e.unit), commander: nameOf(seen, e.commander) }, '7.0', e.unit)
    case 'Exchanged':
      return line('SbExchanged', { from: nameOf(seen, e.from), to: nameOf(seen, e.to), points: e.points }, '5.4.1', e.to)
    case 'OutOfCommand':
      return line('SbOutOfCommand', { commander: nameOf(seen, e.commander) }, '3.1')
    case 'Isolated':
      return e.counters.flatMap(u => line('SbIsolated', { unit: nameOf(seen, u) }, '5.1.2', u))
    case 'OrdersSealed':
      return line('SbSealed', { side: side(e.seat) }, '3.2.5')
    case 'MarkersSealed':
      return line('SbMarkers', { side: side(e.seat), count: e.count }, '4.0')
    case 'Drawn':
      return line(e.chosen ? 'SbChosen' : 'SbDrawn', { side: side(e.seat), marker: markerName(seen, e.marker) }, '4.0')
    case 'Revealed':
      return line('SbRevealed', { commander: nameOf(seen, e.commander), order: phrase(`order.${e.order}`) }, '4.0')
    case 'OrderTested':
      return line(e.accepted ? 'SbAccepted' : 'SbRefused', { commander: nameOf(seen, e.commander), roll: e.roll }, '4.1')
    case 'Reiterated':
      return line(e.kept ? 'SbReiterated' : 'SbDiscarded', { commander: nameOf(seen, e.commander) }, '4.1.1')
    case 'OrderFell':
      return line('SbOrderFell', { commander: nameOf(seen, e.commander) }, '3.2.3')
    case 'Activated':
      return line('SbActivated', { ...those(seen, e.counters), hex: e.hex }, '5.0', e.counters[0])
    case 'Entered':
      return line('SbEntered', { ...those(seen, e.counters), hex: e.hex }, '7.1', e.counters[0])
    case 'Stepped':
      return line('SbStepped', { ...those(seen, e.counters), hex: e.hex }, '5.0', e.counters[0])
    case 'Rotated':
      return line('SbRotated', those(seen, e.counters), '5.0.1', e.counters[0])
    case 'Formed':
      return line('SbFormed', { ...those(seen, e.counters), formation: phrase(`formation.${e.formation}`) }, '5.2', e.counters[0])
    case 'Reordered':
      return line('SbTop', { unit: nameOf(seen, e.unit) }, '6.0', e.unit)
    case 'CommanderMoved':
      return line('SbCommanderMoved', { commander: nameOf(seen, e.commander), hex: e.hex }, '1.1.1')
    case 'Overstacked':
      return line('SbOverstacked', { unit: nameOf(seen, e.unit) }, '5.3', e.unit)
    case 'Tested':
      return line(
        `SbTest_${e.what}_${e.passed ? 'passed' : 'failed'}`,
        { unit: nameOf(seen, e.unit), roll: e.roll },
        e.what === 'fire' ? '6.1.4' : '6.4',
        e.unit,
      )
    case 'Fired':
      return line(
        'SbFired',
        { ...those(seen, e.counters), hex: e.target, dice: faces(e.faces) || '–', losses: e.losses },
        '6.1',
        e.counters[0],
      )
    case 'Hit':
      return line(e.gone ? 'SbGone' : 'SbHit', { unit: nameOf(seen, e.unit), losses: e.losses }, '6.1.1', e.unit)
    case 'CommanderTested':
      return line(`SbFate_${e.fate}`, { commander: nameOf(seen, e.commander), roll: e.roll }, '6.7')
    case 'CommanderBack':
      return line('SbBack', { commander: nameOf(seen, e.commander), hex: e.hex }, '6.7.2')
    case 'Fled':
      return line(e.to === null ? 'SbTaken' : 'SbFled', { commander: nameOf(seen, e.commander), roll: e.roll }, '6.7.1')
    case 'Assaulted':
      return line(e.charge ? 'SbCharged' : 'SbAssaulted', { ...those(seen, e.counters), hex: e.hex }, '6.4', e.counters[0])
    case 'Canister':
      return e.counters.flatMap(u => line('SbCanister', { unit: nameOf(seen, u) }, '6.4.5', u))
    case 'Withdrew':
      return line(e.to === null ? 'SbLostBack' : 'SbWithdrew', { unit: nameOf(seen, e.unit), saved: e.saved }, '6.4.4', e.unit)
    case 'Fought':
      return line(
        'SbFought',
        {
          hex: e.hex,
          round: e.round,
          attack: faces(e.attack) || '–',
          defence: faces(e.defence) || '–',
          ours: e.lost.attacker,
          theirs: e.lost.defender,
        },
        '6.4',
      )
    case 'CounterCharged':
      return line('SbCounter', { ...those(seen, e.counters), hex: e.hex }, '6.5.4', e.counters[0])
    case 'WentBack':
      return line('SbWentBack', { unit: nameOf(seen, e.unit), hex: e.to }, '6.4', e.unit)
    case 'Retreated':
      return line(
        e.to === null ? 'SbBroken' : 'SbRetreated',
        { unit: nameOf(seen, e.unit), ...(e.to === null ? {} : { hex: e.to }) },
        '6.4',
        e.unit,
      )
    case 'Stood':
      return e.retire ? line('SbRetires', { side: side(e.seat) }, '6.4') : []
    case 'FellBack':
      return line('SbFellBack', { unit: nameOf(seen, e.unit), hex: e.to }, '6.0', e.unit)
    case 'Delayed':
      return line('SbDelayed', { ...those(seen, e.counters), hex: e.hex }, '7.1', e.counters[0])
    case 'Recovered':
      return line('SbRecovered', { unit: nameOf(seen, e.unit), roll: e.roll, points: e.points }, '7.2', e.unit)
    case 'Returned':
      return line('SbReturned', { unit: nameOf(seen, e.unit), hex: e.hex }, '7.2', e.unit)
    case 'GameEnded':
      return line('SbEnded', { why: phrase(`outcome.${e.by}`) }, '2.10')
    case 'RulingMade':
      return line('SbRuling', { by: side(e.by), why: e.why })
    default:
      return []
  }
}
