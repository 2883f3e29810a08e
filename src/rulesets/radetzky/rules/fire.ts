/** Fuoco, R-1, R-9: who may shoot at whom, how far off it is, and with how many dice. */
import { fromLocal, toLocal } from '../../../geometry/footprint'
import { gap, gapCm } from '../../../geometry/gap'
import { segmentsMeet } from '../../../geometry/polygon'
import { CONTACT } from '../../../geometry/tolerance'
import { distance } from '../../../geometry/vec'
import { sector, sectorOutline } from '../../../geometry/zones'
import type { Cm, Footprint, Overlay, Point, Refusal, Term } from '../../contract'
import type { Cover, TargetArm } from '../kinds'
import type { RadSeen, Unit } from '../state'
import { BEHIND_COVER, GUN_ACTIONS, GUN_SPREAD, GUNS_AT_SQUARE_DICE, NO_TRAIN_DICE, SHOTS_CARRIED, TRAIN_REACH } from '../tables'
import {
  blockFootprint,
  blockOf,
  bodyOf,
  enemiesOf,
  gapBetween,
  gapOf,
  inOneSquare,
  isFoot,
  isLight,
  mayBeNear,
  middleOf,
  ofSide,
  reachOf,
  standing,
} from './bodies'
import { contactsOf } from './contact'
import { fireDice, isGun, rangeOf } from './fireDice'
import { groundMap, levelOf, standsOn } from './ground'
import { ranksBehind } from './ranks'

export interface Aim {
  readonly cm: Cm
  /** From the nearest point of the front edge to the nearest of the target in the arc. */
  readonly from: Point
  readonly to: Point
  /** The middle of what is seen of the target: the lane runs there. */
  readonly middle: Point
  /** The front that shoots: of a block, one of its four sides. */
  readonly front: Footprint
}
export interface Shooting {
  readonly refusals: readonly Refusal[]
  readonly dice: number
  readonly working: readonly Term[]
  readonly drawing: readonly Overlay[]
  readonly aim: Aim | null
}

const CLAUSE = 'Fuoco'
/** The front edge as a body of no depth to speak of. */
const edge = (f: Footprint): Footprint => ({ ...f, depth: 1e-6 })

const spreadOf = (unit: Unit): number => (unit.shooter !== null && isGun(unit.shooter) ? GUN_SPREAD : 0)

/** The fronts that a base may shoot from: its own, or in a block any side. */
function fronts(seen: RadSeen, unit: Unit): Footprint[] {
  const block = blockOf(seen, unit.inside)
  if (block) return [0, 90, 180, 270].map(f => blockFootprint(block, f))
  const body = bodyOf(seen, unit)
  return body ? [body] : []
}

interface Aims {
  readonly ground: RadSeen['ground']
  readonly at: WeakMap<Unit, { readonly aim: Aim | null }>
}
const aims = new WeakMap<Unit, Aims>()
/**
 * How a target lies before a base; null: not in its arc, or out of range. The nearest of its fronts is taken. Looked for once as long
 * as the two stay as they are.
 */
export function aimAt(seen: RadSeen, unit: Unit, target: Unit): Aim | null {
  let known = aims.get(unit)
  if (known?.ground !== seen.ground) {
    known = { ground: seen.ground, at: new WeakMap() }
    aims.set(unit, known)
  }
  let had = known.at.get(target)
  if (!had) {
    had = { aim: lookAt(seen, unit, target) }
    known.at.set(target, had)
  }
  return had.aim
}
function lookAt(seen: RadSeen, unit: Unit, target: Unit): Aim | null {
  const foe = bodyOf(seen, target)
  if (!foe || unit.shooter === null) return null
  const range = rangeOf(unit.shooter)
  const own = bodyOf(seen, unit)
  const middle = middleOf(seen, unit)
  if (!own || !middle || !mayBeNear(seen, target, middle, reachOf(own), range + 1)) return null
  let best: Aim | null = null
  for (const front of fronts(seen, unit)) {
    const { inside, part } = sector(front, foe, spreadOf(unit), 'nearest')
    if (!inside) continue
    const g = gap(edge(front), { polygon: part })
    if (g.cm > range + CONTACT || (best && g.cm >= best.cm)) continue
    const middle: Point = [part.reduce((t, p) => t + p[0], 0) / part.length, part.reduce((t, p) => t + p[1], 0) / part.length]
    best = { cm: g.cm, from: g.from, to: g.to, middle, front }
  }
  return best
}

