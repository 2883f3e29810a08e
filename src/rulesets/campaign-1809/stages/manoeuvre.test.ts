import { describe, expect, it } from 'vitest'
import { awaiting } from '../awaiting'
import { choices } from '../choices'
import type { CampCommand } from '../commands'
import { play, refusal, script, told } from '../field.testing'
import { port } from '../handover/port'
import { view } from '../view'
import { contested, END } from './marked.testing'

const TABLE: CampCommand = { type: 'way', how: 'table' }
/** Davout (4) with more horse against Hiller (2); both will have it on the table, and b ends his phase. */
const asked = () => script(contested(), ['b', END], ['a', TABLE]).state

describe('1.12 the manoeuvre before a battle at the table', () => {
  it('1.12 each round both roll; who wins it chooses, equal totals choose nothing', () => {
    // 1 + 4 + 1 against 4 + 2: even; 2 + 5 against 6 + 2: b
    const { state, events } = play(asked(), 'b', TABLE, [1, 4, 2, 6])
    expect(told(events, 'ManoeuvreWon')).toMatchObject([
      { round: 1, seat: null },
      { round: 2, seat: 'b' },
    ])
    expect(state.phase).toBe('battle')
    expect(awaiting(state)).toEqual([{ seat: 'b', what: 'camp_battle' }])
    expect(choices(view(state, 'a'), 'a')).toEqual([])
    const gains = choices(view(state, 'b'), 'b').map(c => ('command' in c ? c.command : null))
    expect(gains).toContainEqual({ type: 'gain', gain: { kind: 'delay' } })
    expect(port.wanted(state)).toBeNull()
    expect(refusal(state, 'a', { type: 'gain', gain: { kind: 'delay' } })).toBe('camp/no-gain')
  })
  it('1.12 nothing is taken twice; after the third round the battle is at the table, with what was won', () => {
    const second = play(asked(), 'b', TABLE, [6, 1]).state
    // 3 + 5 against 6 + 2: even: the third is a's again
    const third = play(second, 'a', { type: 'gain', gain: { kind: 'terrain', piece: 'hill' } }, [3, 6, 6, 1]).state
    expect(refusal(third, 'a', { type: 'gain', gain: { kind: 'terrain', piece: 'wood' } })).toBe('camp/gain-taken')
    const { state, events } = play(third, 'a', { type: 'gain', gain: { kind: 'forward' } })
    expect(told(events, 'ManoeuvreTaken')).toMatchObject([{ to: 'both', seat: 'a', gain: { kind: 'forward' } }])
    expect(state.phase).toBe('table')
    const { scenario } = port.wanted(state)!
    expect(JSON.stringify(scenario)).toContain('"forward":{"a/')
    expect((scenario.ground as { id: string; kind: string }[]).filter(g => g.id.startsWith('chosen')).map(g => g.kind)).toEqual([
      'hill',
    ])
  })
  it('1.12 of the enemy’s dice nobody sees anything, and of the totals nobody but the umpire', () => {
    const { state, events } = play(asked(), 'b', TABLE, [6, 1])
    expect(told(events, 'ManoeuvreRolled').map(e => (e as unknown as { to: string; die: number }).to)).toEqual(['a', 'b'])
    expect(view(state, 'b').fights[0]!.rounds).toEqual([
      { dice: { a: 0, b: 1 }, totals: { a: 0, b: 0 }, winner: 'a', gain: null },
    ])
    expect(state.fights[0]!.rounds[0]!.totals).toEqual({ a: 11, b: 3 })
  })
})
