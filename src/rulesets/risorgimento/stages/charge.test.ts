import { describe, expect, it } from 'vitest'
import type { Counter, SbState } from '../state'
import { against, empty, inHand, play, put } from '../table.testing'

/** Foot of a at 0707 about to step north to 0706; hussars at `hex` facing south. */
const ride = (hex: string, theirs: Partial<Counter> = {}): SbState => {
  const s = put(put(empty(), 'a/1I/1', { hex: '0707', facing: 0, formation: 'line', ...theirs }), 'b/HAL/1', {
    hex,
    facing: 3,
    formation: 'line',
  })
  return inHand(s, ['a/1I/1'], { order: 'attack' })
}
const north = { type: 'step', dir: 0 } as const
const unit = 'b/HAL/1' as Counter['id']

describe('6.0, 6.5.5 opportunity charges', () => {
  it('horse next to who comes may charge at once, and draws no fire; it never doubles', () => {
    const asked = play(ride('0705'), 'a', north).state
    expect(asked).toMatchObject({ phase: 'charged', waiting: ['b'], charged: { squadrons: ['b/HAL/1'], at: '0706' } })
    // three dice each, 18 against 3: the foot is gone, the horse stands where it stood
    const got = play(asked, 'b', { type: 'charge', unit }, [6, 6, 6, 1, 1, 1])
    expect(got.events.find(e => e.type === 'Fought')).toMatchObject({ attack: [6, 6, 6] })
    expect(got.state.units['b/HAL/1']).toMatchObject({ hex: '0706', charged: true, done: false })
    expect(got.state).toMatchObject({ phase: 'activate', acting: null, waiting: ['a'] })
  })
  it('from two hexes the foot may fire first, and does not fight then', () => {
    const asked = play(ride('0704'), 'a', north).state
    const shot = play(asked, 'b', { type: 'charge', unit }).state
    expect(shot).toMatchObject({ phase: 'react', waiting: ['a'], react: { why: 'charge', at: '0705', hexes: ['0706'] } })
    const met = play(shot, 'a', { type: 'defend', from: '0706' }, [6, 1, 1, 1, 1, 3])
    expect(met.state.units['b/HAL/1']!.losses).toBe(1)
    expect(met.events.find(e => e.type === 'Fought')).toMatchObject({ attack: [1, 1], defence: [] })
    // it holds: the foot is asked whether it retires
    expect(met.state).toMatchObject({ phase: 'stand', waiting: ['a'] })
    const stopped = play(met.state, 'a', { type: 'stand', retire: true }).state
    expect(stopped.units['a/1I/1']).toMatchObject({ hex: '0707', done: true, mark: 'stop', left: 0 })
  })
  it('who is repelled stays whence he came, and charges no more in this turn', () => {
    const asked = play(ride('0705'), 'a', north).state
    const back = play(asked, 'b', { type: 'charge', unit }, [1, 1, 1, 1, 1, 1, 6]).state
    expect(back.units['b/HAL/1']).toMatchObject({ hex: '0705', charged: true, done: false })
    expect(back.units['a/1I/1']).toMatchObject({ hex: '0706', done: true, mark: 'stop' })
  })
  it('horse next to who comes may fall back a hex, and the move goes on', () => {
    const asked = play(ride('0705'), 'a', north).state
    const back = play(asked, 'b', { type: 'fallBack', unit }).state
    expect(back.units['b/HAL/1']!.hex).toBe('0704')
    expect(back).toMatchObject({ phase: 'act', waiting: ['a'] })
    // from two hexes there is no falling back
    const far = play(ride('0704'), 'a', north).state
    expect(against(far, 'b', { type: 'fallBack', unit })).toEqual(['charge/no-way-back'])
  })
  it('left alone, the move goes on; then foot may fire', () => {
    const s = put(ride('0704'), 'b/34II/3', { hex: '0606', facing: 1, formation: 'line' })
    const asked = play(s, 'a', north).state
    const passed = play(asked, 'b', { type: 'pass' }).state
    expect(passed).toMatchObject({ phase: 'react', react: { why: 'defence', hexes: ['0606'] } })
  })
  it('it is not asked where it does not see, face or fight', () => {
    expect(play(put(ride('0704'), 'b/HAL/1', { facing: 0 }), 'a', north).state.phase).toBe('act')
    expect(play(put(ride('0704'), 'b/HAL/1', { charged: true }), 'a', north).state.phase).toBe('act')
    // into vineyards horse does not fight
    const vines = put(put(ride('0706'), 'b/HAL/1', { hex: '0806', facing: 3 }), 'a/1I/1', { hex: '0808' })
    const s = { ...vines, acting: { ...vines.acting!, hex: '0808', from: '0808' } }
    const got = play(s, 'a', north).state
    expect(got.phase === 'charged' && against(got, 'b', { type: 'charge', unit })).toEqual(['charge/cannot'])
  })
})
