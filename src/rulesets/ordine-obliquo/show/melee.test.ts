import { describe, expect, it } from 'vitest'
import { goOn, id, inPhase } from '../play.testing'
import { charge, charged, closed, HORSE, LINES } from '../rules/melee/melee.testing'
import { pose } from '../rules/table.testing'
import type { OoState } from '../state'
import { view } from '../view'
import { meleeOf } from './melee'

const of = (s: OoState, seat: 'a' | 'b' | 'spectator') => meleeOf(view(s, seat))

describe('9 the panel of melees', () => {
  const s = goOn({ ...charged(LINES, { 'a/III/1': charge('b/I/3') }), phase: 'fire2' }).state
  it('9.9 who fights, with what number and why, the chances, and who resolves it', () => {
    const [fight] = of(s, 'a')!.fights
    expect(fight).toMatchObject({
      target: 'b/I/3',
      kind: 'melee',
      clause: '9.9',
      sum: 40,
      resolver: 'a',
      defender: { unit: 'b/I/3', value: 40 },
      attackers: [{ unit: 'a/III/1', value: 40 }],
      winner: null,
    })
    expect(fight!.attackers[0]!.working).toEqual([{ clause: '9.9', label: 'meleeBase', amount: 40 }])
    expect(fight!.odds!.attackers).toBeCloseTo(fight!.odds!.target, 9)
    expect(fight!.commands.map(c => c.command)).toEqual([{ type: 'melee', target: 'b/I/3' }])
    expect(fight!.drawing).toHaveLength(1)
  })
  it('9.8 the other side sees it, and has nothing to say', () => {
    expect(of(s, 'b')!.fights[0]!.commands).toEqual([])
    expect(of(s, 'spectator')!.fights).toHaveLength(1)
  })
  it('9.8 one command for each attacker whom a hit may strike, with its own chances', () => {
    const two = charged(
      { 'a/III/1': { pose: pose(52, 29) }, 'a/III/2': { pose: pose(68, 29), cp: 1 }, 'b/I/3': LINES['b/I/3']! },
      { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/3', { n: 2 }) },
    )
    const [fight] = of({ ...closed(two), waiting: ['b'] }, 'b')!.fights
    expect(fight!.commands.map(c => c.hit)).toEqual(['a/III/1', 'a/III/2'])
    // The weak one is gone with a hit; the strong one may stand it.
    expect(fight!.commands[1]!.odds.target).toBeGreaterThan(fight!.commands[0]!.odds.target)
  })
  it('9.1 a declared charge shows its chances while fire is still to come', () => {
    const c = { ...charged(HORSE, { 'a/C/3': charge('b/I/3', { impetus: true }) }), phase: 'fire1' as const }
    expect(of(c, 'b')!.charges).toMatchObject([{ unit: 'a/C/3', target: 'b/I/3', side: 'front', impetus: true }])
    expect(of(c, 'b')!.charges[0]!.odds!.stopped).toBeCloseTo(0.32, 9)
  })
  it('9.3 a counter-charge shows how many faces of six make it', () => {
    const c = charged(
      { 'a/C/3': { pose: pose(60, 29) }, 'b/C/3': { pose: pose(60, 30, 180), cp: 3 } },
      { 'a/C/3': charge('b/C/3') },
    )
    const asked = inPhase(c, 'evade1', ['b'], 'a', 2)
    expect(of(asked, 'b')!.counters).toMatchObject([{ unit: id('b/C/3'), by: ['a/C/3'], cp: 3, less: 0, faces: 2 }])
    expect(of(asked, 'a')!.counters).toEqual([])
  })
  it('nothing of it, no panel', () => {
    expect(of(inPhase(charged(LINES, {}), 'move1', ['a']), 'a')).toBeNull()
  })
})
