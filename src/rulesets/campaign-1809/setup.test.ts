import { describe, expect, it } from 'vitest'
import { json, start } from './field.testing'
import { readScenario } from './read/scenario'
import { reckoning } from './rules/victory'
import type { CampScenario } from './scenario'

describe('NC-O4 Archduke John', () => {
  it('is nobody’s leader unless the option is played; then he stands with De Chasteler, who leads', () => {
    expect(start().leaders.giovanni).toBeUndefined()
    expect(start().units['b/A9']!.leaders).toEqual(['chasteler'])
    const s = start({ johnLeads: true })
    expect(s.leaders.giovanni).toMatchObject({ seat: 'b', seniority: 13, initiative: 3, charisma: 1, unit: 'b/A9', fate: 'well' })
    expect(s.units['b/A9']!.leaders).toEqual(['chasteler', 'giovanni'])
  })
  it('counts his initiative where he is lost', () => {
    const s = start({ johnLeads: true })
    const lost = { ...s, leaders: { ...s.leaders, giovanni: { ...s.leaders.giovanni!, fate: 'captured' as const } } }
    expect(reckoning(lost, null).leaders).toEqual({ a: 3, b: 0 })
  })
  it('a file that puts him twice, or with nobody, is refused with its place', () => {
    const file = json()
    const b = file.seats.b
    const wrong = (extra: NonNullable<CampScenario['seats']['b']['extra']>) =>
      readScenario({ ...file, seats: { ...file.seats, b: { ...b, extra } } }, () => undefined)
    const [john] = b.extra!
    const faults = (r: ReturnType<typeof wrong>) => (r.ok ? [] : r.error.map(f => f.path))
    expect(faults(wrong([{ ...john!, unit: 'A99' }]))).toEqual(['/seats/b/extra/0/unit'])
    expect(faults(wrong([{ ...john!, leader: b.leaders[0]! }]))).toEqual(['/seats/b/leaders', '/seats/b/leaders'])
  })
})
