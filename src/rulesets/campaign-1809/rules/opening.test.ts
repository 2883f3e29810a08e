import { describe, expect, it } from 'vitest'
import { field, play, script, start, told } from '../field.testing'
import { amountOf, initiativeTerms, winnerOf } from './initiative'
import { capOf, testTerms } from './test'
import { weatherOf } from './weather'

describe('initiative', () => {
  it('is a die and the initiative of who commands the army: Berthier in the first turn, Napoleon from the second', () => {
    const s = start()
    expect(amountOf(initiativeTerms(s, 'a', false))).toBe(2)
    // Charles 4, and one more for the surprise of the first turn
    expect(amountOf(initiativeTerms(s, 'b', false))).toBe(5)
    const two = field({ units: { 'a/F1': { at: 'DON', leaders: ['napoleone'], points: { ipf: 20 } } }, now: { turn: 2 } })
    expect(amountOf(initiativeTerms(two, 'a', false))).toBe(6)
    expect(amountOf(initiativeTerms({ ...two, turn: 3 }, 'a', true))).toBe(6)
  })
  it('where the commander is out the next in seniority commands', () => {
    const s = field({
      units: {
        'a/F1': { at: 'DON', leaders: ['napoleone', 'davout'], points: { ipf: 20 } },
        'a/F2': { at: 'AUG', leaders: ['oudinot'], points: { ipf: 20 } },
      },
    })
    const out = { ...s, leaders: { ...s.leaders, napoleone: { ...s.leaders.napoleone!, fate: 'wounded' as const } } }
    expect(amountOf(initiativeTerms(out, 'a', false))).toBe(4)
  })
  it('equal totals are rolled again, and only who won is told to both', () => {
    expect(winnerOf({ a: 7, b: 7 })).toBe(null)
    // turn 1: 2 + 4 against 5 + 1, then 2 + 6 against 5 + 1
    const { state, events } = script(start(), ['a', { type: 'rollInitiative' }], ['b', { type: 'rollInitiative' }, [4, 1, 6, 1]])
    expect(state).toMatchObject({ first: 'a', phase: 'weather' })
    expect(told(events, 'InitiativeWon')).toMatchObject([{ seat: 'a', to: 'both' }])
    for (const e of told(events, 'RolledInitiative')) expect(['a', 'b']).toContain((e as { to: string }).to)
  })
})
describe('weather', () => {
  const of = (turn: number, before: 'clear' | 'rain' | null, face: number) =>
    weatherOf({ rules: start().rules, turn, before }, face).weather
  it('rains up to 5 in the first two turns, up to 4 until the seventh, then up to 3', () => {
    expect([of(1, null, 5), of(1, null, 6), of(3, null, 4), of(3, null, 5), of(8, null, 3), of(8, null, 4)]).toEqual([
      'rain',
      'clear',
      'rain',
      'clear',
      'rain',
      'clear',
    ])
  })
  it('the turn before pulls one way; the printed 0 is ten before that', () => {
    expect(of(3, 'rain', 5)).toBe('rain')
    expect(of(3, 'clear', 4)).toBe('clear')
    expect(of(3, 'rain', 10)).toBe('clear')
    expect(of(3, 'rain', 1)).toBe('rain')
    expect(of(3, 'clear', 10)).toBe('clear')
  })
  it('is rolled by who has the initiative, and he moves first', () => {
    const s = { ...start(), phase: 'weather' as const, first: 'b' as const, active: 'b' as const }
    const { state, events } = play(s, 'b', { type: 'rollWeather' }, [5])
    expect(state).toMatchObject({ weather: 'rain', phase: 'move', active: 'b' })
    expect(told(events, 'WeatherFell')).toMatchObject([{ to: 'both', die: 5 }])
  })
})
describe('test of initiative', () => {
  it('three steps: none, one point, all; France a step easier', () => {
    expect([3, 4, 5, 6].map(n => capOf({ seat: 'a' }, n))).toEqual([0, 1, 1, 2])
    expect([4, 5, 6, 7].map(n => capOf({ seat: 'b' }, n))).toEqual([0, 1, 1, 2])
  })
  it('chances of six: initiative 3 of France in the clear none/one/full 0/2/4, initiative 2 of Austria 2/2/2, in rain 3/2/1', () => {
    const s = field({
      units: {
        'a/F1': { at: 'MUN', leaders: ['oudinot'], points: { ipf: 20 } },
        'b/A1': { at: 'PRG', leaders: ['kollowrat'], points: { ipf: 20 } },
      },
    })
    const spread = (leader: string, weather: 'clear' | 'rain') => {
      const l = s.leaders[leader]!
      const caps = [1, 2, 3, 4, 5, 6].map(die => capOf(l, die + amountOf(testTerms({ ...s, weather }, l))))
      return [0, 1, 2].map(c => caps.filter(x => x === c).length)
    }
    expect(spread('oudinot', 'clear')).toEqual([0, 2, 4])
    expect(spread('oudinot', 'rain')).toEqual([1, 2, 3])
    expect(spread('kollowrat', 'clear')).toEqual([2, 2, 2])
    expect(spread('kollowrat', 'rain')).toEqual([3, 2, 1])
  })
})
