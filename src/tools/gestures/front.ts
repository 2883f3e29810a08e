import { toLocal } from '../../geometry/footprint'
import { gapCm } from '../../geometry/gap'
import { atan2, cos, sin } from '../../geometry/trig'
import { distance } from '../../geometry/vec'
import type { Body, Footprint, GameStep, Point, Refusal, UnitId } from '../../rulesets/contract'
import { type Bench, type Clamped, footprintAfter } from '../bench'
import { type Gesture, NOTHING, type Outcome, trembles } from '../gesture'
import type { TablePointer } from '../hands'
import { pickBodies } from '../pick'
import { why } from '../readout'
import { grainOf, snap } from '../rounding'
import { planned, previewOf } from '../single'
import { isSomething } from '../steps'

export interface May {
  readonly oblique: number
  readonly retire: boolean
  readonly shift: boolean
  /** Wheels turn about the middle. */
  readonly about?: 'centre'
}
interface Keys {
  readonly shift: boolean
  readonly alt: boolean
  readonly grip: number
}

/** What the seat's unit may do at all; where the game names nothing, straight ahead and oblique. */
export function mayOf(bench: Bench, unit: UnitId): May {
  const m = bench.manoeuvres(unit)
  if (!m) return { oblique: 30, retire: false, shift: false }
  return {
    oblique: m.kinds.includes('oblique') ? m.obliqueLimit : 0,
    retire: m.kinds.includes('retire'),
    shift: m.kinds.includes('shift'),
    ...(m.about ? { about: m.about } : {}),
  }
}

const STRAIGHT = 3
const SAME = 3
const SIDEWAYS = 70
const BACK = 110

/** The leg that a pull of the hand means, in the unit's own frame (right, ahead), snapped; null where there is none. */
export function legOf(pull: Point, may: May, keys: Keys, like: number | null = null): GameStep | null {
  const [right, ahead] = pull
  const grain = grainOf(keys)
  const angle = atan2(right, ahead)
  const off = Math.abs(angle)
  if (off >= BACK) return may.retire && ahead < 0 ? something({ retire: snap(-ahead, grain) }) : null
  if (off > SIDEWAYS && may.shift) return something({ shift: snap(right, grain) })
  const straight = !keys.alt && (off < STRAIGHT || Math.abs(right) < keys.grip * 0.6)
  if (straight || may.oblique === 0) return something({ advance: snap(Math.max(0, ahead), grain) })
  const turned =
    like !== null && !keys.alt && Math.abs(angle - like) < SAME ? like : keys.alt ? angle : snap(angle, keys.shift ? 5 : 1)
  const oblique = Math.max(-may.oblique, Math.min(may.oblique, turned))
  const along = right * sin(oblique) + ahead * cos(oblique)
  if (Math.abs(oblique) < 1e-9) return something({ advance: snap(Math.max(0, along), grain) })
  return something({ oblique, cm: snap(Math.max(0, along), grain) })
}
const something = (step: GameStep): GameStep | null => (isSomething(step, 1) ? step : null)

/** A leg's direction off straight ahead and its length; null for what is no leg ahead. */
const legParts = (step: GameStep | undefined): { readonly angle: number; readonly cm: number } | null =>
  step === undefined
    ? null
    : 'advance' in step
      ? { angle: 0, cm: step.advance }
      : 'oblique' in step
        ? { angle: step.oblique, cm: step.cm }
        : null

/**
 * The steps that a pull makes of the steps so far: a pull back shortens the last leg, a pull along it makes it longer, another
 * direction adds a leg.
 */
export function pulled(steps: readonly GameStep[], pull: Point, may: May, keys: Keys): readonly GameStep[] {
  const last = legParts(steps.at(-1))
  const before = steps.slice(0, -1)
  if (last) {
    const along = pull[0] * sin(last.angle) + pull[1] * cos(last.angle)
    const redo = (cm: number): readonly GameStep[] => {
      const step: GameStep = last.angle === 0 ? { advance: cm } : { oblique: last.angle, cm }
      return isSomething(step, 1) ? [...before, step] : before
    }
    if (along < 0) return redo(Math.max(0, snap(last.cm + along, grainOf(keys))))
    const leg = legOf(pull, may, keys, last.angle)
    const parts = leg ? legParts(leg) : null
    if (parts && Math.abs(parts.angle - last.angle) < 1e-9) return redo(snap(last.cm + along, grainOf(keys)))
    return leg ? [...steps, leg] : steps
  }
  const back = steps.at(-1)
  if (back && 'retire' in back && (pull[1] > 0 || may.retire)) {
    const cm = snap(back.retire - pull[1], grainOf(keys))
    if (cm > 0) return [...before, { retire: cm }]
    return pull[1] > 0 ? before : steps
  }
  const leg = legOf(pull, may, keys)
  return leg ? [...steps, leg] : steps
}

