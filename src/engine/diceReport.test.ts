import { describe, expect, it } from 'vitest'
import { diceReport } from './diceReport'
import type { Entry } from './log'

const roll = (sides: number, faces: number[], more: object = {}) => ({
  type: 'DiceRolled',
  clause: '5',
  what: 'x',
  sides,
  faces,
  ...more,
})
const command = (n: number, seat: 'a' | 'b', ...events: { type: string }[]): Entry => ({
  n,
  seat,
  command: { type: 'c' },
  events,
})

describe('a statistic of all rolls', () => {
  it('counts, means, faces, chi-square and by whom, worked out by hand', () => {
    const report = diceReport([
      command(1, 'a', roll(6, [1, 2, 2]), { type: 'Moved' }),
      command(2, 'b', roll(6, [6], { byHand: true }), roll(100, [100])),
      { n: 3, check: 'x' },
    ])
    expect(report).toMatchObject({ count: 5, undone: 0 })
    expect(report.dice.map(d => d.sides)).toEqual([6, 100])
    // four throws expect 2/3 of each face: (1/3)² + (4/3)² + 3 (2/3)² + (1/3)² over 2/3 is 3.3333 / (2/3) = 5
    expect(report.dice[0]).toEqual({
      sides: 6,
      count: 4,
      byHand: 1,
      mean: 2.75,
      fair: 3.5,
      faces: [1, 2, 0, 0, 0, 1],
      chiSquare: 5,
      freedom: 5,
      few: true,
      by: { a: { count: 3, mean: 1.6667 }, b: { count: 1, mean: 6 } },
    })
    expect(report.dice[1]!.faces[99]).toBe(1)
  })
  it('a die that a unit’s rule asks for is its side’s, whoever ended the phase', () => {
    const { dice } = diceReport([
      command(1, 'a', roll(10, [3], { unit: 'b/I/1' }), roll(10, [5], { unit: 'a/I/2' }), roll(10, [7])),
    ])
    expect(dice[0]!.by).toEqual({ a: { count: 2, mean: 6 }, b: { count: 1, mean: 3 } })
  })
  it('what was taken back is told apart and not counted', () => {
    const report = diceReport([
      command(1, 'a', roll(6, [4])),
      { n: 2, undo: [1], by: 'a', agreed: 'b' },
      command(3, 'a', roll(6, [4])),
    ])
    expect(report).toMatchObject({ count: 1, undone: 1, dice: [{ count: 1, mean: 4 }] })
  })
  it('what nobody is told of is counted when the game is over, and not before where eyes are about', () => {
    const played = [command(1, 'a', roll(6, [1], { secret: true }), roll(6, [5]))]
    const end = { n: 2, end: { winner: null, by: 'turns' }, hash: 'x' } as never
    expect(diceReport(played, true)).toMatchObject({ count: 1, secret: 1, dice: [{ mean: 5, by: { a: { count: 1 } } }] })
    for (const open of [diceReport(played), diceReport([...played, end], true)]) {
      expect(open).toMatchObject({ count: 2, dice: [{ mean: 3 }] })
      expect(open).not.toHaveProperty('secret')
    }
  })
  it('passes over what is no roll, and gives nothing of nothing', () => {
    const odd = [roll(6, [7]), roll(0, []), roll(1e9, [1]), roll(6, [1.5]), { type: 'DiceRolled' }]
    expect(diceReport([command(1, 'a', ...odd)])).toEqual({ count: 0, undone: 0, dice: [] })
    expect(diceReport([])).toEqual({ count: 0, undone: 0, dice: [] })
  })
})
