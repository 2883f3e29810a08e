import { describe, expect, it } from 'vitest'
import { dateOf, dayAfter, newFight } from '../battle'
import type { CampCommand } from '../commands'
import { field, id, play, refusal, script, start, told } from '../field.testing'
import type { CampState, Fight } from '../state'
import { view } from '../view'

const END: CampCommand = { type: 'endPhase' }
const MAP: CampCommand = { type: 'way', how: 'map' }
/** A battle marked at a point; b has just moved, and ends his phase. */
function marked(
  at: string,
  units: Parameters<typeof field>[0]['units'],
  more: {
    readonly fight?: Partial<Fight>
    readonly attacker?: 'a' | 'b'
    readonly now?: Partial<CampState>
    readonly control?: { [p: string]: 'a' | 'b' }
  } = {},
): CampState {
  const fight: Fight = { ...newFight({ turn: 3 }, at, more.attacker ?? 'a'), ...more.fight }
  return field({
    units,
    control: more.control ?? {},
    now: { active: 'b', first: 'a', fights: [fight], ...more.now },
  })
}
const davout = (at: string, more = {}) => ({
  at,
  leaders: ['davout'],
  points: { ipf: 70 },
  intercepted: true,
  way: 'MUN',
  ...more,
})

describe('combat on the map', () => {
  // 70 against 100: within two to one, so both are asked
  const even = () =>
    marked(
      'LAN',
      { 'a/F1': davout('LAN'), 'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 100 } } },
      { control: { LAN: 'b' } },
    )
  it('begins when both have moved; within two to one both say how it is fought, sealed until both have', () => {
    const { state } = play(even(), 'b', END)
    expect(state.phase).toBe('battle')
    const one = play(state, 'a', { type: 'way', how: 'table' }).state
    expect(view(one, 'b').fights[0]!.wanted).toEqual({ a: null, b: null })
    expect(refusal(one, 'a', MAP)).toBe('camp/said')
    // they do not agree: the map it is
    const { events } = play(one, 'b', MAP, [6, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1, 3, 4, 3, 4])
    expect(told(events, 'WayChosen')).toMatchObject([{ how: 'map' }])
  })
  it('by rounds: losses by the own column, a fifth breaks, the beaten goes back where he may and is pursued', () => {
    const asked = script(even(), ['b', END], ['a', MAP]).state
    // round 1: a 12 + 3 = 15: 9 lost by b; b 2 + 2 = 4: 4 lost by a (column 95–119)
    // round 2: a has 66, 12 + 3 + 1 − 1 = 15: 9; b has 91 (75–94), 2 + 2 − 1 − 1 = 2: 2
    // round 3: a has 64, 12 + 3 + 1 − 2 = 14: 9, that is 27 of 100: broken; b has 82, 2 + 2 − 1 − 2 = 1: 2
    const dice = [6, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1]
    // leaders: Davout’s side lost less: its senior; Hiller; both 7
    const { state, events } = play(asked, 'b', MAP, [...dice, 3, 4, 3, 4])
    expect(told(events, 'RoundFought').map(e => (e as unknown as { losses: object }).losses)).toEqual([
      { a: 4, b: 9 },
      { a: 2, b: 9 },
      { a: 2, b: 9 },
    ])
    expect(state.units['a/F1']!.points.ipf).toBe(62)
    expect(state.units['b/A1']!.points.ipf).toBe(73)
    expect(state.points).toEqual({ a: 27, b: 8 })
    expect(state).toMatchObject({ phase: 'retreat' })
    expect(state.beaten[0]).toMatchObject({ seat: 'b', at: 'LAN', units: ['b/A1'], barred: ['MUN'] })
    expect(refusal(state, 'b', { type: 'retreatTo', to: 'MUN' })).toBe('camp/no-retreat')
    expect(view(state, 'a').beaten[0]).toMatchObject({ units: [], legal: [] })
    // a die of 6, no cavalry: 6 of 73 is 4
    const gone = play(state, 'b', { type: 'retreatTo', to: 'BRA' }, [6])
    expect(gone.state.units['b/A1']).toMatchObject({ at: 'BRA' })
    expect(told(gone.events, 'Pursued')).toMatchObject([{ to: 'both', loss: 4 }])
    expect(gone.state.control.LAN).toBe('a')
    expect(gone.state.turn).toBe(4)
  })
  it('the dice and totals of the enemy are told to nobody else', () => {
    const asked = script(even(), ['b', END], ['a', MAP]).state
    const { events } = play(asked, 'b', MAP, [6, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1, 3, 4, 3, 4])
    expect(told(events, 'RoundRolled').every(e => e.type !== 'DiceRolled' && (e.to === 'a' || e.to === 'b'))).toBe(true)
    expect(told(events, 'RoundRolled')).toHaveLength(6)
  })
  it('above two to one nobody is asked', () => {
    const s = marked('LAN', { 'a/F1': davout('LAN'), 'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 20 } } })
    // 12 + 3: 9 of 20: broken at once; b 2 + 2: 1; leaders: Hiller, then Davout
    const { state } = play(s, 'b', END, [6, 6, 1, 1, 3, 4, 3, 4])
    expect(state.phase).toBe('retreat')
  })
  it('when nobody breaks in six rounds the attacker goes back as he came, unpursued', () => {
    const s = marked('LAN', { 'a/F1': davout('LAN'), 'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 70 } } })
    const asked = script(s, ['b', END], ['a', MAP]).state
    // both with the worst of dice: 2 lost a round at the most
    const { state, events } = play(asked, 'b', MAP, [...Array(24).fill(1), 3, 4, 3, 4])
    expect(told(events, 'BattleEnded')).toMatchObject([{ back: true, beaten: 'a' }])
    expect(state.units['a/F1']).toMatchObject({ at: 'MUN' })
    expect(told(events, 'Pursued')).toEqual([])
    expect(state.turn).toBe(4)
  })
})
describe('support in battle', () => {
  const supported = () =>
    marked(
      'LAN',
      {
        'a/F1': davout('LAN'),
        'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 40 } },
        'b/A2': { at: 'BRA', leaders: ['hohenzollern'], points: { ipf: 40, cpf: 10, apf: 5 }, attitude: 'support' },
      },
      { fight: { supports: [{ unit: id('b/A2'), of: id('b/A1'), cut: false, share: null, arrives: null }] } },
    )
  it('is rolled before the battles, told to its owner alone, and fights with its share', () => {
    // 3 + 3: half: 20, 5 and 3; its turn at a table: 1
    const { state, events } = play(supported(), 'b', END, [3, 1])
    expect(told(events, 'SupportRolled')).toMatchObject([{ to: 'b', share: 50, points: { ipf: 20, cpf: 5, apf: 3 } }])
    // 70 against 40 + 28: both are asked
    expect(state.phase).toBe('battle')
  })
  it('of a side that is beaten goes back whole from the point that it supported', () => {
    const asked = script(supported(), ['b', END, [3, 1]], ['a', MAP]).state
    // twice 9 of 68: broken in the second round (14 is a fifth); b 2 each time; then Hiller and Hohenzollern, and Davout
    const { state } = play(asked, 'b', MAP, [6, 6, 1, 1, 6, 6, 1, 1, 3, 4, 3, 4, 3, 4])
    expect(state.beaten[0]).toMatchObject({ units: expect.arrayContaining(['b/A1', 'b/A2']) as never, at: 'LAN' })
    const gone = play(state, 'b', { type: 'retreatTo', to: 'REG' }, [1])
    expect([gone.state.units['b/A1']!.at, gone.state.units['b/A2']!.at]).toEqual(['REG', 'REG'])
  })
  it('each point fights once: what went to support is missing at home', () => {
    const s = supported()
    const both = { ...s, units: { ...s.units, 'a/F2': { ...s.units['a/F1']!, id: id('a/F2'), at: 'BRA', way: 'SAL' } } }
    const home = { ...both.fights[0]!, id: '3-bra', at: 'BRA', supports: [] }
    const asked = play({ ...both, fights: [home, both.fights[0]!] }, 'b', END, [3, 1]).state
    // the supported point is fought first, whatever the order of the markers
    expect(asked.fights.find(f => f.stage === 'asked')!.at).toBe('LAN')
    expect(asked.away).toMatchObject({ 'b/A2': expect.anything() as never })
  })
  it('of a supporter who is beaten at home he goes back from the point that he supported', () => {
    const s = supported()
    const massena = { ...s.units['a/F1']!, id: id('a/F2'), at: 'BRA', way: 'SAL', leaders: ['massena'] }
    const leaders = { ...s.leaders, massena: { ...s.leaders.massena!, fate: 'well' as const, unit: id('a/F2') } }
    const home = { ...s.fights[0]!, id: '3-bra', at: 'BRA', supports: [] }
    const both = { ...s, leaders, units: { ...s.units, 'a/F2': massena }, fights: [home, s.fights[0]!] }
    const asked = script(both, ['b', END, [3, 1]], ['a', MAP]).state
    // Landshut: Davout 2 + 3 = 5 of 70: 3; Hiller and the share 12 + 2 = 14 of 68: 9; again 3 and 9: France is beaten there.
    // Braunau, 70 against 27: 12 + 2: 4 of 27 … at once the fifth is lost: Hohenzollern is beaten at home
    const { state } = play(asked, 'b', MAP, [1, 1, 6, 6, 1, 1, 6, 6, 3, 4, 3, 4, 6, 6, 1, 1, 3, 4, 3, 4])
    expect(state.beaten).toMatchObject([
      { seat: 'a', at: 'LAN', units: ['a/F1'] },
      { seat: 'b', at: 'LAN', units: ['b/A2'] },
    ])
  })
})
describe('retreat with nowhere to go', () => {
  const ring = {
    'a/F2': { at: 'MUN', leaders: ['oudinot'], points: { ipf: 20 } },
    'a/F3': { at: 'KUF', leaders: ['massena'], points: { ipf: 20 } },
  }
  it('into the fortress under it, if it is his', () => {
    const units = {
      'a/F1': davout('SAL', { way: 'BRA' }),
      'b/A1': { at: 'SAL', leaders: ['hiller'], points: { ipf: 20 } },
      ...ring,
      'a/F4': { at: 'BRA', leaders: ['lannes'], points: { ipf: 20 } },
      'a/F5': { at: 'LIN', leaders: ['murat'], points: { ipf: 20 } },
      'a/F6': { at: 'LEO', leaders: ['vandamme'], points: { ipf: 20 } },
      'a/F7': { at: 'VIL', leaders: ['lefebvre'], points: { ipf: 20 } },
    }
    const { state, events } = play(marked('SAL', units), 'b', END, [6, 6, 1, 1, 3, 4, 3, 4])
    expect(told(events, 'ShutIn')).toMatchObject([{ at: 'SAL', seat: 'b' }])
    expect(state.units['b/A1']).toMatchObject({ at: 'SAL', inside: true })
    expect(state.sieges.SAL).toMatchObject({ seat: 'a' })
  })
  it('else once through the enemy; stopped it lays down its arms, and its leader is taken', () => {
    const units = {
      'a/F1': davout('LAN', { way: 'MUN' }),
      'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 20 } },
      'a/F2': { at: 'MUN', leaders: ['oudinot'], points: { ipf: 20 } },
      'a/F3': { at: 'ING', leaders: ['massena'], points: { ipf: 20 } },
      'a/F4': { at: 'BRA', leaders: ['lannes'], points: { ipf: 20 } },
      'a/F5': { at: 'REG', leaders: ['murat'], points: { ipf: 20 } },
      'a/F6': { at: 'STR', leaders: ['vandamme'], points: { ipf: 20 } },
    }
    // the battle as above; then 1 + 2 − 1 (outnumbered): stopped
    const { state, events } = play(marked('LAN', units), 'b', END, [6, 6, 1, 1, 3, 4, 3, 4, 1])
    expect(told(events, 'Surrendered')).toMatchObject([{ to: 'both', seat: 'b', points: 11 }])
    expect(state.units['b/A1']!.at).toBe(null)
    expect(state.leaders.hiller!.fate).toBe('captured')
    expect(state.points.a).toBe(20)
  })
})
describe('leaders in battle', () => {
  it('an emperor killed ends the campaign; unconfirmed it is a wound of one turn', () => {
    const units = {
      'a/F1': davout('LAN', { leaders: ['napoleone', 'davout'], points: { ipf: 20 } }),
      'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 70 } },
    }
    // Napoleon’s side is beaten at once: 2 for him, confirmed by the die after; Davout 7; Hiller 7
    const battle = [1, 1, 6, 6]
    const dead = play(marked('LAN', units), 'b', END, [...battle, 1, 1, 6, 3, 4, 3, 4])
    expect(dead.state.ended).toMatchObject({ winner: 'b', by: 'campEmperor' })
    const hurt = play(marked('LAN', units), 'b', END, [...battle, 1, 1, 5, 3, 4, 3, 4])
    expect(hurt.state.ended).toBe(null)
    expect(hurt.state.leaders.napoleone).toMatchObject({ fate: 'wounded', back: 5 })
    // the other side does not hear of a wound
    expect(view(hurt.state, 'b').leaders.napoleone).toMatchObject({ fate: 'well', unit: null })
  })
})
describe('days', () => {
  it('a turn has eight: the fifth begins on 12 May, the last on 7 July', () => {
    const s = start()
    expect([1, 3, 5, 12].map(t => dateOf(s, t))).toEqual(['1809-04-10', '1809-04-26', '1809-05-12', '1809-07-07'])
    expect(dayAfter('1809-02-28', 1)).toBe('1809-03-01')
    expect(dayAfter('1812-02-28', 1)).toBe('1812-02-29')
    expect(dayAfter('1809-12-31', 1)).toBe('1810-01-01')
  })
})
