import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import { field, id, moving, play, refusal, script, told } from '../field.testing'
import type { CampState } from '../state'
import { view } from '../view'

const SEAL: CampCommand = { type: 'seal' }
const intercept = (unit: string, point: string): CampCommand => ({ type: 'attitude', unit: id(unit), do: 'intercept', point })
const support = (unit: string, of: string): CampCommand => ({ type: 'attitude', unit: id(unit), do: 'support', of: id(of) })
const retreat = (unit: string, ...path: string[]): CampCommand => ({ type: 'attitude', unit: id(unit), do: 'retreat', path })

/** Davout steps from Munich to Landshut beside Ratisbon (b) and, where given, more. */
const near = (more: Parameters<typeof field>[0]['units'] = {}, now: Partial<CampState> = {}) =>
  moving(
    field({
      units: {
        'a/F1': { at: 'MUN', leaders: ['davout'], points: { ipf: 60, cpf: 10, apf: 10 } },
        'b/A1': { at: 'REG', leaders: ['rosenberg'], points: { ipf: 30, cpf: 5, apf: 5 } },
        ...more,
      },
      control: { REG: 'b', STR: 'b' },
      now,
    }),
    'a/F1',
  )
/** The step, with both dice for information. */
const met = (s: CampState, faces: readonly number[] = [1, 1]) => play(s, 'a', { type: 'step', to: 'LAN' }, faces)

