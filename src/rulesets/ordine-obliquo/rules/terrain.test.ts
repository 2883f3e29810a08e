import { describe, expect, it } from 'vitest'
import type { Point } from '../../contract'
import { ribbon } from '../../shared/ribbon'
import type { Piece } from '../scenario'
import { owedBy, satisfied } from './leastMove'
import { codes, judge, lobositz, pose, table } from './table.testing'

const rect = (x1: number, x2: number, y1: number, y2: number): Point[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
]
const LINE = 'a/I/1'
const JAEGER = 'b/I/1'
const HORSE = 'a/C/3'
const GUNS = 'a/I/3'
const ground = (kind: Piece['kind'], more: Partial<Piece> = {}): Piece[] => [
  { id: 'g', kind, outline: rect(40, 80, 40, 60), ...more },
]

describe('7.5 what ground does to a move', () => {
  it('7.5 a steep hill halves the whole move of those who touch it, horse and open order not', () => {
    const hill = ground('steepHill')
    const s = table({ [LINE]: { pose: pose(60, 36) }, [HORSE]: { pose: pose(90, 36) } }, hill)
    expect(judge(s, LINE, [{ advance: 4 }]).left).toBe(10)
    const up = judge(s, LINE, [{ advance: 5 }])
    expect(up.left).toBe(2)
    expect(up.working.map(t => t.label)).toEqual(['speed', 'half-steepHill', 'advance'])
    expect(codes(judge(s, LINE, [{ advance: 7.1 }]))).toEqual(['move/too-far'])
    const horse = table({ [HORSE]: { pose: pose(60, 36) } }, hill)
    expect(judge(horse, HORSE, [{ advance: 20 }])).toMatchObject({ kind: 'ok', left: 0 })
    const open = table({ [JAEGER]: { pose: pose(60, 36) } }, hill)
    expect(judge(open, JAEGER, [{ advance: 22 }], 'b')).toMatchObject({ kind: 'ok', left: 0 })
  })
  it('7.5 who begins on it is slowed though he leaves it', () => {
    const s = table({ [LINE]: { pose: pose(60, 60) } }, ground('steepHill'))
    expect(codes(judge(s, LINE, [{ advance: 7.1 }]))).toEqual(['move/too-far'])
  })
  it('7.5 broken ground: half for all, close order is disordered, open order and guns are not', () => {
    const rough = ground('rough')
    const s = table({ [LINE]: { pose: pose(60, 36) } }, rough)
    const v = judge(s, LINE, [{ advance: 7 }])
    expect(v).toMatchObject({ kind: 'ok', left: 0, effect: { parts: { disorder: 'ground' } } })
    expect(judge(s, LINE, [{ advance: 4 }]).effect!.parts.disorder).toBeNull()
    const open = judge(table({ [JAEGER]: { pose: pose(60, 36) } }, rough), JAEGER, [{ advance: 11 }], 'b')
    expect(open).toMatchObject({ kind: 'ok', left: 0, effect: { parts: { disorder: null } } })
    const guns = judge(table({ [GUNS]: { pose: pose(60, 36), formation: 'limbered' } }, rough), GUNS, [{ advance: 7 }])
    expect(guns).toMatchObject({ kind: 'ok', left: 0, effect: { parts: { disorder: null } } })
  })
  it('OO-7: two kinds of ground halve once', () => {
    const s = table({ [LINE]: { pose: pose(60, 36) } }, [...ground('rough'), { ...ground('steepHill')[0]!, id: 'h' }])
    expect(judge(s, LINE, [{ advance: 7 }])).toMatchObject({ kind: 'ok', left: 0 })
  })
  it('7.5 woods: open order at half, line infantry only in column, guns by road only', () => {
    const wood = ground('wood')
    expect(codes(judge(table({ [LINE]: { pose: pose(60, 36) } }, wood), LINE, [{ advance: 5 }]))).toEqual(['terrain/wood'])
    const column = table({ [LINE]: { pose: pose(60, 36), formation: 'column' } }, wood)
    expect(judge(column, LINE, [{ advance: 8.5 }])).toMatchObject({ kind: 'ok', left: 0 })
    const inside = table({ [LINE]: { pose: pose(60, 50), formation: 'column' } }, wood)
    expect(codes(judge(inside, LINE, [{ form: 'line' }]))).toEqual(['form/no-room'])
    expect(judge(table({ [JAEGER]: { pose: pose(60, 36) } }, wood), JAEGER, [{ advance: 11 }], 'b').left).toBe(0)
    const guns = { [GUNS]: { pose: pose(60, 36), formation: 'limbered' as const } }
    expect(codes(judge(table(guns, wood), GUNS, [{ advance: 5 }]))).toEqual(['terrain/wood-guns'])
    const road: Piece = { id: 'r', kind: 'road', outline: rect(58, 62, 0, 120) }
    expect(judge(table(guns, [...wood, road]), GUNS, [{ advance: 21 }])).toMatchObject({ kind: 'ok', left: 0 })
  })
  it('7.5 horse in column passes a wood at half and disordered', () => {
    const v = judge(table({ [HORSE]: { pose: pose(60, 36), formation: 'column' } }, ground('wood')), HORSE, [{ advance: 12.5 }])
    expect(v).toMatchObject({ kind: 'ok', left: 0, effect: { parts: { disorder: 'ground' } } })
  })
  it('7.5 a low hill hinders nobody', () => {
    expect(judge(table({ [LINE]: { pose: pose(60, 36) } }, ground('hill')), LINE, [{ advance: 14 }])).toMatchObject({
      kind: 'ok',
    })
  })
  it('7.1 a road adds 7 in march column, all the way or not at all', () => {
    const road: Piece[] = [{ id: 'r', kind: 'road', outline: rect(58, 62, 0, 60) }]
    const s = table({ [LINE]: { pose: pose(60, 30), formation: 'column' } }, road)
    expect(judge(s, LINE, [{ advance: 24 }])).toMatchObject({ kind: 'ok', left: 0 })
    expect(codes(judge(s, LINE, [{ oblique: 10, cm: 20 }]))).toEqual(['move/too-far'])
    expect(judge(table({ [LINE]: { pose: pose(60, 30) } }, road), LINE, []).left).toBe(14)
  })
  it('7.5 a stream that may be forded costs 10 cm and disorders, once', () => {
    const line: Point[] = [
      [0, 40],
      [180, 40],
    ]
    const stream: Piece[] = [{ id: 's', kind: 'stream', line, width: 2, outline: ribbon(line, 2), ford: true }]
    const s = table({ [LINE]: { pose: pose(60, 38) } }, stream)
    const v = judge(s, LINE, [{ advance: 4 }])
    expect(v).toMatchObject({ kind: 'ok', left: 0, effect: { parts: { disorder: 'river' } } })
    expect(v.working.find(t => t.label === 'ford')).toMatchObject({ clause: '7.5', amount: -10 })
    expect(codes(judge(s, LINE, [{ advance: 4.1 }]))).toEqual(['move/too-far'])
    const within = table({ [LINE]: { pose: pose(60, 41) } }, stream)
    expect(judge(within, LINE, [{ advance: 5 }]).left).toBe(9)
    const open = table({ [JAEGER]: { pose: pose(60, 38) } }, stream)
    expect(judge(open, JAEGER, [{ advance: 12 }], 'b')).toMatchObject({ left: 0, effect: { parts: { disorder: null } } })
  })
  it('OO-S2: the Morellenbach is crossed by its bridge and its ford, nowhere else', () => {
    const only = (id: string, where: [number, number, number]) =>
      table(
        { [id]: { pose: pose(...where), formation: 'column' } },
        lobositz.ground.filter(g => g.kind !== 'village'),
      )
    expect(codes(judge(only(LINE, [150, 73, 0]), LINE, [{ advance: 8 }]))).toEqual(['terrain/water'])
    expect(codes(judge(only(LINE, [125, 76, 354.3]), LINE, [{ advance: 13 }]))).toEqual([])
    expect(codes(judge(only(HORSE, [125, 76, 354.3]), HORSE, [{ advance: 13 }]))).toEqual([])
    // The ford: 10 cm of 17, so 7 are left for the way; horse may not.
    const ford = judge(only(LINE, [99.3, 93.6, 56.7]), LINE, [{ advance: 7 }])
    expect(ford).toMatchObject({ kind: 'ok', left: 0, effect: { parts: { disorder: 'river' } } })
    expect(codes(judge(only(HORSE, [99.3, 93.6, 56.7]), HORSE, [{ advance: 7 }]))).toEqual(['terrain/crossing'])
  })
  it('7.5 villages and impassable water bar the way; touching is free', () => {
    const s = table({ [LINE]: { pose: pose(60, 36) } }, ground('village'))
    expect(codes(judge(s, LINE, [{ advance: 4 }]))).toEqual([])
    expect(codes(judge(s, LINE, [{ advance: 4.1 }]))).toEqual(['terrain/village'])
    expect(codes(judge(table({ [LINE]: { pose: pose(60, 36) } }, ground('lake')), LINE, [{ advance: 5 }]))).toEqual([
      'terrain/water',
    ])
  })
  it('3.7 standing corn: a march column by road only', () => {
    const corn = ground('field')
    expect(codes(judge(table({ [LINE]: { pose: pose(60, 36) } }, corn), LINE, [{ advance: 8 }]))).toEqual([])
    const column = table({ [LINE]: { pose: pose(60, 36), formation: 'column' } }, corn)
    expect(codes(judge(column, LINE, [{ advance: 8 }]))).toEqual(['terrain/corn'])
  })
})