/** Whether the straight way from `a` to `b` goes through a rectangle. */
const goesThrough = (a: Point, b: Point, f: Footprint): boolean => {
  const inset = { ...f, front: fromLocal(f, [0, -0.05]), width: f.width - 0.1, depth: Math.max(0.1, f.depth - 0.1) }
  return gapCm({ ...edge({ front: a, facing: 0, width: 1e-6, depth: 1e-6 }) }, inset) === 0 || crosses(a, b, inset)
}
function crosses(a: Point, b: Point, f: Footprint): boolean {
  const h = f.width / 2
  const at = (x: number, y: number) => fromLocal(f, [x, y])
  const ring = [at(-h, 0), at(h, 0), at(h, -f.depth), at(-h, -f.depth)]
  return ring.some((p, i) => segmentsMeet(a, b, p, ring[(i + 1) % 4]!))
}

/** the straight lane of a shot: straight ahead of the front edge, as far as that goes, to the middle of what is seen of the target. */
export function laneOf(aim: Pick<Aim, 'front' | 'middle'>): { readonly from: Point; readonly to: Point } {
  const x = toLocal(aim.front, aim.middle)[0]
  const h = aim.front.width / 2
  return { from: fromLocal(aim.front, [Math.max(-h, Math.min(h, x)), 0]), to: aim.middle }
}

/**
 * a base of either side in the straight lane bars the shot. Guns on a hill shoot over friends nearer to them than half the distance.
 */
export function barredBy(seen: RadSeen, unit: Unit, target: Unit, aim: Aim): Unit | null {
  const { from } = laneOf(aim)
  const half: Point = [(from[0] + aim.middle[0]) / 2, (from[1] + aim.middle[1]) / 2]
  const length = distance(from, aim.middle) / 2
  const high = unit.shooter !== null && isGun(unit.shooter) && levelOf(seen, aim.front) > 0
  for (const u of standing(seen)) {
    if (u.id === unit.id || u.id === target.id || inOneSquare(seen, target, u)) continue
    if (!mayBeNear(seen, u, half, length, 0)) continue
    const body = bodyOf(seen, u)!
    if (!goesThrough(from, aim.middle, body)) continue
    if (high && u.seat === unit.seat && gapOf(edge(aim.front), body) < aim.cm / 2) continue
    return u
  }
  return null
}

/** What protects a target against a shot: its block, a wall or a row that it stands behind, the wood or vines that it stands in. */
export function coverOf(seen: RadSeen, target: Unit, aim: Aim): Cover {
  const block = blockOf(seen, target.inside)
  // Who has just stepped in has not taken position yet.
  if (block) return target.settled ? (block.cover ?? 'masonry') : 'none'
  const body = bodyOf(seen, target)!
  const foot = isFoot(target)
  if (!foot && target.arm !== 'guns') return 'none'
  let best: Cover = 'none'
  const rank: { readonly [c in Cover]: number } = { none: 0, wooden: 1, woodEdge: 2, village: 2, masonry: 3 }
  const take = (c: Cover) => {
    if (rank[c] > rank[best]) best = c
  }
  for (const g of groundMap(seen.ground).cover) {
    // Rows are for infantry, as the scenarios say; a wall protects guns as well.
    if (!foot && g.kind !== 'wall') continue
    if (gapCm(body, { polygon: g.outline }) > BEHIND_COVER + CONTACT) continue
    const ring = g.outline
    if (ring.some((p, i) => segmentsMeet(aim.from, aim.middle, p, ring[(i + 1) % ring.length]!))) take(g.cover ?? 'wooden')
  }
  if (!foot) return best
  if (standsOn(seen, body, 'wood')) take('woodEdge')
  if (seen.ground.some(g => g.kind === 'field' && g.cover !== undefined && gapCm(body, { polygon: g.outline }) === 0))
    take('wooden')
  return best
}

