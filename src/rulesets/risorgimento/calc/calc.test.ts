import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calc } from './index'

interface Vectors {
  readonly input: { readonly table: string; readonly cases: readonly ({ readonly id: string } & Record<string, unknown>)[] }
  readonly expect: { readonly [id: string]: { readonly value?: unknown; readonly refusal?: { code: string } } }
}
const SECTIONS = { acceptOrder: '4.1', fire: '6.1', losses: '6.1.1', melee: '6.4', test: '6.1.4' }

describe.each(Object.entries(SECTIONS))('the calc table %s', (name, section) => {
  const vectors = JSON.parse(readFileSync(`tests/vectors/calc-risorgimento-${name}.json`, 'utf8')) as Vectors
  it.each(vectors.input.cases.map(c => [c.id, c] as const))(`${section}: %s`, (id, c) => {
    const want = vectors.expect[id]!
    const got = calc[name]!(c)
    if (!got.ok) throw new Error(got.error.message)
    if ('refusal' in got.value) {
      expect(want.value).toBeUndefined()
      expect(got.value.refusal).toMatchObject(want.refusal!)
      return
    }
    expect(want.refusal).toBeUndefined()
    expect(got.value.value).toEqual(want.value)
    if (typeof want.value === 'number') expect(got.value.working.reduce((s, t) => s + t.amount, 0)).toBe(want.value)
  })
})

const value = (name: string, c: unknown) => {
  const r = calc[name]!(c)
  if (!r.ok) throw new Error(r.error.message)
  return r.value
}

describe('what the vectors leave out', () => {
  const shot = { fire: 4, formation: 'line', arm: 'L', kind: 'artillery', hexes: 3, target: { formation: 'line' } }
  it('6.3 foot fires into the next hex alone', () => {
    expect(value('fire', { ...shot, kind: 'infantry', hexes: 2 })).toEqual({
      refusal: { code: 'fire/out-of-range', clause: '6.3' },
    })
  })
  it('6.3 there are never fewer than no dice, the clamp being a term', () => {
    const got = value('fire', { ...shot, losses: 1, hexes: 14 })
    expect(got).toMatchObject({ value: 0 })
    expect(got).toMatchObject({ working: [{ amount: 4 }, { amount: -1 }, { amount: -7 }, { amount: 4 }] })
  })
  it('6.1.2 limbered guns fire at nobody, skirmishers neither; 5.1.5 they have no flank', () => {
    expect(value('fire', { ...shot, formation: 'limbered', target: { formation: 'skirmish' } })).toMatchObject({ value: 0 })
    expect(value('fire', { ...shot, hexes: 1, target: { formation: 'limbered', flank: true } })).toMatchObject({ value: 5 })
  })
  it('6.5.3 a charge at a column doubles nothing; the defender has no terms of cavalry', () => {
    const horse = { melee: 3, formation: 'line', role: 'attacker', aspect: 'front' }
    expect(value('melee', { ...horse, cavalry: { charge: true } })).toMatchObject({ value: 6 })
    expect(value('melee', { ...horse, cavalry: { charge: true, atColumn: true, weightAbove: 1 } })).toMatchObject({ value: 4 })
    expect(value('melee', { ...horse, role: 'defender', cavalry: { charge: true, weightAbove: 2 } })).toMatchObject({ value: 3 })
  })
  it('6.4 fewer than no dice is none', () => {
    const weak = { melee: 1, losses: 1, formation: 'skirmish', role: 'attacker', aspect: 'front' }
    expect(value('melee', weak)).toMatchObject({ value: 0 })
    expect(value('melee', { ...weak, formation: 'limbered', aspect: 'rear', role: 'defender' })).toMatchObject({ value: 0 })
  })
  it('6.1.1 no dice, no losses', () => {
    expect(value('losses', { dice: [], terrain: 'C' })).toMatchObject({ value: 0 })
  })
})

/** Points lost a volley in the mean, over every throw of so many dice. */
const mean = (dice: number, terrain: string) => {
  let sum = 0
  let throws = 1
  let ways: ReadonlyMap<number, number> = new Map([[0, 1]])
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>()
    for (const [total, n] of ways) for (let f = 1; f <= 6; f++) next.set(total + f, (next.get(total + f) ?? 0) + n)
    ways = next
    throws *= 6
  }
  for (const [total, n] of ways) {
    const faces = Array.from({ length: dice }, (_, i) => Math.floor((total + i) / dice))
    const got = value('losses', { dice: faces, terrain })
    sum += n * (got as { value: number }).value
  }
  return sum / throws
}
describe('6.1.1 the mean losses of a volley, as the table of the readings has them', () => {
  it.each([
    [2, [0.75, 0.58, 0.42, 0.28]],
    [3, [1.33, 1.07, 0.88, 0.75]],
    [4, [1.92, 1.57, 1.31, 1.1]],
    [6, [3.08, 2.57, 2.19, 1.89]],
    [8, [4.25, 3.57, 3.06, 2.67]],
  ] as const)('%i dice', (dice, want) => {
    for (const [i, terrain] of ['C', 'V', 'W', 'K'].entries())
      expect(Math.abs(mean(dice, terrain) - want[i]!)).toBeLessThan(0.0051)
  })
})

describe('bad input names where, from the case on', () => {
  const path = (name: string, c: unknown) => {
    const r = calc[name]!(c)
    return r.ok ? null : r.error.path
  }
  const shot = { fire: 3, formation: 'line', arm: 'L', kind: 'infantry', hexes: 1, target: { formation: 'line' } }
  it.each([
    ['acceptOrder', { ability: 1 }, '/roll'],
    ['acceptOrder', { ability: -1, roll: 3 }, '/ability'],
    ['acceptOrder', { ability: 1, roll: 7 }, '/roll'],
    ['fire', { ...shot, hexes: 0 }, '/hexes'],
    ['fire', { ...shot, fire: 2.5 }, '/fire'],
    ['fire', { ...shot, arm: 'X' }, '/arm'],
    ['fire', { ...shot, target: {} }, '/target/formation'],
    ['fire', { ...shot, target: { formation: 'line', flank: 1 } }, '/target/flank'],
    ['fire', { ...shot, kind: 'artillery', formation: 'skirmish' }, '/formation'],
    ['fire', { ...shot, formation: 'limbered' }, '/formation'],
    ['losses', { dice: [1, 7], terrain: 'C' }, '/dice/1'],
    ['losses', { dice: [1], terrain: 'A' }, '/terrain'],
    ['melee', { melee: 3, formation: 'line', aspect: 'front' }, '/role'],
    ['melee', { melee: 3, formation: 'line', role: 'attacker', cavalry: { weightAbove: -1 } }, '/cavalry/weightAbove'],
    ['melee', { melee: 3, formation: 'skirmish', role: 'attacker', cavalry: {} }, '/formation'],
    ['test', { training: 3, roll: 0 }, '/roll'],
    ['test', { training: 3, roll: 1, order: 'halt' }, '/order'],
    ['test', null, ''],
  ])('%s %o', (name, c, want) => {
    expect(path(name, c)).toBe(want)
  })
})
