import { describe, expect, it } from 'vitest'
import { judge } from '../decide'
import type { SbState } from '../state'
import { empty, inHand, lead, put, start } from '../table.testing'
import { view } from '../view'
import { sergeant } from './sergeant'
import { field, goals } from './worth'

const ask = (s: SbState, seat: 'a' | 'b' = 'a') => sergeant.choose(view(s, seat), seat, () => 0)
/** Cosenz with his first battalion's major beside the counters, so that they are in command. */
const led = (hex: string): SbState => lead(lead(empty(), 'a/COS', { hex }), 'a/COSI', { hex, order: 'attack' })

describe('the sergeant of Risorgimento', () => {
  it('knows the way: from the west entry to San Fermo by road ten hexes, one PM each', () => {
    const ways = field(start().map, '1107', false)
    expect([ways.get('1107'), ways.get('1006'), ways.get('0104')]).toEqual([0, 1, 10])
  })
  it('wants the places that his side does not hold, and none once it has enough', () => {
    let s = put(empty(), 'a/1I/1', { hex: '1107' })
    expect(goals(s, 'a')).toHaveLength(8)
    expect(goals(s, 'b')).toHaveLength(9)
    for (const [i, hex] of ['1006', '1303', '1304', '1108'].entries()) s = put(s, `a/2I/${i + 1}`, { hex })
    expect(goals(s, 'a')).toEqual([])
  })
  it('assaults two counters from the rear with three, and one that awaits him three to one he does not', () => {
    // In the open at level 3. Taken in rear the two roll one die in all: they lose 9 dice, the three suffer one.
    const many = ['a/1I/1', 'a/1I/2', 'a/1I/3']
    let s = led('0604')
    for (const id of many) s = put(s, id, { hex: '0604', facing: 1, formation: 'line', rank: Number(id.slice(-1)) })
    for (const n of [1, 2]) s = put(s, `b/34I/${n}`, { hex: '0704', facing: 1, formation: 'line', rank: n })
    expect(ask(inHand(s, many))).toEqual({ type: 'assault', dir: 1 })
    s = led('0604')
    s = put(s, 'a/1I/1', { hex: '0604', facing: 1, formation: 'line', losses: 2 })
    for (const n of [1, 2, 3]) s = put(s, `b/34I/${n}`, { hex: '0704', facing: 4, formation: 'line', rank: n })
    expect(ask(inHand(s, ['a/1I/1']))).not.toMatchObject({ type: 'assault' })
  })
  it('stays where he holds a place alone', () => {
    let s = led('1107')
    s = put(s, 'a/1I/1', { hex: '1107', facing: 1, formation: 'line' })
    s = put(s, 'b/34I/1', { hex: '1904', facing: 5 })
    const c = ask(inHand(s, ['a/1I/1'], { order: 'manoeuvre' }))
    expect(c).toEqual({ type: 'stop' })
  })
  it('marches by road while the enemy is far, and orders Manoeuvre then', () => {
    let s = led('0504')
    s = put(s, 'a/1I/1', { hex: '0504', facing: 1, formation: 'column' })
    s = put(s, 'b/34I/1', { hex: '1904', facing: 5 })
    const marching = inHand(s, ['a/1I/1'], { order: 'manoeuvre' }, 7)
    // 0504 to 0604 by the San Fermo road: an odd column, whose neighbour with the same row lies to the south-east.
    expect(ask(marching)).toEqual({ type: 'step', dir: 2 })
    expect(ask({ ...s, phase: 'orders', waiting: ['a'] })).toEqual({ type: 'order', commander: 'a/COSI', order: 'manoeuvre' })
  })
  it('gives orders that are taken', () => {
    const now: SbState = { ...start(), phase: 'orders', waiting: ['a', 'b'], turn: 1 }
    for (const seat of ['a', 'b'] as const) {
      const c = ask(now, seat)
      expect(c && judge(view(now, seat), seat, c).kind).toBe('ok')
    }
  })
})
