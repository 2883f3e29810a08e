import { describe, expect, it } from 'vitest'
import { dice } from '../../play.testing'
import { Story } from '../../story'
import { charging, facing, field, shot, US, using } from './fire.testing'
import { fireOdds } from './odds'
import { volleys } from './options'
import { rollFire } from './resolve'

const s = field({ 'a/I/1': US, 'b/I/3': facing(50, 56) })
const target = s.units['b/I/3']!
const of = (...values: number[]) =>
  fireOdds(
    target,
    values.map(value => ({ value, routed: false })),
  )

describe('8.8, 10.1 the chances of a fire', () => {
  it('10.1 one sure hit: 20 % rout, 20 % retreat, 1.6 CP', () => {
    const o = of(100)
    expect(o.none).toBe(0)
    expect(o.routs).toBeCloseTo(0.2, 12)
    expect(o.retreats).toBeCloseTo(0.2, 12)
    expect(o.stands).toBeCloseTo(0.6, 12)
    expect(o.lost).toBeCloseTo(1.6, 12)
  })
  it('8.7 a first volley at a charging line stops it in 28 of 100', () => {
    // 40, first volley 10, short range 20: 70.
    const picture = charging(field({ 'a/I/1': US, 'b/I/3': facing(50, 51) }), 'b/I/3', 'a/I/1')
    const f = shot(picture, 'a/I/1', 'b/I/3')
    const o = fireOdds(picture.units['b/I/3']!, [f])
    expect(f.value).toBe(70)
    expect(o.retreats + o.routs).toBeCloseTo(0.28, 12)
    expect(o.none).toBeCloseTo(0.3, 12)
  })
  it('3.9.10 two hits, worked out by hand', () => {
    // Of 5 CP: the first leaves 4 (no −1): 6 stand, 2 retreat (3 left), 2 rout (2 left). The second leaves 3, 2 or 1.
    const o = of(100, 100)
    // After standing: 3 left, no −1. After a retreat: 2 left, −1: faces 1 to 3 rout, 4 and 5 retreat.
    expect(o.routs).toBeCloseTo(0.2 + 0.6 * 0.2 + 0.2 * 0.3, 12)
    expect(o.retreats).toBeCloseTo(0.6 * 0.2 + 0.2 * 0.7, 12)
    expect(o.stands).toBeCloseTo(0.6 * 0.6, 12)
    // Hits 2; results: rout at once 2, retreat then rout 2, retreat 1, retreat again none more.
    const lost = 2 + 0.2 * 2 + 0.6 * (0.2 * 2 + 0.2 * 1) + 0.2 * (0.3 * 2 + 0.7 * 1)
    expect(o.lost).toBeCloseTo(lost, 12)
  })
  it('2.4 with its last CP gone it is destroyed', () => {
    const o = fireOdds({ ...target, cp: 1 }, [{ value: 40, routed: false }])
    expect(o).toMatchObject({ stands: 0, retreats: 0, routs: 0 })
    expect(o.destroyed).toBeCloseTo(0.4, 12)
  })
  it('13, OO-18 routers lose 2 CP without a die; option: 1', () => {
    expect(fireOdds(target, [{ value: 40, routed: true }])).toMatchObject({ none: 0, routs: 1, lost: 2 })
    expect(fireOdds(target, [{ value: 40, routed: true }], 1)).toMatchObject({ lost: 1 })
  })
  it('2.4 veiled CP: the most that its strength allows is taken', () => {
    // Half of 5: 2; a hit leaves 1, and with the −1 faces 1 to 5 take that too.
    const o = fireOdds({ ...target, cp: null, strength: 'half' }, [{ value: 100, routed: false }])
    expect(o.destroyed).toBeCloseTo(0.5, 12)
    expect(o.stands).toBeCloseTo(0.5, 12)
    expect(o.lost).toBeCloseTo(1.5, 12)
  })
  it('8.8 what is rolled comes out as it was worked out', () => {
    const pair = field({ 'a/I/1': US, 'a/I/2': { pose: { front: [66, 50], facing: 0 } }, 'b/I/3': facing(58, 55) })
    const [v] = volleys(pair, 'a')
    expect(v!.command.by).toEqual(['a/I/1', 'a/I/2'])
    // A plain generator: the same numbers in every run.
    let x = 12345
    const next = (sides: number) => {
      x = (x * 48271) % 2147483647
      return (x % sides) + 1
    }
    const d = { roll: (sides: number, count: number) => Array.from({ length: count }, () => next(sides)) }
    const runs = 8000
    const seen = { none: 0, stands: 0, retreats: 0, routs: 0, lost: 0 }
    for (let i = 0; i < runs; i++) {
      const story = new Story(pair)
      rollFire(story, v!.shots, d)
      const u = story.state.units['b/I/3']!
      seen.lost += 5 - u.cp!
      const shaken = u.use.shaken
      seen[shaken === null ? 'none' : shaken === 'stood' ? 'stands' : shaken]++
    }
    for (const key of ['none', 'stands', 'retreats', 'routs', 'lost'] as const)
      expect(Math.abs(seen[key] / runs - v!.odds[key])).toBeLessThan(key === 'lost' ? 0.05 : 0.02)
    expect(v!.odds.none + v!.odds.stands + v!.odds.retreats + v!.odds.routs + v!.odds.destroyed).toBeCloseTo(1, 12)
  })
  it('3.9.10 what an earlier fire of the phase did counts on', () => {
    const shaken = using(field({ 'a/I/1': US, 'b/I/3': { ...facing(50, 56), cp: 3, rout: 'routing' } }), 'b/I/3', {
      shaken: 'routs',
      shot: { cp: 5, disorder: null, rout: null, firstVolley: true },
    })
    const f = shot(shaken, 'a/I/1', 'b/I/3')
    expect(f.routed).toBe(false)
    expect(fireOdds(shaken.units['b/I/3']!, [{ value: 100, routed: false }])).toMatchObject({ routs: 1, lost: 1 })
    expect(dice(1).roll(6, 1, { clause: '', what: '' })).toEqual([1])
  })
})
