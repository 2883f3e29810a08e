import { describe, expect, it } from 'vitest'
import { meeting } from '../rules/counterCharge'
import type { Counter, SbState } from '../state'
import { empty, inHand, play, put } from '../table.testing'

/** Hussars of b in hand at 0706 that have ridden `run` hexes straight north; guides of a further north, facing south. All open ground. */
const ride = (run: number, theirs: Partial<Counter> = {}, hex = '0705'): SbState => {
  const s = put(put(empty(), 'b/HAL/1', { hex: '0706', facing: 0, formation: 'line' }), 'a/GUI/1', {
    hex,
    facing: 3,
    formation: 'line',
    ...theirs,
  })
  return inHand(s, ['b/HAL/1'], { run: run > 0 ? { dir: 0, hexes: run } : null, moved: true, from: '0706' }, 9)
}
const charge = { type: 'assault', dir: 0 } as const
const asked = (s: SbState) => play(s, 'b', charge).state

describe('6.5.4 counter-charges of horse', () => {
  it('from the next hex there is nothing to ride: half of one hex is none', () => {
    expect(play(ride(0), 'b', charge, [1, 1, 1, 1, 1, 1]).state.phase).toBe('stand')
  })
  it('two hexes between: they meet at the first, and neither has ridden a hex before it', () => {
    const s = asked(ride(1))
    expect(s).toMatchObject({ phase: 'counter', waiting: ['a'] })
    expect(meeting(s, s.melee!)).toMatchObject({ hex: '0706', from: '0707', charge: false, double: false })
    // three dice of the hussars, two of the guides: nobody is doubled
    const met = play(s, 'a', { type: 'counterCharge', go: true }, [1, 1, 1, 1, 1, 1])
    expect(met.events.find(e => e.type === 'Fought')).toMatchObject({ hex: '0706', attack: [1, 1, 1], defence: [1, 1] })
    expect(met.state.units['a/GUI/1']).toMatchObject({ hex: '0706', facing: 3, charged: true })
    expect(met.state.units['b/HAL/1']!.hex).toBe('0707')
  })
  it('four hexes between: each has ridden one before the meeting hex, and both double', () => {
    const open = ride(3, {}, '0705')
    // the way 0709 to 0705 leads over vineyards; the same on open ground, column 06
    const s = put(put(open, 'b/HAL/1', { hex: '0613' }), 'a/GUI/1', { hex: '0612' })
    const map = { ...s.map, ground: s.map.ground.map(row => row.replace(/[A-Z]\d/g, 'C2')) }
    const flat = { ...s, map, acting: { ...s.acting!, hex: '0613' } }
    const at = (hex: string, from: string) => put(put(flat, 'b/HAL/1', { hex: from }), 'a/GUI/1', { hex })
    const four = asked({ ...at('0605', '0606'), acting: { ...flat.acting, hex: '0606', from: '0609' } })
    expect(meeting(four, four.melee!)).toMatchObject({ hex: '0607', from: '0608', charge: true, double: true })
    const met = play(four, 'a', { type: 'counterCharge', go: true }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    // twice 3 against twice 2; six points on open ground cost the guides one, four none
    expect(met.events.find(e => e.type === 'Fought')).toMatchObject({ attack: [1, 1, 1, 1, 1, 1], defence: [1, 1, 1, 1] })
    expect(met.state.units['a/GUI/1']).toMatchObject({ hex: '0607', losses: 1 })
  })
  it('three hexes between: the charge doubles, who meets it does not', () => {
    const s = ride(2)
    const map = { ...s.map, ground: s.map.ground.map(row => row.replace(/[A-Z]\d/g, 'C2')) }
    const three = asked({ ...s, map })
    expect(meeting(three, three.melee!)).toMatchObject({ hex: '0706', from: '0707', charge: true, double: false })
  })
  it('who stands fights where he is; through the flank nobody is asked', () => {
    const stood = play(asked(ride(1)), 'a', { type: 'counterCharge', go: false }, [1, 1, 1, 1, 1, 1, 1, 1, 6])
    expect(stood.events.find(e => e.type === 'Fought')).toMatchObject({ hex: '0705', attack: [1, 1, 1, 1, 1, 1] })
    const flank = play(ride(1, { facing: 1 }), 'b', charge, [1, 1, 1, 1, 1, 1, 1, 1, 6])
    expect(flank.events.map(e => e.type)).not.toContain('CounterCharged')
    expect(flank.events.find(e => e.type === 'Fought')).toBeDefined()
  })
  it('an opportunity charge from two hexes may be met between them', () => {
    const s = put(put(empty(), 'a/GUI/1', { hex: '0707', facing: 0, formation: 'line' }), 'b/HAL/1', {
      hex: '0704',
      facing: 3,
      formation: 'line',
    })
    const stepped = play(inHand(s, ['a/GUI/1'], { order: 'attack' }, 10), 'a', { type: 'step', dir: 0 }).state
    const rides = play(stepped, 'b', { type: 'charge', unit: 'b/HAL/1' as Counter['id'] }).state
    expect(rides).toMatchObject({ phase: 'counter', waiting: ['a'] })
    const met = play(rides, 'a', { type: 'counterCharge', go: true }, [1, 1, 1, 1, 1, 5])
    expect(met.events.find(e => e.type === 'Fought')).toMatchObject({ hex: '0705' })
    expect(met.state.units['b/HAL/1']!.hex).toBe('0704')
  })
})
