import { describe, expect, it } from 'vitest'
import { afterAction } from './afterAction'
import { apply } from './apply'
import type { OoEvent } from './events'
import { id } from './play.testing'
import { lobositz, pose } from './rules/table.testing'
import type { OoState } from './state'

const OUTCOME = { winner: 'b', by: 'turns' } as const
/** The account of a battle in which these things happened, from Lobositz or another beginning. */
function account(events: readonly OoEvent[], start: OoState = lobositz) {
  let state = start
  const steps = events.map(event => {
    const step = { before: state, event }
    state = apply(state, event)
    return step
  })
  return afterAction(steps, state, OUTCOME)
}
const withGeneral = (s: OoState, general: string, unit: string): OoState => ({
  ...s,
  generals: { ...s.generals, [general]: { ...s.generals[general]!, attached: id(unit) } },
})
const change = (s: OoState, unit: string, to: object): OoState => ({
  ...s,
  units: { ...s.units, [unit]: { ...s.units[unit]!, ...to } },
})
const fate = (of: ReturnType<typeof account>, general: string) => of.generals.find(g => g.id === general)?.fate
const unit = (of: ReturnType<typeof account>, name: string) => of.units.find(u => u.id === name)!
const hit = (name: string, under: 'fire' | 'melee', cp = 5): OoEvent => ({
  type: 'Hit',
  unit: id(name),
  under,
  by: null,
  cp,
  clause: '10',
})
const fallen = (name: string): OoEvent => ({ type: 'Fallen', units: [id(name)] })
const BEVERN = 'a/I/general'

describe('what became of everybody', () => {
  it('CP that were lost are counted, those that came back are not', () => {
    const of = account([hit('a/I/1', 'fire', 2), { type: 'CpRegained', unit: id('a/I/1'), cp: 1 }])
    expect(unit(of, 'a/I/1')).toMatchObject({ start: 5, left: 4, fate: 'stands', guns: null })
    expect(of).toMatchObject({ turn: 0, outcome: OUTCOME })
  })
  it('whoever is with a unit that is destroyed in contact is taken; by fire he is not', () => {
    const led = withGeneral(lobositz, BEVERN, 'a/I/1')
    const contact = account([hit('a/I/1', 'melee'), fallen('a/I/1')], led)
    expect([fate(contact, BEVERN), unit(contact, 'a/I/1').fate, unit(contact, 'a/I/1').left]).toEqual([
      'captured',
      'destroyed',
      0,
    ])
    expect(fate(account([hit('a/I/1', 'fire'), fallen('a/I/1')], led), BEVERN)).toBe('well')
    // hurt in contact a turn before, it falls to fire
    const later = account([hit('a/I/1', 'melee', 2), { type: 'TurnBegan', turn: 2 }, hit('a/I/1', 'fire'), fallen('a/I/1')], led)
    expect(fate(later, BEVERN)).toBe('well')
    expect(fate(contact, 'a/II/general')).toBe('well')
  })
  it('removed because an enemy touches it: he is taken; because its last CP went: he is not', () => {
    const led = withGeneral(lobositz, BEVERN, 'a/I/1')
    const stuck = (cp: number): OoEvent => ({ type: 'Stuck', unit: id('a/I/1'), cp, removed: true })
    expect(fate(account([stuck(1)], led), BEVERN)).toBe('captured')
    expect(fate(account([stuck(5)], led), BEVERN)).toBe('well')
  })
  it('the first who led a brigade is told of: who took his place has no part in it', () => {
    const lost: OoEvent = { type: 'GeneralLost', general: BEVERN, fate: 'wounded', shaken: [], returns: 4 }
    const replaced: OoEvent = { type: 'GeneralReplaced', general: BEVERN, at: [40, 24] }
    const dead: OoEvent = { type: 'GeneralLost', general: BEVERN, fate: 'dead', shaken: [], returns: 8 }
    expect(fate(account([lost, replaced]), BEVERN)).toBe('wounded')
    expect(fate(account([lost, replaced, dead]), BEVERN)).toBe('wounded')
    expect(fate(account([dead]), BEVERN)).toBe('dead')
  })
  it('off the table in rout, in good order, or never come', () => {
    const fled = (way: 'rout' | 'retreat'): OoEvent => ({
      type: 'Fled',
      unit: id('a/I/1'),
      way,
      ends: [],
      parts: null,
      formation: 'line',
      returns: way === 'retreat' ? { pose: pose(40, 1), turn: 3 } : null,
    })
    const run = (rout: 'routing' | 'retreating', way: 'rout' | 'retreat') =>
      account([fled(way)], change(lobositz, 'a/I/1', { rout, cp: 3 }))
    expect(unit(run('routing', 'rout'), 'a/I/1')).toMatchObject({ fate: 'routed', left: 3 })
    expect(unit(run('retreating', 'retreat'), 'a/I/1')).toMatchObject({ fate: 'left', left: 3 })
    const away = change(lobositz, 'a/I/1', { place: 'reserve', pose: null })
    expect(unit(account([], away), 'a/I/1')).toMatchObject({ fate: 'reserve', left: 5 })
  })
  it('guns that their crew left: abandoned, or held where an enemy in order fronts them within 5 cm', () => {
    const guns = { formation: 'crew' as const, guns: pose(60, 50), pose: pose(60, 30, 180) }
    const left = change(lobositz, 'a/C/1', guns)
    expect(unit(account([], left), 'a/C/1').guns).toBe('abandoned')
    const guarded = change(left, 'b/I/1', { pose: pose(60, 54, 180), formation: 'line' })
    expect(unit(account([], guarded), 'a/C/1').guns).toBe('held')
    expect(unit(account([], change(guarded, 'b/I/1', { disorder: 'ground' })), 'a/C/1').guns).toBe('abandoned')
    // the crew leaves the table without them
    const gone: OoEvent = {
      type: 'Fled',
      unit: id('a/C/1'),
      way: 'rout',
      ends: [],
      parts: null,
      formation: 'crew',
      returns: null,
    }
    expect(unit(account([gone], change(left, 'a/C/1', { rout: 'routing' })), 'a/C/1')).toMatchObject({
      fate: 'routed',
      guns: 'abandoned',
    })
  })
})
