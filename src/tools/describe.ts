import type { Id } from '../base/units'
import { centreOf } from '../geometry/footprint'
import { normalise } from '../geometry/trig'
import { bearing } from '../geometry/vec'
import type { Body, HexGrid, Phrase, Point, Show } from '../rulesets/contract'
import { hexesApart } from './hexes'
import { nearbyOf } from './nearby'

const WINDS = ['n', 'nne', 'ne', 'ene', 'e', 'ese', 'se', 'sse', 's', 'ssw', 'sw', 'wsw', 'w', 'wnw', 'nw', 'nnw'] as const
/** The compass point of a bearing, one of sixteen: a code of the catalogues (`hands.wind.<point>`). */
export const windOf = (deg: number): (typeof WINDS)[number] => WINDS[Math.round(normalise(deg) / 22.5) % 16]
/** The hour of a bearing on a clock whose twelve lies at 0: 1 to 12. */
export const hourOf = (deg: number): number => Math.round(normalise(deg) / 30) % 12 || 12

const DESCRIBED = 4

/** A piece with what is left of it, for a list of who stands in a hex. */
const told = (b: Body): Phrase =>
  b.counter?.strength === undefined
    ? { code: 'hands.hexOfficer', with: { name: b.name } }
    : { code: 'hands.hexCounter', with: { name: b.name, value: b.counter.strength, of: b.counter.of ?? b.counter.strength } }

/** A hex in short, as it is read beside the table: its label, its name, what lies there; null where there is no such hex. */
export function groundOfHex(show: Show, label: string): Phrase | null {
  const cell = show.hexes?.cells.find(c => c.label === label)
  if (!cell?.ground) return null
  const with_ = { hex: label, ground: { phrase: cell.ground } }
  return cell.name ? { code: 'hands.hexNamed', with: { ...with_, name: cell.name } } : { code: 'hands.hexShort', with: with_ }
}

/**
 * A hex in sentences, for who hears the table: its label and ground, who stands in it from the top of the stack down, and what the piece in
 * hand may do there. Empty where there is no such hex.
 */
export function describeHex(show: Show, label: string, offers: readonly { readonly text: Phrase }[]): readonly Phrase[] {
  const cell = show.hexes?.cells.find(c => c.label === label)
  if (!cell) return []
  const there = show.bodies.filter(b => b.hex?.label === label).sort((a, b) => a.hex!.place - b.hex!.place)
  return [
    groundOfHex(show, label) ?? { code: 'hands.hexAt', with: { hex: label, level: cell.level } },
    ...there.map(told),
    ...offers.slice(0, 2).map(o => o.text),
  ]
}

/**
 * A point of a map in sentences: its name and who holds it, who stands there, what was heard of it, and what may be done there. Empty
 * where there is no such point.
 */
export function describeSpot(show: Show, id: Id, offers: readonly { readonly text: Phrase }[]): readonly Phrase[] {
  const spot = show.spots?.find(s => s.id === id)
  if (!spot) return []
  return [
    { code: 'hands.spotAt', with: { name: spot.name } },
    ...(spot.held ? [spot.held] : []),
    ...show.bodies.filter(b => b.spot === id).map(onSpot),
    ...offers.slice(0, 2).map(o => o.text),
  ]
}
const onSpot = (b: Body): Phrase =>
  b.tag
    ? { code: 'hands.spotBody', with: { name: b.name, tag: { phrase: b.tag } } }
    : { code: 'hands.hexOfficer', with: { name: b.name } }

/** The nearest pieces in other hexes, one a hex: how many hexes away, and towards which wind. */
function nearOnHexes(show: Show, body: Body): readonly Phrase[] {
  const grid = show.hexes
  if (!grid) return []
  const from = body.hex!.label
  const north = show.table.north ?? 0
  const tops = show.bodies.filter(b => b.hex && b.hex.place === 0 && b.hex.label !== from && b.counter?.strength !== undefined)
  return tops
    .map(b => ({ b, count: hexesApart(grid, from, b.hex!.label) }))
    .sort((p, q) => p.count - q.count || (p.b.id < q.b.id ? -1 : 1))
    .slice(0, DESCRIBED)
    .map(({ b, count }) => {
      const wind = windOf(bearing(middleOf(grid, from), middleOf(grid, b.hex!.label)) - north)
      const with_ = { name: b.name, count, hex: b.hex!.label, wind: { phrase: { code: `hands.wind.${wind}` } } }
      return { code: b.seat === body.seat ? 'hands.hexFriend' : 'hands.hexEnemy', with: with_ }
    })
}
const middleOf = (grid: HexGrid, label: string): Point => grid.cells.find(c => c.label === label)?.middle ?? grid.first

/** A piece on a hex table in sentences: its hex with its ground, its place in the stack, how it faces, who is near, in hexes. */
function describeOnHex(show: Show, body: Body): readonly Phrase[] {
  const { label, place, of } = body.hex!
  const wind = windOf(body.footprint.facing - (show.table.north ?? 0))
  const ground = groundOfHex(show, label)
  return [
    told(body),
    ...(ground ? [ground] : []),
    ...(of > 1 || !ground ? [{ code: 'hands.hexPlace', with: { hex: label, place: place + 1, of } }] : []),
    ...(body.hex!.sides ? [{ code: 'hands.hexFacing', with: { wind: { phrase: { code: `hands.wind.${wind}` } } } }] : []),
    ...nearOnHexes(show, body),
  ]
}
/**
 * A piece in sentences, for who hears the table: where it is (cm from the left and the near edge, as side A sees them), how it faces
 * (degrees, and the compass point by the table's north), in what state, and what is near: how far, and at which hour of a clock whose
 * twelve is straight ahead (not where nothing may be `measured`). Empty where there is no such piece.
 */
export function describeBody(show: Show, id: Id, measured = true): readonly Phrase[] {
  const body = show.bodies.find(b => b.id === id)
  if (!body) return []
  if (body.hex) return describeOnHex(show, body)
  if (body.spot !== undefined) {
    const at = show.spots?.find(s => s.id === body.spot)
    return [onSpot(body), ...(at ? [{ code: 'hands.spotAt', with: { name: at.name } }] : [])]
  }
  const { footprint: f } = body
  const [x, y] = centreOf(f)
  const facing = normalise(f.facing)
  const wind = windOf(facing - (show.table.north ?? 0))
  const near = measured ? nearbyOf(f, show.bodies, new Set([id])).slice(0, DESCRIBED) : []
  return [
    { code: 'hands.where', with: { name: body.name, x: { cm: x }, y: { cm: y } } },
    { code: 'hands.facing', with: { deg: { deg: facing }, wind: { phrase: { code: `hands.wind.${wind}` } } } },
    ...near.map(n => {
      const params = { name: n.body.name, cm: { cm: n.cm }, hour: hourOf(bearing([x, y], centreOf(n.body.footprint)) - facing) }
      if (n.cm === 0) return { code: n.body.seat === body.seat ? 'hands.friendTouches' : 'hands.enemyTouches', with: params }
      return { code: n.body.seat === body.seat ? 'hands.friendNear' : 'hands.enemyNear', with: params }
    }),
  ]
}
