import { describe, expect, it } from 'vitest'
import { choices } from '../../choices'
import type { OoCommand } from '../../commands'
import { judge } from '../../decide'
import { ordineObliquo } from '../../index'
import { act, codesOf, dice, id } from '../../play.testing'
import type { OoState, Unit } from '../../state'
import { view } from '../../view'
import { ordered, pose } from '../table.testing'
import { facing, field, using } from './fire.testing'

const MOVER = 'a/III/1'
const FIRER = 'b/I/3'
/**
 * A column goes by from west to east before an enemy half battalion: 8 cm wide, so that its strip runs from x 46 to 54. The column is
 * 6 cm deep; its front goes from x 45.9 to 61.9 with a road's length, its rear ends at 55.9.
 */
function passing(firer: Partial<Unit> = {}, mover: Partial<Unit> = {}, more: { [id: string]: Partial<Unit> } = {}): OoState {
  const s = field(
    {
      [MOVER]: { pose: pose(45.9, 52, 90), formation: 'column', ...mover },
      [FIRER]: { ...facing(50, 57), bases: 2, experience: 'recruit', ...firer },
      ...more,
    },
    [],
    'move1',
  )
  return ordered(s, 'a/III', { kind: 'halt' })
}
const past: OoCommand = { type: 'move', unit: id(MOVER), steps: [{ advance: 16 }] }
const attack = (s: OoState) => ordered(s, 'a/III', { kind: 'attack', target: 'b/I' })
const go = (s: OoState, command: OoCommand = past) => act(attack(s), 'a', command)
const fire = (...by: string[]): OoCommand => ({ type: 'opportunityFire', by: by.map(id) })
const types = (events: readonly { type: string }[]) => events.map(e => e.type)

