/**
 * 1.20, step 8: the table's ground from the kind of the point. A bridge point: the river across the middle with its bridge and one
 * ford. A mountain: two steep hills and the way between them. A fortress: a village with walls on the defender's half. Everywhere a
 * place on either half and something between them, as objectives of Ordine Obliquo (25 on the own half, 50 on the other, 25 between).
 */
import type { Id, Name } from './types'
import { type Battle, type Edge, type Gain, SIDES, type Side, type Way } from './types'

export const TABLE = { width: 180, depth: 120 } as const
/** Depth of the zones of deployment. */
export const ZONE = 35
/** 1.12: how much farther forward a brigade may be deployed. */
export const FORWARD = 10
/** Strips of the edges in which supports come: how deep, and the share of the edge on either side of its middle. */
const STRIP = { depth: 12, share: 0.25 } as const
/** Walls of a fortress: instead of the village's −15 for fire at its garrison. */
const WALLS = -25

type Point = readonly [number, number]
export interface GroundPiece {
  readonly id: string
  readonly kind: string
  readonly name?: Name
  readonly outline?: readonly Point[]
  readonly line?: readonly Point[]
  readonly width?: number
  readonly crossing?: { readonly who: 'any'; readonly cm: number; readonly disorders: boolean }
  readonly fireOn?: number
  readonly objective?: { readonly [side in Side]: number }
}
type Box = readonly [x0: number, x1: number, y0: number, y1: number]

const name = (it: string, en: string): Name => ({ it, en })
const NAMES = {
  church: name('La chiesa', 'The church'),
  farm: name('La cascina', 'The farm'),
  crossing: name('Il passaggio', 'The crossing'),
  pass: name('Il passo', 'The pass'),
  inn: name('L’osteria', 'The inn'),
  ridge: name('Il poggio', 'The ridge'),
  river: name('Il fiume', 'The river'),
} as const

const outlineOf = ([x0, x1, y0, y1]: Box): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]
/** Turned half round: what lies on one half comes to lie on the other. */
const across = ([x0, x1, y0, y1]: Box): Box => [TABLE.width - x1, TABLE.width - x0, TABLE.depth - y1, TABLE.depth - y0]
/** Left for right. */
const mirrored = (p: GroundPiece): GroundPiece => ({
  ...p,
  ...(p.outline ? { outline: p.outline.map(([x, y]): Point => [TABLE.width - x, y]) } : {}),
  ...(p.line ? { line: p.line.map(([x, y]): Point => [TABLE.width - x, y]) } : {}),
})
const box = (id: string, kind: string, b: Box, more: Partial<GroundPiece> = {}): GroundPiece => ({
  id,
  kind,
  outline: outlineOf(b),
  ...more,
})
const line = (
  id: string,
  kind: string,
  points: readonly Point[],
  width: number,
  more: Partial<GroundPiece> = {},
): GroundPiece => ({
  id,
  kind,
  line: points,
  width,
  ...more,
})
const BETWEEN = { a: 25, b: 25 } as const
/** Points of a place on that side's half. */
const onHalf = (side: Side): { readonly a: number; readonly b: number } => (side === 'a' ? { a: 25, b: 50 } : { a: 50, b: 25 })

/** Places in a's half; turned half round, b's. */
const PLACE: Box = [40, 50, 38, 48]
const RIDGE: Box = [58, 104, 20, 34]
const EXTRA = {
  hill: [126, 152, 38, 52],
  wood: [126, 152, 38, 52],
  rough: [126, 152, 38, 52],
  village: [134, 144, 40, 50],
} as const
const half = (side: Side, b: Box): Box => (side === 'a' ? b : across(b))

