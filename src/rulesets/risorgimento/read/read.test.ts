import { describe, expect, it } from 'vitest'
import { json } from '../table.testing'
import { readArmy } from './army'
import { readScenario } from './scenario'

/** The part of a document at a pointer. */
const part = (o: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce((x, k) => (x as { readonly [key: string]: unknown })[k], o)
const spoilt = (change: (s: unknown) => void): readonly string[] => {
  const s = structuredClone(json('scenarios/san-fermo-1.json'))
  change(s)
  const read = readScenario(s, army => json(`armies/${army}.json`))
  return read.ok ? [] : read.error.map(f => f.path)
}
const set = (o: unknown, key: string | number, value: unknown) => {
  ;(o as { [key: string]: unknown })[key] = value
}

describe('maps as data: every fault has its place', () => {
  it('the scenarios are whole', () => {
    expect(spoilt(() => {})).toEqual([])
  })
  it('a broken road, a hex off the map, unknown ground, a short row', () => {
    expect(spoilt(s => set(part(s, '/map/roads/0/line'), 2, '0904'))).toContain('/map/roads/0/line/2')
    expect(spoilt(s => set(part(s, '/map/roads/0/line'), 0, '2104'))).toContain('/map/roads/0/line/0')
    expect(spoilt(s => set(part(s, '/map/ground'), 3, 'X9 C3'))).toEqual(expect.arrayContaining(['/map/ground/3']))
    expect(spoilt(s => set(part(s, '/map/names/0'), 'hex', '0115'))).toContain('/map/names/0/hex')
  })
  it('an entry that is not on the edge, a counter that stands twice, nobody of that name', () => {
    expect(spoilt(s => set(part(s, '/seats/a/parties/0/enters'), 'hex', '0504'))).toContain('/seats/a/parties/0/enters/hex')
    expect(spoilt(s => set(part(s, '/seats/a/parties/2'), 'counters', ['1I/1']))).toContain('/seats/a/parties/2/counters/0')
    expect(spoilt(s => set(part(s, '/seats/b/parties/0'), 'counters', ['99']))).toContain('/seats/b/parties/0/counters/0')
    expect(spoilt(s => set(part(s, '/seats/b/parties/0'), 'commanders', ['XXX']))).toContain('/seats/b/parties/0/commanders/0')
    expect(spoilt(s => set(part(s, '/rules/goal/hold'), 'hexes', ['2115']))).toContain('/rules/goal')
  })
  it('7.1 an entry that leads nowhere: horse and guns into a wood, foot onto a hex with water all round', () => {
    // 0101 is a wood on the edge without a road: the regiment may come in there, hussars and guns may not
    expect(spoilt(s => set(part(s, '/seats/a/parties/0/enters'), 'hex', '0101'))).toEqual([])
    const hussars = (s: unknown) =>
      (part(s, '/seats/b/parties') as { counters: string[] }[]).findIndex(p => p.counters.includes('HAL'))
    const at = hussars(json('scenarios/san-fermo-1.json'))
    expect(spoilt(s => set(part(s, `/seats/b/parties/${at}/enters`), 'hex', '0101'))).toContain(
      `/seats/b/parties/${at}/enters/hex`,
    )
    const island = (s: unknown) => {
      set(part(s, '/map/ground'), 0, 'C2 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0')
      set(part(s, '/map/ground'), 1, 'A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0 A0')
      set(part(s, '/seats/a/parties/0/enters'), 'hex', '0101')
    }
    expect(spoilt(island)).toContain('/seats/a/parties/0/enters/hex')
  })
  it('an option that there is not, a level or a radius for nobody', () => {
    expect(spoilt(s => set(part(s, '/seats/a/parties/0/when'), 'is', 'third'))).toContain('/seats/a/parties/0/when')
    expect(spoilt(s => set(part(s, '/rules/variants/0/when'), 'option', 'nothing'))).toContain('/rules/variants/0/when')
    expect(spoilt(s => set(part(s, '/rules/variants/0/radius'), 'commander', 'XXX'))).toContain('/rules/variants/0/radius')
    expect(spoilt(s => set(part(s, '/rules/variants/1/level'), 'hexes', ['2115']))).toContain('/rules/variants/1/level')
    // the same counters of two values of one option never meet; of one value they would
    expect(spoilt(s => set(part(s, '/seats/a/parties/1'), 'when', { option: 'lead', is: 'first' }))).toContain(
      '/seats/a/parties/1/counters/0',
    )
  })
  it('an army: commanders under themselves, battalions of unknown types', () => {
    const army = structuredClone(json('armies/austria-1859.json'))
    set(part(army, '/commanders/0'), 'under', 'AUG')
    set(part(army, '/battalions/0/counters/0'), 'type', 'nothing')
    const read = readArmy(army)
    const paths = read.ok ? [] : read.error.map(f => f.path)
    expect(paths).toContain('/commanders/0/under')
    expect(paths).toContain('/battalions/0/counters/0/type')
  })
})