describe('8.9 opportunity fire', () => {
  it('8.9 a move through a zone of fire that ends outside of it waits for the other side', () => {
    const { state, events } = go(passing())
    expect(types(events)).toEqual(['Moved', 'Interrupted'])
    expect(state.waiting).toEqual(['b'])
    expect(ordineObliquo.awaiting(state)).toEqual([{ seat: 'b', what: 'opportunity' }])
    const [firer] = state.interrupt!.firers
    // From (50, 57.75) to the column's left side at y 54: nearest while it covers x 50, first at the front (50.4, 52) or so.
    expect(firer).toMatchObject({ unit: FIRER, formation: 'column' })
    expect(firer!.cm).toBeCloseTo(3.75, 6)
    expect(firer!.at.front[0]).toBeGreaterThanOrEqual(50)
    expect(firer!.at.front[0]).toBeLessThanOrEqual(56)
  })
  it('8.9 who ends inside the zone, or never comes into it, is not fired at so', () => {
    expect(types(go(passing(), { type: 'move', unit: id(MOVER), steps: [{ advance: 8 }] }).events)).toEqual(['Moved'])
    expect(types(go(passing({ pose: pose(50, 64, 180) })).events)).toEqual(['Moved'])
  })
  it('8.9 open order never does it, nor who may not fire at all', () => {
    expect(types(go(passing({ arm: 'openOrder', troop: 'openOrder' })).events)).toEqual(['Moved'])
    expect(types(go(passing({ formation: 'square' })).events)).toEqual(['Moved'])
    expect(types(go(using(passing(), FIRER, { share: 0.6, steps: [{ advance: 8.4 }] })).events)).toEqual(['Moved'])
    expect(types(go(using(passing(), FIRER, { fired: id('a/I/1') })).events)).toEqual(['Moved'])
  })
  it('8.9 the mover must be what may be fired at there: a nearer enemy takes its place', () => {
    const nearer = { 'a/I/1': { pose: pose(50, 56), bases: 2 } }
    expect(types(go(passing({}, {}, nearer)).events)).toEqual(['Moved'])
  })
  it('8.9 while it waits nothing else goes on; to let pass, the turn goes on', () => {
    const { state } = go(passing())
    expect(codesOf(state, 'a', { type: 'endPhase' })).toEqual(['turn/not-yours'])
    expect(codesOf(state, 'a', { type: 'takeBack', unit: id(MOVER) })).toEqual(['fire/answer-first'])
    expect(codesOf(state, 'a', fire(FIRER))).toEqual(['fire/no-opportunity'])
    const offered = choices(view(state, 'b'), 'b').flatMap(c => ('command' in c ? [c.command] : []))
    expect(offered).toEqual([fire(FIRER), fire()])
    for (const c of [...offered, { type: 'endPhase' } as const]) expect(judge(state, 'b', c).kind).toBe('ok')
    for (const c of [fire(), { type: 'endPhase' } as const]) {
      const on = act(state, 'b', c)
      expect(types(on.events)).toEqual(['LetPass', 'InterruptEnded'])
      expect(on.state).toMatchObject({ phase: 'move1', waiting: ['a'], interrupt: null })
    }
    expect(choices(view(state, 'a'), 'a')).toEqual([])
  })
  it('8.9 its number is that of the point where it is fired at', () => {
    const { state } = go(passing())
    const v = judge(state, 'b', fire(FIRER))
    // Half of the firer lies behind the column's front by then.
    expect(v.working.map(t => [t.label, t.amount])).toEqual([
      ['fireBase', 40],
      ['recruits', -10],
      ['firstVolley', 10],
      ['shortRange', 20],
      ['targetColumn', 15],
      ['enfilade', 15],
    ])
    expect(v.drawing.map(d => d.kind)).toEqual(['corridor', 'line'])
  })
  it('8.9 missed or standing, it has made its move', () => {
    const { state } = go(passing())
    const end = state.units[MOVER]!.pose
    const missed = act(state, 'b', fire(FIRER), dice(100))
    expect(types(missed.events)).toEqual(['Fired', 'InterruptEnded'])
    expect(missed.events[0]).toMatchObject({ opportunity: true, firstVolley: true })
    expect(missed.state.units[MOVER]).toMatchObject({ pose: end, rout: null, use: { before: null } })
    const stood = act(state, 'b', fire(FIRER), dice(1, 10))
    expect(stood.state.units[MOVER]).toMatchObject({ pose: end, cp: 4, rout: null })
    expect(missed.state.units[FIRER]).toMatchObject({ firstVolley: false, use: { fired: MOVER, opportunity: true } })
  })
  it('8.9, 3.9.12 hit and not standing, it halts at that point and has moved', () => {
    const { state } = go(passing())
    const at = state.interrupt!.firers[0]!.at
    const broke = act(state, 'b', fire(FIRER), dice(1, 3))
    expect(types(broke.events)).toEqual(['Fired', 'Hit', 'MoraleTested', 'Halted', 'InterruptEnded'])
    expect(broke.state.units[MOVER]).toMatchObject({ pose: at, rout: 'retreating', cp: 3, use: { done: true } })
    expect(codesOf(broke.state, 'a', { type: 'move', unit: id(MOVER), steps: [{ advance: 1 }] })).toContain('move/routing')
  })
  it('8.9 with its last CP gone it is taken off at once', () => {
    const { state } = go(passing({}, { cp: 1 }))
    const gone = act(state, 'b', fire(FIRER), dice(1))
    expect(types(gone.events)).toEqual(['Fired', 'Hit', 'Halted', 'Fallen', 'InterruptEnded'])
    expect(gone.state.units[MOVER]!.place).toBe('destroyed')
  })
  it('8.9 several fire in the order in which it comes by; once it is broken the rest keep their fire', () => {
    const second = { 'b/I/5': { pose: pose(44, 47, 0), bases: 2, experience: 'recruit' as const } }
    // Behind its back stands another half battalion that looks north: its strip runs from x 40 to 48.
    const { state } = go(passing({}, {}, second))
    expect(state.interrupt!.firers.map(f => f.unit)).toEqual(['b/I/5', FIRER])
    const both = act(state, 'b', fire(FIRER, 'b/I/5'), dice(1, 3))
    expect(types(both.events)).toEqual(['Fired', 'Hit', 'MoraleTested', 'Halted', 'InterruptEnded'])
    expect(both.state.units[FIRER]!.use.fired).toBeNull()
    const missed = act(state, 'b', fire(FIRER, 'b/I/5'), dice(100, 100))
    expect(types(missed.events)).toEqual(['Fired', 'Fired', 'InterruptEnded'])
  })
  it('8.9 who has fired so moves by half at the most, foot guns not at all, and does not fire again', () => {
    const done = act(go(passing()).state, 'b', fire(FIRER), dice(100)).state
    const s = { ...ordered(done, 'b/I', { kind: 'attack', target: 'a/III' }), phase: 'move2' as const, waiting: ['b' as const] }
    const by = (cm: number): OoCommand => ({ type: 'move', unit: id(FIRER), steps: [{ oblique: -30, cm }] })
    expect(codesOf(s, 'b', by(7.2))).toContain('move/fired')
    expect(codesOf(s, 'b', by(3))).not.toContain('move/fired')
    // A square takes Austrians a whole move, Prussians half of one; into a village one goes for a whole move.
    const square: OoCommand = { type: 'formSquare', unit: id(FIRER) }
    const prussian = { ...s, units: { ...s.units, [FIRER]: { ...s.units[FIRER]!, nation: 'prussia' as const } } }
    expect(codesOf(s, 'b', square)).toContain('move/fired')
    expect(codesOf(prussian, 'b', square)).not.toContain('move/fired')
    const outline = [
      [42, 57.75],
      [58, 57.75],
      [58, 68],
      [42, 68],
    ] as const
    const behind = { ...s, ground: [{ id: 'v', kind: 'village' as const, outline }] } as unknown as OoState
    const inside: OoCommand = { type: 'village', unit: id(FIRER), village: 'v', way: 'in' }
    expect(codesOf(behind, 'b', inside)).toContain('move/fired')
    const fires = { ...s, phase: 'fire2' as const }
    expect(codesOf(fires, 'b', { type: 'fire', target: id(MOVER), by: [id(FIRER)] })).toContain('fire/spent-opportunity')
  })
  it('8.9 of moves made together the first that may be fired at stops the rest', () => {
    const s = attack(passing({}, {}, { 'a/III/2': { pose: pose(20, 30) } }))
    const both: OoCommand = {
      type: 'moveTogether',
      moves: [
        { type: 'move', unit: id(MOVER), steps: [{ advance: 16 }] },
        { type: 'move', unit: id('a/III/2'), steps: [{ advance: 9 }] },
      ],
    }
    expect(judge(s, 'a', both).kind).toBe('ok')
    const { events, state } = act(s, 'a', both)
    expect(types(events)).toEqual(['Moved', 'Interrupted'])
    expect(state.units['a/III/2']!.pose).toEqual(pose(20, 30))
  })
})

