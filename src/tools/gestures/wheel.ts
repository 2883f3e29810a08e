import { centreOf } from '../../geometry/footprint'
import type { Side } from '../../geometry/shapes'
import { arcOf, degreesOf, pivotOf } from '../../geometry/steps'
import { turnBetween } from '../../geometry/trig'
import { bearing, distance } from '../../geometry/vec'
import type { GameStep, UnitId } from '../../rulesets/contract'
import { type Bench, type Clamped, footprintAfter } from '../bench'
import { type Gesture, NOTHING, trembles } from '../gesture'
import type { TablePointer } from '../hands'
import { grainOf, snap } from '../rounding'
import { planned, previewOf } from '../single'
import { isSomething } from '../steps'

/** How far the pointer has turned about a point since the press, right positive, also past a full turn. */
export function turnMeter(pivot: readonly [number, number], from: readonly [number, number]) {
  let last = bearing(pivot, from)
  let turned = 0
  return (at: readonly [number, number]): number => {
    if (distance(pivot, at) < 1e-6) return turned
    const now = bearing(pivot, at)
    turned += turnBetween(last, now)
    last = now
    return turned
  }
}

/** The wheel that a turn of the hand means, its arc snapped to the grain (about the middle: its whole degrees); null where there is none. */
export function wheelOf(side: Side, turned: number, width: number, grain: number, about?: 'centre'): GameStep | null {
  const degrees = side === 'right' ? turned : -turned
  const step: GameStep = {
    wheel: side,
    degrees: about
      ? Math.round(Math.min(Math.max(degrees, 0), 359))
      : degreesOf(width, snap(arcOf(width, Math.min(Math.max(degrees, 0), 359.9)), grain)),
    ...(about ? { about } : {}),
  }
  return isSomething(step, width) ? step : null
}

/**
 * A front corner in the hand: the unit wheels about the other one, or about its middle where the game has it so. A plan that ends in a wheel to the same side goes on with that
 * wheel; the hand may also take it back to nothing.
 */
export function wheeling(bench: Bench, unit: UnitId, side: Side, down: TablePointer): Gesture {
  const body = bench.body(unit)!
  const plan = bench.planOf(unit)
  const steps = plan?.steps ?? []
  const last = steps.at(-1)
  const goesOn = last !== undefined && 'wheel' in last && last.wheel === side
  const base = goesOn ? steps.slice(0, -1) : steps
  const from = footprintAfter(body.footprint, steps, plan?.verdict ?? null, base.length)
  const had = goesOn ? (side === 'right' ? last.degrees : -last.degrees) : 0
  const about = bench.manoeuvres(unit)?.about
  const meter = turnMeter(about ? centreOf(from) : pivotOf(from, side), down.at)
  const leftBefore = bench.judge(unit, base).verdict.left
  let draft: Clamped | null = null
  let moved = false
  return {
    holds: [unit],
    get moved() {
      return moved
    },
    move(event) {
      const turned = meter(event.at)
      moved ||= distance(down.at, event.at) > trembles(event.grip)
      if (!moved) return null
      const step = wheelOf(side, had + turned, from.width, grainOf(event), about)
      draft = step ? bench.clamp(unit, [...base, step]) : { ...bench.judge(unit, base), limit: null }
      return previewOf(bench, draft, leftBefore, event)
    },
    up(event) {
      if (!moved || !draft) return NOTHING
      this.move(event)
      return draft.steps.length === 0 && steps.length === 0 ? NOTHING : planned(bench, draft)
    },
  }
}
