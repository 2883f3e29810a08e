/** 3.2, 7: where the sergeant leads a unit: towards what its order names, as far as is useful and allowed. */
import { centreOf } from '../../../geometry/footprint'
import { degreesOf } from '../../../geometry/steps'
import { turnBetween } from '../../../geometry/trig'
import { bearing, distance } from '../../../geometry/vec'
import type { Cm, Deg, GameStep, MoveCommand, Point } from '../../contract'
import type { MoveVerdict } from '../commands'
import { judgeWhole } from '../handlers/moves'
import { isOpenOrder } from '../kinds'
import { bodyOf, footprintOf, middleOf, unitSize } from '../rules/bodies'
import { atPhaseStart, owedBy, satisfied, speedOf, targetsOf } from '../rules/leastMove'
import { nearest } from '../rules/near'
import { type Acting, orderOf } from '../rules/orders'
import { solveMove } from '../rules/solve'
import type { OoSeen, Unit } from '../state'
import { isGuns, isHorse } from '../units'
import { enemiesByGap, enemyGap } from './worth'

/** Lines come to short range; open order keeps out of their way; guns unlimber so far off; horse waits so far off for its charge. */
const MUSKETS: Cm = 3
const SCREEN: Cm = 6.5
const GUNS: Cm = 28
const HEAVY: Cm = 36
const GALLOP: Cm = 14
/** Nearer than this a march column deploys. */
const DEPLOY: Cm = 32

const down = (x: number): number => Math.max(0, Math.floor(x * 10 + 1e-9) / 10)
const aslant = (o: Deg, cm: Cm): GameStep => (o === 0 ? { advance: cm } : { oblique: o, cm })

interface Aim {
  readonly at: Point
  /** It goes no nearer to it than this. */
  readonly off: Cm
  /** The gap from the unit as it stands. */
  readonly gap: Cm
}

function standOff(unit: Unit): Cm {
  if (isGuns(unit)) return unit.arm === 'lightArtillery' ? GUNS : HEAVY
  if (isHorse(unit)) return GALLOP
  return isOpenOrder(unit.troop) ? SCREEN : MUSKETS
}

/** What the unit goes towards; null: it stays. */
function aimOf(seen: OoSeen, unit: Unit, order: Acting): Aim | null {
  const body = footprintOf(unit)
  if (!body) return null
  const off = standOff(unit)
  const toward = (enemies: readonly { readonly unit: Unit; readonly cm: Cm }[]): Aim | null => {
    const near = enemies[0]
    const at = near && middleOf(near.unit)
    return near && at ? { at, off, gap: near.cm } : null
  }
  switch (order.kind) {
    case 'attack': {
      const targets = targetsOf(seen, order.target)
        .map(u => ({ unit: u, cm: nearest(body, [bodyOf(seen, u)!]) }))
        .sort((x, y) => x.cm - y.cm || (x.unit.id < y.unit.id ? -1 : 1))
      return toward(targets.length > 0 ? targets : enemiesByGap(seen, unit))
    }
    case 'cautious':
    case 'free':
      return toward(enemiesByGap(seen, unit))
    case 'objective':
      return { at: order.place, off: 0, gap: distance(unit.pose!.front, order.place) }
    default:
      return null
  }
}

interface Try {
  readonly command: MoveCommand
  readonly verdict: MoveVerdict
}
const attempt = (seen: OoSeen, unit: Unit, steps: readonly GameStep[]): Try => {
  const command: MoveCommand = { type: 'move', unit: unit.id, steps }
  return { command, verdict: judgeWhole(seen, unit.seat, command, false) }
}

/** The steps with the last one cut so that what stopped it is not met; null: too little is left. */
function cut(steps: readonly GameStep[], verdict: MoveVerdict): GameStep[] | null {
  const first = verdict.refusals[0]
  const with_ = first?.with as { readonly [key: string]: { readonly cm?: Cm } } | undefined
  const at = with_?.at?.cm ?? (first?.code === 'move/near-enemy' ? undefined : with_?.cm?.cm)
  const last = steps.at(-1)
  if (!last || at === undefined) return null
  const cm = down(at - 0.05)
  if (cm < 1) return null
  if ('advance' in last && last.advance > cm) return [...steps.slice(0, -1), { advance: cm }]
  if ('oblique' in last && last.cm > cm) return [...steps.slice(0, -1), { oblique: last.oblique, cm }]
  return null
}

/** Ways towards the aim, the best first. */
function ways(unit: Unit, aim: Aim, most: Cm): GameStep[][] {
  const rel = turnBetween(unit.pose!.facing, bearing(unit.pose!.front, aim.at))
  const far = Math.max(0, aim.gap - aim.off)
  const leg = down(Math.min(most, far))
  const out: GameStep[][] = []
  const width = unitSize(unit, unit.formation).width
  const wheels = (ahead: Cm): GameStep[] | null => {
    const arc = Math.max(0, Math.min(speedOf(unit) / 2, (most - ahead) / 2))
    const degrees = down(Math.min(Math.abs(rel), degreesOf(width, arc)))
    if (degrees < 0.5) return null
    const spent = (2 * degrees * Math.PI * width) / 180
    const rest = down(Math.min(most - spent - 0.02, far))
    return [{ wheel: rel < 0 ? 'left' : 'right', degrees }, ...(rest > 0.5 ? [{ advance: rest }] : [])]
  }
  const fresh = unit.use.steps.length === 0
  const slant = Math.round(Math.max(-30, Math.min(30, rel)))
  if (leg > 0.3 && Math.abs(rel) <= 60) {
    if (fresh && Math.abs(rel) > 12) {
      const w = wheels(Math.min(leg, most / 2))
      if (w) out.push(w)
    }
    out.push([aslant(Math.abs(slant) < 3 ? 0 : slant, leg)])
    if (slant !== 0) out.push([{ advance: leg }])
    out.push([aslant(rel < 0 ? 20 : -20, leg)], [aslant(slant, down(leg / 2))])
  } else if (fresh && Math.abs(rel) > 10) {
    const w = wheels(0)
    if (w) out.push(w)
  }
  return out
}

