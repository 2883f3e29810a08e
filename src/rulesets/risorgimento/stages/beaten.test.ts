import { describe, expect, it } from 'vitest'
import type { Counter, SbState } from '../state'
import { against, empty, inHand, lead, play, put } from '../table.testing'

/** A company of a at 0706 that assaults two of b at 0705, facing each other on open ground. */
const two = (one: Partial<Counter> = {}, other: Partial<Counter> = {}): SbState => {
  let s = put(empty(), 'a/1I/1', { hex: '0706', facing: 0, formation: 'line' })
  s = put(s, 'b/34II/3', { hex: '0705', facing: 3, formation: 'line', rank: 1, ...one })
  s = put(s, 'b/34II/4', { hex: '0705', facing: 3, formation: 'line', rank: 2, ...other })
  return inHand(s, ['a/1I/1'], { order: 'attack' })
}
const assault = { type: 'assault', dir: 0 } as const
const id = (n: number) => `b/34II/${n}` as Counter['id']

describe('6.4 the owner chooses who takes the losses of a melee', () => {
  it('two points over two companies are asked for one by one; before that nothing is tested', () => {
    // three dice: 13 points in the open are two; six dice of ones cost the attacker one
    const s = play(two(), 'a', assault, [6, 6, 1, 1, 1, 1, 1, 1, 1]).state
    expect(s).toMatchObject({ phase: 'allot', waiting: ['b'], melee: { due: { attacker: 0, defender: 2 } } })
    const one = play(s, 'b', { type: 'allot', unit: id(4) }).state
    // three and two are left: who takes the last point makes a difference
    expect(one).toMatchObject({ phase: 'allot', melee: { due: { defender: 1 }, lost: { defender: 1 } } })
  })
  it('both points from one of them, or one from each', () => {
    const s = play(two({}, { melee: 2 }), 'a', assault, [6, 6, 1, 1, 1, 1, 1, 1]).state
    const first = play(s, 'b', { type: 'allot', unit: id(4) }).state
    expect(first).toMatchObject({ phase: 'allot', waiting: ['b'] })
    const both = play(first, 'b', { type: 'allot', unit: id(4) }, [2]).state
    expect([both.units[id(3)]!.losses, both.units[id(4)]!.losses]).toEqual([0, 2])
    const each = play(first, 'b', { type: 'allot', unit: id(3) }, [2]).state
    expect([each.units[id(3)]!.losses, each.units[id(4)]!.losses]).toEqual([1, 1])
    expect(each).toMatchObject({ phase: 'stand', waiting: ['b'] })
    expect(against(first, 'b', { type: 'allot', unit: 'a/1I/1' as Counter['id'] })).toEqual(['melee/not-there'])
    expect(against(first, 'a', { type: 'allot', unit: id(3) })).toEqual(['turn/not-yours'])
  })
  it('one point among alike, and all points of all, leave no choice', () => {
    expect(play(two(), 'a', assault, [6, 1, 1, 1, 1, 1, 1, 1, 1, 2]).state.phase).toBe('stand')
    const gone = play(two({ losses: 2 }, { losses: 2, melee: 2 }), 'a', assault, [6, 6, 6, 1]).state
    expect(gone.units['a/1I/1']!.hex).toBe('0705')
  })
})

describe('6.4 a retreat that is barred', () => {
  const beaten = (s: SbState) => play(s, 'a', assault, [1, 1, 1, 1, 1, 1, 2]).state
  const alone = (): SbState => put(two(), id(4), { place: 'reserve', hex: null })
  it('goes to one of the two beside it, as the owner chooses', () => {
    let s = alone()
    for (const n of [1, 2, 3]) s = put(s, `b/34III/${n}`, { hex: '0704', facing: 3, formation: 'line', rank: n })
    const asked = play(beaten(s), 'b', { type: 'stand', retire: true }).state
    expect(asked).toMatchObject({ phase: 'back', waiting: ['b'] })
    // north of 0705 is 0704; beside it 0604 and 0804
    expect(against(asked, 'b', { type: 'retreatTo', unit: id(3), hex: '0704' })).toEqual(['melee/no-way'])
    for (const hex of ['0604', '0804']) {
      const got = play(asked, 'b', { type: 'retreatTo', unit: id(3), hex }).state
      expect(got.units[id(3)]).toMatchObject({ hex, facing: 3 })
      expect(got.units['a/1I/1']!.hex).toBe('0705')
      expect(got).toMatchObject({ phase: 'activate', melee: null })
    }
  })
  it('with one way beside it there is no choice, with none it scatters', () => {
    let s = alone()
    for (const n of [1, 2, 3]) s = put(s, `b/34III/${n}`, { hex: '0704', facing: 3, formation: 'line', rank: n })
    s = put(s, 'a/1II/1', { hex: '0804', facing: 0 })
    expect(play(beaten(s), 'b', { type: 'stand', retire: true }).state.units[id(3)]).toMatchObject({ hex: '0604' })
    s = put(s, 'a/1II/2', { hex: '0604', facing: 0 })
    expect(play(beaten(s), 'b', { type: 'stand', retire: true }).state.units[id(3)]!.place).toBe('scattered')
  })
  it('6.4.4 skirmishers choose among the hexes nearer their commander', () => {
    const s = lead(put(alone(), id(3), { formation: 'skirmish' }), 'b/BEN', { hex: '0804' })
    // both 0704 and 0804 are nearer to him than 0705
    const asked = play(play(s, 'a', assault).state, 'b', { type: 'withdraw', go: true }, [4, 3, 5]).state
    expect(asked.phase).toBe('act')
    const far = lead(put(alone(), id(3), { formation: 'skirmish' }), 'b/BEN', { hex: '0803' })
    const choose = play(play(far, 'a', assault).state, 'b', { type: 'withdraw', go: true }, [4, 3, 5]).state
    expect(choose).toMatchObject({ phase: 'back', waiting: ['b'] })
    const gone = play(choose, 'b', { type: 'retreatTo', unit: id(3), hex: '0704' }).state
    expect(gone.units[id(3)]).toMatchObject({ hex: '0704', losses: 1 })
    expect(gone).toMatchObject({ phase: 'act', acting: { hex: '0705' } })
  })
})
