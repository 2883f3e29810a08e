import { describe, expect, it } from 'vitest'
import type { GameStep } from '../../contract'
import { calcMove } from '../calc/move'

/** cm left, or the code of the refusal. */
const left = (c: { readonly [key: string]: unknown }, ...steps: GameStep[]): unknown => {
  const r = calcMove({ nation: 'austria', formation: 'line', ...c, steps })
  if (!r.ok) throw new Error(r.error.message)
  if ('refusal' in r.value) return (r.value.refusal as { code: string }).code
  const sum = r.value.working.reduce((s, t) => s + t.amount, 0)
  expect(sum).toBeCloseTo(r.value.value as number, 9)
  return Math.round((r.value.value as number) * 1e6) / 1e6
}
const foot = { troop: 'infantry' }
const prussian = { ...foot, nation: 'prussia' }
const column = { ...foot, formation: 'column' }

describe('the account of a move', () => {
  it('OO-6 a change that costs half leaves half the speed of the new formation', () => {
    expect(left(prussian, { form: 'column' })).toBe(8.5)
    expect(left({ ...prussian, formation: 'column' }, { form: 'line' })).toBe(7)
    expect(left({ troop: 'heavyCavalry', formation: 'column' }, { form: 'line' })).toBe(10)
    expect(left({ troop: 'lightCavalry' }, { form: 'column' })).toBe(15)
    expect(left({ troop: 'artillery', formation: 'battery' }, { form: 'limbered' })).toBe(7)
    expect(left({ troop: 'artillery', formation: 'limbered' }, { form: 'battery' })).toBe(0)
    expect(left({ ...prussian, road: true }, { form: 'column' })).toBe(12)
  })
  it('7.4 two changes of half a move are a whole one; of a whole move there is no second', () => {
    expect(left(prussian, { form: 'column' }, { form: 'line' })).toBe(0)
    expect(left(prussian, { aboutFace: true }, { form: 'column' })).toBe(0)
    expect(left(foot, { form: 'column' }, { form: 'line' })).toBe('move/too-far')
  })
  it('7.4 a march column may change at the end of half a move at the most, and does nothing more', () => {
    expect(left(column, { advance: 8.5 }, { form: 'line' })).toBe(0)
    expect(left(column, { advance: 8.6 }, { form: 'line' })).toBe('form/not-first')
    expect(left(column, { advance: 3 }, { form: 'line' }, { advance: 1 })).toBe('move/too-far')
    expect(left({ troop: 'heavyCavalry', formation: 'column' }, { advance: 12.5 }, { form: 'line' })).toBe(0)
    // A wheel counts double: 4.2 cm of arc are 8.4 of 8.5.
    expect(left(column, { wheel: 'left', degrees: (4.2 * 180) / (Math.PI * 4) }, { form: 'line' })).toBe(0)
    expect(left(column, { wheel: 'left', degrees: (4.4 * 180) / (Math.PI * 4) }, { form: 'line' })).toBe('form/not-first')
    expect(left({ troop: 'artillery', formation: 'limbered' }, { advance: 3 }, { form: 'battery' })).toBe('form/not-first')
  })
  it('4 a square stands but for its change of formation, at the usual cost', () => {
    expect(left({ ...foot, formation: 'square' }, { form: 'line' })).toBe(0)
    expect(left({ ...prussian, formation: 'square' }, { form: 'line' })).toBe(7)
    expect(left({ ...foot, formation: 'square' }, { aboutFace: true })).toBe('square/stands')
  })
  it('7.4 open order, and cossacks with it (15), about-face freely and go back at double cost', () => {
    expect(left({ troop: 'openOrder' }, { aboutFace: true }, { advance: 5 }, { aboutFace: true }, { retire: 3 })).toBe(11)
    expect(left({ troop: 'cossacks' }, { aboutFace: true })).toBe(35)
    expect(left({ troop: 'cossacks' }, { retire: 10 })).toBe(15)
  })
  it('OO-5 others go back by order only', () => {
    expect(left(foot, { retire: 3 })).toBe('retire/not-allowed')
    expect(left({ ...foot, order: 'withdraw' }, { retire: 3 })).toBe(8)
    expect(left({ ...foot, order: 'halt' }, { retire: 7 })).toBe(0)
    expect(left({ ...foot, order: 'attack' }, { retire: 3 })).toBe('retire/not-allowed')
    expect(left({ ...foot, order: 'withdraw' }, { retire: 7.1 })).toBe('move/too-far')
  })
  it('OO-22 generals wheel freely, cossacks as everyone else', () => {
    expect(left({ troop: 'general' }, { advance: 10 }, { wheel: 'left', degrees: 200 }, { advance: 20 })).toBe(0)
    const unit = { front: [60, 30], facing: 0, width: 18, depth: 3 }
    expect(left({ troop: 'cossacks', unit }, { wheel: 'left', degrees: 60 })).toBe('wheel/too-far')
    expect(left({ troop: 'cossacks', unit }, { wheel: 'left', degrees: 30 })).toBeCloseTo(35 - (2 * 18 * Math.PI) / 6, 5)
  })
  it('7.4 guns in battery turn freely and do nothing else', () => {
    const guns = { troop: 'artillery', formation: 'battery' }
    expect(left(guns, { wheel: 'left', degrees: 90 })).toBe(0)
    expect(left(guns, { aboutFace: true })).toBe(0)
    expect(left(guns, { shift: 1 })).toBe('battery/limber-first')
  })
  it('7.2 the wheel: half the speed in force, road and half speed included, swung over the front that it has', () => {
    const arc = (cm: number, width: number): GameStep => ({ wheel: 'right', degrees: (cm * 180) / (Math.PI * width) })
    expect(left({ ...column, road: true }, arc(12, 4))).toBe(0)
    expect(left({ ...column, road: true }, arc(12.1, 4))).toBe('wheel/too-far')
    expect(left({ ...foot, half: true }, arc(3.5, 16))).toBe(0)
    expect(left({ ...foot, half: true }, arc(3.6, 16))).toBe('wheel/too-far')
    // After a change that cost half, half of the speed may be swung, but only 4.25 cm of arc are paid for; the front is 4 cm now.
    expect(left(prussian, { form: 'column' }, arc(4, 4))).toBe(0.5)
    expect(left(prussian, { form: 'column' }, arc(5, 4))).toBe('move/too-far')
    expect(left(foot, { retire: 0 }, arc(1, 16))).toBe('retire/not-allowed')
  })
  it('7.2 thirty degrees, with a hundredth of tolerance', () => {
    expect(left(foot, { oblique: 30.01, cm: 4 })).toBe(10)
    expect(left(foot, { oblique: -30.02, cm: 4 })).toBe('oblique/too-wide')
  })
  it('4 nobody forms what he does not know, or what he is', () => {
    expect(left(foot, { form: 'limbered' })).toBe('form/not-allowed')
    expect(left({ troop: 'heavyCavalry' }, { form: 'square' })).toBe('form/not-allowed')
    expect(left(foot, { form: 'line' })).toBe('form/same')
  })
})
