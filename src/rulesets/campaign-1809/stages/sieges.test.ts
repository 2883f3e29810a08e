import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import { field, moving, play, refusal, script, told } from '../field.testing'
import type { CampState } from '../state'
import { view } from '../view'

const END: CampCommand = { type: 'endPhase' }
const act = (at: string, do_: 'wait' | 'summon' | 'assault'): CampCommand => ({ type: 'siege', at, do: do_ })
/** Massena (a) before Graz (stores of 4 turns), Gyulay (b) inside with so much; b has just moved. */
const graz = (ipf: number, turns: number, more: Partial<CampState> = {}, besieger = 60) =>
  field({
    units: {
      'a/F1': { at: 'GRA', leaders: ['massena'], points: { ipf: besieger } },
      'b/A1': { at: 'GRA', leaders: ['gyulay'], points: { ipf }, inside: true },
    },
    now: {
      active: 'b',
      first: 'a',
      sieges: { GRA: { at: 'GRA', seat: 'a', turns, done: false, lifted: null } },
      ...more,
    },
  })

describe('sieges', () => {
  it('each besieger is asked once a turn, after the battles', () => {
    const { state } = play(graz(20, 0), 'b', END)
    expect(state).toMatchObject({ phase: 'siege', asking: 'GRA' })
    expect(refusal(state, 'b', act('GRA', 'wait'))).toBe('camp/no-siege')
    const next = play(state, 'a', act('GRA', 'wait')).state
    expect(next).toMatchObject({ turn: 4, phase: 'initiative' })
    expect(next.sieges.GRA).toMatchObject({ turns: 1, done: false })
  })
  it('a summons: 3 for Massena, 3 off for Gyulay, one for two turns: a 5 is enough', () => {
    const at = (die: number) => script(graz(20, 2), ['b', END], ['a', act('GRA', 'summon'), [die]])
    expect(at(4).state.units['b/A1']!.at).toBe('GRA')
    const { state, events } = at(5)
    expect(told(events, 'Fell')).toMatchObject([{ to: 'both', at: 'GRA', seat: 'a', points: 20 }])
    expect(state.units['b/A1']!.at).toBe(null)
    expect(state.leaders.gyulay!.fate).toBe('captured')
    expect(state).toMatchObject({ control: { GRA: 'a' }, known: { b: { GRA: 'a' } }, sieges: {} })
    expect(state.points.a).toBe(20)
  })
  it('thirty points never surrender', () => {
    const { state } = script(graz(30, 4), ['b', END], ['a', act('GRA', 'summon'), [6]])
    expect(state.units['b/A1']!.at).toBe('GRA')
  })
  it('hunger in the turn that uses up the stores: a tenth, not counted as victory points', () => {
    const { state } = script(graz(41, 3), ['b', END], ['a', act('GRA', 'wait')])
    expect(state.units['b/A1']!.points.ipf).toBe(36)
    expect(state.points).toEqual({ a: 0, b: 0 })
    const later = script(graz(41, 5), ['b', END], ['a', act('GRA', 'wait')]).state
    expect(later.units['b/A1']!.points.ipf).toBe(32)
  })
  it('a besieger weaker than the garrison keeps nobody hungry', () => {
    const { state } = script(graz(41, 3, {}, 40), ['b', END], ['a', act('GRA', 'wait')])
    expect(state.units['b/A1']!.points.ipf).toBe(41)
    expect(state.sieges.GRA!.turns).toBe(3)
  })
  it('an assault: one round, two off for the besieger, one more for the garrison; a fifth lost under thirty is the end', () => {
    // 12 + 2 − 2 = 12 of 60: 8 of 24; 2 + 2 + 1 = 5 of 24: 1
    const { state, events } = script(graz(24, 0), ['b', END], ['a', act('GRA', 'assault'), [6, 6, 1, 1]])
    expect(told(events, 'Assaulted')).toMatchObject([{ losses: { a: 1, b: 8 } }])
    expect(told(events, 'Fell')).toMatchObject([{ points: 16 }])
    expect(state.points).toEqual({ a: 24, b: 1 })
  })
  it('is lifted when the last besieger goes; who was inside comes out, and a whole turn later nothing is left of it', () => {
    const s = moving(graz(20, 2, { active: 'a', first: 'b' }), 'a/F1')
    const { state, events } = play(s, 'a', { type: 'step', to: 'MAR' }, [1, 1])
    expect(told(events, 'SiegeLifted')).toMatchObject([{ to: 'both', at: 'GRA' }])
    expect(state.units['b/A1']!.inside).toBe(false)
    expect(state.sieges.GRA).toMatchObject({ lifted: 3, turns: 2 })
    const next = script(state, ['a', { type: 'seal' }], ['b', { type: 'seal' }], ['a', END]).state
    expect(next.sieges.GRA).toMatchObject({ lifted: 3 })
    const after = script({ ...next, phase: 'move', first: 'b', active: 'a' }, ['a', END]).state
    expect(after.sieges).toEqual({})
  })
  it('the besieger does not see what is inside, nor how long the stores last', () => {
    const { state } = play(graz(20, 2, { garrisons: { GRA: { seat: 'b', points: { ipf: 1, cpf: 0, apf: 0 } } } }), 'b', END)
    expect(view(state, 'a').garrisons).toEqual({})
    expect(Object.keys(view(state, 'a').units)).toEqual(['a/F1'])
  })
})