const armOf = (u: Unit): TargetArm =>
  u.arm === 'cavalry' ? 'cavalry' : u.arm === 'guns' || u.arm === 'train' ? 'artillery' : isLight(u) ? 'light' : 'infantry'

/** no. 26: a base that came by road, or stands before another. */
export const isColumn = (seen: RadSeen, u: Unit): boolean => u.square === null && (u.use.road || ranksBehind(seen, u).length > 0)

/**
 * What a base itself says against shooting now; `opportunity`: in the enemy's turn. Who waits for his opportunity also shoots at the
 * base that has just come into contact with him (3.9.15).
 */
export function ownFireRefusals(seen: RadSeen, unit: Unit, opportunity: boolean, moving: boolean, target?: Unit): Refusal[] {
  const out: Refusal[] = []
  const at = unit.id
  const say = (code: string, clause = CLAUSE) => out.push({ code, clause, at })
  if (unit.shooter === null) return [{ code: 'fire/no-arms', clause: CLAUSE, at }]
  if (unit.arm === 'guns') {
    if (unit.limbered) say('fire/limbered', 'Artiglieria')
    if (!opportunity && unit.use.acts.includes('unlimber')) say('fire/unlimbered', 'Artiglieria')
    if (!opportunity && unit.use.acts.length >= GUN_ACTIONS) say('guns/no-action', 'Artiglieria')
    if (!opportunity && moving && unit.use.acts.length + 2 > GUN_ACTIONS && !unit.use.moved) say('guns/no-action', 'Artiglieria')
  }
  if (opportunity) {
    if (!unit.opportunity) say('fire/no-opportunity', 'Attivazione')
  } else {
    if (unit.opportunity) say('fire/waits', 'Attivazione')
    if (unit.use.fired) say('fire/once')
    if (unit.use.done) say('fire/driven-back')
  }
  if (unit.inside !== null && !unit.settled) say('fire/not-settled', 'Mischia')
  const engaged = contactsOf(seen, unit)
  if (engaged.some(e => !opportunity || e.id !== target?.id)) say('fire/engaged', 'Mischia')
  return out
}

/** Distances that pass a bound by no more than the tolerance count as on it. */
const settled = (cm: Cm): Cm => {
  const bound = [5, 10, 20, 40].find(b => cm > b && cm <= b + CONTACT)
  return bound ?? cm
}

