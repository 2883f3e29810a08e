import { describe, expect, it } from 'vitest'
import { type CcState, IDLE } from '../state'
import { id, play, refusal, script, start, told } from '../table.testing'
import { formed } from './formation'

const hold = (s: CcState): CcState => ({
  ...s,
  turn: 1,
  phase: 'command',
  hands: { a: ['probeCentre', 'scoutLeft', 'scoutRight'], b: ['scoutLeft'] },
})
const MEMBERS = ['F7', 'G7', 'H7', 'E8', 'H8', 'F9', 'G9', 'H9']
const at = (s: CcState, hex: string) => Object.values(s.units).find(u => u.hex === hex)!

describe('Macdonald’s formation (319)', () => {
  it('is the eight that a chain links to him', () => {
    const s = start('macdonalds-square')
    expect([...formed(s)].map(u => s.units[u]!.hex).sort()).toEqual([...MEMBERS].sort())
  })
  it('an order to one goes to all, for one order; each steps one hex at most', () => {
    const s = script(
      hold(start('macdonalds-square')),
      ['a', { type: 'play', card: 'probeCentre' }],
      ['a', { type: 'order', unit: at(start('macdonalds-square'), 'G7').id }],
    ).state
    expect(Object.values(s.units).filter(u => u.use.ordered)).toHaveLength(8)
    expect(s.phase).toBe('order')
    const moving = play(s, 'a', { type: 'done' }).state
    expect(refusal(moving, 'a', { type: 'move', unit: at(s, 'G7').id, path: ['G6', 'G5'] })).toBe('move/too-many')
    expect(refusal(moving, 'a', { type: 'move', unit: at(s, 'G7').id, path: ['G6'] })).toBe(null)
  })
  it('with Macdonald lost it stays together where it is played so: the larger part, where it is torn', () => {
    const s = start('macdonalds-square', { formationLeaderLoss: 'stays' })
    const lost = { ...s, leaders: { ...s.leaders, 'a/L/1': { ...s.leaders['a/L/1']!, hex: null } } }
    expect(formed(lost).size).toBe(8)
    const moved = (hexes: readonly string[], to: readonly string[]) => ({
      ...lost,
      units: { ...lost.units, ...Object.fromEntries(hexes.map((h, i) => [at(s, h).id, { ...at(s, h), hex: to[i]! }])) },
    })
    // E8 and F9 stand by themselves in a corner: six are left together.
    expect(formed(moved(['E8', 'F9'], ['A8', 'A9'])).size).toBe(6)
  })
  it('with Macdonald lost it dissolves; who is out of the chain at the end of the moves leaves for good', () => {
    const s = start('macdonalds-square')
    const lost = { ...s, leaders: { ...s.leaders, 'a/L/1': { ...s.leaders['a/L/1']!, hex: null } } }
    expect(formed(lost).size).toBe(0)
    const far = at(s, 'E8')
    let apart: CcState = {
      ...s,
      turn: 1,
      phase: 'move',
      units: { ...s.units, [far.id]: { ...far, hex: 'A9', use: { ...IDLE, ordered: true } } },
    }
    apart = {
      ...apart,
      played: {
        card: 'probeCentre',
        shown: 'probeCentre',
        command: 3,
        slots: [],
        plain: false,
        faces: [],
        left: [],
        section: null,
      },
    }
    const { state, events } = play(apart, 'a', { type: 'done' })
    expect(told(events, 'FellOut')).toHaveLength(1)
    expect(state.units[id(far.id)]!.member).toBe(false)
  })
})