function middle(battle: Battle): GroundPiece[] {
  switch (battle.point.ground) {
    case 'bridge':
      return [
        line(
          'river',
          'river',
          [
            [0, 60],
            [60, 61],
            [120, 59],
            [180, 60],
          ],
          5,
          { name: NAMES.river },
        ),
        line(
          'bridge',
          'bridge',
          [
            [90, 65],
            [90, 55],
          ],
          8,
          { crossing: { who: 'any', cm: 0, disorders: false } },
        ),
        line(
          'ford',
          'ford',
          [
            [150, 65],
            [150, 54],
          ],
          12,
          { crossing: { who: 'any', cm: 10, disorders: true } },
        ),
        line(
          'road',
          'road',
          [
            [90, 0],
            [90, 120],
          ],
          3,
        ),
        box('crossing', 'zone', [78, 102, 50, 70], { name: NAMES.crossing, objective: BETWEEN }),
      ]
    case 'mountain':
      return [
        box('slope-left', 'steepHill', [12, 66, 40, 78]),
        box('slope-right', 'steepHill', [114, 168, 42, 80]),
        line(
          'road',
          'road',
          [
            [90, 0],
            [86, 60],
            [90, 120],
          ],
          3,
        ),
        box('pass', 'zone', [74, 106, 52, 68], { name: NAMES.pass, objective: BETWEEN }),
      ]
    default:
      return [
        line(
          'road',
          'road',
          [
            [104, 0],
            [104, 120],
          ],
          3,
        ),
        box('farm', 'village', [85, 95, 55, 65], { name: NAMES.farm, objective: BETWEEN }),
        box('wood-left', 'wood', [8, 32, 54, 70]),
        box('wood-right', 'wood', [148, 172, 50, 66]),
      ]
  }
}

/** Which of the two halves the good ground lies on: that of who took it before the battle, else the defender's. */
const goodHalf = (battle: Battle): Side => {
  const won = battle.manoeuvre.find(m => m.gain?.kind === 'edge')?.winner
  return won ?? (battle.attacker === 'a' ? 'b' : 'a')
}

/** A point lies the same way round whenever it is fought over: half of them left for right. */
const turned = (id: Id): boolean => [...id].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 2 === 1

/** All pieces of ground of the battle's table. */
export function groundOf(battle: Battle): GroundPiece[] {
  const { point, attacker } = battle
  const defender: Side = attacker === 'a' ? 'b' : 'a'
  const places = SIDES.map(side =>
    point.fortress && side === defender
      ? box('fortress', 'village', half(side, PLACE), { name: point.name, fireOn: WALLS, objective: onHalf(side) })
      : box(`place-${side}`, 'village', half(side, PLACE), {
          name: side === 'a' ? NAMES.church : NAMES.inn,
          objective: onHalf(side),
        }),
  )
  const ridge = box('ridge', 'hill', half(goodHalf(battle), RIDGE), { name: NAMES.ridge })
  const extra = battle.manoeuvre.flatMap((m, i): GroundPiece[] => {
    const gain: Gain | null = m.gain
    return gain?.kind === 'terrain' && m.winner ? [box(`chosen-${i + 1}`, gain.piece, half(m.winner, EXTRA[gain.piece]))] : []
  })
  const all = [...middle(battle), ...places, ridge, ...extra]
  return turned(point.id) ? all.map(mirrored) : all
}

/** Zones of deployment behind the screen. */
export const zoneOf = (side: Side): readonly Point[] =>
  outlineOf(side === 'a' ? [0, TABLE.width, 0, ZONE] : [0, TABLE.width, TABLE.depth - ZONE, TABLE.depth])

const round = (deg: number): number => (((Math.round(deg * 100) / 100) % 360) + 360) % 360

/** Where north lies at the table: the attacker's edge faces the link by which he came; without one north is away from `a`. */
export function northOf(battle: Battle): number {
  const way = battle.sides[battle.attacker].contingents.find(c => c.arrives === null && c.way !== null)?.way
  if (!way) return 0
  // His edge lies at 180 for a and at 0 for b, as the table's bearings count.
  return round((battle.attacker === 'a' ? 180 : 0) - way.bearing)
}

/** The edge of the table that a link leads to; a side edge where it lies between two. */
export function edgeOf(battle: Battle, way: Way): Edge {
  const bearing = round(way.bearing + northOf(battle))
  if (bearing < 45 || bearing > 315) return 'far'
  if (bearing <= 135) return 'right'
  return bearing < 225 ? 'near' : 'left'
}

/** The strip along an edge in which a support comes. */
export function stripOf(edge: Edge): readonly Point[] {
  const { width, depth } = TABLE
  const mid = { x: width * STRIP.share, y: depth * STRIP.share }
  switch (edge) {
    case 'near':
      return outlineOf([mid.x, width - mid.x, 0, STRIP.depth])
    case 'far':
      return outlineOf([mid.x, width - mid.x, depth - STRIP.depth, depth])
    case 'left':
      return outlineOf([0, STRIP.depth, mid.y, depth - mid.y])
    case 'right':
      return outlineOf([width - STRIP.depth, width, mid.y, depth - mid.y])
  }
}
/** The own edge. */
export const homeEdge = (side: Side): Edge => (side === 'a' ? 'near' : 'far')
