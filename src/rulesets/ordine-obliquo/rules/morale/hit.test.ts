import { describe, expect, it } from 'vitest'
import { dice, id } from '../../play.testing'
import type { Unit } from '../../state'
import { Story } from '../../story'
import { pose, table } from '../table.testing'
import { bearingFrom } from './bearing'
import { fireOnRouted, type Hit, takeHit } from './hit'

/** A line of regulars (5 CP) at y 50 that looks at the enemy, b/I/3 at y 54 who looks back. */
const stage = (a: Partial<Unit> = {}, b: Partial<Unit> = {}) =>
  table({ 'a/I/1': { pose: pose(50, 50), ...a }, 'b/I/3': { pose: pose(50, 54, 180), ...b } })
const hit: Hit = { unit: id('a/I/1'), under: 'fire', by: id('b/I/3') }
const run = (s: ReturnType<typeof stage>, h: Hit, ...faces: number[]) => {
  const story = new Story(s)
  const result = takeHit(story, h, dice(...faces))
  const u = story.state.units[h.unit]!
  return { story, result, cp: u.cp, rout: u.rout, flight: u.flight, disorder: u.disorder, shaken: u.use.shaken }
}

describe('10.1 a hit', () => {
  it('10.1 costs a CP, and the die under fire says the rest: 2 or less routs, 4 or less retreats', () => {
    expect(run(stage(), hit, 5)).toMatchObject({ result: 'stands', cp: 4, rout: null, flight: null, disorder: null })
    expect(run(stage(), hit, 4)).toMatchObject({ result: 'retreats', cp: 3, rout: 'retreating', disorder: 'morale' })
    expect(run(stage(), hit, 2)).toMatchObject({ result: 'routs', cp: 2, rout: 'routing', disorder: 'morale' })
  })
  it('13 the way of the first 8 cm leads straight away from the front of the enemy', () => {
    expect(run(stage(), hit, 2).flight).toMatchObject({ bearing: 180, by: 'b/I/3', under: 'fire', moves: 0 })
    expect(run(stage({}, { pose: pose(45, 54, 200) }), hit, 2).flight).toMatchObject({ bearing: 200 })
  })
  it('10.1, OO-17 the hit is lost before the die: with 3 CP of 5 the −1 counts, with 4 it does not', () => {
    // 3 − 1 = 2 is half of 5 rounded down: a 5 counts as 4 and retreats.
    expect(run(stage({ cp: 3 }), hit, 5)).toMatchObject({ result: 'retreats', cp: 1 })
    expect(run(stage({ cp: 4 }), hit, 5)).toMatchObject({ result: 'stands', cp: 3 })
  })
  it('10.1 in melee a d6 falls', () => {
    const sides: number[] = []
    const story = new Story(stage())
    takeHit(
      story,
      { ...hit, under: 'melee' },
      {
        roll: (n, count) => {
          sides.push(n)
          return Array.from({ length: count }, () => 6)
        },
      },
    )
    expect(sides).toEqual([6])
    expect(story.state.units['a/I/1']!.use.shaken).toBeNull()
  })
  it('10.1 a square that would retreat stands and loses that CP; before infantry in melee it routs', () => {
    const square: Partial<Unit> = { formation: 'square' }
    expect(run(stage(square), hit, 3)).toMatchObject({ result: 'stands', cp: 3, rout: null })
    expect(run(stage(square), { ...hit, under: 'melee' }, 3)).toMatchObject({ result: 'routs', cp: 2 })
    expect(run(stage(square, { troop: 'heavyCavalry', arm: 'cuirassiers' }), { ...hit, under: 'melee' }, 3)).toMatchObject({
      result: 'stands',
      cp: 3,
    })
  })
  it('3.9.10 several hits in one phase: a rout after a retreat costs one CP more, after a rout no die falls', () => {
    const story = new Story(stage({ cp: 9, cpStart: 9 }))
    const d = dice(4, 2, 9)
    expect(takeHit(story, hit, d)).toBe('retreats')
    expect(story.state.units['a/I/1']!.cp).toBe(7)
    expect(takeHit(story, hit, d)).toBe('routs')
    expect(story.state.units['a/I/1']).toMatchObject({ cp: 5, rout: 'routing' })
    expect(takeHit(story, hit, d)).toBe('routs')
    expect(story.state.units['a/I/1']!.cp).toBe(4)
    expect(d.roll(10, 1, { clause: '', what: '' })).toEqual([9])
  })
  it('3.9.10 a second retreat costs its hit only, and standing after a retreat does not undo it', () => {
    const story = new Story(stage({ cp: 12, cpStart: 12 }))
    const d = dice(3, 3, 9)
    expect([takeHit(story, hit, d), takeHit(story, hit, d), takeHit(story, hit, d)]).toEqual(['retreats', 'retreats', 'retreats'])
    expect(story.state.units['a/I/1']).toMatchObject({ cp: 8, rout: 'retreating', use: { shaken: 'retreats' } })
  })
  it('13 a unit in rout with nothing left loses nothing more', () => {
    const story = new Story(stage({ cp: 2, rout: 'routing' }))
    fireOnRouted(story, hit.unit, id('b/I/3'), dice())
    fireOnRouted(story, hit.unit, id('b/I/3'), dice())
    expect(story.events.map(e => e.type)).toEqual(['Hit'])
  })
  it('3.5 the last CP: no die falls, and it stays on the table until the phase is over', () => {
    const d = dice(7)
    const story = new Story(stage({ cp: 1 }))
    expect(takeHit(story, hit, d)).toBe('destroyed')
    expect(story.state.units['a/I/1']).toMatchObject({ cp: 0, place: 'table' })
    expect(takeHit(story, hit, d)).toBe('destroyed')
    expect(d.roll(10, 1, { clause: '', what: '' })).toEqual([7])
  })
})

describe('13 straight away from the enemy', () => {
  const at = (b: Partial<Unit>) => {
    const s = stage({}, b)
    return bearingFrom(s, s.units['a/I/1']!, s.units['b/I/3'])
  }
  it('13 a square faces the unit with one of its four sides', () => {
    expect(at({ formation: 'square', pose: pose(50, 61, 0) })).toBe(180)
  })
  it('13 who stands at the side of the enemy that beat it goes away from that side', () => {
    // The enemy stands to its left, looking north: its right side is the one that it goes away from.
    expect(at({ pose: pose(20, 50, 0) })).toBe(90)
  })
  it('13 a garrison: out of the side that is nearest', () => {
    const s = stage({}, { pose: pose(50, 60, 90), formation: 'village', village: 'v' })
    const village = {
      id: 'v',
      kind: 'village' as const,
      outline: [
        [45, 55],
        [55, 55],
        [55, 65],
        [45, 65],
      ] as const,
    }
    const ground = [village] as unknown as typeof s.ground
    expect(bearingFrom({ ground }, s.units['a/I/1']!, s.units['b/I/3'])).toBe(180)
  })
  it('13 nobody to go from: straight back', () => {
    const s = stage()
    expect(bearingFrom(s, s.units['a/I/1']!, null)).toBe(180)
  })
})
