import { describe, expect, it } from 'vitest'
import { gapCm } from '../../../geometry/gap'
import type { GameStep } from '../../contract'
import type { OoState } from '../state'
import { bodyOf } from './bodies'
import { codes, judge, ordered, pose, table } from './table.testing'

const LINE = 'a/I/1'
const wheel5: GameStep = { wheel: 'right', degrees: (5 * 180) / (Math.PI * 16) }

describe('a move on the table', () => {
  it('7.2 a line that wheels 5 cm has 4 left; 4.1 are too far (7.1) by 0.1, the working names the double cost', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) } })
    const wheeled = judge(s, LINE, [wheel5])
    expect(wheeled.kind).toBe('ok')
    expect(wheeled.left).toBeCloseTo(4, 9)
    expect(judge(s, LINE, [wheel5, { advance: 4 }])).toMatchObject({ kind: 'ok', left: 0 })
    const far = judge(s, LINE, [wheel5, { advance: 4.1 }])
    expect(far.kind).toBe('breach')
    expect(far.refusals[0]).toMatchObject({ code: 'move/too-far', clause: '7.1', at: LINE })
    expect((far.refusals[0]!.with!.by as { cm: number }).cm).toBeCloseTo(0.1, 6)
    expect(far.working.find(t => t.label === 'wheel')).toMatchObject({ clause: '7.2' })
    expect(far.working.find(t => t.label === 'wheel')!.amount).toBeCloseTo(-10, 9)
    expect(far.working.reduce((n, t) => n + t.amount, 0)).toBeCloseTo(0, 9)
  })
  it('7.1 a cost may pass what is left by 0.01 cm, no more', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) } })
    expect(judge(s, LINE, [{ advance: 14.01 }])).toMatchObject({ kind: 'ok', left: 0 })
    expect(codes(judge(s, LINE, [{ advance: 14.02 }]))).toEqual(['move/too-far'])
  })
  it('a second move in the turn goes on with the first', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) } })
    const one = judge(s, LINE, [{ advance: 6 }])
    const u = s.units[LINE]!
    const next: OoState = { ...s, units: { ...s.units, [LINE]: { ...u, ...one.effect!.parts, use: one.effect!.use } } }
    expect(judge(next, LINE, [{ advance: 8 }])).toMatchObject({ kind: 'ok', left: 0 })
    expect(codes(judge(next, LINE, [{ advance: 8.2 }]))).toEqual(['move/too-far'])
    expect(codes(judge(next, LINE, [wheel5]))).toContain('wheel/not-first')
    expect(judge(next, LINE, [{ advance: 8 }]).effect!.use).toMatchObject({ share: 1, advanced: 14, straight: 14 })
  })
  it('quantises where it ends to 1e-4', () => {
    const v = judge(table({ [LINE]: { pose: pose(60, 30) } }), LINE, [wheel5])
    for (const n of [...v.effect!.parts.pose.front, v.effect!.parts.pose.facing]) expect(n).toBe(Math.round(n * 1e4) / 1e4)
  })
  it('is impossible for the other seat, an unknown unit, malformed steps', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) } })
    expect(judge(s, LINE, [], 'b')).toMatchObject({ kind: 'impossible', refusals: [{ code: 'unit/not-yours' }] })
    expect(judge(s, 'a/X/1', []).kind).toBe('impossible')
    expect(judge(s, LINE, [{ advance: Number.NaN }]).kind).toBe('impossible')
    expect(judge(s, LINE, [{ advance: -1 }]).kind).toBe('impossible')
    expect(judge(s, 'a/I/2', []).kind).toBe('impossible')
  })
  it('7.1 nobody leaves the table', () => {
    const s = table({ [LINE]: { pose: pose(10, 110) } })
    expect(codes(judge(s, LINE, [{ advance: 10 }]))).toEqual([])
    expect(codes(judge(s, LINE, [{ advance: 10.1 }]))).toEqual(['move/off-table'])
  })
  it('3.2 a cautious advance goes at half speed, once, on rough ground too (OO-7)', () => {
    const s = ordered(table({ [LINE]: { pose: pose(60, 30) } }), 'a/I', { kind: 'cautious' })
    expect(judge(s, LINE, []).left).toBe(7)
    expect(codes(judge(s, LINE, [{ advance: 7.1 }]))).toEqual(['move/too-far'])
    const rough = {
      ...s,
      ground: [
        {
          id: 'r',
          kind: 'rough' as const,
          outline: [
            [50, 20],
            [70, 20],
            [70, 50],
            [50, 50],
          ] as const,
        },
      ],
    }
    expect(judge(rough, LINE, []).left).toBe(7)
  })
  it('3.2, 7.4 going back is for open order, and for who is ordered to withdraw, at double cost', () => {
    const s = ordered(table({ [LINE]: { pose: pose(60, 50) } }), 'a/I', { kind: 'attack', target: 'b/I' })
    expect(codes(judge(s, LINE, [{ retire: 3 }]))).toEqual(['retire/not-allowed'])
    expect(judge(ordered(s, 'a/I', { kind: 'withdraw' }), LINE, [{ retire: 3 }])).toMatchObject({ kind: 'ok', left: 8 })
  })
})

