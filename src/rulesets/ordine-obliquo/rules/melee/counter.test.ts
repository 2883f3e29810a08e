import { describe, expect, it } from 'vitest'
import { act, codesOf, dice, id, inPhase } from '../../play.testing'
import { waitingIn } from '../../sequence'
import type { OoState, Unit } from '../../state'
import { pose } from '../table.testing'
import { counterChance } from './counter'
import { charge, charged, type Units } from './melee.testing'

const A = 'a/C/3'
const B = 'b/C/3'
/** Cuirassiers of a came from y 20 to 1 cm before those of b, which front at y = 37: 17 cm lay between them. */
const stage = (b: Partial<Unit> = {}, use: Partial<Unit['use']> = {}, more: Units = {}): OoState => {
  const s = charged(
    { [A]: { pose: pose(60, 36) }, [B]: { pose: pose(60, 37, 180), ...b }, ...more },
    { [A]: charge(B, { straight: 17, impetus: true }) },
  )
  const a = s.units[A]!
  const foe = s.units[B]!
  const units = {
    ...s.units,
    [A]: { ...a, use: { ...a.use, start: pose(60, 20), steps: [{ advance: 16 }], share: 0.8 } },
    [B]: { ...foe, use: { ...foe.use, ...use } },
  }
  return inPhase({ ...s, units }, 'evade1', ['b'], 'a', 2)
}
const order = (s: OoState, kind: 'attack' | 'halt'): OoState => {
  const u = s.units[B]!
  const o = kind === 'attack' ? { kind, target: 'a/C' } : { kind }
  return { ...s, units: { ...s.units, [B]: { ...u, counter: { ...u.counter!, order: o, shown: false } } } }
}
const command = { type: 'counterCharge' as const, unit: id(B) }

describe('9.3 counter-charges', () => {
  it('9.3 horse charged in front by horse in the first phase is asked', () => {
    expect(waitingIn(stage(), 'evade1')).toEqual(['b'])
    expect(codesOf(stage(), 'b', command)).toEqual([])
    expect(codesOf(stage(), 'a', command)).toEqual(['unit/unknown'])
  })
  it('9.1 not after a change of front or of formation in this turn', () => {
    for (const use of [{ front: true }, { form: true }]) {
      expect(waitingIn(stage({}, use), 'evade1')).toEqual([])
      expect(codesOf(stage({}, use), 'b', command)).toEqual(['counter/not-now'])
    }
  })
  it('9.3 the die must come out below its CP', () => {
    const s = order(stage({ cp: 4 }), 'halt')
    const made = act(s, 'b', command, dice(3))
    const missed = act(s, 'b', command, dice(4))
    expect(made.state.units[B]!.use.counter).toBe('made')
    expect(missed.state.units[B]!.use).toMatchObject({ counter: 'missed', charge: null })
    expect(missed.state.units[B]!.pose).toEqual(pose(60, 37, 180))
    expect(codesOf(missed.state, 'b', command)).toEqual(['counter/not-now'])
  })
  it('9.3, no. 7 under the order to attack 2 are taken from the die, and the order is shown', () => {
    const s = order(stage({ cp: 4 }), 'attack')
    const did = act(s, 'b', command, dice(5))
    expect(did.events.map(e => e.type)).toEqual(['OrderShown', 'CounterCharged'])
    expect(did.state.units[B]!.use.counter).toBe('made')
    expect(act(s, 'b', command, dice(6)).state.units[B]!.use.counter).toBe('missed')
  })
  it('9.3 they meet half-way of what lay between them', () => {
    // 17 cm lay between them, 1 cm stays: 8 each. The charger stands at 28, the other at 29.
    const did = act(order(stage({ cp: 5 }), 'halt'), 'b', command, dice(1)).state
    expect(did.units[A]!.pose).toEqual(pose(60, 28))
    expect(did.units[B]!.pose).toEqual(pose(60, 29, 180))
    expect(did.units[B]!.use.charge).toMatchObject({ target: A, side: 'front', straight: 9, impetus: true, n: 2 })
    expect(did.charges).toBe(2)
  })
  it('9.3 with a friend in its way it meets him where it stands', () => {
    const s = order(stage({ cp: 5 }, {}, { 'b/I/3': { pose: pose(76, 33, 180) } }), 'halt')
    const free = act(s, 'b', command, dice(1)).state
    expect(free.units[B]!.pose).toEqual(pose(60, 29, 180))
    const barred = act(order(stage({ cp: 5 }, {}, { 'b/I/3': { pose: pose(70, 33, 180) } }), 'halt'), 'b', command, dice(1)).state
    expect(barred.units[B]!.pose).toEqual(pose(60, 37, 180))
    expect(barred.units[A]!.pose).toEqual(pose(60, 36))
    expect(barred.units[B]!.use).toMatchObject({ counter: 'made', charge: { straight: 1, impetus: false } })
  })
  it('9.3 not in disorder, in column, on broken ground, after an evasion, nor before infantry or upon the flank', () => {
    const may = (s: OoState) => counterChance(s, s.units[B]!) !== null
    expect(may(stage())).toBe(true)
    expect(may(stage({ disorder: 'ground' }))).toBe(false)
    expect(may(stage({ formation: 'column' }))).toBe(false)
    expect(may(stage({ rout: 'retreating' }))).toBe(false)
    expect(may(stage({}, { evaded: 0.5 }))).toBe(false)
    const rough = {
      id: 'r',
      kind: 'rough' as const,
      outline: [
        [50, 38],
        [70, 38],
        [70, 50],
        [50, 50],
      ] as const,
    }
    expect(may({ ...stage(), ground: [rough] })).toBe(false)
    const s = stage()
    const a = s.units[A]!
    const as = (unit: Unit): OoState => ({ ...s, units: { ...s.units, [A]: unit } })
    expect(may(as({ ...a, troop: 'infantry', arm: 'infantry' }))).toBe(false)
    expect(may(as({ ...a, use: { ...a.use, charge: charge(B, { side: 'flank', flanking: true }) } }))).toBe(false)
  })
  it('9.3 in the second phase the first side’s horse must have moved half; option: at most half', () => {
    const second = (share: number, options: OoState['options'] = {}): boolean => {
      const s = inPhase({ ...stage({}, { share }), options }, 'evade2', ['b'], 'b', 2)
      return counterChance(s, s.units[B]!) !== null
    }
    expect([second(0.49), second(0.5), second(0.9)]).toEqual([false, true, true])
    const most = { counterMoved: 'most' }
    expect([second(0.49, most), second(0.5, most), second(0.9, most)]).toEqual([true, true, false])
  })
})
