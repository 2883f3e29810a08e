/** The judge and the drill book's reach are two ways to the same answer: here they must agree, move by move, on the ground of Lobositz. */
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../../geometry/drill/field'
import { reachesPose } from '../../../geometry/drill/reach'
import { corners } from '../../../geometry/footprint'
import { gapCm } from '../../../geometry/gap'
import type { GameStep, Pose, Step, UnitId } from '../../contract'
import type { OoState, Unit } from '../state'
import { bodyOf, footprintOf } from './bodies'
import { clampMove } from './clamp'
import { drillOf } from './manoeuvres'
import { judgeMove, judgeWhether } from './move'
import { lobositz } from './table.testing'

/** A generator of its own, so that a failure comes back. */
function numbers(seed: number): () => number {
  let x = seed
  return () => {
    x = (x * 1103515245 + 12345) % 2147483648
    return x / 2147483648
  }
}
const ids = Object.keys(lobositz.units)

function clearOf(s: OoState, unit: Unit): boolean {
  const body = footprintOf(unit)!
  if (corners(body).some(([x, y]) => x < 0 || y < 0 || x > 180 || y > 120)) return false
  const close = Object.values(s.units).some(o => {
    const other = o.id === unit.id ? null : bodyOf(s, o)
    return other !== null && gapCm(body, other) <= (o.seat === unit.seat ? 0 : 1.02)
  })
  const wet = s.ground.some(g => ['village', 'stream', 'river'].includes(g.kind) && gapCm(body, { polygon: g.outline }) === 0)
  return !close && !wet
}

function sample(random: () => number): { s: OoState; unit: Unit; steps: GameStep[] } | null {
  const id = ids[Math.floor(random() * ids.length)]!
  const u = lobositz.units[id]!
  const moved = random() < 0.7 || u.village !== null
  const pose: Pose = moved ? { front: [20 + random() * 140, 15 + random() * 90], facing: Math.floor(random() * 360) } : u.pose!
  const formation = u.formation === 'village' ? 'line' : u.formation
  const unit: Unit = { ...u, village: null, formation, pose, use: { ...u.use, start: pose, startFormation: formation } }
  const s: OoState = { ...lobositz, units: { ...lobositz.units, [id]: unit } }
  const steps: GameStep[] = []
  if (random() < 0.6) steps.push({ wheel: random() < 0.5 ? 'left' : 'right', degrees: random() * 30 })
  steps.push(random() < 0.5 ? { advance: random() * 22 } : { oblique: random() * 60 - 30, cm: random() * 18 })
  return formation !== 'battery' && clearOf(s, unit) ? { s, unit, steps } : null
}

describe('7 the judge, the reach and the clamp', () => {
  it('say the same of the same move', () => {
    const random = numbers(1756)
    let legal = 0
    let clamped = 0
    for (let i = 0; i < 700; i++) {
      const it_ = sample(random)
      if (!it_) continue
      const { s, unit, steps } = it_
      const command = { type: 'move' as const, unit: unit.id as UnitId, steps }
      const verdict = judgeMove(s, unit.seat, command)
      const whether = judgeWhether(s, unit.seat, command)
      expect([whether.kind, whether.effect], JSON.stringify({ unit: unit.id, pose: unit.pose, steps })).toEqual([
        verdict.kind,
        verdict.kind === 'ok' ? verdict.effect : null,
      ])
      const end = verdict.ends[verdict.ends.length - 1]!
      const drill = drillOf(s, unit)!
      const ways = drill.goings.flatMap((g): (readonly Step[])[] => {
        const way = reachesPose(drill.body, g.manoeuvres, fieldOf(drill.body, g.world), end)
        return way && !g.within ? [way] : []
      })
      if (verdict.kind === 'ok') {
        legal++
        expect(ways.length, JSON.stringify({ unit: unit.id, pose: unit.pose, steps })).toBeGreaterThan(0)
      }
      for (const way of ways) {
        const again = judgeMove(s, unit.seat, { ...command, steps: way })
        expect(again.refusals, JSON.stringify({ unit: unit.id, pose: unit.pose, way })).toEqual([])
      }
      const ok = (c: typeof command) => judgeMove(s, unit.seat, c).kind === 'ok'
      if (ok({ ...command, steps: steps.slice(0, -1) })) {
        clamped++
        expect(ok(clampMove(s, unit, command, ok as never) as typeof command), JSON.stringify({ unit: unit.id, steps })).toBe(
          true,
        )
      }
    }
    expect(legal).toBeGreaterThan(50)
    expect(clamped).toBeGreaterThan(100)
  })
})