const CHARGE_GAP = 1
/** The enemy under the finger. */
function enemyAt(bench: Bench, event: TablePointer, unit: UnitId): Body | null {
  return pickBodies(bench.bodies(), event.at, Math.min(event.grip, 0.5)).find(b => b.seat !== bench.seat && b.id !== unit) ?? null
}

/**
 * The front edge (or the base itself) in the hand: the unit advances or obliques, goes back or sideways where it may. Drawn onto an
 * enemy it charges: by a leg in that direction where that serves, else by the way that the rules find from where it stands.
 */
export function fronting(bench: Bench, unit: UnitId, down: TablePointer): Gesture {
  const body = bench.body(unit)!
  const plan = bench.planOf(unit)
  const steps = plan?.steps ?? []
  const from: Footprint = footprintAfter(body.footprint, steps, plan?.verdict ?? null)
  const start = toLocal(from, down.at)
  const may = mayOf(bench, unit)
  const lefts = new Map<number, number | undefined>()
  const leftAfter = (of: readonly GameStep[]) => {
    if (!lefts.has(of.length)) lefts.set(of.length, bench.judge(unit, of).verdict.left)
    return lefts.get(of.length)
  }
  let draft: Clamped | null = null
  let moved = false

  // Asked once for each enemy and whole degree of the pull: while the finger rests on the enemy the answer is the same.
  const tried = new Map<string, Clamped | Refusal | null>()
  function charge(enemy: Body, pull: Point, alt: boolean): Clamped | Refusal | null {
    const angle = atan2(pull[0], pull[1])
    const key = `${enemy.id} ${alt ? angle : Math.round(angle)}`
    if (!tried.has(key)) tried.set(key, tryCharge(enemy, pull, alt))
    return tried.get(key) ?? null
  }
  function tryCharge(enemy: Body, pull: Point, alt: boolean): Clamped | Refusal | null {
    const target = enemy.id as UnitId
    const reachOut = distance([0, 0], pull) + enemy.footprint.depth + enemy.footprint.width + CHARGE_GAP
    const angle = atan2(pull[0], pull[1])
    const unitPull: Point = [sin(angle) * reachOut, cos(angle) * reachOut]
    const base = plan?.charge ? steps.slice(0, -1) : steps
    const direct = bench.clamp(unit, pulled(base, unitPull, may, { shift: false, alt, grip: 0 }), target)
    const end = footprintAfter(body.footprint, direct.steps, direct.verdict)
    if (direct.verdict.kind === 'ok' && gapCm(end, enemy.footprint) <= CHARGE_GAP + 0.02) return { ...direct, limit: null }
    const chance = bench.chances(unit).find(c => c.target === target)
    if (chance) {
      const found = bench.judge(unit, chance.steps, target)
      if (found.verdict.kind === 'ok') return { ...found, limit: null }
    }
    return direct.limit ?? direct.verdict.refusals[0] ?? null
  }

  return {
    holds: [unit],
    get moved() {
      return moved
    },
    move(event) {
      moved ||= distance(down.at, event.at) > trembles(event.grip)
      if (!moved) return null
      const at = toLocal(from, event.at)
      const pull: Point = [at[0] - start[0], at[1] - start[1]]
      const enemy = enemyAt(bench, event, unit)
      const charging = enemy ? charge(enemy, pull, event.alt) : null
      if (enemy && charging && 'verdict' in charging) {
        draft = charging
        const preview = previewOf(bench, draft, leftAfter(draft.steps.slice(0, -1)), event)
        const line = { code: 'hands.charge', with: { target: enemy.name } }
        return { ...preview, readout: preview.readout && { ...preview.readout, lines: [line, ...preview.readout.lines] } }
      }
      const wanted = pulled(steps, pull, may, event)
      draft = bench.clamp(unit, wanted)
      const preview = previewOf(bench, draft, leftAfter(draft.steps.slice(0, -1)), event)
      if (!charging || !preview.readout) return preview
      return { ...preview, readout: { ...preview.readout, lines: [...preview.readout.lines, why(charging as Refusal)] } }
    },
    up(event): Outcome {
      if (!moved || !draft) return NOTHING
      this.move(event)
      return draft.steps.length === 0 && steps.length === 0 ? NOTHING : planned(bench, draft)
    },
  }
}
