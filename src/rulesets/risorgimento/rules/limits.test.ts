import { describe, expect, it } from 'vitest'
import type { Order } from '../kinds'
import type { Acting } from '../state'
import { against, empty, inHand, lead, play, put, start } from '../table.testing'
import { counterInCommand, reachOf } from './command'
import { allowance, stepOf } from './limits'

/** One company at 0706 (open, level 3), facing north; its major with it. */
const here = (is = {}, order: Order = 'attack', acting: Partial<Acting> = {}, left = 5) =>
  inHand(
    lead(put(empty(), 'a/1I/1', { hex: '0706', facing: 0, formation: 'line', ...is }), 'a/COSI', { hex: '0706' }),
    ['a/1I/1'],
    {
      order,
      ...acting,
    },
    left,
  )
const step = (s: ReturnType<typeof here>, dir: 0 | 1 | 2 | 3 | 4 | 5) => against(s, 'a', { type: 'step', dir })

describe('5.0 steps', () => {
  it('foot goes across its three front sides and its rear, and keeps its front', () => {
    const s = here()
    expect([0, 1, 2, 3, 4, 5].map(d => step(s, d as 0).includes('move/facing'))).toEqual([false, false, true, false, true, false])
    const back = play(s, 'a', { type: 'step', dir: 3 }).state.units['a/1I/1']!
    expect(back).toMatchObject({ hex: '0707', facing: 0, left: 3 })
  })
  it('5.1.3 skirmishers go anywhere; 5.1.4 a column by road turns with it and pays nothing', () => {
    expect(step(here({ formation: 'skirmish' }), 2)).toEqual([])
    const road = put(here(), 'a/1I/1', { hex: '0705', formation: 'column', facing: 0, left: 5 })
    const s = { ...road, acting: { ...road.acting!, hex: '0705' } }
    // R1 leaves 0705 to 0805, its south-eastern neighbour, which is no front side of north
    expect(step(s, 2)).toEqual([])
    expect(play(s, 'a', { type: 'step', dir: 2 }).state.units['a/1I/1']).toMatchObject({
      hex: '0805',
      facing: 2,
      left: 4,
      road: true,
    })
  })
  it('5.5 no more PM than there are, but one hex always for all of them', () => {
    expect(step(here({}, 'attack', { moved: true }, 1), 3)).toContain('move/too-far')
    const s = here({}, 'attack', {}, 1)
    expect(step(s, 3)).toEqual([])
    expect(play(s, 'a', { type: 'step', dir: 3 }).state.units['a/1I/1']!.left).toBe(0)
    expect(step(here({}, 'attack', {}, 0), 0)).toContain('move/too-far')
  })
  it('5.0.1 a side costs one PM, two for guns', () => {
    const s = here()
    expect(play(s, 'a', { type: 'rotate', by: -2 }).state.units['a/1I/1']).toMatchObject({ facing: 4, left: 3 })
    expect(against(here({}, 'attack', {}, 1), 'a', { type: 'rotate', by: 2 })).toContain('move/too-far')
    let guns = put(empty('san-fermo-2'), 'b/ART/1', { hex: '0706', formation: 'line', facing: 0 })
    guns = inHand(guns, ['b/ART/1'], {}, 2)
    expect(play(guns, 'b', { type: 'rotate', by: 1 }).state.units['b/ART/1']).toMatchObject({ facing: 1, left: 0 })
  })
  it('5.2 guns limber for two and drive no more; no battery in a wood', () => {
    const guns = inHand(put(empty('san-fermo-2'), 'b/ART/1', { hex: '0706', formation: 'line', facing: 0 }), ['b/ART/1'], {}, 2)
    const limbered = play(guns, 'b', { type: 'form', formation: 'limbered' }).state
    expect(limbered.units['b/ART/1']).toMatchObject({ formation: 'limbered', left: 0 })
    const wood = inHand(
      put(empty('san-fermo-2'), 'b/ART/1', { hex: '1411', formation: 'limbered', facing: 0 }),
      ['b/ART/1'],
      {},
      8,
    )
    expect(against(wood, 'b', { type: 'form', formation: 'line' })).toEqual(['form/ground'])
  })
  it('5.3 a full hex is no place to stop, but may be passed through', () => {
    let s = here()
    for (const n of [1, 2, 3]) s = put(s, `a/1II/${n}`, { hex: '0705', rank: n })
    const on = stepOf(s, s.acting!, 0)
    expect(on.refusals).toEqual([])
    const there = play(s, 'a', { type: 'step', dir: 0 }).state
    expect(against(there, 'a', { type: 'stop' })).toContain('stack/full')
    expect(against(there, 'a', { type: 'rotate', by: 1 })).toContain('stack/full')
    // with a single PM left there is no going on
    const tired = inHand(s, ['a/1I/1'], {}, 1)
    expect(against(tired, 'a', { type: 'step', dir: 0 })).toContain('stack/full')
  })
})

