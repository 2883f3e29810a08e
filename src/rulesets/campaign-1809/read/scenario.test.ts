import { describe, expect, it } from 'vitest'
import { json, scenario } from '../field.testing'
import { SIDES, type Side, sum, total } from '../kinds'
import { distances, linksCross, placeOf } from '../map'
import type { CampScenario } from '../scenario'
import { readScenario } from './scenario'

const s = scenario()
describe('the map of 1809', () => {
  it('has 51 points and 98 roads in one piece', () => {
    expect(s.map.points).toHaveLength(51)
    expect(s.map.links).toHaveLength(98)
    expect(distances(s.map, 'ULM', () => true).size).toBe(51)
  })
  it('no two roads cross', () => {
    const crossing = s.map.links.flatMap((l, i) =>
      s.map.links
        .slice(i + 1)
        .filter(m => linksCross(s.map, l, m))
        .map(m => [l.ends, m.ends]),
    )
    expect(crossing).toEqual([])
  })
  it('the test of crossing finds one that is planted', () => {
    const [one, two] = [
      { ends: ['MUN', 'REG'], km: 1, banks: {} },
      { ends: ['ING', 'LAN'], km: 1, banks: {} },
    ] as const
    expect(linksCross(s.map, one, two)).toBe(true)
  })
  it('a road is long from 90 km on, by its length', () => {
    for (const l of s.map.links) expect([l.ends, l.long === true]).toEqual([l.ends, l.km >= 90])
    expect(s.map.links.filter(l => l.long)).toHaveLength(24)
  })
  it('lengths and the plot agree within six hundredths', () => {
    for (const l of s.map.links) {
      const [[x, y], [u, v]] = l.ends.map(e => placeOf(s.map, e).at) as unknown as readonly [[number, number], [number, number]]
      expect(Math.abs(Math.hypot(x - u, y - v) / l.km - 1)).toBeLessThan(0.06)
    }
  })
  it('is worth 198 to France and 180 to Austria; at the start they hold 56 and 64', () => {
    const worth = (side: Side, of: (p: CampScenario['map']['points'][number]) => boolean) =>
      s.map.points.filter(of).reduce((n, p) => n + p.worth[side], 0)
    expect(SIDES.map(x => worth(x, () => true))).toEqual([198, 180])
    expect(SIDES.map(x => worth(x, p => p.owner === x))).toEqual([56, 64])
  })
  it('the centres are those of the text', () => {
    const of = (side: Side) => s.map.points.filter(p => p.centre === side).map(p => p.id)
    expect(of('a')).toEqual(['ULM', 'MUN', 'VER'])
    expect(of('b')).toEqual(['WIE', 'BUD', 'PRG'])
  })
})
describe('the orders of battle', () => {
  it('703 French points against 654 Austrian, reinforcements counted', () => {
    const all = (side: Side) =>
      total(sum([...s.seats[side].units.map(u => u.points), ...s.seats[side].reinforcements.map(r => r.points)]))
    expect(SIDES.map(all)).toEqual([703, 654])
  })
  it('twelve leaders a side with the three numbers of the text', () => {
    for (const side of SIDES) expect(s.seats[side].leaders.map(l => l.seniority)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const three = (side: Side, id: string) => {
      const l = s.seats[side].leaders.find(x => x.id === id)!
      return [l.seniority, l.initiative, l.charisma]
    }
    expect(three('a', 'davout')).toEqual([4, 4, 3])
    expect(three('b', 'carlo')).toEqual([1, 4, 2])
    expect(three('b', 'hohenzollern')).toEqual([5, 3, 1])
  })
})

describe('a broken campaign says where', () => {
  const spoilt = (change: (s: CampScenario) => void) => {
    const c = structuredClone(json())
    change(c)
    const read = readScenario(c, () => undefined)
    return read.ok ? [] : read.error.map(f => f.path)
  }
  it.each([
    ['/map/links/0/ends/1', (c: CampScenario) => void Object.assign(c.map.links[0]!, { ends: ['ULM', 'XXX'] })],
    ['/map/links/0/banks', (c: CampScenario) => void Object.assign(c.map.links[0]!, { banks: {} })],
    ['/map/links/0/long', (c: CampScenario) => void Object.assign(c.map.links[0]!, { long: true })],
    [
      '/map/links/98',
      (c: CampScenario) => void (c.map.links as object[]).push({ ends: ['MUN', 'REG'], km: 60, banks: { REG: 'south' } }),
    ],
    ['/map/points/50/id', (c: CampScenario) => void Object.assign(c.map.points[50]!, { id: 'ULM' })],
    [
      '/seats/a/units/0/points',
      (c: CampScenario) => void Object.assign(c.seats.a.units[0]!, { points: { ipf: 10, cpf: 4, apf: 9 } }),
    ],
    ['/seats/a/units/0/leaders/0', (c: CampScenario) => void Object.assign(c.seats.a.units[0]!, { leaders: ['carlo'] })],
    ['/seats/b/units/0/at', (c: CampScenario) => void Object.assign(c.seats.b.units[0]!, { at: 'NUR' })],
    ['/seats/b/garrisons/BRA', (c: CampScenario) => void Object.assign(c.seats.b.garrisons, { BRA: 3 })],
    ['/seats/b/commanders', (c: CampScenario) => void Object.assign(c.seats.b, { commanders: [{ turn: 2, leader: 'carlo' }] })],
    ['/rules/rain', (c: CampScenario) => void Object.assign(c.rules, { rain: [] })],
  ])('%s', (path, change) => {
    expect(spoilt(change)).toContain(path)
  })
})
