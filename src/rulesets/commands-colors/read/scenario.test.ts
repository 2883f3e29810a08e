import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boardOf, nearOf } from '../board'
import type { CcScenario } from '../scenario'
import { json, scenario } from '../table.testing'
import { GROUNDS } from '../tables'
import { readScenario } from './scenario'

const IDS = readdirSync('scenarios')
  .filter(f => f.endsWith('.json') && /"ruleset": ?"commands-colors"/.test(readFileSync(`scenarios/${f}`, 'utf8')))
  .map(f => f.replace('.json', ''))
/** Orders of battle as they are known: Austria, France. */
const KNOWN: { readonly [id: string]: readonly [string, string] } = {
  wertingen: ['LN9 GR2 LC1 CU1 FA1 L2', 'LT2 GR2 LC2 HC4 HA1 L4'],
  elchingen: ['LN5 GR2 LC1 CU2 FA1 HA1 L3', 'LN6 LT3 LC1 HC2 FA2 HA1 L4'],
  mariazell: ['LN6 GR1 GRZ1 FA1 L1', 'LN2 LT2 LC2 FA1 L4'],
  pordenone: ['LN2 GRZ2 LC4 LNCR1 FA1 HA1 L3', 'LN4 LC4 FA1 HA1 L2'],
  'teugen-hausen': ['LN10 GRZ2 LC1 FA2 L3', 'LN9 LT3 FA1 HA1 L4'],
  rohr: ['LN6 GRZ1 LC1 HC1 FA1 L2', 'LN8 LT2 LC3 CU1 FA1 L3'],
  'eggmuehl-village': ['LN4 GRZ3 FA2 L0', 'LN4 LT5 HA1 L2'],
  essling: ['LN10 LT1 MI1 LC3 HC1 CU1 FA2 HA1 L3', 'LN5 LT3 LC2 CU1 FA2 HA1 L4'],
  aspern: ['LN10 LT2 GRZ1 MI2 LC2 HC1 CU1 LNCR1 FA3 L4', ''],
  'st-michael': ['LN5 GRZ2 MI3 LC1 HA1 L2', ''],
  alteglofsheim: ['LN1 LC4 CU4 HA1 L2', ''],
}
const counted = (c: CcScenario['seats']['a']) =>
  new Set([...Object.entries(c.units).map(([t, at]) => `${t}${at.length}`), `L${c.leaders.length}`])

describe('the twenty scenarios', () => {
  it('are there', () => {
    expect(IDS).toHaveLength(20)
  })
  it.each(IDS)('%s: 113 hexes, no enemies side by side, everybody where he may stand', id => {
    const s = scenario(id)
    const { cells } = boardOf(s.map)
    expect(cells.size).toBe(113)
    const at = new Map<string, string>()
    for (const seat of ['a', 'b'] as const)
      for (const h of Object.values(s.seats[seat].units).flat()) {
        expect(at.has(h)).toBe(false)
        expect(GROUNDS[cells.get(h)!.terrain].entry).not.toBe('never')
        at.set(h, seat)
      }
    for (const [h, seat] of at) for (const n of nearOf(s.map, h)) expect([undefined, seat]).toContain(at.get(n))
  })
  it.each(IDS)('%s: the water is one chain that reaches an edge', id => {
    const s = scenario(id)
    const { cells } = boardOf(s.map)
    const wet = [...cells.values()].filter(c => 'RrDsB'.includes(c.terrain)).map(c => c.label)
    if (wet.length < 2) return
    const met = new Set([wet[0]!])
    const open = [wet[0]!]
    // a town or a bank of marsh may stand in the line of a river
    for (const h of open)
      for (const n of nearOf(s.map, h))
        if (!met.has(n) && ('RrDsB'.includes(cells.get(n)!.terrain) || 'TKFM'.includes(cells.get(n)!.terrain))) {
          met.add(n)
          open.push(n)
        }
    expect(wet.filter(h => !met.has(h))).toEqual([])
    expect(wet.some(h => cells.get(h)!.near.includes(null))).toBe(true)
  })
  it.each(Object.keys(KNOWN))('%s: the orders of battle that are known', id => {
    const s = scenario(id)
    const [austria, france] = KNOWN[id]!
    expect(counted(s.seats.b)).toEqual(new Set(austria.split(' ')))
    if (france) expect(counted(s.seats.a)).toEqual(new Set(france.split(' ')))
  })
  it.each(IDS)('%s: what the objectives name carries the right ground', id => {
    const s = scenario(id)
    for (const o of s.rules.objectives)
      for (const h of o.hexes) expect('.', `${o.id} ${h}`).not.toBe(boardOf(s.map).cells.get(h)!.terrain)
  })
})

describe('a broken scenario says where', () => {
  const spoilt = (change: (s: CcScenario) => void) => {
    const s = structuredClone(json('wertingen'))
    change(s)
    const read = readScenario(s, () => undefined)
    return read.ok ? [] : read.error.map(f => f.path)
  }
  it.each([
    ['/map/rows/0', (s: CcScenario) => void Object.assign(s.map, { rows: s.map.rows.map((r, i) => (i === 0 ? '. .' : r)) })],
    ['/map/rows', (s: CcScenario) => void Object.assign(s.map, { rows: s.map.rows.slice(1) })],
    ['/map/rows/2', (s: CcScenario) => void Object.assign(s.map, { rows: s.map.rows.map(r => r.replace('T', 'Z')) })],
    ['/seats/a/units/GRZ', (s: CcScenario) => void Object.assign(s.seats.a.units, { GRZ: ['A9'] })],
    ['/seats/a/units/LT/0', (s: CcScenario) => void Object.assign(s.seats.a.units, { LT: ['M8'] })],
    ['/seats/a/leaders/0', (s: CcScenario) => void Object.assign(s.seats.a, { leaders: ['A1'] })],
    ['/rules/banners', (s: CcScenario) => void Object.assign(s.rules, { banners: 0 })],
    ['/seats/b/units/LNCR', (s: CcScenario) => void Object.assign(s.seats.b.units, { LNCR: ['A1', 'B1'] })],
    [
      '/seats/b/leaders',
      (s: CcScenario) => {
        const units = { LN: ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'] }
        Object.assign(s.seats.b, { units, leaders: units.LN })
      },
    ],
    ['/seats', (s: CcScenario) => void Object.assign(s.seats.a.units, { LT: ['F5'] })],
    [
      '/rules/objectives/0',
      (s: CcScenario) =>
        void Object.assign(s.rules, {
          objectives: [{ id: 'x', kind: 'someStart', name: { it: 'x', en: 'x' }, hexes: ['A1'], value: { a: 1 } }],
        }),
    ],
  ])('%s', (path, change) => {
    expect(spoilt(change)).toContain(path)
  })
})
