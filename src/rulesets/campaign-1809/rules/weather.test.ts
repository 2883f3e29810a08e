import { describe, expect, it } from 'vitest'
import { play, start, told } from '../field.testing'
import { weatherOf } from './weather'

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
