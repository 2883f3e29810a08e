import { describe, expect, it } from 'vitest'
import { act, acts, id, inPhase, started } from './play.testing'
import type { OoState } from './state'
import { reveals, seenEvent, view } from './view'

const SECRET = { kind: 'objective', place: [33.25, 77.75] } as const
const has = (what: unknown) => JSON.stringify(what).includes('33.25')

describe('what a seat may see', () => {
  it('3.2 the face of a counter is its owner’s: not in the enemy’s view, nor the spectator’s, nor in events told to them', () => {
    const { state, events } = act(started, 'a', { type: 'order', to: 'a/I', order: SECRET })
    expect(has(view(state, 'a'))).toBe(true)
    for (const who of ['b', 'spectator'] as const) {
      expect(has(view(state, who))).toBe(false)
      expect(has(events.map(e => seenEvent(e, started, who)))).toBe(false)
      // That one was laid is public.
      expect(events.map(e => seenEvent(e, started, who)?.type)).toEqual(['OrderLaid'])
    }
  })
  it('3.2 a courier is seen with his goal and hour, not what he carries; nor is it told when he arrives', () => {
    const s = inPhase(started, 'orders', ['a', 'b'], 'a', 2)
    const { state, events } = act(s, 'a', { type: 'order', to: 'a/I', order: SECRET })
    expect(events[0]).toMatchObject({ type: 'CourierSent', courier: { to: 'a/I', sent: 2, arrives: 4 } })
    for (const who of ['b', 'spectator'] as const) {
      expect(has(view(state, who))).toBe(false)
      expect(has(events.map(e => seenEvent(e, s, who)))).toBe(false)
    }
    expect(view(state, 'b').couriers['a/courier/1']).toMatchObject({ to: 'a/I', arrives: 4, order: null })
    expect(seenEvent({ type: 'CourierArrived', seat: 'a', id: 'x', to: 'a/I', order: SECRET }, state, 'b')).toMatchObject({
      order: null,
    })
  })
  it('2.5 a detachment is seen, its order is not', () => {
    const { state, events } = act(started, 'a', { type: 'detach', unit: id('a/I/1'), order: SECRET })
    expect(has(view(state, 'b'))).toBe(false)
    expect(view(state, 'b').units['a/I/1']).toMatchObject({ detached: true, counter: { given: true, order: null } })
    expect(has(events.map(e => seenEvent(e, started, 'b')))).toBe(false)
  })
  it('3.2 what tells of an order is kept back too: a place reached, a unit excused', () => {
    expect(seenEvent({ type: 'OrderFulfilled', seat: 'a', to: 'a/I' }, started, 'b')).toBeNull()
    expect(seenEvent({ type: 'Excused', seat: 'a', units: [id('a/I/1')] }, started, 'b')).toBeNull()
    expect(seenEvent({ type: 'Excused', seat: 'a', units: [id('a/I/1')] }, started, 'a')).not.toBeNull()
  })
  it('a ruling is told to both, the face that it lays only to its owner', () => {
    const { state, events } = act(started, 'a', { type: 'ruling', why: 'x', set: [{ unit: 'a/I', order: SECRET }] })
    expect(has(view(state, 'a'))).toBe(true)
    expect(has(view(state, 'b'))).toBe(false)
    expect(has(seenEvent(events[0]!, started, 'b'))).toBe(false)
  })
  it('3.5 nothing behind a screen is seen until both have confirmed', () => {
    const zone = [
      [0, 0],
      [180, 0],
      [180, 35],
      [0, 35],
    ] as const
    const s: OoState = {
      ...started,
      phase: 'deploy',
      waiting: ['a', 'b'],
      sides: { ...started.sides, a: { ...started.sides.a, zone } },
    }
    const { state, events } = act(s, 'a', {
      type: 'place',
      unit: id('a/I/1'),
      pose: { front: [133.25, 6.5], facing: 0 },
      formation: 'column',
    })
    expect(has(view(state, 'a'))).toBe(true)
    expect(has(view(state, 'b'))).toBe(false)
    expect(JSON.stringify(view(state, 'b').units['a/I/1'])).not.toContain('column')
    expect(events.map(e => seenEvent(e, s, 'b'))).toEqual([null])
    expect(view(state, 'b').generals['a/I/general']!.point).toBeNull()
    expect(reveals({ type: 'ScreenLifted' }, state)).toBe(true)
  })
  it('2.4 option: the enemy’s CP are seen as full, half or less, gone', () => {
    const veiled = { ...started, options: { enemyCp: 'veiled' } }
    expect(view(veiled, 'b').units['a/I/1']).toMatchObject({ cp: null, strength: 'full' })
    expect(view(veiled, 'a').units['a/I/1']).toMatchObject({ cp: 5 })
    expect(view(started, 'b').units['a/I/1']).toMatchObject({ cp: 5 })
  })
  it('no view holds where the dice stand', () => {
    const rolled = { type: 'DiceRolled', clause: '5', what: 'initiative', sides: 6, faces: [3], after: [1, 2, 3, 4] } as const
    expect(seenEvent(rolled, started, 'a')).not.toHaveProperty('after')
  })
  it('3.2 a move tells nothing of the order behind it', () => {
    const under = (kind: 'cautious' | 'withdraw') => {
      const s = inPhase(acts(started, ['a', { type: 'order', to: 'a/II', order: { kind } }]), 'move1', ['a'])
      const { state, events } = act(s, 'a', { type: 'move', unit: id('a/II/1'), steps: [{ form: 'column' }] })
      return JSON.stringify([view(state, 'b'), events.map(e => seenEvent(e, s, 'b'))])
    }
    expect(under('cautious')).toBe(under('withdraw'))
  })
  it('3.2 showing a counter reveals, once', () => {
    const e = { type: 'OrderShown', by: 'b', of: 'a/I', order: { kind: 'halt' } } as const
    expect(reveals(e, started)).toBe(true)
    const shown = acts(inPhase(started, 'move1', ['a']), ['b', { type: 'showOrder', of: 'a/I' }])
    expect(reveals(e, shown)).toBe(false)
  })
})
