import { describe, expect, it } from 'vitest'
import { act, acts, codesOf, id, inPhase, started } from '../play.testing'
import type { OoState } from '../state'
import { view } from '../view'
import { orderOf } from './orders'

const giving = (turn = 2): OoState => inPhase(started, 'orders', ['a', 'b'], 'a', turn)
const general = (s: OoState, brigade: string, point: readonly [number, number]): OoState => ({
  ...s,
  generals: { ...s.generals, [`${brigade}/general`]: { ...s.generals[`${brigade}/general`]!, point } },
})
const halt = { kind: 'halt' } as const

describe('3.2 orders and how they get there', () => {
  it('3.2 a general at exactly 40 cm has the order at once, at 40.1 a courier takes it', () => {
    // Frederick stands at (115, 18).
    const at = (x: number) => act(general(giving(), 'a/II', [x, 18]), 'a', { type: 'order', to: 'a/II', order: halt })
    expect(at(75).state.brigades['a/II']!.counter.order).toEqual(halt)
    const far = at(74.9)
    expect(far.events.map(e => e.type)).toEqual(['CourierSent'])
    expect(far.state.brigades['a/II']!.counter.order).toEqual({ kind: 'cautious' })
  })
  it('3.2 the order of Kleist in the first orders needs neither range nor turn', () => {
    expect(started.phase).toBe('firstOrders')
    const s = acts(started, ['a', { type: 'order', to: 'a/I', order: halt }])
    expect(s.brigades['a/I']!.counter).toMatchObject({ order: halt, given: true, shown: false })
  })
  it('3.2 an attack names an enemy brigade or unit, never an own one; a place lies on the table', () => {
    const give = (order: object) => codesOf(started, 'a', { type: 'order', to: 'a/I', order: order as never })
    expect(give({ kind: 'attack', target: 'b/III' })).toEqual([])
    expect(give({ kind: 'attack', target: 'b/C/3' })).toEqual([])
    expect(give({ kind: 'attack', target: 'a/II' })).toEqual(['order/unknown'])
    expect(give({ kind: 'objective', place: [181, 5] })).toEqual(['order/unknown'])
    expect(give({ kind: 'objective', place: [45, 100], ground: 'lobositz' })).toEqual([])
    expect(give({ kind: 'objective', place: [45, 100], ground: 'nowhere' })).toEqual(['order/unknown'])
    expect(give({ kind: 'dance' })).toEqual(['order/unknown'])
  })
  it('3.2 an order that the scenario holds (Wied, Halt until turn 4) is held in the first orders too, detachments included', () => {
    const attack = { kind: 'attack', target: 'a/I' } as const
    expect(codesOf(started, 'b', { type: 'order', to: 'b/III', order: attack })).toEqual(['order/held'])
    expect(codesOf(started, 'b', { type: 'detach', unit: id('b/III/1'), order: attack })).toEqual(['order/held'])
    expect(codesOf(started, 'b', { type: 'order', to: 'b/I', order: attack })).toEqual([])
    const fourth = inPhase(started, 'orders', ['b'], 'a', 4)
    expect(codesOf(fourth, 'b', { type: 'detach', unit: id('b/III/1'), order: attack })).toEqual([])
  })
  it('3.2 guns of the commander-in-chief need no counter, his cavalry has its own, an enemy brigade is not ours', () => {
    const to = (t: string) => codesOf(started, 'a', { type: 'order', to: t, order: halt })
    expect(to('a/C/1')).toEqual(['order/no-one'])
    expect(to('a/C/3')).toEqual([])
    expect(to('b/I')).toEqual(['order/no-one'])
    expect(to('a/C')).toEqual(['order/no-one'])
  })
  it('3.2 on request a counter is turned up for both, and a new one lies face down again', () => {
    const s = inPhase(started, 'move1', ['a'])
    expect(view(s, 'b').brigades['a/II']!.counter).toMatchObject({ given: true, order: null })
    const shown = act(s, 'b', { type: 'showOrder', of: 'a/II' })
    expect(shown.events).toEqual([{ type: 'OrderShown', by: 'b', of: 'a/II', order: { kind: 'cautious' } }])
    expect(view(shown.state, 'b').brigades['a/II']!.counter.order).toEqual({ kind: 'cautious' })
    expect(codesOf(shown.state, 'b', { type: 'showOrder', of: 'a/II' })).toEqual(['order/shown'])
    // Kleist is 26 cm from Frederick: the new counter lies at once.
    const again = act(inPhase(shown.state, 'orders', ['a', 'b'], 'a', 2), 'a', { type: 'order', to: 'a/II', order: halt })
    expect(view(again.state, 'b').brigades['a/II']!.counter.order).toBeNull()
    expect(view(again.state, 'a').brigades['a/II']!.counter.order).toEqual(halt)
  })
})

describe('2.5 detachments', () => {
  const detach = (s: OoState, unit: string) => codesOf(s, 'a', { type: 'detach', unit: id(unit), order: halt })
  it('2.5 one unit of a brigade of three or more, never of the commander-in-chief, and once for the whole battle', () => {
    expect(detach(started, 'a/III/1')).toEqual([])
    expect(detach(started, 'a/C/3')).toContain('detach/chief')
    const s = acts(started, ['a', { type: 'detach', unit: id('a/III/1'), order: halt }])
    expect(s.units['a/III/1']).toMatchObject({ detached: true, counter: { order: halt } })
    expect(detach(s, 'a/III/2')).toEqual(['detach/one-only'])
    const back = acts(s, ['a', { type: 'rejoin', unit: id('a/III/1') }])
    expect(back.units['a/III/1']).toMatchObject({ detached: false, counter: null })
    expect(detach(back, 'a/III/2')).toEqual(['detach/one-only'])
  })
  it('2.5 (reading 19) its order changes with the brigadier within 12 cm of it, or it within 40 of the commander-in-chief', () => {
    const s = acts(started, ['a', { type: 'detach', unit: id('a/I/1'), order: halt }])
    // a/I/1 spans x 11 to 27 at y 28.75; Frederick at (115, 18) is 88 cm away.
    const order = (at: readonly [number, number]) =>
      codesOf(general({ ...s, ...{ turn: 2, phase: 'orders' as const, waiting: ['a', 'b'] as const } }, 'a/I', at), 'a', {
        type: 'order',
        to: 'a/I/1',
        order: { kind: 'cautious' },
      })
    expect(order([39, 28])).toEqual([])
    expect(order([39.1, 28])).toEqual(['order/too-far'])
  })
  it('3.3 out of the radius it acts on Halt, 15 and 3.4 exempt cossacks and whom the commander leads', () => {
    const s = inPhase(started, 'move1', ['a'])
    const out = { ...s.units['a/I/1']!, use: { ...s.units['a/I/1']!.use, halted: true } }
    expect(orderOf(s, out)).toEqual(halt)
    expect(orderOf(s, s.units['a/I/1']!)).toEqual({ kind: 'attack', target: 'b/I' })
    expect(orderOf(s, { ...out, troop: 'cossacks' })).toEqual({ kind: 'free' })
    const led = { ...s, generals: { ...s.generals, 'a/C/general': { ...s.generals['a/C/general']!, attached: id('a/I/1') } } }
    expect(orderOf(led, out)).toEqual({ kind: 'free' })
  })
})
