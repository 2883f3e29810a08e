/** Which figure stands where on a body's bases, in which pose: pure, the same for the same body. */
import type { Footprint, Pose } from '../../geometry/shapes'
import type { Body, BodyState } from '../../rulesets/contract'
import { type Kit, nodeFor, type Placed } from './kit'
import { seeded } from './seed'

/** A base seen from its body's front centre: x to the right, z backward, yaw to the right. */
export interface BasePlace {
  readonly x: number
  readonly z: number
  readonly yaw: number
  readonly width: number
  readonly depth: number
}

/** One figure on a base, seen from the base's front centre. */
export interface FigurePlace {
  /** The same for the same place on the body, whatever else falls. */
  readonly key: number
  readonly base: number
  readonly kit: string
  readonly node: string
  readonly x: number
  readonly z: number
  readonly yaw: number
  readonly scale: number
  /** 0 to 7: which horse. */
  readonly horse: number
  /** Painted a little lighter or darker than the next. */
  readonly tint: number
}

/** What layout asks of a dress: its choice among the kit's figures, and whether it has a flag to carry. */
export interface Worn {
  readonly variant: string | null
  readonly flag: unknown
}

const rad = (deg: number) => (deg * Math.PI) / 180
const has = (body: Pick<Body, 'states'>, ...states: BodyState[]) => states.some(s => body.states.includes(s))

/** A body's bases in its own frame. A rout loosens them. A body without bases stands on one, its footprint. */
export function basePlaces(body: Body): BasePlace[] {
  const whole: Pose = body.footprint
  const c = Math.cos(rad(whole.facing))
  const s = Math.sin(rad(whole.facing))
  const bases: readonly Footprint[] = body.bases.length ? body.bases : [body.footprint]
  const loose = has(body, 'routing') ? 1 : has(body, 'disordered') ? 0.35 : has(body, 'retreating') ? 0.12 : 0
  return bases.map((b, i) => {
    const dx = b.front[0] - whole.front[0]
    const dy = b.front[1] - whole.front[1]
    const off = (k: number) => (seeded(body.id, 900 + i * 7 + k) - 0.5) * loose
    return {
      x: dx * c - dy * s + off(0) * 1.1 + (loose === 1 ? 0.35 * (i - (bases.length - 1) / 2) : 0),
      z: -(dx * s + dy * c) + off(1) * 1.5,
      yaw: b.facing - whole.facing + off(2) * 34,
      width: b.width,
      depth: b.depth,
    }
  })
}

/** The poses that a body's state asks for, the best first; a kit answers with the first that it has. */
export function posesFor(states: readonly BodyState[]): string[] {
  const s = (x: BodyState) => states.includes(x)
  if (s('routing')) return ['rout', 'charge', 'shoulder', 'a']
  if (s('charging') || s('fighting')) return ['charge', 'ready', 'shoulder', 'a']
  if (s('firing')) return ['fire', 'ready', 'shoulder', 'a']
  if (s('tired')) return ['tired', 'shoulder', 'a']
  if (s('firstVolley')) return ['ready', 'shoulder', 'a']
  return ['shoulder', 'a']
}

/** How much of a base's depth the name's plate takes from the rear rank. */
const PLATE_ROOM = 0.3

/** Places on one base for so many figures: ranks of even spacing, the front rank first. */
export function rankPlaces(count: number, width: number, depth: number): { x: number; z: number; rank: number }[] {
  if (count <= 0) return []
  const most = Math.max(1, Math.floor(depth / 0.7))
  const ranks = count <= 3 ? 1 : Math.min(most, Math.max(1, Math.round(Math.sqrt((count * depth) / width))))
  const files = Math.ceil(count / ranks)
  const places = []
  for (let i = 0; i < count; i++) {
    const rank = Math.floor(i / files)
    const inRank = Math.min(files, count - rank * files)
    places.push({
      x: ((i % files) + 0.5) * (width / inRank) - width / 2,
      z: ranks === 1 ? depth * 0.47 : ((rank + 0.5) * (depth - PLATE_ROOM)) / ranks,
      rank,
    })
  }
  return places
}

