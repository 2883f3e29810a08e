import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import { id, play, script, told } from '../field.testing'
import { davout, END, marked } from './marked.testing'

const MAP: CampCommand = { type: 'way', how: 'map' }

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