describe('7.6.2 gunners who leave their guns', () => {
  const charge = (began: number): OoState => {
    const s = field({ 'b/I/4': facing(50, 60), 'a/III/1': { pose: pose(50, 59) } }, [], 'evade1', ['b'])
    return using(s, 'a/III/1', {
      start: pose(50, began),
      advanced: 59 - began,
      share: (59 - began) / 14,
      speed: 14,
      charge: { target: id('b/I/4'), side: 'front', flanking: false, straight: 5, impetus: false, n: 1 },
    })
  }
  const leave: OoCommand = { type: 'evade', unit: id('b/I/4'), steps: [{ aboutFace: true }, { advance: 15 }], leaveGuns: true }
  it('7.6.2 from 8 cm off they fire once at long range, then go', () => {
    const s = charge(50)
    expect(judge(s, 'b', leave).refusals).toEqual([])
    const { events, state } = act(s, 'b', leave, dice(31))
    // 40 − 10 at a charger: a 31 misses.
    expect(events[0]).toMatchObject({ type: 'Fired', value: 30, range: 'long', premelee: false, hit: false })
    expect(events.at(-1)).toMatchObject({ type: 'Evaded', freed: ['a/III/1'] })
    expect(state.units['b/I/4']).toMatchObject({ formation: 'crew', use: { fired: 'a/III/1' } })
  })
  it('7.6.2 a charger who does not stand has ended his charge', () => {
    const { events, state } = act(charge(50), 'b', leave, dice(30, 3))
    expect(types(events)).toEqual(['Fired', 'Hit', 'MoraleTested', 'Halted', 'Evaded'])
    expect(events.at(-1)).toMatchObject({ freed: [] })
    expect(state.units['a/III/1']).toMatchObject({ rout: 'retreating', use: { charge: null, finishing: false } })
  })
  it('7.6.2 surprised within 8 cm they go without a shot', () => {
    expect(types(act(charge(52.5), 'b', leave).events)).toEqual(['Evaded'])
  })
})
