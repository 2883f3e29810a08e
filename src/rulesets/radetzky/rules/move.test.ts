import { describe, expect, it } from 'vitest'
import type { MoveCommand, Step } from '../../contract'
import { against, area, block, idOf, play, tableOf } from '../table.testing'
import { judgeMove } from './move'

const move = (n: number, steps: readonly Step[], charge?: string): MoveCommand =>
  ({ type: 'move', unit: idOf('a', n), steps, ...(charge ? { charge } : {}) }) as MoveCommand
const B1 = idOf('b', 1)

describe('Movimento', () => {
  it('Movimento: a line base goes 6 cm straight on and is in order', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 100] }] })
    const { state } = play(s, 'a', move(1, [{ advance: 6 }]))
    expect(state.units[idOf('a', 1)]).toMatchObject({ pose: { front: [60, 26], facing: 0 }, disordered: false })
    expect(against(s, 'a', move(1, [{ advance: 6.2 }]))).toEqual(['move/too-far'])
    expect(against(state, 'a', move(1, [{ advance: 0.5 }]))).toEqual(['move/too-far'])
  })
  it.each<[string, Step]>([
    ['back', { retire: 2 }],
    ['sideways', { shift: -3 }],
    ['aslant', { oblique: 30, cm: 4 }],
  ])('Movimento: going %s disorders', (_, step) => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 100] }] })
    expect(play(s, 'a', move(1, [step])).state.units[idOf('a', 1)]!.disordered).toBe(true)
  })
  it('Movimento: a second command goes on with the first, its kind and its one wheel', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 100] }] })
    const { state } = play(s, 'a', move(1, [{ wheel: 'left', degrees: 20 }]))
    expect(judgeMove(state, 'a', move(1, [{ advance: 3 }])).left).toBeCloseTo(0, 6)
    expect(against(state, 'a', move(1, [{ advance: 3.2 }]))).toEqual(['move/too-far'])
    expect(against(state, 'a', move(1, [{ wheel: 'left', degrees: 5 }]))).toContain('move/one-kind')
  })
  it('Movimento: by road a line base goes 9, and ground beside the road is nothing to it', () => {
    const ground = [
      area('road', 'road', 58, 0, 4, 100, {
        line: [
          [60, 0],
          [60, 100],
        ],
        width: 4,
      }),
      area('field', 'rough', 40, 24, 40, 4),
    ]
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 110] }], ground })
    const { state } = play(s, 'a', move(1, [{ advance: 9 }]))
    expect(state.units[idOf('a', 1)]).toMatchObject({ disordered: false, use: { road: true } })
  })
  it('Modificatori: broken ground and woods disorder all but light infantry; horse and guns do not enter woods', () => {
    const ground = [area('wood', 'wood', 40, 24, 20, 10), area('rough', 'rough', 80, 24, 20, 10)]
    const s = tableOf({
      a: [
        { kind: 'line', at: [50, 22] },
        { kind: 'bersaglieri', at: [90, 22] },
        { kind: 'cavalry', at: [50, 17] },
        { kind: 'carabinieri', at: [90, 14] },
      ],
      b: [{ kind: 'german', at: [60, 110] }],
      ground,
    })
    expect(play(s, 'a', move(1, [{ advance: 4 }])).state.units[idOf('a', 1)]!.disordered).toBe(true)
    expect(play(s, 'a', move(2, [{ advance: 6 }])).state.units[idOf('a', 2)]!.disordered).toBe(false)
    const horse = {
      ...s,
      units: { ...s.units, [idOf('a', 1)]: { ...s.units[idOf('a', 1)]!, place: 'lost' as const, pose: null } },
    }
    expect(against(horse, 'a', move(3, [{ advance: 10 }]))).toEqual(['terrain/wood-horse'])
    const rough = {
      ...s,
      units: { ...s.units, [idOf('a', 2)]: { ...s.units[idOf('a', 2)]!, place: 'lost' as const, pose: null } },
    }
    expect(play(rough, 'a', move(4, [{ advance: 14 }])).state.units[idOf('a', 4)]!.disordered).toBe(true)
  })
  it('Santa Lucia: crossing a row costs 2 cm, once, and disorders horse alone', () => {
    const ground = [area('row', 'hedge', 0, 24, 180, 0.6, { cover: 'wooden', crossing: 2 })]
    const s = tableOf({
      a: [
        { kind: 'line', at: [50, 22] },
        { kind: 'carabinieri', at: [90, 22] },
      ],
      b: [{ kind: 'german', at: [60, 110] }],
      ground,
    })
    expect(against(s, 'a', move(1, [{ advance: 4.1 }]))).toEqual(['move/too-far'])
    expect(play(s, 'a', move(1, [{ advance: 4 }])).state.units[idOf('a', 1)]!.disordered).toBe(false)
    expect(play(s, 'a', move(2, [{ advance: 13 }])).state.units[idOf('a', 2)]!.disordered).toBe(true)
  })
  it('Leggera: half bases pass and are passed; others are in each other’s way', () => {
    const s = tableOf({
      a: [
        { kind: 'line', at: [60, 20] },
        { kind: 'line', at: [60, 25] },
        { kind: 'bersaglieri', at: [90, 23] },
        { kind: 'line', at: [90, 20] },
      ],
      b: [{ kind: 'german', at: [60, 110] }],
    })
    expect(against(s, 'a', move(1, [{ advance: 4 }]))[0]).toBe('move/friend')
    expect(against(s, 'a', move(4, [{ advance: 6 }]))).toEqual(['move/ends-on'])
    const passed = play(s, 'a', move(3, [{ advance: 8 }])).state
    expect(against(passed, 'a', move(4, [{ advance: 6 }]))).toEqual([])
  })
  it('3.9.1: a base wheels beside its neighbour in a touching row', () => {
    const s = tableOf({
      a: [
        { kind: 'line', at: [60, 20] },
        { kind: 'line', at: [68, 20] },
      ],
      b: [{ kind: 'german', at: [60, 110] }],
    })
    expect(against(s, 'a', move(1, [{ wheel: 'left', degrees: 45 }]))).toEqual([])
  })
  it('Mischia: touching is attacking; who does not attack keeps 3 mm', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 25] }] })
    expect(against(s, 'a', move(1, [{ advance: 4.8 }]))).toEqual(['move/near-enemy'])
    expect(against(s, 'a', move(1, [{ advance: 4.7 }]))).toEqual([])
    expect(against(s, 'a', move(1, [{ advance: 5 }], B1))).toEqual([])
    expect(against(s, 'a', move(1, [{ advance: 4 }], B1))).toEqual(['charge/no-contact'])
    expect(against(s, 'a', move(1, [{ advance: 5.5 }], B1))[0]).toBe('move/enemy')
  })
  it('Manovra, Ritirata: nobody comes into contact of his own will', () => {
    for (const order of ['manoeuvre', 'retreat'] as const) {
      const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 25] }], orders: { a: order } })
      expect(against(s, 'a', move(1, [{ advance: 5 }], B1))).toEqual(['order/no-contact'])
    }
  })
  it('Ruotare, R-8: a wheel may not be what comes into contact', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 30] }] })
    expect(against(s, 'a', move(1, [{ wheel: 'left', degrees: 30 }], B1))).toContain('charge/forward')
  })
  it('Impeto, R-5: fresh, without losses, in order, in the open', () => {
    const charge = (is = {}, ground: Parameters<typeof tableOf>[0]['ground'] = [], step: Step = { advance: 5 }) => {
      const s = tableOf({ a: [{ kind: 'line', at: [60, 20], is }], b: [{ kind: 'german', at: [60, 25] }], ground })
      return play(s, 'a', move(1, [step], B1)).state.units[idOf('a', 1)]!.use.impetus
    }
    expect(charge()).toBe(true)
    expect(charge({ losses: 1 })).toBe(false)
    expect(charge({ disordered: true })).toBe(false)
    expect(charge({}, [area('rough', 'rough', 50, 24, 20, 10)])).toBe(false)
  })
  it('Movimento, R-8: guns as they stand wheel no farther than others, 90° an action', () => {
    const s = tableOf({
      a: [{ kind: 'fieldBattery', at: [60, 20], is: { limbered: false } }],
      b: [{ kind: 'german', at: [60, 100] }],
    })
    expect(against(s, 'a', move(1, [{ wheel: 'left', degrees: 91 }]))).toEqual(['wheel/too-far'])
    expect(against(s, 'a', move(1, [{ wheel: 'left', degrees: 90 }]))).toEqual([])
  })
  it('Artiglieria, R-3: two actions of 4 cm; unlimbered it turns, or is run 2 cm', () => {
    const s = tableOf({
      a: [{ kind: 'fieldBattery', at: [60, 20], is: { limbered: true } }],
      b: [{ kind: 'german', at: [60, 110] }],
    })
    const once = play(s, 'a', move(1, [{ advance: 4 }])).state
    expect(against(s, 'a', move(1, [{ advance: 4.2 }]))).toEqual(['move/too-far'])
    const twice = play(once, 'a', move(1, [{ advance: 4 }])).state
    expect(against(twice, 'a', move(1, [{ advance: 1 }]))).toEqual(['guns/no-action'])
    expect(against(once, 'a', { type: 'unlimber', unit: idOf('a', 1) })).toEqual([])
    const stands = tableOf({ a: [{ kind: 'fieldBattery', at: [60, 20] }], b: [{ kind: 'german', at: [60, 110] }] })
    expect(against(stands, 'a', move(1, [{ advance: 2 }]))).toEqual([])
    expect(against(stands, 'a', move(1, [{ advance: 2.2 }]))).toEqual(['move/too-far'])
    expect(against(stands, 'a', move(1, [{ wheel: 'left', degrees: 60 }]))).toEqual([])
    expect(against(stands, 'a', move(1, [{ wheel: 'left', degrees: 60 }, { advance: 1 }]))).toContain('guns/turn-alone')
  })
  it('Villaggi: blocks bar the way; a base inside has to go out first', () => {
    const s = tableOf({
      a: [
        { kind: 'line', at: [60, 20] },
        { kind: 'line', at: [85, 40], is: { inside: 'farm', settled: true } },
      ],
      b: [{ kind: 'german', at: [60, 110] }],
      ground: [block('house', 55, 23), block('farm', 80, 30)],
    })
    expect(against(s, 'a', move(1, [{ advance: 5 }]))).toEqual(['move/block'])
    expect(against(s, 'a', move(2, [{ advance: 1 }]))).toEqual(['block/leave-first'])
  })
  it('3.9.15: who is in melee may step back, disordered, except under Attack', () => {
    for (const [order, want] of [
      ['defence', []],
      ['attack', ['move/engaged']],
    ] as const) {
      const s = tableOf({
        a: [{ kind: 'line', at: [60, 20] }],
        b: [{ kind: 'german', at: [60, 20], facing: 180 }],
        orders: { a: order },
      })
      expect(against(s, 'a', move(1, [{ retire: 3 }]))).toEqual(want)
      expect(against(s, 'a', move(1, [{ shift: 3 }]))).toContain('move/engaged')
    }
  })
})
