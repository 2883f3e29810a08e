import { describe, expect, it } from 'vitest'
import type { UnitId } from '../../contract'
import { judge } from '../decide'
import { inPhase } from '../play.testing'
import { pose, table } from '../rules/table.testing'
import type { OoState } from '../state'
import { view } from '../view'
import { shotWorth } from './odds'
import { sergeant } from './sergeant'

const none = () => 0
const firing = (s: OoState) => inPhase(s, 'fire1', ['a'])
const next = (s: OoState) => {
  const command = sergeant.choose(view(s, 'a'), 'a', none)
  if (!command) throw new Error('nothing')
  expect(judge(s, 'a', command).kind).toBe('ok')
  return command
}
const line = (x: number, y: number, facing = 0) => ({ pose: pose(x, y, facing), formation: 'line' as const })

describe('the sergeant fires', () => {
  it('8 all who have the same enemy before them fire together', () => {
    const s = table({ 'a/I/1': line(60, 30), 'a/I/2': line(77, 30), 'b/I/3': line(68, 38, 180) })
    expect(next(firing(s))).toEqual({ type: 'fire', target: 'b/I/3', by: ['a/I/1', 'a/I/2'] })
  })
  it('8 nobody in range: the phase ends', () => {
    const s = table({ 'a/I/1': line(60, 30), 'b/I/3': line(60, 90, 180) })
    expect(next(firing(s))).toEqual({ type: 'endPhase' })
  })
  it('8.2 who has fired is not asked again', () => {
    const s = table({ 'a/I/1': line(60, 30), 'b/I/3': line(60, 38, 180) })
    const unit = s.units['a/I/1']!
    const spent = { ...s, units: { ...s.units, 'a/I/1': { ...unit, use: { ...unit.use, fired: 'b/I/3' as UnitId } } } }
    expect(next(firing(spent))).toEqual({ type: 'endPhase' })
  })
  it('a hit is worth more on a dear enemy, on a shaken one, and before a melee', () => {
    const s = table({ 'b/I/3': line(60, 38, 180) })
    const target = s.units['b/I/3']!
    const shot = { value: 40, routed: false, premelee: false }
    expect(shotWorth(s, { ...target, cp: 2 }, shot)).toBeGreaterThan(shotWorth(s, { ...target, cp: 5 }, shot))
    expect(shotWorth(s, target, { ...shot, premelee: true })).toBeGreaterThan(shotWorth(s, target, shot))
    expect(shotWorth(s, target, { ...shot, value: 60 })).toBeGreaterThan(shotWorth(s, target, shot))
    expect(shotWorth(s, { ...target, troop: 'artillery' }, shot)).toBeGreaterThan(shotWorth(s, target, shot))
  })
})
