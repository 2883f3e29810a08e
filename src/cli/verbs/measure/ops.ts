import {
  applySteps,
  arcOf,
  behind,
  degreesOf,
  gap,
  type Origin,
  overlap,
  pathLength,
  sector,
  sight,
  sweep,
  turnedBy,
  wheel,
} from '../../../geometry'
import type { Fields, Reader } from './reader'

/** What an operation answers: the fields beside `id`. Asked only after a case was read without a fault. */
export type Answer = () => { readonly [key: string]: unknown }
export type Op = (read: Reader, given: Fields) => Answer

const ORIGINS: readonly Origin[] = ['centre', 'front', 'nearest']

const inZone =
  (fan: boolean): Op =>
  (read, given) => {
    const shooter = read.footprint(given, 'shooter')
    const target = read.footprint(given, 'target')
    let spread = 0
    if (fan) {
      spread = read.atLeastNought(given, 'spread')
      if (spread >= 90) read.fail(['spread'], 'out-of-bounds', 'spread must be below 90')
    }
    const origin = given.origin === undefined ? 'centre' : read.oneOf(given, 'origin', ORIGINS)
    return () => {
      const { inside, share, cm } = sector(shooter, target, spread, origin)
      return cm === null ? { inside, share } : { inside, share, cm }
    }
  }

export const TABLE_OPS: { readonly [op: string]: Op } = {
  gap: (read, given) => {
    const a = read.shape(given.a, ['a'])
    const b = read.shape(given.b, ['b'])
    return () => ({ ...gap(a, b) })
  },
  overlap: (read, given) => {
    const a = read.shape(given.a, ['a'], false)
    const b = read.shape(given.b, ['b'], false)
    return () => ({ area: overlap(a, b) })
  },
  wheel: (read, given) => {
    const unit = read.footprint(given, 'unit')
    const pivot = read.oneOf(given, 'pivot', ['left', 'right'])
    if ('arc' in given && 'degrees' in given) read.fail(['arc'], 'two-sizes', 'a wheel takes an arc or degrees, not both')
    const byArc = 'arc' in given
    const size = read.atLeastNought(given, byArc ? 'arc' : 'degrees')
    return () => {
      const degrees = byArc ? degreesOf(unit.width, size) : size
      const { front, facing } = wheel(unit, pivot, degrees)
      return { front, facing, arc: byArc ? size : arcOf(unit.width, degrees), degrees }
    }
  },
  move: (read, given) => {
    const unit = read.footprint(given, 'unit')
    const steps = read.steps(given, 'steps')
    return () => {
      const { front, facing } = applySteps(unit, steps)
      return { front, facing, length: pathLength(unit, steps), turned: turnedBy(steps) }
    }
  },
  sweep: (read, given) => {
    const unit = read.footprint(given, 'unit')
    const steps = read.steps(given, 'steps')
    const obstacles = read.list(given, 'obstacles').map((o, i) => read.shape(o, ['obstacles', i]))
    return () => ({ ...sweep(unit, steps, obstacles) })
  },
  behind: (read, given) => {
    const target = read.footprint(given, 'target')
    const other = read.footprint(given, 'other')
    return () => ({ fraction: behind(target, other) })
  },
  corridor: inZone(false),
  sector: inZone(true),
  sight: (read, given) => {
    const from = read.point(given.from, ['from'])
    const to = read.point(given.to, ['to'])
    const blockers = read.list(given, 'blockers').map((b, i) => read.polygon(b, ['blockers', i]))
    return () => ({ ...sight(from, to, blockers) })
  },
}
