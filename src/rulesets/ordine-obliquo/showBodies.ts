/** 2.2, 4: units as bodies with their single bases, generals and couriers on theirs, guns that stand abandoned. */
import { fromLocal } from '../../geometry/footprint'
import { bearing } from '../../geometry/vec'
import type { Body, BodyState, Footprint, Phrase, Pose } from '../contract'
import { isOpenOrder } from './kinds'
import { footprintIn, footprintOf, unitSize } from './rules/bodies'
import { goalOf } from './rules/couriers'
import { judgeDues } from './rules/dues'
import type { Courier, General, OoView, Unit } from './state'
import { BASE, GUNNERS, OPEN_SPACING } from './tables'
import { isCloseInfantry, isGuns } from './units'

/** Figures on one base. */
const FIGURES: { readonly [troop: string]: number } = {
  infantry: 6,
  openOrder: 3,
  lightCavalry: 3,
  heavyCavalry: 3,
  cossacks: 2,
  artillery: 4,
}

const rect = (pose: Pose, x: number, y: number, width: number, depth: number, turn = 0): Footprint => ({
  front: fromLocal(pose, [x, y]),
  facing: (pose.facing + turn) % 360,
  width,
  depth,
})

/** The bases of a unit as it stands, front to rear, left to right. */
export function basesOf(unit: Unit, pose: Pose): Footprint[] {
  const { width, depth } = unit.base
  const n = unit.bases
  switch (unit.formation) {
    case 'column':
      return Array.from({ length: n }, (_, i) => rect(pose, 0, -i * depth, width, depth))
    case 'square': {
      // One base a side, all looking outward.
      const side = unitSize(unit, 'square').width
      const h = side / 2
      return [
        rect(pose, 0, 0, width, depth),
        rect(pose, -h, -h, width, depth, 270),
        rect(pose, h, -h, width, depth, 90),
        rect(pose, 0, -side, width, depth, 180),
      ].slice(0, Math.max(1, n))
    }
    case 'limbered':
    case 'battery':
      return [rect(pose, 0, 0, width, depth)]
    case 'crew':
      return [rect(pose, 0, 0, GUNNERS.width, GUNNERS.depth)]
    case 'village':
      return villageBases(unit, pose)
    default: {
      const step = width + (isOpenOrder(unit.troop) ? OPEN_SPACING : 0)
      return Array.from({ length: n }, (_, i) => rect(pose, (i - (n - 1) / 2) * step, 0, width, depth))
    }
  }
}
/** How far the bases of a unit in rout stand apart, and out of line. */
const APART = 0.7
const ASKEW = 0.35
const turned = (f: Footprint): Footprint => ({
  ...f,
  front: fromLocal(f, [0, -f.depth]),
  facing: (f.facing + 180) % 360,
})
/**
 * 10.1, 13: a unit that will retreat has one base turned; in rout its bases stand apart, turned to the rear until it runs and so
 * faces there.
 */
export function basesInFlight(unit: Unit, bases: readonly Footprint[]): Footprint[] {
  if (unit.rout === 'retreating') return bases.map((b, i) => (i === 0 ? turned(b) : b))
  const n = bases.length
  const across = unit.formation === 'line' || unit.formation === 'crew'
  return bases.map((b, i) => {
    const out = (i - (n - 1) / 2) * APART
    const askew = (i % 2 === 0 ? 1 : -1) * (n > 1 ? ASKEW : 0)
    const moved = { ...b, front: fromLocal(b, across ? [out, askew] : [askew, -out]) }
    return (unit.flight?.moves ?? 0) === 0 ? turned(moved) : moved
  })
}
/** Deployed in a village: a base towards each side, round its middle. */
function villageBases(unit: Unit, pose: Pose): Footprint[] {
  const { width, depth } = unit.base
  return [0, 90, 180, 270].slice(0, unit.bases).map(turn => {
    const turned = { front: pose.front, facing: (pose.facing + turn) % 360 }
    return { front: fromLocal(turned, [0, 3.5]), facing: turned.facing, width, depth }
  })
}

/** 8.2: close infantry that has given its first volley. */
export const volleySpent = (u: Unit): boolean => !u.firstVolley && isCloseInfantry(u) && !isOpenOrder(u.troop)

/** 14: its general was lost and nobody commands in his place yet. */
function leaderless(view: OoView, u: Unit): boolean {
  const brigade = view.brigades[u.brigade]
  const general = brigade ? view.generals[brigade.general] : undefined
  return general !== undefined && general.fate !== 'well'
}