/** All figures of a body that still stand, for a kit in `ranks`. */
function ranked(body: Body, kit: Kit, worn: Worn, bases: readonly BasePlace[]): FigurePlace[] {
  const { variant } = worn
  const whole = Math.max(body.full, body.figures, 1)
  const each = Math.ceil(whole / bases.length)
  const places = bases.flatMap((b, base) =>
    rankPlaces(Math.min(each, whole - base * each), b.width, b.depth).map(p => ({ ...p, base, depth: b.z + p.z })),
  )
  // who goes first: the rearmost, among equals by lot; the colours and the officer stay to the last
  const command = commandOf(places, bases.length)
  const order = places
    .map((p, key) => ({ key, worth: -p.depth + seeded(body.id, key) * 0.4 + (command.has(key) ? 100 : 0) }))
    .sort((a, b) => a.worth - b.worth)
  const gone = new Set(order.slice(0, Math.max(0, places.length - Math.max(0, body.figures))).map(o => o.key))
  const poses = posesFor(body.states)
  const wild = has(body, 'routing')
  const disordered = has(body, 'disordered')
  const back = has(body, 'retreating')
  return places.flatMap((p, key) => {
    if (gone.has(key)) return []
    const luck = (k: number) => seeded(body.id, key * 11 + k)
    const given = command.get(key) ?? 'rank'
    const role = given === 'ensign' && !worn.flag ? 'rank' : given
    // horses differ: every other one stands otherwise
    const own = luck(1) < 0.5 ? [...poses.filter(x => x !== 'a'), 'b', 'a'] : poses
    const node =
      (role === 'rank' && luck(2) < 0.3 ? nodeFor(kit, variant, 'rank2', poses.slice(0, 1)) : null) ??
      nodeFor(kit, variant, role, own) ??
      nodeFor(kit, variant, 'rank', own)
    if (!node) return []
    // who retreats has turned his back; in disorder some look anywhere
    const lost = disordered && luck(4) < 0.45 ? (luck(5) < 0.5 ? 120 : -120) + (luck(6) - 0.5) * 90 : 0
    const about = wild ? 180 + (luck(3) - 0.5) * 80 : (back ? 180 + (luck(3) - 0.5) * 16 : 0) + lost
    const stray = wild ? 0.34 : disordered ? 0.27 : 0.05
    return [
      {
        key,
        base: p.base,
        kit: kit.name,
        node,
        x: p.x + (luck(7) - 0.5) * stray * 2,
        z: p.z + (luck(8) - 0.5) * stray * 2,
        yaw: about + (luck(9) - 0.5) * 9,
        scale: 0.975 + luck(10) * 0.05,
        horse: Math.floor(seeded(body.id, key * 11 + 5003) * 8),
        tint: 0.95 + seeded(body.id, key * 11 + 7001) * 0.1,
      },
    ]
  })
}

/** Who carries the colours, commands and drums: in the front rank about the middle of the body, by place. */
function commandOf(places: readonly { readonly base: number; readonly rank: number }[], bases: number): Map<number, string> {
  const roles = new Map<number, string>()
  if (bases < 2 || places.length < 5) return roles
  const front = (base: number) => places.flatMap((p, key) => (p.base === base && p.rank === 0 ? [key] : []))
  const left = front(Math.floor((bases - 1) / 2))
  const right = front(Math.floor((bases - 1) / 2) + 1)
  if (left.length) roles.set(left[left.length - 1], 'ensign')
  if (right.length) roles.set(right[0], 'officer')
  if (places.length >= 8) roles.set(0, 'drummer')
  return roles
}

/** A set's figures: the layout for its state. */
function placedSet(body: Body, kit: Kit): FigurePlace[] {
  const pick = has(body, 'abandoned')
    ? ['abandoned', 'unlimbered', 'stand']
    : has(body, 'limbered')
      ? ['limbered', 'stand']
      : has(body, 'routing')
        ? ['routing', 'unlimbered', 'stand']
        : has(body, 'firing')
          ? ['firing', 'unlimbered', 'stand']
          : ['unlimbered', 'stand']
  const layout: readonly Placed[] = pick.map(p => kit.layouts.get(p)).find(l => l !== undefined) ?? []
  const men = layout.filter(p => p.figure).length
  const share = Math.ceil((men * Math.max(0, body.figures)) / Math.max(1, body.full, body.figures))
  const stand = kit.each ? Math.min(men, body.figures) : share
  let seen = 0
  return layout.flatMap((p, key) => {
    if (p.figure && ++seen > stand) return []
    const luck = (k: number) => seeded(body.id, key * 11 + k)
    const [kitName, node] = p.node.includes(':') ? p.node.split(':') : [kit.name, p.node]
    const loose = p.figure ? (has(body, 'disordered', 'routing') ? 60 : 10) : 2
    return [
      {
        key,
        base: 0,
        kit: kitName,
        node,
        x: p.x,
        z: p.z,
        yaw: p.yaw + (luck(9) - 0.5) * loose,
        scale: 0.985 + luck(10) * 0.03,
        horse: Math.floor(luck(5003) * 8),
        tint: 0.96 + luck(7001) * 0.08,
      },
    ]
  })
}

/** Every figure of a body in its place; none where it is destroyed. */
export function figurePlaces(body: Body, kit: Kit, worn: Worn, bases: readonly BasePlace[]): FigurePlace[] {
  if (has(body, 'destroyed')) return []
  return kit.stand === 'set' ? placedSet(body, kit) : ranked(body, kit, worn, bases)
}
