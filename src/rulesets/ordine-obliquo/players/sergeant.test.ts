import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { verify } from '../../../engine'
import { playGame } from '../../../host'
import type { UnitId } from '../../contract'
import type { OoCommand } from '../commands'
import { judge } from '../decide'
import { ordineObliquo } from '../index'
import { inPhase, started } from '../play.testing'
import { ordered, pose, table } from '../rules/table.testing'
import { readScenario } from '../schema'
import type { OoState, Side } from '../state'
import { view } from '../view'
import { sergeant } from './sergeant'

const none = () => 0
/** What he does next in that phase; it must be allowed. */
function next(s: OoState, seat: Side): OoCommand {
  const seen = view(s, seat)
  const command = sergeant.choose(seen, seat, none)
  if (!command) throw new Error('nothing')
  expect(judge(seen, seat, command).kind).toBe('ok')
  return command
}
const moving = (s: OoState) => inPhase(s, 'move1', ['a'])
const at = (y: number, facing = 0) => ({ pose: pose(90, y, facing), formation: 'line' as const })
const I1 = 'a/I/1' as UnitId

describe('the sergeant obeys the order of a brigade', () => {
  const two = (gap: number) => table({ 'a/I/1': at(30), 'b/I/1': at(30 + gap, 180) })
  it('3.2 attack: he goes at the enemy, half a move at the least', () => {
    const command = next(moving(ordered(two(60), 'a/I', { kind: 'attack', target: 'b/I' })), 'a')
    expect(command).toMatchObject({ type: 'move', unit: I1, steps: [{ advance: 14 }] })
  })
  it('3.2 cautious: at half the speed', () => {
    const command = next(moving(ordered(two(60), 'a/I', { kind: 'cautious' })), 'a')
    expect(command).toMatchObject({ type: 'move', steps: [{ advance: 7 }] })
  })
  it('3.2 halt: nobody moves, the phase ends', () => {
    expect(next(moving(ordered(two(60), 'a/I', { kind: 'halt' })), 'a')).toEqual({ type: 'endPhase' })
  })
  it('3.2 withdraw: farther from the enemy and never at him', () => {
    const command = next(moving(ordered(two(12), 'a/I', { kind: 'withdraw' })), 'a')
    expect(command).toMatchObject({ type: 'move', steps: [{ retire: expect.any(Number) }] })
  })
  it('3.2 a place: towards it', () => {
    const s = ordered(two(80), 'a/I', { kind: 'objective', place: [90, 60] })
    expect(next(moving(s), 'a')).toMatchObject({ type: 'move', steps: [{ advance: 14 }] })
  })
  it('7.4 a column deploys before it comes under fire', () => {
    const s = table({ 'a/I/1': { pose: pose(90, 30), formation: 'column' }, 'b/I/1': at(55, 180) })
    expect(next(moving(ordered(s, 'a/I', { kind: 'attack', target: 'b/I' })), 'a')).toMatchObject({ steps: [{ form: 'line' }] })
  })
  it('7.3 a way that a friend bars is gone aslant or not at all, never refused', () => {
    const s = table({ 'a/I/1': at(30), 'a/I/2': { ...at(36), use: started.units['a/I/2']!.use }, 'b/I/1': at(90, 180) })
    let now = moving(ordered(s, 'a/I', { kind: 'attack', target: 'b/I' }))
    for (let i = 0; i < 6; i++) {
      const command = next(now, 'a')
      if (command.type === 'endPhase') break
      const done = ordineObliquo.decide(now, 'a', command, { roll: () => [1] }, false)
      if (!done.ok) throw new Error(done.error.code)
      now = done.value.reduce((state, e) => ordineObliquo.apply(state, e), now)
    }
    expect(now.units['a/I/1']!.use.steps.length + now.units['a/I/2']!.use.steps.length).toBeGreaterThan(0)
  })
})

describe('the sergeant charges', () => {
  const close = (mine: number, his: number) =>
    ordered(
      table({ 'a/I/1': { ...at(30), cp: mine }, 'b/I/1': { ...at(37, 180), cp: his, arm: 'infantry', troop: 'infantry' } }),
      'a/I',
      {
        kind: 'attack',
        target: 'b/I',
      },
    )
  it('9.1 at good odds, halted one centimetre before the enemy', () => {
    expect(next(moving(close(6, 2)), 'a')).toEqual({ type: 'move', unit: I1, charge: 'b/I/1', steps: [{ advance: 6 }] })
  })
  it('9.1 not at bad ones', () => {
    expect(next(moving(close(1, 6)), 'a')).not.toHaveProperty('charge')
  })
})

describe('the sergeant commands', () => {
  it('3.3 a general rides after his brigade', () => {
    const s = inPhase(table({ 'a/I/1': at(60) }), 'generals1', ['a'])
    const far = { ...s, generals: { ...s.generals, 'a/I': { ...s.generals['a/I']!, point: [90, 20] as const, ridden: 0 } } }
    const general = Object.values(far.generals).find(g => g.brigade === 'a/I' && g.seat === 'a')!
    const moved = { ...far, generals: { [general.id]: { ...general, point: [90, 20] as const, ridden: 0, attached: null } } }
    const command = next(moved, 'a')
    expect(command).toMatchObject({ type: 'moveGeneral', general: general.id })
    if (command.type === 'moveGeneral') expect(command.to[1]).toBeGreaterThan(45)
  })
  it('3.1 lays an order once, then confirms', () => {
    let s: OoState = started
    const laid = new Set<string>()
    for (let i = 0; i < 40 && s.phase === 'firstOrders'; i++) {
      const seat = s.waiting[0]!
      const command = next(s, seat)
      if (command.type === 'order') {
        expect(laid.has(command.to)).toBe(false)
        laid.add(command.to)
      }
      const done = ordineObliquo.decide(s, seat, command, { roll: (_, n) => Array<number>(n).fill(3) }, false)
      if (!done.ok) throw new Error(done.error.code)
      s = done.value.reduce((state, e) => ordineObliquo.apply(state, e), s)
    }
    expect(s.phase).not.toBe('firstOrders')
    expect(laid.size).toBeGreaterThan(0)
  })
})

describe('whole games', () => {
  const file = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  it('he plays to the end, is never refused, and his log verifies', () => {
    const read = readScenario(file('scenarios/lobositz.json'), name => file(`armies/${name}.json`))
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    const players = { a: sergeant, b: sergeant }
    const game = playGame({ rules: ordineObliquo, scenario: { ...read.value, turns: 6 }, seed: 1, players, checkEvery: 40 })
    expect(game.faults).toEqual([])
    expect(game.outcome).not.toBe(null)
    expect(game.entries.some(e => 'command' in e && e.command.type === 'move' && 'charge' in e.command)).toBe(true)
    expect(verify(ordineObliquo, game)).toMatchObject({ verified: true, hash: game.hash })
  })
})
