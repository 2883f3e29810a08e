/** Where a base's next move may bring it. In a file of its own, since the figures stand long before anybody asks. */
import { reach as reachOf } from '../../geometry/drill/reach'
import { applyStep } from '../../geometry/steps'
import type { Reach, UnitId } from '../contract'
import { leftOf, worldOf } from './hands'
import { bodyOf } from './rules/bodies'
import { mayMove } from './rules/mayMove'
import { judgeMove } from './rules/move'
import { turn } from './rules/turning'
import type { RadSeen } from './state'
import { OBLIQUE_LIMIT, WHEEL_SHARE } from './tables'

const EMPTY: Reach = { regions: [], outline: [] }

/** Wheels that are looked at: every fifteen degrees either way. */
const TURNS = [15, 30, 45, 60, 75, 90]

/** Movimento: where the base may stand without a wheel, and with each of some wheels and what they leave. */
export function reach(seen: RadSeen, id: UnitId): Reach {
  const unit = seen.units[id]
  if (!unit || !mayMove(seen, unit)) return EMPTY
  const body = bodyOf(seen, unit)!
  const { left, wheeled, kind } = leftOf(seen, unit)
  const straight = kind === null || kind === 'advance' || kind === 'oblique'
  if (!straight) return EMPTY
  const world = worldOf(seen, unit)
  const m = {
    allowance: left,
    wheel: null,
    oblique: kind === 'advance' ? 0 : OBLIQUE_LIMIT,
    retire: kind === null ? 1 : null,
    shift: null,
    aboutFace: null,
  }
  const here = reachOf(body, m, world)
  const cost = unit.speed * WHEEL_SHARE
  if (wheeled || kind !== null || left < cost) return { regions: here.regions, outline: here.outline }
  const turned = TURNS.flatMap(d =>
    (['left', 'right'] as const).flatMap(side => {
      const step = turn(seen, side, d)
      if (judgeMove(seen, unit.seat, { type: 'move', unit: id, steps: [step] }).kind !== 'ok') return []
      return reachOf(applyStep(body, step), { ...m, allowance: left - cost }, world).regions
    }),
  )
  return { regions: [...here.regions, ...turned], outline: here.outline }
}
