import { describe, expect, it } from 'vitest'
import { type SideNow, type Standing, sideStanding, winnerOf } from './outcome'

const side = (standing: Standing, more: Partial<SideNow> = {}): SideNow => ({
  standing,
  value: 40,
  cp: 5,
  cpStart: 5,
  friends: 0,
  general: false,
  ...more,
})
const match = (attackers: SideNow, target: SideNow, more = {}) =>
  winnerOf({ attackers, target, squareAgainstHorse: false, targetGoes: false, ...more })

describe('10.2 who has won', () => {
  it('10.2 who stands beats who retreats or routs; who retreats beats who routs', () => {
    expect(match(side('stands'), side('retreats'))).toEqual({ winner: 'attackers', tie: null })
    expect(match(side('routs'), side('stands', { value: 10 }))).toEqual({ winner: 'target', tie: null })
    expect(match(side('retreats', { value: 10 }), side('routs'))).toEqual({ winner: 'attackers', tie: null })
    expect(match(side('gone'), side('routs'))).toEqual({ winner: 'target', tie: null })
    expect(match(side('gone'), side('gone'))).toEqual({ winner: null, tie: null })
  })
  it.each(['stands', 'retreats', 'routs'] as const)('10.2 both alike (%s): the tie-breaks in their order', both => {
    const a = (more: Partial<SideNow>) => side(both, more)
    // Each one decides against all that come after it.
    const rest = { cp: 9, cpStart: 9, friends: 9, general: true }
    expect(match(a({ value: 41 }), a({ ...rest }))).toEqual({ winner: 'attackers', tie: 'chance' })
    expect(match(a({ cp: 4 }), a({ cp: 5, cpStart: 1 }))).toEqual({ winner: 'target', tie: 'cp' })
    expect(match(a({ cpStart: 6 }), a({ cpStart: 5, friends: 9, general: true }))).toEqual({ winner: 'attackers', tie: 'start' })
    expect(match(a({ friends: 1, general: true }), a({ friends: 2 }))).toEqual({ winner: 'target', tie: 'friends' })
    expect(match(a({ general: true }), a({}))).toEqual({ winner: 'attackers', tie: 'general' })
    expect(match(a({}), a({}))).toEqual({ winner: null, tie: 'die' })
  })
  it('10.1 horse before a square that stands has lost, whatever its chance', () => {
    expect(match(side('stands', { value: 90 }), side('stands'), { squareAgainstHorse: true })).toEqual({
      winner: 'target',
      tie: 'square',
    })
    expect(match(side('stands'), side('routs'), { squareAgainstHorse: true }).winner).toBe('attackers')
  })
  it('13 who was broken before goes: he cannot win', () => {
    expect(match(side('stands'), side('retreats', { value: 90 }), { targetGoes: true }).winner).toBe('attackers')
    expect(match(side('routs'), side('retreats'), { targetGoes: true }).winner).toBe('attackers')
    expect(match(side('gone'), side('retreats'), { targetGoes: true }).winner).toBeNull()
  })
  it('9.8, 10.2 a side of several has given way when one of them has; it is gone when all are', () => {
    expect(sideStanding(['stands', 'stands'])).toBe('stands')
    expect(sideStanding(['stands', 'retreats'])).toBe('retreats')
    expect(sideStanding(['routs', 'retreats'])).toBe('routs')
    expect(sideStanding(['gone', 'stands'])).toBe('routs')
    expect(sideStanding(['gone', 'gone'])).toBe('gone')
  })
})
