import { describe, expect, it } from 'vitest'
import { codesOf, id, inPhase } from '../play.testing'
import type { OoState } from '../state'
import { ordered, pose, table } from './table.testing'

const mates = (order: Parameters<typeof ordered>[2]): OoState =>
  inPhase(
    ordered(
      table({
        'a/III/1': { pose: pose(76, 20) },
        'a/III/2': { pose: pose(93, 24) },
        'b/I/3': { pose: pose(80, 60, 180) },
      }),
      'a/III',
      order,
    ),
    'move1',
    ['a'],
  )
const move = (s: OoState, unit: string, ...steps: object[]) =>
  codesOf(s, 'a', { type: 'move', unit: id(unit), steps: steps as never })
const HALT = { kind: 'halt' } as const

describe('3.2 what orders forbid', () => {
  it('3.2 halt: a unit may change place in its brigade, no nearer to the enemy than another of it', () => {
    // The other stands 36 cm from the enemy, the first 40; the general at (88, 12).
    expect(move(mates(HALT), 'a/III/1', { advance: 4 })).toEqual([])
    expect(move(mates(HALT), 'a/III/1', { advance: 4.1 })).toEqual(['order/halt-nearer'])
    expect(move(mates(HALT), 'a/III/2', { retire: 2 })).toEqual([])
    expect(move(mates(HALT), 'a/III/2', { advance: 1 })).toEqual(['order/halt-nearer'])
  })
  it('3.2 halt: and it ends inside the radius', () => {
    const s = mates(HALT)
    const left = { ...s, units: { ...s.units, 'a/III/1': { ...s.units['a/III/1']!, pose: pose(68.5, 13) } } }
    expect(move(left, 'a/III/1', { oblique: -30, cm: 0.9 })).toEqual([])
    expect(move(left, 'a/III/1', { oblique: -30, cm: 1.5 })).toEqual(['order/halt-radius'])
  })
  it('3.2 a change of formation needs no order', () => {
    expect(move(mates(HALT), 'a/III/2', { form: 'column' })).toEqual([])
  })
  it('3.2 halt: no charge; alone there is no place to change', () => {
    const s = mates(HALT)
    const charge = codesOf(s, 'a', { type: 'move', unit: id('a/III/1'), steps: [{ advance: 3 }], charge: id('b/I/3') })
    expect(charge).toContain('order/halt-charge')
    const alone = { ...s, units: { ...s.units, 'a/III/2': { ...s.units['a/III/2']!, place: 'off' as const } } }
    expect(move(alone, 'a/III/1', { advance: 1 })).toEqual(['order/halt'])
  })
  it('3.2 a cautious advance goes half a move at the most: 7 cm of a line', () => {
    const s = mates({ kind: 'cautious' })
    expect(move(s, 'a/III/1', { advance: 7 })).toEqual([])
    expect(move(s, 'a/III/1', { advance: 7.1 })).toEqual(['move/too-far'])
  })
  it('3.2 withdraw: to the rear, also backwards at half; never a charge', () => {
    const s = mates({ kind: 'withdraw' })
    expect(move(s, 'a/III/1', { advance: 2 })).toEqual(['order/withdraw-forward'])
    expect(move(s, 'a/III/1', { retire: 7 })).toEqual([])
    expect(move(s, 'a/III/1', { retire: 7.1 })).toEqual(['move/too-far'])
  })
  it('3.2 the guns of the division do nothing but fire beyond 40 cm of their commander', () => {
    const s = mates(HALT)
    const gun = (halted: boolean): OoState => ({
      ...s,
      units: {
        ...s.units,
        'a/C/1': { ...s.units['a/C/1']!, place: 'table', pose: pose(20, 20), use: { ...s.units['a/C/1']!.use, halted } },
      },
    })
    expect(move(gun(false), 'a/C/1', { form: 'limbered' })).toEqual([])
    expect(move(gun(true), 'a/C/1', { form: 'limbered' })).toContain('order/guns-too-far')
  })
})