describe('5.1 formations', () => {
  it('5.1 foot and horse in line, guns in battery; what the reverse does not have is not taken', () => {
    const all = start()
    expect(all.units['b/34II/5']!.formation).toBe('line')
    // companies 1 and 2 of a battalion of regiment 34 have a skirmish side, the others have none
    const s = (id: string) => inHand(put(empty(), id, { hex: '0706', formation: 'line' }), [id], {}, 5)
    const skirmish = { type: 'form', formation: 'skirmish' } as const
    expect(against(s('b/34II/1'), 'b', skirmish)).toEqual([])
    expect(against(s('b/34II/3'), 'b', skirmish)).toEqual(['form/not-this'])
    expect(against(s('b/34II/3'), 'b', { type: 'form', formation: 'limbered' })).toEqual(['form/not-this'])
    const gun = inHand(put(empty('san-fermo-2'), 'b/ART/1', { hex: '0706', formation: 'line' }), ['b/ART/1'], {}, 2)
    expect(against(gun, 'b', { type: 'form', formation: 'column' })).toEqual(['form/not-this'])
  })
})

describe('5.0.2, 5.1.2, 3.2.3 allowances', () => {
  const u = empty().units['a/1I/1']!
  it('one more with the commander, two more under Manoeuvre, half where isolated', () => {
    expect(allowance({ ...u, formation: 'line' }, 'attack', false)).toBe(5)
    expect(allowance({ ...u, formation: 'line' }, 'attack', true)).toBe(6)
    expect(allowance({ ...u, formation: 'skirmish' }, 'manoeuvre', false)).toBe(8)
    expect(allowance({ ...u, formation: 'line', isolated: true }, 'attack', false)).toBe(2)
    const gun = empty('san-fermo-2').units['b/ART/1']!
    expect(allowance({ ...gun, formation: 'line' }, 'manoeuvre', false)).toBe(2)
    expect(allowance({ ...gun, formation: 'limbered' }, 'manoeuvre', false)).toBe(10)
  })
})

describe('3.2 orders', () => {
  it('3.2.3 under Manoeuvre three hexes are kept from the enemy', () => {
    const s = put(here({}, 'manoeuvre'), 'b/34II/1', { hex: '0702', facing: 3 })
    expect(step(s, 3)).toEqual([])
    expect(step(s, 0)).toEqual([])
    expect(step(put(s, 'b/34II/1', { hex: '0703' }), 0)).toEqual(['order/manoeuvre'])
  })
  it('3.2.2 under Defence nobody enters an enemy front, nor leaves the radius', () => {
    const s = put(here({}, 'defence'), 'b/34II/1', { hex: '0704', facing: 3, formation: 'line' })
    expect(step(s, 0)).toEqual(['order/front'])
    expect(step(put(s, 'b/34II/1', { facing: 0 }), 0)).toEqual([])
    const far = lead(here({}, 'defence'), 'a/COSI', { hex: '0709' })
    expect(step(far, 0)).toEqual(['order/radius'])
  })
  it('3.2.1 under Attack nobody stops where he could go nearer, fire or assault', () => {
    const s = put(here({}, 'attack', { distance: { 'a/1I/1': 3 } }), 'b/34II/1', { hex: '0703', facing: 3 })
    expect(against(s, 'a', { type: 'stop' })).toEqual(['order/attack'])
    const nearer = play(s, 'a', { type: 'step', dir: 0 }).state
    expect(against(nearer, 'a', { type: 'stop' })).toEqual([])
    expect(against(put(s, 'a/1I/1', { isolated: true }), 'a', { type: 'stop' })).toEqual([])
  })
  it('5.4 skirmishers go from no hex next to the enemy to another', () => {
    const s = put(here({ formation: 'skirmish' }), 'b/34II/1', { hex: '0705', facing: 0 })
    expect(step(s, 1)).toEqual(['skirmish/adjacent'])
    expect(step(s, 3)).toEqual([])
  })
  it('5.1.2 isolated counters go towards their commander alone', () => {
    const s = lead(here({ isolated: true }), 'a/COSI', { hex: '0702' })
    expect(step(s, 0)).toEqual([])
    expect(step(s, 3)).toEqual(['isolated/nearer'])
  })
})

describe('3.1 radius and chain', () => {
  it('a radius runs round hexes next to the enemy, unless a friend stands there', () => {
    const s = put(lead(empty(), 'a/COSI', { hex: '0706' }), 'b/34II/1', { hex: '0704', facing: 3 })
    expect(reachOf(s, 'a', '0706', 3).has('0705')).toBe(false)
    expect(reachOf(put(s, 'a/1I/1', { hex: '0705' }), 'a', '0706', 3).has('0705')).toBe(true)
    expect(reachOf(s, 'a', '0706', 3).get('0709')).toBe(3)
    expect(reachOf(s, 'a', '0706', 3).has('0710')).toBe(false)
  })
  it('a counter is in command of any superior; where none is on the map, of nobody', () => {
    let s = put(lead(empty(), 'a/COSI', { hex: '0706' }), 'a/1I/1', { hex: '0709' })
    const in_ = () => counterInCommand(s, s.units['a/1I/1']!)
    expect(in_()).toBe(true)
    s = put(s, 'a/1I/1', { hex: '0710' })
    expect(in_()).toBe(false)
    s = lead(s, 'a/COS', { hex: '0505' })
    expect(in_()).toBe(true)
    s = lead(lead(s, 'a/COS', { place: 'lost', hex: null }), 'a/COSI', { place: 'lost', hex: null })
    expect(in_()).toBe(false)
  })
})
