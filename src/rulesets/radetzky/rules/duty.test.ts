import { describe, expect, it } from 'vitest'
import { against, area, idOf, play, type TableOf, tableOf } from '../table.testing'

const A1 = idOf('a', 1)
const END = { type: 'endPhase' } as const
const table = (order: 'attack' | 'retreat', more: Partial<TableOf> = {}) =>
  tableOf({ a: [{ kind: 'line', at: [60, 40] }], b: [{ kind: 'german', at: [60, 90] }], orders: { a: order }, ...more })

describe('Attacco', () => {
  it('Attacco: at least half of the move towards the enemy, in disorder too, before the activation ends', () => {
    for (const disordered of [false, true]) {
      const s = table('attack', { a: [{ kind: 'line', at: [60, 40], is: { disordered } }] })
      expect(against(s, 'a', END)).toEqual(['order/must-move'])
      const little = play(s, 'a', { type: 'move', unit: A1, steps: [{ advance: 2.5 }] }).state
      expect(against(little, 'a', END)).toEqual(['order/must-move'])
      const enough = play(s, 'a', { type: 'move', unit: A1, steps: [{ advance: 3 }] }).state
      expect(against(enough, 'a', END)).toEqual([])
    }
  })
  it('Attacco: away from the enemy is not towards him', () => {
    const s = play(table('attack'), 'a', { type: 'move', unit: A1, steps: [{ retire: 5 }] }).state
    expect(against(s, 'a', END)).toEqual(['order/must-move'])
  })
  it('Attacco: guns need not, nor who cannot: he is excused', () => {
    const guns = table('attack', { a: [{ kind: 'fieldBattery', at: [60, 40] }] })
    expect(against(guns, 'a', END)).toEqual([])
    const shut = table('attack', {
      a: [{ kind: 'carabinieri', at: [60, 40] }],
      ground: [
        area('w', 'river', 40, 40.2, 40, 3),
        area('w2', 'river', 52, 20, 3, 24),
        area('w3', 'river', 65, 20, 3, 24),
        area('w4', 'river', 50, 30, 20, 3),
      ],
    })
    expect(against(shut, 'a', END)).toEqual([])
    expect(play(shut, 'a', END).events[0]).toMatchObject({ type: 'Excused', who: [A1] })
  })
  it('Attacco: nobody stands still to shoot, to wait or to recover before he has moved', () => {
    const s = table('attack', {
      a: [{ kind: 'line', at: [60, 40], is: { disordered: true } }],
      b: [{ kind: 'german', at: [60, 47] }],
    })
    expect(against(s, 'a', { type: 'recover', unit: A1 })).toEqual(['order/must-move-first'])
    expect(against(s, 'a', { type: 'opportunity', unit: A1 })).toEqual(['order/must-move-first'])
    expect(against(s, 'a', { type: 'fire', unit: A1, target: idOf('b', 1) })).toEqual(['order/must-move-first'])
  })
})

describe('Ritirata', () => {
  it('Ritirata: at least half of the move back, or turned about and forward', () => {
    const s = table('retreat')
    expect(against(s, 'a', END)).toEqual(['order/must-move'])
    const back = play(s, 'a', { type: 'move', unit: A1, steps: [{ retire: 3 }] }).state
    expect(against(back, 'a', END)).toEqual([])
    expect(back.units[A1]!.disordered).toBe(true)
    const turned = play(s, 'a', { type: 'move', unit: A1, steps: [{ aboutFace: true }, { advance: 3 }] }).state
    expect(against(turned, 'a', END)).toEqual([])
    expect(turned.units[A1]!.disordered).toBe(false)
  })
})

describe('Manovra, Difesa', () => {
  it('Difesa: nobody need move', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 40] }], b: [{ kind: 'german', at: [60, 90] }] })
    expect(against(s, 'a', END)).toEqual([])
  })
})