describe('7.4 changes of formation on the table', () => {
  it('keep the centre of the front edge and the facing', () => {
    const v = judge(table({ [LINE]: { pose: pose(60, 30, 40) } }), LINE, [{ form: 'column' }])
    expect(v.ends).toEqual([{ front: [60, 30], facing: 40, width: 4, depth: 6 }])
    expect(v.effect).toMatchObject({ parts: { formation: 'column' }, use: { form: true, share: 0.5, done: false } })
    expect(v.left).toBe(8.5)
  })
  it('infantry out of a march column may take a new facing about that point', () => {
    const s = table({ [LINE]: { pose: pose(60, 30, 0), formation: 'column' } })
    expect(judge(s, LINE, [{ form: 'line', face: 'right' }]).ends).toEqual([
      { front: [60, 30], facing: 90, width: 16, depth: 1.5 },
    ])
    expect(judge(s, LINE, [{ form: 'line', face: 'rear' }]).ends[0]).toMatchObject({ front: [60, 30], facing: 180 })
    const line = table({ [LINE]: { pose: pose(60, 30) } })
    expect(codes(judge(line, LINE, [{ form: 'column', face: 'left' }]))).toEqual(['form/no-face'])
  })
  it('cavalry turns its bases a quarter in place: the ground stays, a short side becomes the front', () => {
    const s = table({ 'a/C/3': { pose: pose(60, 30, 0) } })
    const v = judge(s, 'a/C/3', [{ form: 'column', face: 'right' }])
    expect(v.ends).toEqual([{ front: [66, 28.5], facing: 90, width: 3, depth: 12 }])
    expect(v.left).toBe(12.5)
  })
  it('no room: form/no-room', () => {
    const s = table({ [LINE]: { pose: pose(60, 30), formation: 'column' }, 'a/I/2': { pose: pose(71, 30) } })
    expect(codes(judge(s, LINE, [{ form: 'line' }]))).toContain('form/no-room')
    const free = table({ [LINE]: { pose: pose(60, 30), formation: 'column' }, 'a/I/2': { pose: pose(76, 30) } })
    expect(codes(judge(free, LINE, [{ form: 'line' }]))).toEqual([])
  })
  it('a square is rolled for', () => {
    expect(codes(judge(table({ [LINE]: { pose: pose(60, 30) } }), LINE, [{ form: 'square' }]))).toEqual(['form/square-roll'])
  })
})