function statesOf(view: OoView, u: Unit, must: ReadonlySet<string>): BodyState[] {
  const out: BodyState[] = []
  if (u.rout) out.push(u.rout)
  if (u.disorder) out.push('disordered')
  if (u.tired) out.push('tired')
  if (u.firstVolley) out.push('firstVolley')
  if (volleySpent(u)) out.push('volleySpent')
  if (u.formation === 'limbered') out.push('limbered')
  if (u.formation === 'battery') out.push('unlimbered')
  if (u.formation === 'square') out.push('square')
  if (u.formation === 'column') out.push('column')
  if (isOpenOrder(u.troop)) out.push('openOrder')
  if (u.village !== null) out.push('inVillage')
  if (u.use.steps.length > 0 || u.use.done) out.push('moved')
  if (u.use.charge) out.push('charging')
  if (u.use.fired !== null) out.push('firing')
  if (u.use.fought !== null) out.push('fighting')
  if (leaderless(view, u)) out.push('leaderless')
  if (must.has(u.id)) out.push('mustMove')
  if (Object.values(view.generals).some(g => g.attached === u.id)) out.push('attached')
  return out
}

const tagOf = (u: Unit): Phrase =>
  u.cp === null ? { code: `strength.${u.strength}` } : { code: 'tag.cp', with: { cp: u.cp, of: u.cpStart } }

function unitBodies(view: OoView, u: Unit, must: ReadonlySet<string>): Body[] {
  const footprint = footprintOf(u)
  if (!footprint || !u.pose) return []
  const crew = u.formation === 'crew'
  const full = (FIGURES[u.troop] ?? 3) * (isGuns(u) ? 1 : u.bases)
  const share = u.cp === null ? (u.strength === 'full' ? 1 : 0.5) : u.cp / u.cpStart
  const body: Body = {
    id: u.id,
    seat: u.seat,
    kit: crew ? 'gun-crew' : u.kit,
    dress: u.dress,
    name: u.name,
    footprint,
    bases: u.rout === null ? basesOf(u, u.pose) : basesInFlight(u, basesOf(u, u.pose)),
    figures: Math.max(1, Math.round(full * share)),
    full,
    states: statesOf(view, u, must),
    tag: tagOf(u),
    selectable: true,
    group: u.brigade,
  }
  if (!u.guns) return [body]
  const guns = footprintIn(u, u.guns, 'battery')
  const left: Body = {
    ...body,
    id: `${u.id}/guns`,
    kit: u.kit,
    footprint: guns,
    bases: [guns],
    figures: 0,
    full: 0,
    states: ['abandoned', 'unlimbered'],
    selectable: false,
  }
  const { tag: _, ...plain } = left
  return [body, plain]
}

const onBase = (centre: readonly [number, number], facing: number, size: number): Footprint => {
  const pose = { front: centre, facing }
  return { front: fromLocal(pose, [0, size / 2]), facing, width: size, depth: size }
}

function generalBody(view: OoView, g: General): Body[] {
  if (!g.point || g.fate !== 'well') return []
  const brigade = view.brigades[g.brigade]
  const unit = g.attached ? view.units[g.attached] : null
  const facing = unit?.pose?.facing ?? brigade?.front ?? 0
  const footprint = onBase(g.point, facing, BASE.general.front)
  return [
    {
      id: g.id,
      seat: g.seat,
      kit: 'general',
      dress: g.dress,
      name: g.name,
      footprint,
      bases: [footprint],
      figures: g.chief ? 3 : 2,
      full: g.chief ? 3 : 2,
      states: g.attached ? ['attached'] : [],
      selectable: !g.attached,
      group: g.brigade,
      ...(brigade ? { radius: brigade.radius } : {}),
    },
  ]
}

function courierBody(view: OoView, c: Courier): Body {
  const goal = goalOf(view, c.to)
  const footprint = onBase(c.at, goal ? bearing(c.at, goal) : 0, BASE.general.front)
  const name = view.brigades[c.to]?.name ?? view.units[c.to]?.name ?? { it: c.to, en: c.to }
  return {
    id: c.id,
    seat: c.seat,
    kit: 'courier',
    dress: `${view.sides[c.seat].nation}-courier`,
    name,
    footprint,
    bases: [footprint],
    figures: 1,
    full: 1,
    states: [],
    tag: { code: 'tag.arrives', with: { turn: c.arrives } },
    selectable: false,
  }
}

/** Units, abandoned guns, generals and couriers that the viewer sees on the table. */
export function bodiesOf(view: OoView): Body[] {
  const seat = view.viewer === 'a' || view.viewer === 'b' ? view.viewer : null
  const must = new Set<string>(seat ? judgeDues(view, seat).refusals.flatMap(r => r.at ?? []) : [])
  return [
    ...Object.values(view.units).flatMap(u => unitBodies(view, u, must)),
    ...Object.values(view.generals).flatMap(g => generalBody(view, g)),
    ...Object.values(view.couriers).map(c => courierBody(view, c)),
  ]
}
