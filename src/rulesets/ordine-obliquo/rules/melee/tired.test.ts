import { describe, expect, it } from 'vitest'
import { act, goOn, id, inPhase } from '../../play.testing'
import type { Unit } from '../../state'
import { pose, table } from '../table.testing'
import { charge, charged, fought, HORSE, unit } from './melee.testing'
import { rested, tiring } from './tired'

const H = 'a/C/3'
const tired = (use: Partial<Unit['use']> = {}, more: Partial<Unit> = {}) => {
  const s = table({ [H]: { pose: pose(60, 20), tired: true, ...more } })
  return { ...s, units: { ...s.units, [H]: { ...s.units[H]!, use: { ...s.units[H]!.use, ...use } } } }
}

describe('9.3 tired horse', () => {
  it('9.3 horse that has fought is tired when the turn ends, not against guns, not of routers', () => {
    const f = (target: Partial<Unit>, id = 'b/I/3') =>
      tiring(
        fought(
          charged({ [H]: HORSE[H]!, [id]: { pose: pose(60, 30, 180), ...target } }, { [H]: charge(id, { impetus: true }) }),
          [100, 100, 100],
        ).state,
      )
    expect(f({})).toEqual([H])
    expect(f({ formation: 'column' })).toEqual([H])
    expect(f({ rout: 'routing' })).toEqual([])
    expect(f({}, 'b/I/4')).toEqual([])
  })
  it('9.3 infantry is not', () => {
    const s = fought(
      charged({ 'a/III/1': { pose: pose(60, 29) }, 'b/I/3': { pose: pose(60, 30, 180) } }, { 'a/III/1': charge('b/I/3') }),
      [100, 100],
    )
    expect(unit(s.state, 'a/III/1').use.fought).toBe('melee')
    expect(tiring(s.state)).toEqual([])
  })
  it('9.3 a turn without a step, a melee or fire restores it', () => {
    expect(rested(tired())).toEqual([H])
    expect(rested(tired({ steps: [{ advance: 1 }] }))).toEqual([])
    expect(rested(tired({ start: pose(60, 19) }))).toEqual([])
    expect(rested(tired({ fought: 'guns' }))).toEqual([])
    expect(rested(tired({ charge: charge('b/I/3') }))).toEqual([])
    expect(rested(tired({ shaken: 'stood' }))).toEqual([])
    expect(rested(tired({}, { tired: false }))).toEqual([])
    expect(rested(tired({}, { rout: 'routing' }))).toEqual([])
  })
  it('11 who broke through in this turn is tired at its end, still as it may have stood since', () => {
    const s = table({ [H]: { pose: pose(60, 20) } })
    const win = { unit: id(H), loser: id('b/I/3'), stood: { front: [60, 21] as const, facing: 180, width: 16, depth: 1.5 } }
    const ready = { ...inPhase(s, 'compulsory', ['a'], 'a', 3), wins: [{ ...win, breakThrough: 'declared' as const }] }
    const through = act(ready, 'a', { type: 'pursue', unit: id(H), cm: 5 }).state
    expect(through.units[H]).toMatchObject({ tired: true, pose: pose(60, 25) })
    expect(rested(through)).toEqual([])
    expect(rested(tired({ through: true }))).toEqual([])
    const next = goOn(inPhase(through, 'pursuit', [], 'a', 3)).state
    expect(next.turn).toBe(4)
    expect(next.units[H]!.tired).toBe(true)
    expect(goOn(inPhase(next, 'pursuit', [], 'a', 4)).state.units[H]!.tired).toBe(false)
  })
  it('9.3 nor under the fire of the enemy: shot at, or before his muskets', () => {
    const s = table({ [H]: { pose: pose(60, 20), tired: true }, 'b/I/3': { pose: pose(60, 28, 180) } })
    expect(rested(s)).toEqual([])
    expect(rested({ ...s, units: { ...s.units, 'b/I/3': { ...s.units['b/I/3']!, pose: pose(60, 40, 180) } } })).toEqual([H])
    const far = table({ [H]: { pose: pose(60, 20), tired: true }, 'b/I/4': { pose: pose(60, 50, 180) } })
    const gun = far.units['b/I/4']!
    const shot = { ...gun, use: { ...gun.use, fired: far.units[H]!.id } }
    expect(rested({ ...far, units: { ...far.units, 'b/I/4': shot } })).toEqual([])
  })
})