describe('§3.9.1 bodies in the way', () => {
  it('a line in a touching row may wheel forward: only the front edge is swept past friends', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) }, 'a/I/2': { pose: pose(76, 30) } })
    expect(codes(judge(s, LINE, [{ wheel: 'left', degrees: 10 }]))).toEqual([])
    expect(codes(judge(s, LINE, [{ advance: 5 }]))).toEqual([])
  })
  it('7.3 close order does not pass friends, and nobody ends on another', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) }, 'a/I/2': { pose: pose(60, 36) } })
    const v = judge(s, LINE, [{ advance: 10 }])
    expect(codes(v)).toEqual(['move/friend'])
    expect((v.refusals[0]!.with!.cm as { cm: number }).cm).toBeCloseTo(4.5, 1)
    expect(codes(judge(s, LINE, [{ advance: 4.5 }]))).toEqual([])
  })
  it('7.3 open order passes friends and is passed, but ends on nobody; not by cavalry', () => {
    const s = table({
      'b/I/1': { pose: pose(60, 60, 180) },
      'b/I/3': { pose: pose(60, 55, 180) },
      'b/C/3': { pose: pose(60, 70, 180) },
    })
    expect(codes(judge(s, 'b/I/1', [{ advance: 10 }], 'b'))).toEqual([])
    expect(codes(judge(s, 'b/I/1', [{ advance: 5.5 }], 'b'))).toEqual(['move/ends-on'])
    expect(codes(judge(s, 'b/C/3', [{ advance: 20 }], 'b'))).toContain('move/friend')
  })
  it('7.3 close order passes guns that stand and have not moved; they may then turn, not limber', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) }, 'a/I/3': { pose: pose(60, 36) } })
    const v = judge(s, LINE, [{ advance: 9 }])
    expect(codes(v)).toEqual([])
    expect(v.effect!.passed).toEqual(['a/I/3'])
    const gun = s.units['a/I/3']!
    const passed: OoState = { ...s, units: { ...s.units, 'a/I/3': { ...gun, use: { ...gun.use, passedThrough: true } } } }
    expect(codes(judge(passed, 'a/I/3', [{ form: 'limbered' }]))).toEqual(['battery/passed-through'])
    expect(codes(judge(passed, 'a/I/3', [{ wheel: 'left', degrees: 20 }]))).toEqual([])
  })
  it('9.1 who does not charge keeps more than 1 cm from every enemy; a charger comes to exactly 1 cm', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) }, 'b/I/3': { pose: pose(60, 40, 180) } })
    expect(codes(judge(s, LINE, [{ advance: 8.98 }]))).toEqual([])
    expect(codes(judge(s, LINE, [{ advance: 9 }]))).toEqual(['move/near-enemy'])
    const v = judge(s, LINE, [{ advance: 9 }], 'a', 'b/I/3')
    expect(codes(v)).toEqual([])
    expect(codes(judge(s, LINE, [{ advance: 9.1 }], 'a', 'b/I/3'))).toEqual(['charge/halt'])
    const after = { ...s.units[LINE]!, ...v.effect!.parts }
    expect(gapCm(bodyOf(s, after)!, bodyOf(s, s.units['b/I/3']!)!)).toBeCloseTo(1, 4)
  })
  it('§3.9.6 nobody passes within 1 cm of an enemy on the way either', () => {
    const s = table({ [LINE]: { pose: pose(60, 30) }, 'b/I/4': { pose: pose(72.8, 36, 90) } })
    expect(codes(judge(s, LINE, [{ advance: 14 }]))).toContain('move/near-enemy')
  })
})

describe('9.1, 7.3, 7.6.2 changes beside others', () => {
  it('9.1 a change of formation brings nobody within 1 cm of an enemy', () => {
    // The line that it would form reaches from x = 52 to 68; the enemy's begins at 68.5, then at 69.1.
    const at = (x: number) => table({ [LINE]: { pose: pose(60, 50), formation: 'column' }, 'b/I/3': { pose: pose(x, 49, 180) } })
    expect(codes(judge(at(76.5), LINE, [{ form: 'line' }]))).toEqual(['move/near-enemy'])
    expect(codes(judge(at(77.1), LINE, [{ form: 'line' }]))).toEqual([])
  })
  it('7.3 open order passes guns and leaves no trace: they may still limber', () => {
    const s = table({ 'b/I/1': { pose: pose(60, 60, 180) }, 'b/I/4': { pose: pose(60, 55, 180) } })
    const v = judge(s, 'b/I/1', [{ advance: 12 }], 'b')
    expect(codes(v)).toEqual([])
    expect(v.effect!.passed).toEqual([])
  })
  it('7.6.2 gunners away from their guns take no formation', () => {
    const s = table({ 'a/I/3': { pose: pose(60, 50), formation: 'crew', guns: pose(60, 55) } })
    for (const form of ['line', 'limbered', 'battery'] as const)
      expect(codes(judge(s, 'a/I/3', [{ form }]))).toEqual(['form/not-allowed'])
  })
})