describe('contact', () => {
  it('is announced to both with the two points and nothing more, and both test for information once', () => {
    const { state, events } = met(near(), [4, 4])
    expect(state.phase).toBe('contact')
    expect(told(events, 'Contact')).toEqual([expect.objectContaining({ to: 'both', at: 'LAN', foes: ['REG'] })])
    // Davout 4 + 4: type A of about 40; Rosenberg 2 + 4: type A of about 80
    const notes = told(events, 'Informed') as unknown as {
      to: string
      notes: { kind: string; all: number; leaders: string[] }[]
    }[]
    expect(notes.map(n => [n.to, n.notes[0]!.kind, n.notes[0]!.all, n.notes[0]!.leaders])).toEqual([
      ['a', 'A', 40, ['rosenberg']],
      ['b', 'A', 80, ['davout']],
    ])
    expect(state.units['a/F1']!.pm).toBe(1)
  })
  it('is not made with somebody who is not beside the mover, and a mover whom nobody meets is not heard of', () => {
    const { state, events } = play(near({}, {}), 'a', { type: 'step', to: 'AUG' })
    expect(state.phase).toBe('move')
    expect(events.filter(e => e.type !== 'DiceRolled' && (e.to === 'both' || e.to === 'b'))).toEqual([])
  })
  it('comes once for a pair of points in a phase; the mover goes on if nobody stops him', () => {
    const { state } = script(met(near()).state, ['a', SEAL], ['b', SEAL])
    expect(state).toMatchObject({ phase: 'move', contact: null, group: { units: ['a/F1'] } })
    // standing there opens nothing again
    expect(play(state, 'a', { type: 'stand' }).state.phase).toBe('move')
    // where an enemy is known to stand nobody steps in
    expect(refusal(state, 'a', { type: 'step', to: 'REG' })).toBe('camp/enemy-there')
  })
  it('a step into a point where an enemy stood from the start is contact, and no step', () => {
    const s = moving(field({ units: near().units as never, control: { REG: 'b' } }), 'a/F1')
    const beside = { ...s, units: { ...s.units, 'a/F1': { ...s.units['a/F1']!, at: 'LAN' } } }
    expect(refusal(beside, 'a', { type: 'step', to: 'REG' })).toBe(null)
    const { state } = play(beside, 'a', { type: 'step', to: 'REG' }, [1, 1])
    expect(state).toMatchObject({ phase: 'contact', contact: { at: 'LAN', foes: ['REG'] } })
    expect(state.units['a/F1']).toMatchObject({ at: 'LAN', pm: 2 })
  })
  it('answers are sealed: the other side sees neither them nor who is asked', () => {
    const { state } = script(met(near()).state, ['a', intercept('a/F1', 'REG')])
    expect(view(state, 'b').contact).toMatchObject({
      takers: { a: [], b: ['b/A1'] },
      answers: {},
      sealed: { a: false, b: false },
    })
    expect(refusal(state, 'b', intercept('b/A1', 'LAN'))).toBe(null)
    const sealed = play(state, 'a', SEAL).state
    expect(refusal(sealed, 'a', intercept('a/F1', 'REG'))).toBe('camp/sealed')
  })
})
describe('interception', () => {
  it('goes in, pays, and marks a battle; the group’s move is over', () => {
    const { state, events } = script(met(near()).state, ['a', intercept('a/F1', 'REG')], ['a', SEAL], ['b', SEAL])
    expect(state.units['a/F1']).toMatchObject({ at: 'REG', pm: 0, debt: 0, intercepted: true, way: 'LAN', bank: 'south' })
    expect(state.fights).toMatchObject([{ id: '3-reg', at: 'REG', attacker: 'a', stage: 'marked' }])
    expect(state.group).toBe(null)
    expect(told(events, 'BattleMarked')).toMatchObject([{ to: 'both', at: 'REG', attacker: 'a' }])
  })
  it('with one point more than is left a marker is owed; not payable even so it is not allowed; once a turn', () => {
    const wet = near({}, { weather: 'rain' })
    const { state } = met(wet)
    // one point left, the bridge costs two in rain
    expect(state.units['a/F1']!.pm).toBe(1)
    const after = script(state, ['a', intercept('a/F1', 'REG')], ['a', SEAL], ['b', SEAL]).state
    expect(after.units['a/F1']).toMatchObject({ at: 'REG', pm: 0, debt: 1 })
    const spent = { ...state, units: { ...state.units, 'a/F1': { ...state.units['a/F1']!, pm: 0 } } }
    expect(refusal(spent, 'a', intercept('a/F1', 'REG'))).toBe('camp/too-dear')
    const again = { ...state, units: { ...state.units, 'a/F1': { ...state.units['a/F1']!, intercepted: true } } }
    expect(refusal(again, 'a', intercept('a/F1', 'REG'))).toBe('camp/too-dear')
  })
  it('of the side that has not moved yet spends what its own phase will lack', () => {
    const { state } = script(met(near()).state, ['b', intercept('b/A1', 'LAN')], ['b', SEAL], ['a', SEAL])
    expect(state.units['b/A1']).toMatchObject({ at: 'LAN', pm: 1, spent: 1, debt: 0 })
    expect(state.fights).toMatchObject([{ at: 'LAN', attacker: 'b' }])
    // pinned until the battle
    expect(state.group).toBe(null)
    expect(refusal({ ...state, active: 'b' }, 'b', { type: 'activate', units: [id('b/A1')] })).toBe('camp/pinned')
    const next = play(state, 'a', { type: 'endPhase' }).state
    expect(next.units['b/A1']!.base).toBe(1)
  })
  it('mutual: the fight is in the point of the lower score, ties are rolled again', () => {
    const state = script(met(near()).state, ['a', intercept('a/F1', 'REG')], ['a', SEAL], ['b', intercept('b/A1', 'LAN')]).state
    // Davout 4 + 1 and Rosenberg 2 + 3 are equal, then 5 against 6
    const { state: after, events } = play(state, 'b', SEAL, [1, 3, 1, 4])
    expect(after.units['b/A1']!.at).toBe('LAN')
    expect(after.units['a/F1']!.at).toBe('LAN')
    expect(after.fights).toMatchObject([{ at: 'LAN', attacker: 'b' }])
    expect(told(events, 'Duel')).toMatchObject([
      { to: 'a', score: 5, won: false },
      { to: 'b', score: 6, won: true },
    ])
  })
  it('follows into a point that is left', () => {
    const { state } = script(
      met(near()).state,
      ['b', retreat('b/A1', 'STR')],
      ['b', SEAL],
      ['a', intercept('a/F1', 'REG')],
      ['a', SEAL],
    )
    expect(state.units['a/F1']!.at).toBe('REG')
    expect(state.fights).toEqual([])
    expect(state.control.REG).toBe('a')
  })
})
describe('retreat', () => {
  it('one or two points, owed; never more than two in all', () => {
    const { state } = script(met(near()).state, ['b', retreat('b/A1', 'STR', 'PAS')], ['b', SEAL], ['a', SEAL])
    expect(state.units['b/A1']).toMatchObject({ at: 'PAS', debt: 2, attitude: 'retreat' })
    const owing = near({ 'b/A1': { at: 'REG', leaders: ['rosenberg'], points: { ipf: 30 }, debt: 1 } })
    expect(refusal(met(owing).state, 'b', retreat('b/A1', 'STR', 'PAS'))).toBe('camp/in-debt')
    expect(refusal(met(owing).state, 'b', retreat('b/A1', 'LAN'))).toBe('camp/enemy-there')
  })
  it('the enemy hears that somebody left and that the point is empty, not who or where to', () => {
    const { events } = script(met(near()).state, ['b', retreat('b/A1', 'STR')], ['b', SEAL], ['a', SEAL])
    expect(told(events, 'Left')).toMatchObject([{ to: 'both', at: 'REG', empty: true }])
    expect(told(events, 'Withdrew')).toMatchObject([{ to: 'b' }])
  })
  it('stops before an enemy of whom nobody knew', () => {
    const s = near({ 'a/F2': { at: 'STR', leaders: ['oudinot'], points: { ipf: 20 } } })
    const { state, events } = script(met(s).state, ['b', retreat('b/A1', 'STR')], ['b', SEAL], ['a', SEAL])
    expect(state.units['b/A1']!.at).toBe('REG')
    expect(told(events, 'CouldNotWithdraw')).toMatchObject([{ to: 'b' }])
  })
})
describe('support', () => {
  const two = () =>
    near({
      'b/A2': { at: 'STR', leaders: ['hohenzollern'], points: { ipf: 40 } },
      'a/F2': { at: 'ING', leaders: ['massena'], points: { ipf: 40 } },
    })
  it('is noted for the battle of the neighbour, also by who stands beside the points met', () => {
    const s = near({ 'b/A2': { at: 'CHA', leaders: ['hohenzollern'], points: { ipf: 40 } } })
    const { state } = script(
      met(s).state,
      ['b', support('b/A2', 'b/A1')],
      ['b', SEAL],
      ['a', intercept('a/F1', 'REG')],
      ['a', SEAL],
    )
    expect(state.fights).toMatchObject([{ at: 'REG', supports: [{ unit: 'b/A2', of: 'b/A1', cut: false }] }])
  })
  it('of a supporter who is intercepted is void at or below the enemy’s score, and holds above it', () => {
    // both Austrian points are met from Landshut; Davout goes for the supporter at Straubing
    const answers = (s: CampState) =>
      script(s, ['b', support('b/A2', 'b/A1')], ['b', SEAL], ['a', intercept('a/F1', 'STR')]).state
    const s = answers(met(two()).state)
    // Davout 4 + 1 against Hohenzollern 3 + 2: equal is void
    const lost = play(s, 'a', SEAL, [1, 2])
    expect(told(lost.events, 'SupportVoid')).toMatchObject([{ to: 'b', unit: 'b/A2' }])
    expect(lost.state.fights).toMatchObject([{ at: 'STR', supports: [] }])
    const held = play(s, 'a', SEAL, [1, 3])
    expect(told(held.events, 'SupportHolds')).toMatchObject([{ unit: 'b/A2', of: 'b/A1' }])
  })
  it('is not given by the same unit twice, nor to itself, nor from afar', () => {
    const { state } = met(two())
    expect(refusal(state, 'b', support('b/A2', 'b/A2'))).toBe('unit/unknown')
    expect(refusal(state, 'a', support('a/F2', 'a/F1'))).toBe(null)
    const far = near({ 'b/A2': { at: 'WIE', leaders: ['hohenzollern'], points: { ipf: 40 } } })
    expect(refusal(met(far).state, 'b', support('b/A2', 'b/A1'))).toBe('camp/not-asked')
  })
})
describe('sieges: shutting in', () => {
  it('who chose so goes into his fortress where an enemy comes in: a siege, and no battle', () => {
    const { state, events } = script(
      met(near()).state,
      ['b', { type: 'attitude', unit: id('b/A1'), do: 'shutIn' }],
      ['b', SEAL],
      ['a', intercept('a/F1', 'REG')],
      ['a', SEAL],
    )
    expect(state.fights).toEqual([])
    expect(state.units['b/A1']).toMatchObject({ at: 'REG', inside: true })
    expect(state.sieges.REG).toMatchObject({ seat: 'a', turns: 0, lifted: null })
    expect(state.control.REG).toBe('b')
    expect(told(events, 'SiegeBegan')).toMatchObject([{ to: 'both', at: 'REG', seat: 'a' }])
  })
  it('a garrison without a unit is besieged by who steps in, and ends his move', () => {
    const s = moving(
      field({
        units: { 'b/A1': { at: 'LIN', leaders: ['hiller'], points: { ipf: 50 } } },
        garrisons: { PAS: { seat: 'a', points: { ipf: 3, cpf: 0, apf: 0 } } },
        now: { active: 'b', first: 'b' },
      }),
      'b/A1',
    )
    // nothing of the garrison is seen before
    expect(view(s, 'b').garrisons).toEqual({})
    const { state } = play(s, 'b', { type: 'step', to: 'PAS' })
    expect(state.units['b/A1']!.at).toBe('PAS')
    expect(state.group).toBe(null)
    expect(state.sieges.PAS).toMatchObject({ seat: 'b' })
    expect(state.control.PAS).toBe('a')
  })
})