/** Whether and how a base shoots at a target. `moving`: with the −2 of who moves in the same turn. */
export function shoot(
  seen: RadSeen,
  unit: Unit,
  target: Unit,
  opts: { readonly opportunity: boolean; readonly moving: boolean },
): Shooting {
  const aim = aimAt(seen, unit, target)
  const at = unit.id
  const own = ownFireRefusals(seen, unit, opts.opportunity, opts.moving, target)
  if (!aim || unit.shooter === null)
    return {
      refusals: [...own, { code: 'fire/not-in-arc', clause: CLAUSE, at, with: { other: target.name } }],
      dice: 0,
      working: [],
      drawing: [],
      aim,
    }
  const refusals: Refusal[] = [...own]
  const bar = barredBy(seen, unit, target, aim)
  if (bar) refusals.push({ code: 'fire/barred', clause: CLAUSE, at, with: { other: bar.name } })
  else {
    const nearer = nearerTarget(seen, unit, target, aim)
    if (nearer) refusals.push({ code: 'fire/nearest-first', clause: CLAUSE, at, with: { other: nearer.name } })
  }
  const square = target.square !== null
  const got = fireDice({
    kind: unit.shooter,
    value: unit.value,
    losses: unit.losses,
    cm: settled(aim.cm),
    disordered: unit.disordered,
    moved: !opts.opportunity && (unit.use.moved || unit.use.recovered || opts.moving),
    target: { arm: armOf(target), square, column: !square && isColumn(seen, target), cover: coverOf(seen, target, aim) },
  })
  if ('refusal' in got) return { refusals: [...refusals, { ...got.refusal, at }], dice: 0, working: [], drawing: [], aim }
  const more: Term[] = []
  const both = Number(seen.options.radGunsAtSquare ?? GUNS_AT_SQUARE_DICE) - GUNS_AT_SQUARE_DICE
  if (square && isGun(unit.shooter) && both !== 0) more.push({ clause: CLAUSE, label: 'fireAtSquareToo', amount: both })
  if (unsupplied(seen, unit)) more.push({ clause: 'Artiglieria', label: 'noTrain', amount: NO_TRAIN_DICE })
  const working = [...got.working, ...more]
  const dice = Math.max(
    0,
    more.reduce((t, x) => t + x.amount, got.dice),
  )
  if (dice < 1) refusals.push({ code: 'fire/no-dice', clause: CLAUSE, at })
  return { refusals, dice, working, drawing: draw(unit, aim, refusals.length > 0), aim }
}

/** no. 10 (option): guns that have shot their boxes empty, and no train of their own near. */
function unsupplied(seen: RadSeen, unit: Unit): boolean {
  if (seen.options.radTrain !== true || unit.arm !== 'guns' || unit.shots < SHOTS_CARRIED) return false
  return !ofSide(seen, unit.seat).some(
    u => u.arm === 'train' && gapBetween(seen, u, unit, TRAIN_REACH + 1) <= TRAIN_REACH + CONTACT,
  )
}

/** An enemy nearer in the arc, whom nothing hides: he is shot at first. */
function nearerTarget(seen: RadSeen, unit: Unit, target: Unit, aim: Aim): Unit | null {
  for (const e of enemiesOf(seen, unit.seat)) {
    if (e.id === target.id || inOneSquare(seen, target, e)) continue
    const a = aimAt(seen, unit, e)
    if (a && a.cm < aim.cm - CONTACT && barredBy(seen, unit, e, a) === null) return e
  }
  return null
}

function draw(unit: Unit, aim: Aim, not: boolean): Overlay[] {
  const spread = spreadOf(unit)
  const polygon = sectorOutline(aim.front, spread, aim.cm)
  return [
    { kind: spread > 0 ? 'sector' : 'corridor', tone: not ? 'not' : 'target', polygon },
    {
      kind: 'line',
      tone: 'target',
      points: [aim.from, aim.to],
      ends: true,
      text: { code: 'draw.gap', with: { cm: { cm: aim.cm } } },
    },
  ]
}

/** Whom a base can shoot at now, with the dice that it would roll. */
export function targetsOf(seen: RadSeen, unit: Unit, opts: { readonly opportunity: boolean; readonly moving: boolean }) {
  if (!opts.opportunity && ownFireRefusals(seen, unit, false, opts.moving).length > 0) return []
  if (opts.opportunity && !unit.opportunity) return []
  return enemiesOf(seen, unit.seat)
    .filter(target => aimAt(seen, unit, target) !== null)
    .map(target => ({ target, shot: shoot(seen, unit, target, opts) }))
    .filter(x => x.shot.refusals.length === 0)
}

/** Whether a base that waits for its opportunity can shoot at that enemy now. */
export const mayAnswer = (seen: RadSeen, unit: Unit, target: Unit): boolean =>
  unit.opportunity &&
  target.place === 'table' &&
  aimAt(seen, unit, target) !== null &&
  shoot(seen, unit, target, { opportunity: true, moving: false }).refusals.length === 0