describe('3.2 what is owed on slow ground', () => {
  it('3.2 half a move is half of the speed in force: 3.5 cm of 7 on a steep hill', () => {
    const s = table({ [LINE]: { pose: pose(60, 50) }, 'b/I/5': { pose: pose(60, 90, 180) } }, ground('steepHill'))
    const started = s.units[LINE]!
    const owed = owedBy(s, started)!
    const enough = (cm: number) => {
      const { effect } = judge(s, LINE, [{ advance: cm }])
      return satisfied({ ...started, ...effect!.parts, use: effect!.use }, owed, started)
    }
    expect([enough(3.4), enough(3.5)]).toEqual([false, true])
  })
})

describe('7.5 a move in several parts', () => {
  it('7.5, 7.2 a wheel made on open ground counts against the half speed of a hill that the next part comes into', () => {
    // 5 cm of arc cost 10 of 14: 4 are left on open ground; with 7 in force the arc may be 3.5.
    const wheel = { wheel: 'left', degrees: 17.9 } as const
    const clear = table({ [LINE]: { pose: pose(60, 33) } }, ground('steepHill'))
    const v = judge(clear, LINE, [wheel])
    expect(v.kind).toBe('ok')
    const after = {
      ...clear,
      units: { ...clear.units, [LINE]: { ...clear.units[LINE]!, ...v.effect!.parts, use: v.effect!.use } },
    }
    expect(codes(judge(after, LINE, [{ advance: 4 }]))).toEqual(['wheel/too-far'])
    expect(codes(judge(clear, LINE, [wheel, { advance: 4 }]))).toEqual(['wheel/too-far'])
    expect(codes(judge(after, LINE, [{ advance: 1 }]))).toEqual([])
  })
})

