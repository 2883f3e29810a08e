import { describe, expect, it } from 'vitest'
import { apply } from '../apply'
import type { CampCommand } from '../commands'
import type { Placed } from '../field.testing'
import { field, id, play, refusal, script, start, told } from '../field.testing'
import type { CampState } from '../state'
import { Story } from '../story'
import { beginTurn } from './turn'

const END: CampCommand = { type: 'endPhase' }
const COUNCIL: CampCommand = { type: 'council' }
const points = (ipf: number, cpf = 0, apf = 0) => ({ ipf, cpf, apf })
const army = (more: { readonly [id: string]: Placed } = {}) =>
  field({
    units: {
      'a/F1': { at: 'DON', leaders: ['napoleone', 'lannes'], points: points(40, 5, 5) },
      'a/F2': { at: 'DON', leaders: ['vandamme'], points: points(30, 9, 3) },
      'a/F3': { at: 'AUG', leaders: ['oudinot'], points: points(26, 6, 4) },
      ...more,
    },
  })

describe('transfer', () => {
  const give = (p: ReturnType<typeof points>): CampCommand => ({ type: 'transfer', from: id('a/F2'), to: id('a/F1'), points: p })
  it('needs a full test of the commander-in-chief, once in a phase', () => {
    expect(refusal(army(), 'a', give(points(5)))).toBe('camp/no-council')
    const rain = { ...army(), weather: 'rain' as const }
    // 1 + 5 − 1 = 5: not full
    const failed = play(rain, 'a', COUNCIL, [1]).state
    expect(failed.council).toBe(false)
    expect(refusal(failed, 'a', give(points(5)))).toBe('camp/no-council')
    expect(refusal(failed, 'a', COUNCIL)).toBe('camp/council-held')
  })
  it('is made in his point alone, and leaves fifteen or nothing behind', () => {
    const s = play(army(), 'a', COUNCIL, [1]).state
    const after = play(s, 'a', give(points(20, 4, 3))).state
    expect(after.units['a/F1']!.points).toEqual(points(60, 9, 8))
    expect(after.units['a/F2']!.points).toEqual(points(10, 5, 0))
    expect(refusal(s, 'a', give(points(25)))).toBe('camp/too-small')
    expect(refusal(s, 'a', give(points(31)))).toBe('camp/points')
    expect(refusal(s, 'a', { type: 'transfer', from: id('a/F3'), to: id('a/F1'), points: points(5) })).toBe('camp/not-with-chief')
  })
  it('of everything merges the units: the leaders go along', () => {
    const s = script(army(), ['a', COUNCIL, [1]], ['a', give(points(30, 9, 3))]).state
    expect(s.units['a/F2']).toMatchObject({ at: null, leaders: [] })
    expect(s.units['a/F1']!.leaders).toEqual(['napoleone', 'lannes', 'vandamme'])
    expect(s.leaders.vandamme!.unit).toBe('a/F1')
  })
  it('a leader who can be spared forms a unit of fifteen or more', () => {
    const s = play(army(), 'a', COUNCIL, [1]).state
    const form = (leader: string, p = points(20)): CampCommand => ({ type: 'form', from: id('a/F2'), leader, points: p })
    expect(refusal(s, 'a', form('lannes', points(10, 4)))).toBe('camp/too-small')
    expect(refusal(s, 'a', form('vandamme'))).toBe('camp/needs-leader')
    const made = play(s, 'a', form('lannes')).state
    expect(made.units['a/N1']).toMatchObject({ leaders: ['lannes'], at: 'DON', points: points(20) })
    expect(made.units['a/F1']!.leaders).toEqual(['napoleone'])
  })
})
describe('leaders change', () => {
  it('between units of one point, never leaving a unit without one', () => {
    const join = (leader: string, to: string): CampCommand => ({ type: 'join', leader, to: id(to) })
    expect(refusal(army(), 'a', join('lannes', 'a/F3'))).toBe('camp/apart')
    expect(refusal(army(), 'a', join('vandamme', 'a/F1'))).toBe('camp/needs-leader')
    const { state } = play(army(), 'a', join('lannes', 'a/F2'))
    expect(state.units['a/F2']!.leaders).toEqual(['vandamme', 'lannes'])
  })
})
describe('units', () => {
  const turnOf = (units: { readonly [id: string]: Placed }, now: Partial<CampState> = {}) =>
    play(field({ units, now: { active: 'b', first: 'a', ...now } }), 'b', END)
  it('of less than fifteen go over into the nearest friend, their leaders too; the senior commands', () => {
    const { state, events } = turnOf({
      'a/F1': { at: 'AUG', leaders: ['davout'], points: points(10, 4, 9) },
      'a/F2': { at: 'MUN', leaders: ['lefebvre'], points: points(30) },
      'a/F3': { at: 'ULM', leaders: ['oudinot'], points: points(30) },
    })
    // Munich and Ulm are both one point away: the senior’s, Oudinot’s
    expect(told(events, 'Absorbed')).toMatchObject([{ to: 'a', unit: 'a/F1', by: 'a/F3' }])
    expect(state.units['a/F3']).toMatchObject({ points: points(40, 4, 9), leaders: ['oudinot', 'davout'] })
  })
  it('that nobody can reach surrender', () => {
    const { state } = turnOf({
      'a/F1': { at: 'PRG', leaders: ['davout'], points: points(10) },
      'a/F2': { at: 'MUN', leaders: ['lefebvre'], points: points(30) },
      'b/A1': { at: 'PIL', leaders: ['kollowrat'], points: points(30) },
      'b/A2': { at: 'BDW', leaders: ['bellegarde'], points: points(30) },
      'b/A3': { at: 'IGL', leaders: ['hiller'], points: points(30) },
    })
    expect(state.units['a/F1']!.at).toBe(null)
    expect(state.points.b).toBe(10)
    expect(state.leaders.davout!.fate).toBe('captured')
  })
})
describe('reinforcements', () => {
  const turn = (s: CampState, n: number) => {
    const story = new Story({ ...s, turn: n - 1 }, { roll: () => [1] })
    beginTurn(story, n)
    return { state: story.events.reduce(apply, { ...s, turn: n - 1 }), events: story.events }
  }
  it('in the second turn Napoleon and Lannes appear with the nearest supplied unit', () => {
    const { state } = turn(start(), 2)
    expect(state.leaders.napoleone).toMatchObject({ fate: 'well' })
    expect(state.units[state.leaders.napoleone!.unit!]!.at).toBe('DON')
    expect(state.leaders.lannes!.unit).toBe(state.leaders.napoleone!.unit)
  })
  it('a unit comes in its turn; where the enemy holds its entry it waits', () => {
    const { state, events } = turn({ ...start(), turn: 2 }, 3)
    expect(told(events, 'Arrived').every(e => e.type !== 'DiceRolled' && e.to === 'a')).toBe(true)
    expect(state.units['a/N1']).toMatchObject({ at: 'BAY', leaders: ['bernadotte'], points: points(26, 9, 4) })
    const s = start()
    const shut = { ...s, control: { ...s.control, BAY: 'b' as const } }
    const later = turn(shut, 3).state
    expect(later.units['a/N1']).toBe(undefined)
    expect(later.pool.a.some(r => r.leaders?.includes('bernadotte'))).toBe(true)
  })
  it('drafts join a supplied unit in the entry point or beside it', () => {
    const s = turn({ ...start(), turn: 3 }, 4).state
    // eight points at Vienna: nobody is near, they wait
    expect(s.pool.b.some(r => r.at[0] === 'WIE')).toBe(true)
    const near = start()
    const moved = { ...near, units: { ...near.units, 'b/A6': { ...near.units['b/A6']!, at: 'STP' } } }
    expect(turn(moved, 4).state.units['b/A6']!.points.ipf).toBe(17)
  })
})
describe('victory', () => {
  it('after the last turn: losses, ground that a line reaches, leaders; par is what history did', () => {
    const s = field({
      units: {
        'a/F1': { at: 'MUN', leaders: ['davout'], points: points(30) },
        'b/A1': { at: 'WIE', leaders: ['carlo'], points: points(30) },
      },
      now: { active: 'b', first: 'a', turn: 12, points: { a: 100, b: 20 } },
    })
    const fallen = { ...s, leaders: { ...s.leaders, hiller: { ...s.leaders.hiller!, fate: 'killed' as const } } }
    const { ended } = play(fallen, 'b', END).state
    // 56 of own ground for France, 64 for Austria; 2 for Hiller: 158 − 84 − 150 = −76
    expect(ended).toMatchObject({
      ground: { a: 56, b: 64 },
      leaders: { a: 2, b: 0 },
      losses: { a: 100, b: 20 },
      winner: 'b',
      level: 'marginal',
    })
    const zero = play({ ...fallen, options: { ...fallen.options, par: 'zero' } }, 'b', END).state.ended
    expect(zero).toMatchObject({ winner: 'a', level: 'marginal' })
  })
  it('a point that no line reaches gives nothing, nor one that is besieged', () => {
    const s = field({ units: {}, control: { PRG: 'a' }, now: { active: 'b', first: 'a', turn: 12 } })
    expect(play(s, 'b', END).state.ended!.ground).toEqual({ a: 56, b: 64 - 5 })
    const besieged = field({
      units: { 'b/A1': { at: 'PAS', leaders: ['hiller'], points: points(30) } },
      garrisons: { PAS: { seat: 'a', points: points(3) } },
      now: { active: 'b', first: 'a', turn: 12, sieges: { PAS: { at: 'PAS', seat: 'b', turns: 0, done: true, lifted: null } } },
    })
    expect(play(besieged, 'b', END).state.ended!.ground).toEqual({ a: 52, b: 64 })
  })
})
