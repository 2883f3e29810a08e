import { describe, expect, it } from 'vitest'
import { choices } from './choices'
import { act, codesOf, dice, goOn, id, inPhase } from './play.testing'
import { lostOf } from './rules/ending/losses'
import { charge, charged, LINES } from './rules/melee/melee.testing'
import { pose, table } from './rules/table.testing'
import type { OoState } from './state'
import { view } from './view'

const U = 'a/I/1'
const led = (s: OoState): OoState => ({
  ...s,
  generals: { ...s.generals, 'a/I/general': { ...s.generals['a/I/general']!, attached: id(U), point: [60, 20] } },
})
const rule = (s: OoState, ...set: readonly { readonly [key: string]: unknown }[]): OoState =>
  act(s, 'a', { type: 'ruling', why: 'x', set }).state
const stage = (more: Parameters<typeof table>[0] = {}): OoState =>
  led(inPhase(table({ [U]: { pose: pose(60, 20.75) }, ...more }), 'move1', ['a'], 'a', 3))

describe('rulings and pieces taken by hand', () => {
  it('14 a general whose unit is taken off stays where it stood, on his own', () => {
    const gone = [
      rule(stage(), { unit: U, cp: 0 }),
      rule(stage(), { remove: U }),
      act(stage(), 'a', { type: 'lose', unit: id(U), cp: 9 }, undefined, true).state,
      act(stage(), 'a', { type: 'remove', unit: id(U) }, undefined, true).state,
    ]
    for (const s of gone) {
      expect(s.units[U]).toMatchObject({ pose: null, village: null, returns: null })
      expect(s.generals['a/I/general']).toMatchObject({ attached: null, point: [60, 20] })
    }
  })
  it('3.4 a general goes along with a unit that is put elsewhere', () => {
    expect(rule(stage(), { unit: U, pose: pose(90, 40.75) }).generals['a/I/general']!.point).toEqual([90, 40])
  })
  it('2.4 who is put back with nothing left has 1 CP and is lost no more', () => {
    const dead = rule(stage(), { unit: U, cp: 0 })
    const back = rule(dead, { unit: U, pose: pose(90, 40) })
    expect(back.units[U]).toMatchObject({ place: 'table', cp: 1, strength: 'half' })
    expect(lostOf(back, 'a')).toBe(back.units[U]!.cpStart - 1)
    expect(rule(dead, { unit: U, pose: pose(90, 40), cp: 3 }).units[U]).toMatchObject({ place: 'table', cp: 3 })
  })
  it('9 a phase of fire or of melee can be set, each with who acts in it', () => {
    const lines = charged(LINES, { 'a/III/1': charge('b/I/3') })
    const now: OoState = { ...lines, phase: 'recovery', waiting: ['a'] }
    const second = rule(now, { phase: 'fire2' })
    expect([second.phase, second.waiting]).toEqual(['fire2', ['b']])
    const melee = rule(now, { phase: 'melee' })
    expect([melee.phase, melee.waiting]).toEqual(['melee', ['a']])
    expect(melee.fights).toMatchObject([{ target: 'b/I/3', attackers: ['a/III/1'], done: false }])
    // it stands where it closed: at y = 30, the front of the other
    expect(melee.units['a/III/1']!.pose!.front[1]).toBeCloseTo(30, 1)
    expect(act(melee, 'a', { type: 'melee', target: id('b/I/3') }, dice(50, 50, 5, 5, 5, 5, 5)).events[0]?.type).toBe(
      'MeleeRolled',
    )
  })
  it('9 a melee that nobody has reached is no phase to be set; one that the same ruling took away is ended by both', () => {
    expect(codesOf(stage(), 'a', { type: 'ruling', why: 'x', set: [{ phase: 'melee' }] })).toEqual(['ruling/unknown'])
    const lines = { ...charged(LINES, { 'a/III/1': charge('b/I/3') }), waiting: ['a'] as const }
    const gone = rule(lines, { remove: 'b/I/3' }, { phase: 'melee' })
    expect([gone.fights, gone.waiting]).toEqual([[], ['a', 'b']])
    expect(act(gone, 'a', { type: 'endPhase' }).state.waiting).toEqual(['b'])
  })
  it('9.5 gunners put back without their guns bring them; a crew in battery has them', () => {
    const crew = { formation: 'crew' as const, place: 'off' as const, pose: null }
    const s = stage({ 'a/C/1': crew })
    expect(s.units['a/C/1']!.troop).toBe('artillery')
    expect(rule(s, { unit: 'a/C/1', pose: pose(30, 30) }).units['a/C/1']).toMatchObject({ formation: 'battery', guns: null })
    const away = stage({ 'a/C/1': { formation: 'crew', pose: pose(30, 30), guns: pose(30, 40) } })
    expect(rule(away, { unit: 'a/C/1', formation: 'battery' }).units['a/C/1']).toMatchObject({ formation: 'battery', guns: null })
  })
  it('13 a rout that a ruling began finds its way, or knows that it has none', () => {
    const s = rule(stage(), { unit: U, states: ['routing'] })
    const after = goOn(inPhase(s, 'orders', [], 'a', 3)).state
    expect(after.units[U]).toMatchObject({ rout: 'routing', flight: { moves: 1 } })
    expect(after.units[U]!.pose?.front[1] ?? 0).toBeLessThan(20.75)
  })
  it('8.9 of a move that was shown nobody is offered who was taken away since', () => {
    const s = inPhase(
      table({
        [U]: { pose: pose(45.9, 52, 90), formation: 'column' },
        'b/I/3': { pose: pose(50, 57, 180), bases: 2 },
      }),
      'move1',
      ['a'],
      'a',
      5,
    )
    const open = { ...s, rules: { ...s.rules, mist: null } }
    const order = { laid: 1, order: { kind: 'attack' as const, target: 'b/I' }, given: true, shown: false }
    const ready = { ...open, brigades: { ...open.brigades, 'a/I': { ...open.brigades['a/I']!, counter: order } } }
    const shown = act(ready, 'a', { type: 'move', unit: id(U), steps: [{ advance: 16 }] }).state
    const offered = (t: OoState) => choices(view(t, 'b'), 'b').map(c => ('command' in c ? c.command : c))
    expect(offered(shown)).toHaveLength(2)
    for (const gone of [{ remove: 'b/I/3' }, { remove: U }])
      expect(offered(rule(shown, gone))).toEqual([{ type: 'opportunityFire', by: [] }])
  })
})
