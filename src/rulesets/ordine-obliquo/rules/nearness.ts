/** 9.1, §3.2 nearness: who does not charge keeps more than 1 cm from every enemy, on the way and at its end. */
import { footprintDistance } from '../../../geometry/box'
import { grown } from '../../../geometry/footprint'
import { gapCm } from '../../../geometry/gap'
import { applyStep, cutStep, stepLength } from '../../../geometry/steps'
import { sweepObstacles } from '../../../geometry/sweep/sweep'
import { CONTACT, NOISE } from '../../../geometry/tolerance'
import type { Cm, Footprint, Step } from '../../contract'
import { NEARNESS } from '../tables'
import type { Other } from './others'

/** The gap that a mover keeps from an enemy: a charger the centimetre itself, anyone else more than that by the tolerance. */
export const keptFrom = (enemy: Other, charge: string | undefined): Cm =>
  enemy.unit.id === charge ? NEARNESS : NEARNESS + CONTACT

export interface TooNear {
  readonly enemy: Other
  /** How far along the step the gap is first too small. */
  readonly at: Cm
  readonly gap: Cm
}

const gapTo = (unit: Footprint, enemy: Other): Cm =>
  'front' in enemy.shape ? footprintDistance(unit, enemy.shape) : gapCm(unit, enemy.shape)
const gapAt = (unit: Footprint, step: Step, cm: Cm, enemy: Other): Cm => gapTo(applyStep(unit, cutStep(unit, step, cm)), enemy)

/** The first place along a step where the gap falls below `keep`, to 1e-6 cm; null: it never does. */
function firstBelow(unit: Footprint, step: Step, enemy: Other, keep: Cm): Cm | null {
  const length = stepLength(unit, step)
  const turning = 'wheel' in step
  // A straight way comes near and goes away once: the nearest place is found by thirds. A wheel is looked at every quarter cm.
  let hi: Cm | null = null
  if (turning) {
    const n = Math.max(2, Math.ceil(length * 4))
    for (let i = 1; i <= n && hi === null; i++) if (gapAt(unit, step, (length * i) / n, enemy) < keep) hi = (length * i) / n
  } else {
    let a = 0
    let b = length
    if (gapAt(unit, step, b, enemy) < keep) hi = b
    for (let i = 0; i < 40 && hi === null && b - a > 1e-4; i++) {
      const p = a + (b - a) / 3
      const q = b - (b - a) / 3
      const gp = gapAt(unit, step, p, enemy)
      const gq = gapAt(unit, step, q, enemy)
      if (gp < keep) hi = p
      else if (gq < keep) hi = q
      else if (gp < gq) b = q
      else a = p
    }
  }
  if (hi === null) return null
  let below: Cm = hi
  let clear: Cm = turning ? Math.max(0, below - length / Math.max(2, Math.ceil(length * 4))) : 0
  while (below - clear > 1e-6) {
    const mid: Cm = (clear + below) / 2
    if (gapAt(unit, step, mid, enemy) < keep) below = mid
    else clear = mid
  }
  return clear
}

/** How far along a step a body that touches an enemy would go into him; null: it doesn't. */
function into(unit: Footprint, step: Step, enemy: Other): Cm | null {
  const hit = sweepObstacles(unit, [step], [enemy.obstacle], CONTACT)
  return hit.clear ? null : hit.at
}

/**
 * The first enemy that a step comes too near to. Who begins nearer than he should keeps at least that gap. `charge` names the one
 * that may be neared to 1 cm.
 */
export function tooNear(unit: Footprint, step: Step, enemies: readonly Other[], charge: string | undefined): TooNear | null {
  const reach = grown(unit, NEARNESS + 2 * CONTACT)
  let best: TooNear | null = null
  for (const enemy of enemies) {
    if (sweepObstacles(reach, [step], [enemy.obstacle]).clear) continue
    const begins = gapTo(unit, enemy)
    // An exact 1 cm is reached from above; rounding of poses must not make a breach of it.
    const keep = Math.min(keptFrom(enemy, charge) - (enemy.unit.id === charge ? CONTACT : 0), begins) - NOISE * 10
    // In contact the gap is nought however deep it goes: then the bodies are asked.
    const at = 'aboutFace' in step ? null : begins <= CONTACT ? into(unit, step, enemy) : firstBelow(unit, step, enemy, keep)
    if (at !== null && (best === null || at < best.at))
      best = { enemy, at, gap: gapAt(unit, step, stepLength(unit, step), enemy) }
  }
  return best
}
