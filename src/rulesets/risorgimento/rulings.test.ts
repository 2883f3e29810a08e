import { describe, expect, it } from 'vitest'
import type { Counter } from './state'
import { against, empty, inHand, lead, play, put } from './table.testing'

/** A company of each side and a commander, on open ground; A0 is the lake. */
const table = () => {
  const s = put(empty(), 'a/1I/1', { hex: '0706', facing: 0, formation: 'line' })
  return lead(put(s, 'b/34II/3', { hex: '0705', facing: 3, formation: 'line' }), 'b/BEN', { hex: '0705' })
}
const rule = (...set: readonly { readonly [key: string]: unknown }[]) => ({ type: 'ruling', why: 'x', set }) as const

describe('rulings on counters', () => {
  it('set place, facing and formation; a commander is put anywhere on land', () => {
    const s = play(table(), 'a', rule({ unit: 'a/1I/1', hex: '0805' }, { unit: 'b/BEN', hex: '0704' })).state
    expect(s.units['a/1I/1']).toMatchObject({ hex: '0805', facing: 0 })
    expect(s.commanders['b/BEN']).toMatchObject({ hex: '0704', place: 'map' })
    const turned = play(s, 'b', rule({ unit: 'a/1I/1', facing: 4 }, { unit: 'b/34II/3', formation: 'column' })).state
    expect([turned.units['a/1I/1']!.facing, turned.units['b/34II/3']!.formation]).toEqual([4, 'column'])
  })
  it('bring back who is off the map, with a point at least, at the bottom of the stack', () => {
    const s = put(table(), 'a/1I/2', { place: 'scattered', hex: null, losses: 3, rallied: 2 })
    const back = play(s, 'a', rule({ unit: 'a/1I/2', hex: '0706' })).state
    expect(back.units['a/1I/2']).toMatchObject({ place: 'map', hex: '0706', losses: 2, rallied: 0 })
    expect(back.units['a/1I/2']!.rank).toBeGreaterThan(back.units['a/1I/1']!.rank)
  })
  it('not onto the lake, the enemy, or off the map; no formation or facing that the counter has not; nobody twice', () => {
    const s = table()
    const bad: readonly { readonly [key: string]: unknown }[] = [
      { unit: 'a/1I/1', hex: '2001' },
      { unit: 'a/1I/1', hex: '0705' },
      { unit: 'a/1I/1', hex: '9999' },
      { unit: 'b/BEN', hex: '0706' },
      { unit: 'a/1I/1', facing: 6 },
      { unit: 'a/1I/1', formation: 'limbered' },
      { unit: 'a/GUI/1', formation: 'line' },
      { unit: 'a/1I/1', pose: 1 },
    ]
    for (const b of bad) expect([b, against(s, 'a', rule(b))]).toEqual([b, ['ruling/unknown']])
    expect(against(s, 'a', rule({ unit: 'a/1I/1', facing: 1 }, { remove: 'a/1I/1' }))).toEqual(['ruling/unknown'])
  })
  it('counters in hand are not put elsewhere, nor anybody in the middle of a melee', () => {
    const s = inHand(table(), ['a/1I/1'])
    expect(against(s, 'b', rule({ unit: 'a/1I/1', hex: '0805' }))).toEqual(['ruling/unknown'])
    expect(against(s, 'b', rule({ unit: 'b/34II/3', hex: '0704' }))).toEqual([])
    const melee = play(s, 'a', { type: 'assault', dir: 0 }, [1, 1, 1, 2, 2, 2, 2]).state
    expect(against(melee, 'b', rule({ unit: 'a/1I/2' as Counter['id'], hex: '0805' }))).toEqual(['ruling/unknown'])
  })
})
