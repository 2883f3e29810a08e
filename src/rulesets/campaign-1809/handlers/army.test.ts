import { describe, expect, it } from 'vitest'
import type { CampCommand } from '../commands'
import type { Placed } from '../field.testing'
import { field, id, play, refusal, script } from '../field.testing'

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
