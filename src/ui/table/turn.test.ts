import { describe, expect, it } from 'vitest'
import { actorOf, isSecret, mayEnd, secretKey, sortChoices } from './turn'

const both = (what: string) => [
  { seat: 'a' as const, what },
  { seat: 'b' as const, what },
]

describe('who acts at one screen', () => {
  it('is the awaited side; of two the far one first; or the one chosen, while it is awaited', () => {
    expect(actorOf([{ seat: 'a', what: 'move1' }], null)?.seat).toBe('a')
    expect(actorOf(both('orders'), null)?.seat).toBe('b')
    expect(actorOf(both('orders'), 'a')?.seat).toBe('a')
    expect(actorOf([{ seat: 'b', what: 'orders' }], 'a')?.seat).toBe('b')
    expect(actorOf([], 'a')).toBeNull()
  })
  it('the screen changes hands before orders and set-up, and nowhere else', () => {
    expect(['objectives', 'deploy', 'firstOrders', 'orders'].every(isSecret)).toBe(true)
    expect(['terrain', 'initiative', 'choose', 'generals1', 'move1', 'evade2', 'finish1'].some(isSecret)).toBe(false)
  })
  it('and again for each side and each turn', () => {
    const keys = [1, 2].flatMap(turn => both('orders').map(x => secretKey(turn, x)))
    expect(new Set(keys).size).toBe(4)
  })
})

describe('the end of a phase', () => {
  it('stands on the page where it may come, or what is still to be done is named; not where an answer is owed, nor where there is none', () => {
    const refused = (...codes: string[]) => ({ refusals: codes.map(code => ({ code, clause: '1' })) })
    expect(mayEnd({ refusals: [] })).toBe(true)
    expect(mayEnd(refused('move/must-move'))).toBe(true)
    expect(mayEnd(refused('phase/not-now'))).toBe(false)
    expect(mayEnd(refused('command/unknown'))).toBe(false)
  })
})

describe('choices', () => {
  it('fall to the one thing to do next, to units, and to the rest', () => {
    const text = { code: 'x' }
    const sorted = sortChoices([
      { command: { type: 'order' }, text },
      { command: { type: 'formSquare' }, text, unit: 'a/I/1' as never },
      { moves: 'a/I/2' as never },
      { command: { type: 'endPhase' }, text, primary: true },
    ])
    expect(sorted.primary?.command.type).toBe('endPhase')
    expect(sorted.open.map(o => o.command.type)).toEqual(['order'])
    expect(sorted.ofUnit('a/I/1')).toHaveLength(1)
    expect([...sorted.movable]).toEqual(['a/I/2'])
  })
})
