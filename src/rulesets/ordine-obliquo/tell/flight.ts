/** 10.1, 11, 13: flights, rallying and what winners do, as sentences of the log. */
import type { Name, UnitId } from '../../contract'
import type { FlightEvent } from '../events/flight'
import type { OoSeen } from '../state'
import type { Line } from '../tell'

export function tellFlight(e: FlightEvent, seen: OoSeen): readonly Line[] {
  const name = (id: UnitId): Name => seen.units[id]?.name ?? { it: id, en: id }
  const line = (code: string, clause: string, unit: UnitId, more: Line['phrase']['with'] = {}): Line => ({
    phrase: { code: `event.${code}`, with: { unit: name(unit), ...more } },
    clause,
    unit,
  })
  const disordered = (cause: string | undefined): Line[] =>
    'unit' in e && cause ? [line('Disordered', '7.5', e.unit, { cause: { phrase: { code: `cause.${cause}` } } })] : []
  switch (e.type) {
    case 'Fled': {
      if (e.parts === null) {
        if (e.way === 'rout') return [line('RoutedOff', '13', e.unit)]
        return [line(e.returns ? 'RetreatedOff' : 'RetreatedAway', '13', e.unit)]
      }
      const left = e.parts.guns !== null && seen.units[e.unit]?.guns == null
      return [
        line(e.way === 'rout' ? 'Routed' : 'Retreated', '13', e.unit),
        ...(left ? [line('GunsAbandoned', '10.1', e.unit)] : []),
      ]
    }
    case 'Stuck':
      return [line(e.removed ? 'StuckRemoved' : 'Stuck', '13', e.unit, { count: e.cp })]
    case 'RoutShook':
      return e.friends.map(f => line('RoutShook', '13', f, { by: name(e.unit) }))
    case 'RallyTried':
      return [
        line(e.rallied ? 'Rallied' : 'RallyFailed', '13', e.unit, { roll: e.roll, number: e.needed }),
        ...(e.halts ? [line('RalliedHalts', '13', e.unit)] : []),
      ]
    case 'TurnedAbout':
      return [line(e.pose ? 'TurnedAbout' : e.back ? 'WillShowBack' : 'WillFront', '10.1', e.unit)]
    case 'CameBack':
      return [line('CameBack', '13', e.unit)]
    case 'SteppedForward':
      return [line('SteppedForward', '10.2', e.unit, { cm: { cm: e.cm } }), ...disordered(e.disorder)]
    case 'BrokeThrough': {
      const way = e.charge
        ? line('BrokeThroughInto', '11', e.unit, { cm: { cm: e.cm }, target: name(e.charge.target) })
        : line('BrokeThrough', '11', e.unit, { cm: { cm: e.cm } })
      return [way, ...disordered(e.disorder)]
    }
    case 'FlightsEnded':
      return Object.values(seen.units)
        .filter(u => u.returns !== null && u.returns.turn <= seen.turn && !e.later.includes(u.id))
        .map(u => line('NotBack', '13', u.id))
  }
}
