/**
 * 7.5: the ground made ready to be asked many times: what bars the way to whom, what halves a move, what disorders. Prepared once for
 * a list of pieces, which is never changed, only replaced.
 */
import { clipHalfPlane } from '../../../geometry/clip'
import { type Obstacle, obstacleOf } from '../../../geometry/sweep/obstacle'
import { distance } from '../../../geometry/vec'
import type { Point } from '../../contract'
import { type Formation, isCavalry, isOpenOrder, type Troop } from '../kinds'
import type { Piece } from '../scenario'
import { FORD_COST } from '../tables'

export interface Prepared {
  readonly piece: Piece
  readonly obstacle: Obstacle
}
/** Ground that a body may not enter, as convex parts. */
export interface Barrier {
  readonly piece: Piece
  readonly parts: readonly Obstacle[]
}
export interface GroundMap {
  readonly pieces: readonly Prepared[]
  readonly roads: readonly (readonly Point[])[]
  /** Villages, lakes, waters without a ford (open only where a bridge or ford leads over). */
  readonly barriers: readonly Barrier[]
  /** Woods, corn, and crossings that are not for all. */
  readonly conditional: readonly Prepared[]
  /** What halves, disorders or costs. */
  readonly telling: readonly Prepared[]
}

/** The body of a line's ribbon, segment by segment: convex quarters that share their mitres. */
function quads(piece: Piece): (readonly Point[])[] {
  const n = piece.line?.length ?? 0
  if (n < 2 || piece.outline.length !== 2 * n) return [piece.outline]
  const left = piece.outline.slice(0, n)
  const right = piece.outline.slice(n).reverse()
  return Array.from({ length: n - 1 }, (_, i) => [left[i]!, left[i + 1]!, right[i + 1]!, right[i]!])
}

/** Takes the lane of a crossing out of a water: what lies to its left and to its right stays. */
function cut(parts: readonly (readonly Point[])[], crossing: Piece): (readonly Point[])[] {
  const line = crossing.line
  if (!line || crossing.width === undefined) return [...parts]
  const [from, to] = [line[0]!, line[line.length - 1]!]
  const d = distance(from, to)
  const nx = (to[1] - from[1]) / d
  const ny = -(to[0] - from[0]) / d
  const at = nx * from[0] + ny * from[1]
  const h = crossing.width / 2
  const ux = -ny
  const uy = nx
  const start = ux * from[0] + uy * from[1]
  return parts.flatMap(p => {
    // Only the parts that the crossing itself reaches; its lane has no end otherwise.
    const along = p.map(q => ux * q[0] + uy * q[1] - start)
    const across = p.map(q => nx * q[0] + ny * q[1] - at)
    const meets = Math.min(...along) < d && Math.max(...along) > 0 && Math.min(...across) < h && Math.max(...across) > -h
    if (!meets) return [p]
    return [clipHalfPlane(p, -nx, -ny, -(at + h)), clipHalfPlane(p, nx, ny, at - h)].filter(q => q.length > 2)
  })
}

const isWater = (p: Piece): boolean => p.kind === 'stream' || p.kind === 'river' || p.kind === 'lake'

function prepare(ground: readonly Piece[]): GroundMap {
  const crossings = ground.filter(p => p.kind === 'bridge' || p.kind === 'ford')
  const pieces = ground.map(piece => ({ piece, obstacle: obstacleOf({ polygon: piece.outline }) }))
  const barriers = ground.flatMap((piece): Barrier[] => {
    if (piece.kind === 'village') return [{ piece, parts: [obstacleOf({ polygon: piece.outline })] }]
    if (!isWater(piece) || piece.ford) return []
    const parts = crossings.reduce((rest, c) => cut(rest, c), quads(piece))
    return [{ piece, parts: parts.map(p => obstacleOf({ polygon: p })) }]
  })
  const of = (...kinds: Piece['kind'][]) => pieces.filter(p => kinds.includes(p.piece.kind))
  return {
    pieces,
    roads: ground.filter(p => p.kind === 'road').map(p => p.outline),
    barriers,
    conditional: [...of('wood', 'field'), ...pieces.filter(p => p.piece.crossing?.who === 'infantry')],
    telling: [
      ...of('wood', 'steepHill', 'rough'),
      ...pieces.filter(
        p => p.piece.ford === true || (p.piece.crossing && (p.piece.crossing.cm > 0 || p.piece.crossing.disorders)),
      ),
    ],
  }
}

const known = new WeakMap<readonly Piece[], GroundMap>()
export function groundMap(ground: readonly Piece[]): GroundMap {
  let map = known.get(ground)
  if (!map) {
    map = prepare(ground)
    known.set(ground, map)
  }
  return map
}

/** 7.6.2: gunners away from their guns go as open order does. */
export const troopNow = (unit: { readonly troop: Troop; readonly formation: Formation }): Troop =>
  unit.formation === 'crew' ? 'openOrder' : unit.troop

/** Why a piece is closed to a troop in a formation: a refusal's code; null: it is open. `road`: the whole move goes along one. */
export function closedTo(piece: Piece, troop: Troop, formation: Formation, road: boolean): string | null {
  switch (piece.kind) {
    case 'wood':
      if (road || isOpenOrder(troop)) return null
      if (troop === 'artillery') return 'terrain/wood-guns'
      return formation === 'column' ? null : 'terrain/wood'
    case 'field':
      return formation === 'column' && !road ? 'terrain/corn' : null
    case 'bridge':
    case 'ford':
      return piece.crossing?.who === 'infantry' && troop !== 'infantry' && troop !== 'openOrder' ? 'terrain/crossing' : null
    default:
      return null
  }
}

/** What a piece does to a body that moves through it. */
export function effectOf(
  piece: Piece,
  troop: Troop,
): { readonly half: boolean; readonly disorder: 'ground' | 'river' | null; readonly cm: number } {
  const open = isOpenOrder(troop)
  switch (piece.kind) {
    case 'wood':
      return { half: true, disorder: isCavalry(troop) ? 'ground' : null, cm: 0 }
    case 'steepHill':
      return { half: !open && !isCavalry(troop), disorder: null, cm: 0 }
    case 'rough':
      return { half: true, disorder: open || troop === 'artillery' ? null : 'ground', cm: 0 }
    case 'stream':
    case 'river':
      return piece.ford ? { half: false, disorder: open ? null : 'river', cm: FORD_COST } : { half: false, disorder: null, cm: 0 }
    case 'bridge':
    case 'ford':
      return {
        half: false,
        disorder: piece.crossing?.disorders && !open ? 'river' : null,
        cm: piece.crossing?.cm ?? 0,
      }
    default:
      return { half: false, disorder: null, cm: 0 }
  }
}
