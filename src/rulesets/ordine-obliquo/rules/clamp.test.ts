import { describe, expect, it } from 'vitest'
import type { GameStep, UnitId } from '../../contract'
import type { OoState } from '../state'
import { clampMove } from './clamp'
import { judgeMove } from './move'
import { pose, table } from './table.testing'

const LINE = 'a/I/1'
const clamp = (s: OoState, steps: GameStep[], charge?: string): GameStep => {
  const command = { type: 'move' as const, unit: LINE as UnitId, steps, ...(charge ? { charge: charge as UnitId } : {}) }
  const out = clampMove(s, s.units[LINE]!, command, c => judgeMove(s, 'a', c).kind === 'ok')
  expect(judgeMove(s, 'a', out).kind).toBe('ok')
  return out.steps[out.steps.length - 1]!
}
const rect = (y1: number, y2: number) =>
  [
    [40, y1],
    [80, y1],
    [80, y2],
    [40, y2],
  ] as const

describe('the exact legal limit of the last step', () => {
  const alone = table({ [LINE]: { pose: pose(60, 30) } })
  it('7.1 what is left', () => {
    expect(clamp(alone, [{ advance: 30 }])).toEqual({ advance: 14 })
    const five: GameStep = { wheel: 'right', degrees: (5 * 180) / (Math.PI * 16) }
    expect((clamp(alone, [five, { advance: 9 }]) as { advance: number }).advance).toBeCloseTo(4, 9)
    expect(clamp(alone, [{ advance: 3 }])).toEqual({ advance: 3 })
  })
  it('7.2 half the speed as an arc of the wheel', () => {
    const w = clamp(alone, [{ wheel: 'left', degrees: 90 }]) as { degrees: number }
    expect((w.degrees * Math.PI * 16) / 180).toBeCloseTo(7, 6)
  })
  it('9.1 more than a centimetre before an enemy, exactly one for a charger', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) }, 'b/I/3': { pose: pose(60, 40, 180) } })
    expect((clamp(s, [{ advance: 14 }]) as { advance: number }).advance).toBeCloseTo(8.99, 3)
    expect((clamp(s, [{ advance: 14 }], 'b/I/3') as { advance: number }).advance).toBeCloseTo(9, 6)
  })
  it('7.3 at a friend it touches', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) }, 'a/I/2': { pose: pose(60, 36) } })
    const a = (clamp(s, [{ advance: 14 }]) as { advance: number }).advance
    expect(Math.abs(a - 4.5)).toBeLessThan(0.011)
  })
  it('7.5 before rough ground where beyond it half the speed is already spent, and at half where it is not', () => {
    const late = table({ [LINE]: { pose: pose(60, 30) } }, [{ id: 'r', kind: 'rough', outline: rect(40, 60) }])
    const a = (clamp(late, [{ advance: 14 }]) as { advance: number }).advance
    expect(Math.abs(a - 10)).toBeLessThan(0.011)
    const early = table({ [LINE]: { pose: pose(60, 30) } }, [{ id: 'r', kind: 'rough', outline: rect(33, 60) }])
    expect(clamp(early, [{ advance: 14 }])).toEqual({ advance: 7 })
  })
  it('7.1 the edge of the table', () => {
    const s = table({ [LINE]: { pose: pose(60, 115) } })
    const a = (clamp(s, [{ advance: 14 }]) as { advance: number }).advance
    expect(Math.abs(a - 5)).toBeLessThan(0.011)
  })
})
