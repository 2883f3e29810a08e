import { describe, expect, it } from 'vitest'
import { judge } from '../decide'
import { inPhase } from '../play.testing'
import { charge, charged, closed, HORSE, LINES } from '../rules/melee/melee.testing'
import { pose } from '../rules/table.testing'
import type { OoState, Phase, Side } from '../state'
import { view } from '../view'
import { sergeant } from './sergeant'

const next = (s: OoState, seat: Side) => {
  const command = sergeant.choose(view(s, seat), seat, () => 0)
  if (!command) throw new Error('nothing')
  expect(judge(s, seat, command).kind).toBe('ok')
  return command
}
const played = (s: OoState, phase: Phase, seat: Side) => next(inPhase(s, phase, [seat]), seat)

describe('the sergeant in melee', () => {
  it('9 he resolves the melee that is his', () => {
    const s = closed(charged(LINES, { 'a/III/1': charge('b/I/3') }))
    expect(played(s, 'melee', 'a')).toEqual({ type: 'melee', target: 'b/I/3' })
  })
  it('9.8 attacked by several he names the weaker of them for his hit', () => {
    const s = closed(
      charged(
        {
          ...LINES,
          'a/III/1': { pose: pose(52, 29), cp: 5 },
          'a/III/2': { pose: pose(68.5, 29), cp: 2 },
          'b/I/3': { pose: pose(60, 30, 180) },
        },
        { 'a/III/1': charge('b/I/3', { n: 1 }), 'a/III/2': charge('b/I/3', { n: 2 }) },
      ),
    )
    expect(played(s, 'melee', 'b')).toEqual({ type: 'melee', target: 'b/I/3', hit: 'a/III/2' })
  })
  it('9.3 horse that is charged in front counter-charges', () => {
    const horse = { arm: 'heavyCavalry', troop: 'heavyCavalry' } as const
    const both = { ...HORSE, 'b/I/3': { ...HORSE['b/I/3'], ...horse } }
    const s = charged(both, { 'a/C/3': charge('b/I/3', { impetus: true, straight: 10 }) })
    expect(played(s, 'evade1', 'b')).toEqual({ type: 'counterCharge', unit: 'b/I/3' })
  })
})
