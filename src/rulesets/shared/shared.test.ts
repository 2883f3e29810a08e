import { describe, expect, it } from 'vitest'
import { unitId } from '../../base/units'
import { clockAt } from './clock'
import { name, point } from './fields'
import { line, side } from './line'
import { longest } from './longest'
import { bareStep, idle } from './steps'
import { Making, Telling } from './telling'
import { found, impossible, untimely } from './verdicts'

describe('what games share', () => {
  it('the hour of a turn goes on by its minutes, over the hour and over midnight', () => {
    const start = { date: '1848-05-30', time: '15:20' }
    expect([0, 1, 2, 4].map(t => clockAt(start, t, 20))).toEqual([
      '1848-05-30T15:20',
      '1848-05-30T15:20',
      '1848-05-30T15:40',
      '1848-05-30T16:20',
    ])
    expect(clockAt({ ...start, time: '23:50' }, 2, 15)).toBe('1848-05-30T00:05')
  })
  it('a verdict is a breach where something was found', () => {
    const refusal = { code: 'move/too-far', clause: '7.1' }
    expect(found([])).toMatchObject({ kind: 'ok', refusals: [] })
    expect(found([refusal], { left: 2 })).toMatchObject({ kind: 'breach', refusals: [refusal], left: 2 })
    expect(impossible('unit/unknown')).toMatchObject({ kind: 'impossible', refusals: [{ code: 'unit/unknown', clause: '' }] })
  })
  it('it is not the time in another phase, nor another seat’s', () => {
    const seen = { phase: 'act', waiting: ['a'] as const }
    expect(untimely(seen, 'a', ['act', 'melee'], '6')).toEqual([])
    expect(untimely(seen, 'b', ['act'], '6')).toEqual([{ code: 'turn/not-yours', clause: '6' }])
    expect(untimely(seen, 'a', ['melee'], '6').map(r => r.code)).toEqual(['phase/not-now'])
  })
  it('a story applies its events one after the other, in their order', () => {
    class Sum extends Telling<string, number> {
      protected apply(state: string, event: number) {
        return `${state}${event}`
      }
    }
    const story = new Sum('x').add(1, 2).add(3)
    expect([story.state, story.events]).toEqual(['x123', [1, 2, 3]])
  })
  it('an event of a hex game holds what is told and what that makes of the table', () => {
    class Heap extends Making<readonly number[], { readonly type: string }, { readonly of?: number }> {
      protected apply(state: readonly number[], event: { readonly of?: number }) {
        return event.of === undefined ? state : [...state, event.of]
      }
    }
    const story = new Heap([1]).add({ type: 'Laid' }, { of: 2 }).add({ type: 'Looked' })
    expect([story.state, story.events]).toEqual([
      [1, 2],
      [{ type: 'Laid', of: 2 }, { type: 'Looked' }],
    ])
  })
  it('a sentence of the log leaves out what it has not', () => {
    expect(line('Turned')).toEqual([{ phrase: { code: 'event.Turned', with: {} } }])
    expect(line('Won', { by: side('b') }, '9.1', unitId('b/I/1'))).toEqual([
      { phrase: { code: 'event.Won', with: { by: { phrase: { code: 'ui.side.b' } } } }, clause: '9.1', unit: 'b/I/1' },
    ])
  })
  it('the longest that is legal lies just below the limit; where what is next above is refused, it is the one that was good', () => {
    const legal = (cm: number) => cm <= 6.25
    const cm = longest(1, 10, x => x, legal)
    expect(cm).toBeLessThanOrEqual(6.25)
    expect(cm).toBeGreaterThan(6.2498)
    expect(longest(6.25, 10, x => x, legal)).toBe(6.25)
  })
  it('a step of no length is idle, an about-face is none', () => {
    expect([{ advance: 0 }, { oblique: 20, cm: 0 }, { wheel: 'left', degrees: 0 } as const].every(idle)).toBe(true)
    expect([{ advance: 0.1 }, { aboutFace: true } as const].some(idle)).toBe(false)
  })
  it('a note on a step is passed over, what names a step is not', () => {
    expect(bareStep({ advance: 3, note: 'x' })).toEqual({ advance: 3 })
    expect([bareStep('advance'), bareStep([1])]).toEqual(['advance', [1]])
  })
  it('names are in both languages, places are two finite numbers', () => {
    expect(name.safeParse({ it: 'A', en: 'B' }).success).toBe(true)
    expect(name.safeParse({ it: 'A' }).success).toBe(false)
    expect(point.safeParse([1, Number.POSITIVE_INFINITY]).success).toBe(false)
  })
})
