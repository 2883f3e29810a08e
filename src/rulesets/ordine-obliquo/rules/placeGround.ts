/** 16.2: each player places pieces of terrain in his own half, before the game. */
import { gapCm } from '../../../geometry/gap'
import { pointInPolygon } from '../../../geometry/polygon'
import type { Point } from '../../../geometry/shapes'
import { atLeast, quantisePoint } from '../../../geometry/tolerance'
import { rotate } from '../../../geometry/vec'
import type { Refusal } from '../../contract'
import type { PlaceGroundCommand } from '../commands'
import type { OoSeen, Piece, Side } from '../state'
import { tableOf } from './deploy'

const HALF_SIZE: { readonly [k in PlaceGroundCommand['kind']]: number } = { hill: 10, steepHill: 10, village: 5 }
const HEIGHT: { readonly [k in PlaceGroundCommand['kind']]: number | undefined } = { hill: 3, steepHill: 6, village: undefined }
export const GROUND_KINDS = ['hill', 'steepHill', 'village'] as const

/** The piece that the command would lay: hills of 20 × 20 cm with their corners cut, villages of 10 × 10. */
export function pieceOf(seen: Pick<OoSeen, 'sides'>, seat: Side, command: PlaceGroundCommand): Piece {
  const h = HALF_SIZE[command.kind]
  const cut = command.kind === 'village' ? 0 : 4
  const local: Point[] =
    cut === 0
      ? [
          [-h, -h],
          [h, -h],
          [h, h],
          [-h, h],
        ]
      : [
          [-h + cut, -h],
          [h - cut, -h],
          [h, -h + cut],
          [h, h - cut],
          [h - cut, h],
          [-h + cut, h],
          [-h, h - cut],
          [-h, -h + cut],
        ]
  const outline = local.map(p => quantisePoint(rotate([p[0] + command.at[0], p[1] + command.at[1]], command.at, command.facing)))
  const height = HEIGHT[command.kind]
  const n = seen.sides[seat].placed + 1
  return {
    id: `${seat}-${command.kind}-${n}`,
    kind: command.kind,
    outline,
    ...(height === undefined ? {} : { height }),
    by: seat,
  }
}

export function placeGroundRefusals(seen: OoSeen, seat: Side, command: PlaceGroundCommand): Refusal[] {
  const rule = seen.rules.terrain
  if (!rule || seen.sides[seat].placed >= rule.each) return [{ code: 'ground/enough', clause: '16.2' }]
  const { width, depth } = seen.table
  const piece = pieceOf(seen, seat, command)
  const half: Point[] =
    seat === 'a'
      ? [
          [0, 0],
          [width, 0],
          [width, depth / 2],
          [0, depth / 2],
        ]
      : [
          [0, depth / 2],
          [width, depth / 2],
          [width, depth],
          [0, depth],
        ]
  const out: Refusal[] = []
  if (!piece.outline.every(p => pointInPolygon(p, tableOf(seen)) && pointInPolygon(p, half)))
    out.push({ code: 'ground/own-half', clause: '16.2' })
  const edge = Math.min(...piece.outline.map(p => (seat === 'a' ? p[1] : depth - p[1])))
  if (!atLeast(edge, rule.edge))
    out.push({ code: 'ground/edge', clause: '16.2', with: { cm: { cm: edge }, least: { cm: rule.edge } } })
  const others = seen.ground.filter(g => g.by !== undefined).map(g => gapCm({ polygon: g.outline }, { polygon: piece.outline }))
  const apart = Math.min(Number.POSITIVE_INFINITY, ...others)
  if (!atLeast(apart, rule.apart))
    out.push({ code: 'ground/apart', clause: '16.2', with: { cm: { cm: apart }, least: { cm: rule.apart } } })
  return out
}

/** Places that are free as things stand, on a coarse grid, at most `most`. */
export function proposeGround(seen: OoSeen, seat: Side, most: number): PlaceGroundCommand[] {
  const out: PlaceGroundCommand[] = []
  const { width, depth } = seen.table
  for (const kind of GROUND_KINDS) {
    const h = HALF_SIZE[kind]
    // As near the own edge as the rule lets: so neither side takes the other's room.
    const y = seat === 'a' ? (seen.rules.terrain?.edge ?? 20) + h : depth - (seen.rules.terrain?.edge ?? 20) - h
    for (let x = h + 5; x <= width - h && out.length < most; x += 15) {
      const command: PlaceGroundCommand = { type: 'placeGround', kind, at: [x, y], facing: 0 }
      if (placeGroundRefusals(seen, seat, command).length === 0) out.push(command)
    }
  }
  return out
}
