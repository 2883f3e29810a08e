import { describe, expect, it } from 'vitest'
import type { Step, UnitId } from '../contract'
import { hands } from './hands'
import { reach } from './reach'
import { judgeMove } from './rules/move'
import { pose, table } from './rules/table.testing'

const LINE = 'a/I/1' as UnitId
const FOE = 'b/I/3' as UnitId
const ends = (polygons: readonly (readonly (readonly [number, number])[])[]) => Math.max(...polygons.flat().map(p => p[1]))

describe('the hands', () => {
  it('7.1 reach straight ahead of a line is 14 cm, and every corner of a region is legal', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) } })
    const r = reach(s, LINE)
    const ahead = r.regions.find(g => g.facing === 0)!
    expect(ends(ahead.polygons)).toBeCloseTo(44, 1)
  })
  it('7.5 reach over rough ground is half of it, beside it whole', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) } }, [
      {
        id: 'r',
        kind: 'rough',
        outline: [
          [40, 35],
          [80, 35],
          [80, 60],
          [40, 60],
        ],
      }, // prettier-ignore
    ])
    const ahead = reach(s, LINE).regions.find(g => g.facing === 0)!
    expect(ends(ahead.polygons)).toBeCloseTo(37, 1)
  })
  it('9.1 a charge in reach is found, halts at 1 cm and is what the judge takes', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) }, [FOE]: { pose: pose(64, 40, 180) } })
    const [c] = hands.charges(s, LINE)
    expect(c).toMatchObject({ target: FOE, side: 'front' })
    expect(judgeMove(s, 'a', { type: 'move', unit: LINE, steps: c!.steps, charge: FOE }).kind).toBe('ok')
    expect(hands.threats(s, FOE).map(t => t.by)).toEqual([LINE])
  })
  it('solves for a pose by a wheel and a leg, or comes as near as is legal and says why', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) } })
    const near = hands.solve(s, 'a', LINE, pose(61, 36))
    expect(near.exact).toBe(true)
    expect(near.end.front[0]).toBeCloseTo(61, 3)
    const far = hands.solve(s, 'a', LINE, pose(60, 60))
    expect(far.exact).toBe(false)
    expect(far.steps).toEqual([{ advance: 14 } satisfies Step])
    expect(far.refusals[0]).toMatchObject({ code: 'move/too-far', clause: '7.1' })
  })
  it('7.4 offers what the unit may do', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) }, 'a/I/3': { pose: pose(90, 30) }, 'b/I/1': { pose: pose(60, 90, 180) } })
    expect(hands.manoeuvres(s, LINE)).toMatchObject({ formations: ['column'], obliqueLimit: 30, allowance: 14, left: 14 })
    expect(hands.manoeuvres(s, LINE)!.kinds).toContain('shift')
    expect(hands.manoeuvres(s, 'a/I/3' as UnitId)).toMatchObject({
      kinds: ['wheel', 'aboutFace', 'form'],
      formations: ['limbered'],
    })
    expect(hands.manoeuvres(s, 'b/I/1' as UnitId)!.kinds).toEqual(['wheel', 'advance', 'oblique', 'retire', 'aboutFace'])
  })
  it('7.2 clamps a drag at half the speed of arc, and a leg at what is left', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) } })
    const out = hands.clamp(s, 'a', { type: 'move', unit: LINE, steps: [{ advance: 99 }] })
    expect(out.steps).toEqual([{ advance: 14 }])
  })
})
