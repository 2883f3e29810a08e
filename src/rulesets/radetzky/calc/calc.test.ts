import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calc } from './index'

interface Vectors {
  readonly input: { readonly table: string; readonly cases: readonly ({ readonly id: string } & Record<string, unknown>)[] }
  readonly expect: {
    readonly [id: string]: { readonly value?: unknown; readonly disorders?: boolean; readonly refusal?: { code: string } }
  }
}
const SECTIONS = {
  order: 'Attivazione',
  move: 'Movimento',
  fire: 'Fuoco',
  damage: 'Fuoco',
  cohesion: 'Coesione',
  melee: 'Mischia',
}

describe.each(Object.entries(SECTIONS))('the calc table %s', (name, section) => {
  const vectors = JSON.parse(readFileSync(`tests/vectors/calc-radetzky-${name}.json`, 'utf8')) as Vectors
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
    if (want.disorders !== undefined) expect(got.value.disorders).toBe(want.disorders)
    if (typeof want.value === 'number') expect(got.value.working.reduce((s, t) => s + t.amount, 0)).toBeCloseTo(want.value, 9)
  })
})

describe('bad input names where, from the case on', () => {
  const path = (name: string, c: unknown) => {
    const r = calc[name]!(c)
    return r.ok ? null : r.error.path
  }
  it.each([
    ['order', { from: 'attack' }, '/to'],
    ['order', { from: 'halt', to: 'attack' }, '/from'],
    ['damage', { dice: [1, 7] }, '/dice/1'],
    ['damage', { dice: 6 }, '/dice'],
    ['cohesion', { value: 6, damages: 2, rolls: [1] }, '/rolls'],
    ['cohesion', { value: 6, damages: 1, rolls: [0] }, '/rolls/0'],
    ['fire', { kind: 'line', value: 6, cm: -1, target: { arm: 'infantry' } }, '/cm'],
    ['fire', { kind: 'line', value: 6, cm: 1, target: { arm: 'light', square: true } }, '/target/square'],
    ['fire', { kind: 'line', value: 6, cm: 1, target: { arm: 'infantry', square: true, column: true } }, '/target/column'],
    ['melee', { value: 6, losses: 1, impetus: true }, '/impetus'],
    ['melee', { value: 6, disordered: true, impetus: true }, '/impetus'],
    ['melee', { value: 6, supporters: [{ value: 3 }, { value: 3, losses: 4 }] }, '/supporters/1/losses'],
    ['move', { speed: 6, steps: [{ advance: 1 }, { wheel: 'up', degrees: 3 }] }, '/steps/1/wheel'],
    ['move', { speed: 0 }, '/speed'],
    ['move', null, ''],
  ])('%s %o', (name, c, want) => {
    expect(path(name, c)).toBe(want)
  })
})

describe('Movimento: readings that the vectors leave out', () => {
  const ask = (steps: unknown, more = {}) => calc.move!({ speed: 6, steps, ...more })
  it('a wheel is of 90° at most, comes first and comes once', () => {
    expect(ask([{ wheel: 'left', degrees: 90.5 }])).toMatchObject({ value: { refusal: { code: 'wheel/too-far' } } })
    expect(ask([{ advance: 1 }, { wheel: 'left', degrees: 5 }])).toMatchObject({
      value: { refusal: { code: 'wheel/not-first' } },
    })
    expect(
      ask([
        { wheel: 'left', degrees: 5 },
        { wheel: 'left', degrees: 5 },
      ]),
    ).toMatchObject({
      value: { refusal: { code: 'move/one-kind' } },
    })
  })
  it('a wheel costs half of the printed speed, by road too', () => {
    expect(calc.move!({ speed: 15, road: true, steps: [{ wheel: 'left', degrees: 5 }] })).toMatchObject({
      value: { value: 14.5 },
    })
  })
  it('an about-face is a kind of its own and costs nothing', () => {
    expect(ask([{ aboutFace: true }])).toMatchObject({ value: { value: 6, disorders: false } })
    expect(ask([{ aboutFace: true }, { advance: 1 }])).toMatchObject({ value: { refusal: { code: 'move/one-kind' } } })
  })
  it('Mischia: a half base alone drops its half die last, and with impetus first', () => {
    expect(calc.melee!({ value: 3.5 })).toMatchObject({ value: { value: 3 } })
    expect(calc.melee!({ value: 3.5, ranks: 2 })).toMatchObject({ value: { value: 5 } })
    expect(calc.melee!({ value: 3.5, impetus: true })).toMatchObject({ value: { value: 5 } })
  })
})
