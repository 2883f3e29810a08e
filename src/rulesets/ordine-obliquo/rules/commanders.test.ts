import { describe, expect, it } from 'vitest'
import type { OoState, Unit } from '../state'
import { classTurn, mayNotChange, orderTurns, wavering } from './commanders'
import { lobositz } from './table.testing'

const chief = (s: OoState, change: object): OoState => ({
  ...s,
  generals: { ...s.generals, 'a/C/general': { ...s.generals['a/C/general']!, ...change } },
})
const routed = (s: OoState, ...ids: string[]): OoState => ({
  ...s,
  units: Object.fromEntries(
    Object.entries(s.units).map(([id, u]) => [id, ids.includes(id) ? ({ ...u, rout: 'routing' } as Unit) : u]),
  ),
})
const code = (s: OoState, to: string) => mayNotChange(s, 'a', to)?.code ?? 'may'

describe('3.1 when orders may be changed (reading 2)', () => {
  it('3.1 excellent in every turn, veteran every second, normal every third, poor never', () => {
    expect(orderTurns('excellent', 6)).toEqual([1, 2, 3, 4, 5, 6])
    expect(orderTurns('veteran', 6)).toEqual([2, 4, 6])
    expect(orderTurns('normal', 12)).toEqual([3, 6, 9, 12])
    expect(orderTurns('poor', 12)).toEqual([])
    expect(classTurn('normal', 4)).toBe(false)
  })
  it('3.1 a brigade half of whose units rout may have a new order from anybody; one unit short of half may not', () => {
    const poor = chief({ ...lobositz, turn: 5 }, { class: 'poor' })
    expect(code(poor, 'a/I')).toBe('order/not-this-turn')
    // Six units: two are short of half, three are half.
    expect(wavering(routed(poor, 'a/I/1', 'a/I/2'), poor.brigades['a/I']!)).toBe(false)
    expect(code(routed(poor, 'a/I/1', 'a/I/2', 'a/I/4'), 'a/I')).toBe('may')
    expect(code(routed(poor, 'a/I/1', 'a/I/2', 'a/I/4'), 'a/II')).toBe('order/not-this-turn')
  })
  it('3.4 a commander who was attached in the turn before gives no orders; two turns after he does', () => {
    const s = chief({ ...lobositz, turn: 5 }, { class: 'excellent', attachedTurn: 4 })
    expect(code(s, 'a/I')).toBe('order/chief-attached')
    expect(code({ ...s, turn: 6 }, 'a/I')).toBe('may')
  })
  it('14 without its general a brigade keeps its order', () => {
    const s = { ...lobositz, turn: 2 }
    const gone = { ...s, generals: { ...s.generals, 'a/I/general': { ...s.generals['a/I/general']!, fate: 'dead' as const } } }
    expect(code(gone, 'a/I')).toBe('order/no-general')
    expect(code(gone, 'a/II')).toBe('may')
  })
  it('OO-S7 the scenario holds Wied until turn 4; in turn 4 he may be changed by anybody', () => {
    const b = (turn: number) => mayNotChange({ ...lobositz, turn }, 'b', 'b/III')?.code ?? 'may'
    expect([b(2), b(4), b(5), b(6)]).toEqual(['order/held', 'may', 'order/not-this-turn', 'may'])
  })
})