/** The change of formation that the enemy's nearness asks for; empty: none. */
function drill(seen: OoSeen, unit: Unit, aim: Aim): GameStep[] {
  const gap = enemyGap(seen, unit)
  if (unit.use.steps.length > 0) return []
  if (unit.formation === 'limbered' && gap <= standOff(unit) + 2) return [{ form: 'battery' }]
  if (unit.formation === 'column' && gap <= DEPLOY) return [{ form: 'line' }]
  if (unit.formation === 'square' && gap > DEPLOY) return [{ form: 'line' }]
  if (unit.formation === 'battery' && gap > 70 && aim.gap > 70) return [{ form: 'limbered' }]
  return []
}

/** Guns turn towards the nearest enemy; it costs them nothing. */
function lay(seen: OoSeen, unit: Unit): MoveCommand | null {
  if (unit.formation !== 'battery' || unit.use.wheeled || unit.use.steps.length > 0) return null
  const near = enemiesByGap(seen, unit)[0]
  const body = footprintOf(unit)
  const at = near && middleOf(near.unit)
  if (!near || !body || !at || near.cm > 70) return null
  const rel = turnBetween(body.facing, bearing(centreOf(body), at))
  if (Math.abs(rel) < 30) return null
  const degrees = Math.floor(Math.abs(rel) * 10) / 10
  const turn = attempt(seen, unit, [{ wheel: rel < 0 ? 'left' : 'right', degrees }])
  return turn.verdict.kind === 'ok' ? turn.command : null
}

/** Withdraw: back with the front kept while the enemy is near, else about and away. */
function goBack(seen: OoSeen, unit: Unit): MoveCommand | null {
  const speed = speedOf(unit)
  if (unit.use.steps.length > 0 || speed === 0) return null
  const away = unit.seat === 'a' ? 180 : 0
  const rel = turnBetween(unit.pose!.facing, away)
  const half = down(speed / 2 - 0.05)
  const all: GameStep[][] =
    Math.abs(rel) <= 60
      ? [[{ advance: down(speed) }], [{ advance: half }]]
      : enemyGap(seen, unit) > 25
        ? [[{ aboutFace: true }, { advance: half }], [{ aboutFace: true }], [{ retire: half }]]
        : [[{ retire: half }], [{ retire: down(half / 2) }]]
  for (const steps of all) {
    const t = attempt(seen, unit, steps)
    if (t.verdict.kind === 'ok') return t.command
  }
  return null
}

/** One move of a unit that does what its order asks, judged; null: it stays, or no way that was tried does it. */
export function march(seen: OoSeen, unit: Unit): MoveCommand | null {
  const order = orderOf(seen, unit)
  if (!order || !unit.pose || unit.village !== null) return null
  if (unit.formation === 'battery') {
    const turn = lay(seen, unit)
    if (turn) return turn
  }
  if (order.kind === 'withdraw') return goBack(seen, unit)
  const aim = aimOf(seen, unit, order)
  if (!aim) return null
  const started = atPhaseStart(unit)
  const owed = owedBy(seen, started)
  const does = (t: Try): boolean =>
    t.verdict.kind === 'ok' &&
    t.verdict.effect !== null &&
    (owed === null || satisfied({ ...unit, ...t.verdict.effect.parts, use: t.verdict.effect.use }, owed, started))
  const form = drill(seen, unit, aim)
  if (form.length > 0) {
    const t = attempt(seen, unit, form)
    if (does(t)) return t.command
  }
  const share = Math.max(0, (order.kind === 'cautious' ? 0.5 : 1) - unit.use.share)
  const most = down(speedOf(unit) * share)
  if (most >= 0.5) {
    for (const steps of ways(unit, aim, most)) {
      const t = attempt(seen, unit, steps)
      if (does(t)) return t.command
      if (t.verdict.kind === 'impossible') break
      const shorter = cut(steps, t.verdict)
      const again = shorter ? attempt(seen, unit, shorter) : null
      if (again && does(again)) return again.command
    }
    if (aim.gap > aim.off + 6) return round(seen, unit, aim, does)
  }
  return null
}

/** Round what is in the way, to a pose before the aim: asked for one target, where no plain way leads on. */
function round(seen: OoSeen, unit: Unit, aim: Aim, does: (t: Try) => boolean): MoveCommand | null {
  const from = unit.pose!.front
  const all = distance(from, aim.at)
  if (all < 1) return null
  const share = Math.min(1, speedOf(unit) / all)
  const front: Point = [from[0] + (aim.at[0] - from[0]) * share, from[1] + (aim.at[1] - from[1]) * share]
  const solved = solveMove(seen, unit.seat, unit.id, { front, facing: bearing(from, aim.at) })
  if (solved.steps.length === 0 || distance(solved.end.front, from) < 1) return null
  const t = attempt(seen, unit, solved.steps)
  return does(t) ? t.command : null
}
