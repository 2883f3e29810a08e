import { describe, expect, it } from 'vitest'
import type { Seat } from '../../contract'
import { choices } from '../choices'
import type { OoCommand } from '../commands'
import { judge } from '../decide'
import { act, codesOf, dice, goOn, id } from '../play.testing'
import { charge, charged, HORSE, LINES } from '../rules/melee/melee.testing'
import { pose } from '../rules/table.testing'
import type { OoState } from '../state'
import { view } from '../view'

/** From the end of fire on: closing passes by, and the melees wait. */
const fireOver = (s: OoState): OoState => goOn({ ...s, phase: 'fire2' }).state
const offered = (s: OoState, seat: Seat): OoCommand[] =>
  choices(view(s, seat), seat).flatMap(c => ('command' in c ? [c.command] : []))
const melee = (target: string, hit?: string): OoCommand => ({
  type: 'melee',
  target: id(target),
  ...(hit ? { hit: id(hit) } : {}),
})

describe('6, 9 the phases of closing, melee and pursuit', () => {
  it('6 charges close by themselves, and the first side is awaited', () => {
    const s = fireOver(charged(LINES, { 'a/III/1': charge('b/I/3') }))
    expect([s.phase, s.waiting]).toEqual(['melee', ['a']])
    expect(s.units['a/III/1']!.pose).toEqual(pose(60, 30))
    expect(offered(s, 'a')).toEqual([melee('b/I/3')])
    expect(offered(s, 'b')).toEqual([])
  })
  it('9.1 the phase does not end before its melees', () => {
    const s = fireOver(charged(LINES, { 'a/III/1': charge('b/I/3') }))
    expect(codesOf(s, 'a', { type: 'endPhase' })).toEqual(['melee/undone'])
    expect(codesOf(s, 'a', melee('a/III/1'))).toEqual(['melee/none'])
    expect(codesOf(s, 'b', melee('b/I/3'))).toEqual(['turn/not-yours'])
    const done = act(s, 'a', melee('b/I/3'), dice(1, 100, 1)).state
    expect(done.phase).not.toBe('melee')
    expect(codesOf(done, 'a', melee('b/I/3'))).toEqual(['phase/not-now'])
  })
  it('6 insisted on out of its phase there is no melee, no counter-charge and no break-through', () => {
    const s = fireOver(charged({ ...LINES, 'a/C/3': { pose: pose(100, 29) } }, { 'a/III/1': charge('b/I/3') }))
    const moving = { ...s, phase: 'move1' as const }
    for (const c of [melee('b/I/3'), { type: 'counterCharge', unit: id('a/C/3') }, { type: 'breakThrough', unit: id('a/C/3') }])
      expect(() => act(moving, 'a', c as OoCommand, dice(), true)).toThrow('phase/not-now')
    expect(() => act(s, 'a', melee('a/III/1'), dice(), true)).toThrow('melee/none')
  })
  it('9.8 the owner of one attacked by several names whom his hit strikes', () => {
    const s = fireOver(
      charged(
        { 'a/III/1': { pose: pose(52, 29) }, 'a/III/2': { pose: pose(68, 29) }, 'b/I/3': LINES['b/I/3']! },
        { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/3', { n: 2 }) },
      ),
    )
    expect(s.waiting).toEqual(['b'])
    expect(offered(s, 'b')).toEqual([melee('b/I/3', 'a/III/1'), melee('b/I/3', 'a/III/2')])
    expect(codesOf(s, 'b', melee('b/I/3'))).toEqual(['melee/name-hit'])
    expect(codesOf(s, 'b', melee('b/I/3', 'a/III/3'))).toEqual(['melee/not-there'])
    // Attackers 100 miss; the target's 1 hits the one who was named.
    const did = act(s, 'b', melee('b/I/3', 'a/III/2'), dice(100, 1, 6)).state
    expect([did.units['a/III/1']!.cp, did.units['a/III/2']!.cp]).toEqual([5, 4])
  })
  it('9.7 flank and rear before the others', () => {
    const s = fireOver(
      charged(
        { ...LINES, 'a/III/2': { pose: pose(100, 29) }, 'b/I/5': { pose: pose(100, 30, 180) } },
        { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/5', { side: 'rear', flanking: true, n: 2 }) },
      ),
    )
    expect(codesOf(s, 'a', melee('b/I/3'))).toEqual(['melee/flank-first'])
    const then = act(s, 'a', melee('b/I/5')).state
    expect(then.units['b/I/5']).toMatchObject({ cp: 3, rout: 'routing' })
    expect(codesOf(then, 'a', melee('b/I/3'))).toEqual([])
  })
  it('11 horse that has won declares its break-through, or not', () => {
    const s = fireOver(charged(HORSE, { 'a/C/3': charge('b/I/3', { impetus: true }) }))
    const won = act(s, 'a', melee('b/I/3'), dice(1, 100, 1)).state
    expect([won.phase, won.waiting]).toEqual(['pursuit', ['a']])
    const go: OoCommand = { type: 'breakThrough', unit: id('a/C/3') }
    expect(offered(won, 'a')).toEqual([go, { type: 'endPhase' }])
    expect(codesOf(won, 'a', { type: 'breakThrough', unit: id('a/III/1') })).toEqual(['unit/unknown'])
    const told = act(won, 'a', go)
    expect(told.events[0]).toEqual({ type: 'PursuitDeclared', unit: 'a/C/3' })
    expect(told.state.wins).toMatchObject([{ unit: 'a/C/3', breakThrough: 'declared' }])
    // 9.3 it has fought: at the turn's end it is tired.
    expect(told.state.units['a/C/3']!.tired).toBe(true)
    expect(act(won, 'a', { type: 'endPhase' }).state.wins).toMatchObject([{ unit: 'a/C/3', breakThrough: 'may' }])
  })
  it('14 a general in a melee is tested, once', () => {
    const s = charged(LINES, { 'a/III/1': charge('b/I/3') })
    const general = { ...s.generals['a/III/general']!, attached: id('a/III/1'), point: [60, 29] as const }
    const with_ = fireOver({ ...s, generals: { ...s.generals, [general.id]: general } })
    const did = act(with_, 'a', melee('b/I/3'), dice(100, 1, 6, 7))
    expect(did.events.filter(e => e.type === 'GeneralTested')).toMatchObject([{ general: 'a/III/general', roll: 7 }])
    // 9.9 he adds 5.
    expect(did.events.find(e => e.type === 'MeleeRolled')).toMatchObject({ side: 'attackers', value: 45 })
  })
  it('9.9 nobody is left standing on the table without CP', () => {
    const s = fireOver(charged({ ...LINES, 'b/I/3': { ...LINES['b/I/3']!, cp: 1 } }, { 'a/III/1': charge('b/I/3') }))
    const did = act(s, 'a', melee('b/I/3'), dice(1, 100)).state
    expect(did.units['b/I/3']).toMatchObject({ place: 'destroyed', cp: 0, pose: null })
  })
  it('a unit that a ruling has taken off fights nobody', () => {
    const s = fireOver(charged(LINES, { 'a/III/1': charge('b/I/3') }))
    const gone = act(s, 'a', { type: 'ruling', why: 'agreed', set: [{ remove: 'a/III/1' }] }).state
    const did = act(gone, 'a', melee('b/I/3'))
    expect(did.events.map(e => e.type)).not.toContain('MeleeRolled')
    expect(did.state.units['b/I/3']).toMatchObject({ cp: 5, rout: null })
  })
  it('9.1 a charge that is being aimed shows what may come of it', () => {
    const s = charged({ ...LINES, 'a/III/1': { pose: pose(60, 23) } }, {})
    const free = { ...s.brigades['a/III']!.counter, order: { kind: 'attack' as const, target: 'b/I' } }
    const moving: OoState = {
      ...s,
      phase: 'move1',
      waiting: ['a'],
      brigades: { ...s.brigades, 'a/III': { ...s.brigades['a/III']!, counter: free } },
    }
    const verdict = judge(moving, 'a', { type: 'move', unit: id('a/III/1'), steps: [{ advance: 6 }], charge: id('b/I/3') })
    expect(verdict.kind).toBe('ok')
    const text = verdict.drawing.find(o => o.text?.code === 'draw.charge')?.text
    expect(text?.with).toEqual({ cm: { cm: 1 }, stopped: 28, wins: 26 })
  })
  it('11, OO-3 a break-through into a second line is fought in the next turn, tired; open order in the way is ridden through', () => {
    const s = fireOver(
      charged(
        {
          ...HORSE,
          'b/I/5': { pose: pose(60, 41, 180) },
          'b/I/1': { pose: pose(60, 34, 180), arm: 'openOrder', troop: 'openOrder' },
        },
        { 'a/C/3': charge('b/I/3', { impetus: true }) },
      ),
    )
    // The line routs: 1, and 1 on the d6; it runs off over its friends.
    const won = act(s, 'a', melee('b/I/3'), dice(1, 100, 1)).state
    let at = act(won, 'a', { type: 'breakThrough', unit: id('a/C/3') }).state
    while (at.phase === 'orders' || at.phase === 'rally') at = act(at, at.waiting[0]!, { type: 'endPhase' }).state
    expect([at.phase, at.turn]).toEqual(['compulsory', 3])
    const pursued = act(at, 'a', { type: 'pursue', unit: id('a/C/3'), cm: 11 }, dice(6))
    expect(pursued.events.map(e => e.type)).toContain('RiddenThrough')
    at = pursued.state
    expect(at.units['a/C/3']).toMatchObject({
      tired: true,
      pose: pose(60, 41),
      use: { charge: { target: 'b/I/5', impetus: true } },
    })
    const met = fireOver({ ...at, waiting: [] })
    expect(met.fights).toMatchObject([{ target: 'b/I/5', attackers: ['a/C/3'], kind: 'melee' }])
    const fought = act(met, 'a', melee('b/I/5'), dice(100, 100))
    // 55 less 10 for the tired.
    expect(fought.events.find(e => e.type === 'MeleeRolled')).toMatchObject({ side: 'attackers', value: 45 })
  })
})
