import { describe, expect, it } from 'vitest'
import { play } from '../field.testing'
import { view } from '../view'
import { davout, END, marked } from './marked.testing'

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
