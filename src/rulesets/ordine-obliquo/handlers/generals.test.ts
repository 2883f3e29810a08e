import { describe, expect, it } from 'vitest'
import { act, acts, codesOf, id, inPhase, started } from '../play.testing'

const s = inPhase(started, 'generals1', ['a'], 'a', 2)
const FRED = 'a/C/general'

describe('7.1, 3.4 generals', () => {
  it('7.1 ride 30 cm a turn, in several rides too', () => {
    // Frederick stands at (115, 18).
    const to = (x: number) => codesOf(s, 'a', { type: 'moveGeneral', general: FRED, to: [x, 18] })
    expect(to(145)).toEqual([])
    expect(to(145.1)).toEqual(['move/too-far'])
    const half = acts(s, ['a', { type: 'moveGeneral', general: FRED, to: [135, 18] }])
    expect(codesOf(half, 'a', { type: 'moveGeneral', general: FRED, to: [145, 18] })).toEqual([])
    expect(codesOf(half, 'a', { type: 'moveGeneral', general: FRED, to: [145.1, 18] })).toEqual(['move/too-far'])
    expect(codesOf(half, 'a', { type: 'moveGeneral', general: FRED, to: [135, -1] })).toEqual(['place/off-table'])
  })
  it('3.4 attached, a general goes where his unit goes and stays the whole turn', () => {
    const joined = acts(s, ['a', { type: 'attach', general: FRED, unit: id('a/C/3') }])
    expect(joined.generals[FRED]).toMatchObject({ attached: 'a/C/3', attachedTurn: 2, point: [126, 14] })
    expect(codesOf(joined, 'a', { type: 'release', general: FRED })).toEqual(['general/stays'])
    const moving = act(joined, 'a', { type: 'endPhase' }).state
    // 3.4 led by the commander himself the cuirassiers need no order: theirs is Halt.
    const gone = acts(moving, ['a', { type: 'move', unit: id('a/C/3'), steps: [{ advance: 5 }] }])
    expect(gone.generals[FRED]!.point).toEqual([126, 19])
    const later = inPhase(gone, 'generals1', ['a'], 'a', 3)
    expect(acts(later, ['a', { type: 'release', general: FRED }]).generals[FRED]).toMatchObject({
      attached: null,
      point: [126, 19],
    })
  })
  it('3.4 a brigade general joins a unit of his own brigade, within his ride', () => {
    expect(codesOf(s, 'a', { type: 'attach', general: 'a/I/general', unit: id('a/I/2') })).toEqual([])
    expect(codesOf(s, 'a', { type: 'attach', general: 'a/I/general', unit: id('a/II/1') })).toContain('general/own-brigade')
    expect(codesOf(s, 'a', { type: 'attach', general: FRED, unit: id('a/I/1') })).toEqual(['move/too-far'])
  })
  it('6 only in their own phase, and only by their own side', () => {
    expect(codesOf(started, 'a', { type: 'moveGeneral', general: FRED, to: [116, 18] })).toEqual(['phase/not-now'])
    expect(codesOf(s, 'b', { type: 'moveGeneral', general: FRED, to: [116, 18] })).toEqual(['command/no-such-general'])
    expect(codesOf(s, 'b', { type: 'moveGeneral', general: 'b/C/general', to: [80, 90] })).toEqual(['turn/not-yours'])
  })
})
