import { describe, expect, it } from 'vitest'
import { apply } from '../../apply'
import { act, dice, id, inPhase } from '../../play.testing'
import type { OoState } from '../../state'
import { Story } from '../../story'
import { mayNotChange } from '../commanders'
import { commandGap } from '../commandRadius'
import { orderOf } from '../orders'
import { lobositz } from '../table.testing'
import { testGeneral } from './loss'

const attached = (general: string, unit: string, turn = 3): OoState => {
  const s = inPhase(lobositz, 'fire1', ['a'], 'a', turn)
  return { ...s, generals: { ...s.generals, [general]: { ...s.generals[general]!, attached: id(unit) } } }
}
const tested = (s: OoState, unit: string, ...faces: number[]): Story => {
  const story = new Story(s)
  testGeneral(story, id(unit), dice(...faces))
  return story
}
const brigadeCp = (s: OoState) => s.brigades['a/I']!.units.map(u => s.units[u]!.cp)

describe('14 the loss of generals', () => {
  const s = attached('a/I/general', 'a/I/1')

  it('14 on any other face than 1 nothing befalls him, and no second die is thrown', () => {
    for (const face of [2, 5, 10]) {
      const story = tested(s, 'a/I/1', face, 1)
      expect(story.events).toEqual([{ type: 'GeneralTested', general: 'a/I/general', unit: 'a/I/1', roll: face, fate: null }])
      expect(story.state.generals['a/I/general']!.fate).toBe('well')
    }
  })
  it('14 killed on 1 and 2: each unit of his brigade loses 1 CP', () => {
    for (const fate of [1, 2]) {
      const after = tested(s, 'a/I/1', 1, fate).state
      expect(after.generals['a/I/general']).toMatchObject({ fate: 'dead', attached: null, point: null, returns: 5 })
      expect(brigadeCp(after)).toEqual(brigadeCp(s).map(cp => cp! - 1))
      expect(after.units['a/II/1']!.cp).toBe(s.units['a/II/1']!.cp)
    }
  })
  it('14 badly wounded on 3 and 4: he is carried off, nobody loses CP', () => {
    for (const fate of [3, 4]) {
      const after = tested(s, 'a/I/1', 1, fate).state
      expect(after.generals['a/I/general']).toMatchObject({ fate: 'wounded', point: null, returns: 5 })
      expect(brigadeCp(after)).toEqual(brigadeCp(s))
    }
  })
  it('14 lightly wounded on 5: nothing', () => {
    const after = tested(s, 'a/I/1', 1, 5).state
    expect(after.generals['a/I/general']).toMatchObject({ fate: 'well', attached: 'a/I/1' })
    expect(brigadeCp(after)).toEqual(brigadeCp(s))
  })
  it('14 saved on 6: his unit recovers one CP of those lost, never more than it had', () => {
    const hurt = { ...s, units: { ...s.units, 'a/I/1': { ...s.units['a/I/1']!, cp: 2 } } }
    expect(tested(hurt, 'a/I/1', 1, 6).state.units['a/I/1']!.cp).toBe(3)
    expect(tested(s, 'a/I/1', 1, 6).state.units['a/I/1']!.cp).toBe(s.units['a/I/1']!.cpStart)
  })
  it('3.5 he is tested once in a phase, and again in the next', () => {
    const once = tested(s, 'a/I/1', 7).state
    expect(tested(once, 'a/I/1', 1, 1).events).toEqual([])
    const sameFire = apply(once, { type: 'PhaseBegan', phase: 'fire2', waiting: ['b'] })
    expect(tested(sameFire, 'a/I/1', 1, 1).events).toEqual([])
    const melees = apply(once, { type: 'MeleesBegan', fights: [] })
    expect(tested(melees, 'a/I/1', 7).events).toHaveLength(1)
  })
  it('14 a unit without a general throws no die', () => {
    expect(tested(s, 'a/I/2', 1, 1).events).toEqual([])
  })
  it('14 a brigade without its general keeps its orders, and no radius binds it (OO-9)', () => {
    const after = tested(s, 'a/I/1', 1, 1).state
    expect(mayNotChange(after, 'a', 'a/I')?.code).toBe('order/no-general')
    expect(orderOf(after, after.units['a/I/1']!)).toEqual(orderOf(lobositz, lobositz.units['a/I/1']!))
    expect(commandGap(after, after.units['a/I/1']!)).toBeNull()
  })
  it('14 the commander-in-chief killed: Withdraw for everybody, for the rest of the battle', () => {
    const chief = attached('a/C/general', 'a/I/1')
    const after = tested(chief, 'a/I/1', 1, 2).state
    expect(after.generals['a/C/general']).toMatchObject({ fate: 'dead', returns: null })
    for (const u of ['a/I/1', 'a/II/3', 'a/C/3']) expect(orderOf(after, after.units[u]!)).toEqual({ kind: 'withdraw' })
    expect(mayNotChange(after, 'a', 'a/I')?.code).toBe('order/no-chief')
    expect(() =>
      act({ ...after, phase: 'orders', waiting: ['a'] }, 'a', { type: 'order', to: 'a/I', order: { kind: 'halt' } }),
    ).toThrow('order/no-chief')
  })
  it('14 the commander-in-chief wounded: orders stand, and nobody changes them', () => {
    const after = tested(attached('a/C/general', 'a/I/1'), 'a/I/1', 1, 3).state
    expect(orderOf(after, after.units['a/I/1']!)).toEqual(orderOf(lobositz, lobositz.units['a/I/1']!))
    expect(mayNotChange(after, 'a', 'a/I')?.code).toBe('order/no-chief')
  })
  it('14 who falls with his unit gone stays where it was', () => {
    const after = apply(s, { type: 'Fallen', units: [id('a/I/1')] })
    expect(after.generals['a/I/general']).toMatchObject({ attached: null, point: s.generals['a/I/general']!.point })
  })
})