describe('7.1 a road and changes of formation', () => {
  const road: Piece = {
    id: 'r',
    kind: 'road',
    line: [
      [60, 10],
      [60, 100],
    ],
    width: 4,
    outline: rect(58, 62, 10, 100),
  }
  const column = (more: Piece[] = []) => table({ [LINE]: { pose: pose(60, 30), formation: 'column' } }, [road, ...more])
  it('7.1, 7.4 half a move by road is 12 of 24: the column may form line after it, and not after more', () => {
    expect(codes(judge(column(), LINE, [{ advance: 12 }, { form: 'line' }]))).toEqual([])
    expect(codes(judge(column(), LINE, [{ advance: 12.1 }, { form: 'line' }]))).toEqual(['form/not-first'])
    // Prussians who form column on the road: half of 24 is left.
    const line = table({ [LINE]: { pose: pose(60, 30) } }, [road])
    expect(judge(line, LINE, [{ form: 'column' }, { advance: 12 }])).toMatchObject({ kind: 'ok', left: 0 })
    // A line that marches along it has nothing of it.
    expect(codes(judge(line, LINE, [{ advance: 14.1 }]))).toEqual(['move/too-far'])
  })
  it('7.5 who spreads out beside the road stands on the ground that is there', () => {
    const beside = (kind: Piece['kind']): Piece[] => [{ id: 'g', kind, outline: rect(40, 80, 35, 60) }]
    const steps = [{ advance: 12 }, { form: 'line' }] as const
    expect(judge(column(beside('rough')), LINE, [{ advance: 12 }]).effect!.parts.disorder).toBeNull()
    expect(judge(column(beside('rough')), LINE, steps).effect!.parts.disorder).toBe('ground')
    expect(codes(judge(column(beside('wood')), LINE, [{ advance: 12 }]))).toEqual([])
    expect(codes(judge(column(beside('wood')), LINE, steps))).toEqual(['form/no-room'])
  })
  it('7.4 guns that have turned do not limber in the same move', () => {
    const s = table({ [GUNS]: { pose: pose(60, 30) } })
    expect(codes(judge(s, GUNS, [{ wheel: 'left', degrees: 20 }, { form: 'limbered' }]))).toEqual(['form/not-first'])
    expect(codes(judge(s, GUNS, [{ form: 'limbered' }, { wheel: 'left', degrees: 20 }]))).toEqual([])
  })
})
