/** Modificatori al movimento, and the scenarios' own ground: what it does to who comes into it. */
import { centreOf } from '../../../geometry/footprint'
import { bounds, pointInPolygon } from '../../../geometry/polygon'
import { type Obstacle, obstacleOf } from '../../../geometry/sweep/obstacle'
import { standsIn } from '../../../geometry/sweep/sweep'
import { CONTACT } from '../../../geometry/tolerance'
import type { Cm, Footprint, Point } from '../../contract'
import type { Piece } from '../scenario'
import type { RadSeen, Unit } from '../state'
import { isLight } from './bodies'

export interface GroundPart {
  readonly piece: Piece
  readonly obstacle: Obstacle
}
interface Stretch {
  readonly minX: Cm
  readonly minY: Cm
  readonly maxX: Cm
  readonly maxY: Cm
  readonly outline: readonly Point[]
}
export interface GroundMap {
  readonly parts: readonly GroundPart[]
  readonly blocks: readonly GroundPart[]
  /** Their straight stretches, each with the box round it: most points lie outside. */
  readonly roads: readonly Stretch[]
  readonly hills: readonly Piece[]
  /** What protects who stands behind it. */
  readonly cover: readonly Piece[]
}
const maps = new WeakMap<readonly Piece[], GroundMap>()

/** The ground made ready, once for every table. */
export function groundMap(ground: readonly Piece[]): GroundMap {
  const had = maps.get(ground)
  if (had) return had
  const of = (...kinds: readonly string[]) => ground.filter(g => kinds.includes(g.kind))
  const ready = (g: Piece): GroundPart => ({ piece: g, obstacle: obstacleOf({ polygon: g.outline }) })
  const made: GroundMap = {
    // A ribbon may be bent: each of its straight stretches is an obstacle of its own.
    parts: of('wood', 'rough', 'river', 'stream', 'wall', 'hedge', 'hill', 'steepHill').flatMap(stretches),
    blocks: of('block').map(ready),
    roads: of('road', 'bridge').flatMap(g =>
      stretches(g).map(p => {
        const outline = p.obstacle.xs.map((x, i): Point => [x, p.obstacle.ys[i]!])
        return { outline, ...bounds(outline) }
      }),
    ),
    hills: of('hill', 'steepHill'),
    cover: of('wall', 'hedge').filter(g => g.cover !== undefined),
  }
  maps.set(ground, made)
  return made
}

/** A piece as convex parts: the stretches of a ribbon, or the piece as it is. */
export function stretches(g: Piece): GroundPart[] {
  const line = g.line
  if (!line || line.length <= 2) return [{ piece: g, obstacle: obstacleOf({ polygon: g.outline }) }]
  const n = line.length
  return line.slice(0, -1).map((_, i) => {
    const left = [g.outline[i]!, g.outline[i + 1]!]
    const right = [g.outline[2 * n - 2 - i]!, g.outline[2 * n - 1 - i]!]
    return { piece: g, obstacle: obstacleOf({ polygon: [...left, ...right] }) }
  })
}

const FOOT_DISORDER: readonly string[] = ['rough', 'wood', 'stream']

/** What a piece does to a base that comes into it. `closed`: it may not. */
export function effectOn(g: Piece, unit: Unit): { readonly closed: string | null; readonly disorders: boolean } {
  const horse = unit.arm === 'cavalry' || unit.arm === 'guns' || unit.arm === 'train'
  const staff = unit.arm === 'command'
  if (g.kind === 'river') return { closed: 'terrain/water', disorders: false }
  if (g.kind === 'wood' && horse) return { closed: 'terrain/wood-horse', disorders: false }
  if (g.kind === 'stream' && (unit.arm === 'guns' || unit.arm === 'train'))
    return { closed: 'terrain/stream-guns', disorders: false }
  if (staff) return { closed: null, disorders: false }
  if (FOOT_DISORDER.includes(g.kind)) return { closed: null, disorders: !isLight(unit) }
  if (g.kind === 'wall' || g.kind === 'hedge') return { closed: null, disorders: horse }
  if (g.climb) return { closed: null, disorders: true }
  return { closed: null, disorders: false }
}

/** Whether a point lies on a road or bridge. */
export const onRoad = (map: GroundMap, p: Point): boolean =>
  map.roads.some(
    r => p[0] > r.minX - 1 && p[0] < r.maxX + 1 && p[1] > r.minY - 1 && p[1] < r.maxY + 1 && pointInPolygon(p, r.outline),
  )

/** The height of the ground at a base's middle: hills on hills add nothing, the highest counts; in the plain 0. */
export function levelOf(seen: Pick<RadSeen, 'ground'>, body: Footprint): number {
  const middle = centreOf(body)
  return groundMap(seen.ground).hills.reduce((t, h) => (pointInPolygon(middle, h.outline) ? Math.max(t, h.height ?? 1) : t), 0)
}

/** Whether some of a base, more than a touch, stands in ground of one of these kinds. */
export const standsOn = (seen: Pick<RadSeen, 'ground'>, body: Footprint, ...kinds: readonly string[]): boolean =>
  groundMap(seen.ground).parts.some(p => kinds.includes(p.piece.kind) && standsIn(body, p.obstacle, CONTACT))
