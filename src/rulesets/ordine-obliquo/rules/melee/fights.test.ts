import { describe, expect, it } from 'vitest'
import { inPhase } from '../../play.testing'
import { pose } from '../table.testing'
import { awaitedInMelee, openFights, planFights, resolverOf } from './fights'
import { charge, charged, closed, LINES } from './melee.testing'

describe('9.7, 9.8 which melees there are', () => {
  it('9.1 both charge one another: one melee', () => {
    const s = charged(LINES, { 'a/III/1': charge('b/I/3'), 'b/I/3': charge('a/III/1', { n: 2 }) })
    expect(planFights(closed(s))).toEqual([{ target: 'b/I/3', attackers: ['a/III/1'], kind: 'melee' }])
  })
  it('9.8 who charges one and is charged by another fights both', () => {
    const s = charged(
      { ...LINES, 'b/I/5': { pose: pose(60, 27.5, 0) }, 'a/III/1': { pose: pose(60, 29) } },
      { 'a/III/1': charge('b/I/3'), 'b/I/5': charge('a/III/1', { n: 2 }) },
    )
    // b/I/5 stands behind it and touches; its charge is frontal by its own account.
    expect(closed(s).fights).toMatchObject([{ target: 'a/III/1', attackers: ['b/I/3', 'b/I/5'], kind: 'melee' }])
  })
  it('9.7 what needs no dice comes first', () => {
    const s = closed(
      charged(
        {
          ...LINES,
          'a/III/2': { pose: pose(100, 29) },
          'b/I/5': { pose: pose(100, 30, 180), formation: 'column' },
        },
        { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/5', { n: 2 }) },
      ),
    )
    expect(openFights(s).map(f => f.target)).toEqual(['b/I/5'])
    const done = { ...s, fights: s.fights.map(f => (f.kind === 'caught' ? { ...f, done: true } : f)) }
    expect(openFights(done).map(f => f.target)).toEqual(['b/I/3'])
  })
  it('9.7 who has routed a flank is engaged: he fights nobody else', () => {
    const s = closed(
      charged(
        { ...LINES, 'a/III/2': { pose: pose(70, 30.75, 270) } },
        { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/3', { side: 'flank', flanking: true, n: 2 }) },
      ),
    )
    expect(s.fights).toHaveLength(1)
    expect(s.fights[0]).toMatchObject({ kind: 'flank', attackers: ['a/III/1', 'a/III/2'] })
  })
  it('9.4 open order has no flank to look for in a wood', () => {
    const wood = {
      id: 'w',
      kind: 'wood' as const,
      outline: [
        [50, 29.5],
        [75, 29.5],
        [75, 45],
        [50, 45],
      ] as const,
    }
    const s = (arm: 'openOrder' | 'infantry') =>
      closed(
        charged(
          { 'b/I/3': LINES['b/I/3']!, 'a/III/2': { pose: pose(70, 30.75, 270), arm, troop: arm } },
          { 'a/III/2': charge('b/I/3', { side: 'flank', flanking: true }) },
          [wood],
        ),
      ).fights[0]?.kind
    expect(s('openOrder')).toBe('melee')
    expect(s('infantry')).toBe('flank')
  })
  it('9.8 the owner of one attacked by several resolves his melee, all others are the first side’s', () => {
    const two = closed(
      charged(
        { 'a/III/1': { pose: pose(52, 29) }, 'a/III/2': { pose: pose(68, 29) }, 'b/I/3': LINES['b/I/3']! },
        { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/3', { n: 2 }) },
      ),
    )
    expect(resolverOf(two, two.fights[0]!)).toBe('b')
    expect(awaitedInMelee(two)).toEqual(['b'])
    const one = closed(charged(LINES, { 'a/III/1': charge('b/I/3') }))
    expect(awaitedInMelee(one)).toEqual(['a'])
    expect(awaitedInMelee(inPhase(one, 'melee', [], 'b'))).toEqual(['b'])
  })
})
