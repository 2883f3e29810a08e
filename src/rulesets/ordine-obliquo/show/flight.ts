/** 13, 14: who must flee and where, drawn before he goes; who may be rallied, come back or take ground; brigades without a general. */
import { centreOf } from '../../../geometry/footprint'
import type { Cm, Name, Overlay, Point, UnitId } from '../../contract'
import { goOn } from '../rules/flight/course'
import { flightOf } from '../rules/flight/flee'
import { fleeing } from '../rules/flight/flights'
import { rallyNumber, rallyRefusals } from '../rules/flight/rally'
import type { OoSeen, Side } from '../state'

export interface OoFlight {
  readonly unit: UnitId
  readonly seat: Side
  readonly name: Name
  readonly rout: 'routing' | 'retreating'
  /** It moves in this turn's compulsory phase, or in the next one's. */
  readonly when: 'now' | 'next'
  /** Where its way leads: the middle of its body from leg to leg; empty: there is no way (3.9.8). */
  readonly way: readonly Point[]
  readonly cm: Cm
  /** It leaves the table. */
  readonly off: boolean
  /** 13 the number to rally it; `may`: now. Null: it retreats. */
  readonly rally: { readonly number: number; readonly may: boolean } | null
  /** 10.1 a retreat will end with its back to the enemy. */
  readonly back: boolean
}

const known = new WeakMap<object, readonly OoFlight[]>()

/** Everybody in flight, with the way he would go as things stand. Worked out once for a view. */
export function flightsOf(view: OoSeen): readonly OoFlight[] {
  let out = known.get(view)
  if (!out) {
    out = fleeing(view).map((u): OoFlight => {
      const course = flightOf(view, u)?.course ?? null
      const legs = course?.legs ?? []
      return {
        unit: u.id,
        seat: u.seat,
        name: u.name,
        rout: u.rout!,
        when: view.phase === 'orders' || view.phase === 'rally' ? 'now' : 'next',
        way: legs.length === 0 ? [] : [centreOf(legs[0]!.from), ...legs.map(l => centreOf(goOn(l.from, l.cm)))],
        cm: legs.reduce((sum, l) => sum + l.cm, 0),
        off: course?.off ?? false,
        rally:
          u.rout === 'routing'
            ? {
                number: rallyNumber(view, u.seat),
                may: view.phase === 'rally' && view.waiting.includes(u.seat) && rallyRefusals(u).length === 0,
              }
            : null,
        back: u.flight?.back === true,
      }
    })
    known.set(view, out)
  }
  return out
}

/** The ways of flights as lines, and the points behind that brigades have of their own. */
export function flightOverlays(view: OoSeen): Overlay[] {
  return flightsOf(view).flatMap((f): Overlay[] =>
    f.way.length < 2
      ? []
      : [
          {
            id: `flight/${f.unit}`,
            kind: 'line',
            tone: 'note',
            seat: f.seat,
            points: f.way,
            ends: true,
            text: {
              code: `overlay.${f.off ? 'offWay' : f.rout === 'routing' ? 'routWay' : 'retreatWay'}`,
              with: { cm: { cm: f.cm } },
            },
          },
        ],
  )
}
