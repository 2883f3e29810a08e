import { describe, expect, it } from 'vitest'
import { act, codesOf, dice, id, inPhase } from '../play.testing'
import { ordered, pose, table } from './table.testing'

const s = (unit: string, seat: 'a' | 'b') =>
  ordered(
    ordered(inPhase(table({ [unit]: { pose: pose(60, 50) } }), seat === 'a' ? 'move1' : 'move2', [seat]), 'a/III', {
      kind: 'halt',
    }),
    'b/I',
    { kind: 'halt' },
  )
const roll = (unit: string, seat: 'a' | 'b', face: number) =>
  act(s(unit, seat), seat, { type: 'formSquare', unit: id(unit) }, dice(face)).state.units[unit]!

describe('7.4 forming square', () => {
  it('7.4 (OO-19) Prussians roll above 50, the others above 65', () => {
    expect(roll('a/III/1', 'a', 50)).toMatchObject({ formation: 'line', disorder: 'square' })
    expect(roll('a/III/1', 'a', 51)).toMatchObject({ formation: 'square', disorder: null })
    expect(roll('b/I/3', 'b', 65)).toMatchObject({ formation: 'line', disorder: 'square' })
    expect(roll('b/I/3', 'b', 66)).toMatchObject({ formation: 'square', disorder: null })
  })
  it('7.4 option: roll at or below the number', () => {
    const under = { ...s('a/III/1', 'a'), options: { squareRoll: 'under' } }
    const face = (f: number) =>
      act(under, 'a', { type: 'formSquare', unit: id('a/III/1') }, dice(f)).state.units['a/III/1']!.formation
    expect([face(50), face(51)]).toEqual(['square', 'line'])
  })
  it('7.4 reading 11: first of all in its own move, and then nothing more; dice that fell are not taken back', () => {
    const moved = act(s('a/III/1', 'a'), 'a', { type: 'move', unit: id('a/III/1'), steps: [{ form: 'column' }] }).state
    expect(codesOf(moved, 'a', { type: 'formSquare', unit: id('a/III/1') })).toEqual(['square/not-first'])
    const after = act(s('a/III/1', 'a'), 'a', { type: 'formSquare', unit: id('a/III/1') }, dice(80)).state
    expect(after.units['a/III/1']!.use).toMatchObject({ done: true, form: true, before: null })
    expect(codesOf(after, 'a', { type: 'takeBack', unit: id('a/III/1') })).toEqual(['back/not-moved'])
    expect(codesOf(after, 'a', { type: 'move', unit: id('a/III/1'), steps: [{ advance: 1 }] })).not.toEqual([])
  })
  it('7.4 infantry in close order alone, with room for 7 × 7 cm', () => {
    expect(codesOf(s('a/C/3', 'a'), 'a', { type: 'formSquare', unit: id('a/C/3') })).toEqual(['square/not-these'])
    const behind = table({ 'a/III/1': { pose: pose(60, 50) }, 'a/III/2': { pose: pose(60, 46) } })
    expect(codesOf(inPhase(behind, 'move1', ['a']), 'a', { type: 'formSquare', unit: id('a/III/1') })).toEqual(['form/no-room'])
  })
})

describe('7.4 room for a square', () => {
  const codesFor = (set: Parameters<typeof table>[0], ground: Parameters<typeof table>[1] = []) =>
    codesOf(inPhase(ordered(table(set, ground), 'a/III', { kind: 'halt' }), 'move1', ['a']), 'a', {
      type: 'formSquare',
      unit: id('a/III/1'),
    })
  it('7.4 on the table: 7 cm behind the front', () => {
    expect(codesFor({ 'a/III/1': { pose: pose(60, 6.9) } })).toEqual(['move/off-table'])
    expect(codesFor({ 'a/III/1': { pose: pose(60, 7) } })).toEqual([])
  })
  it('7.4 a march column needs room for the line in which it stands if it fails', () => {
    // The line would reach from x = 52 to 68, the square from 56.5 to 63.5.
    const beside = (x: number) =>
      codesFor({ 'a/III/1': { pose: pose(60, 50), formation: 'column' }, 'a/III/2': { pose: pose(x, 50), formation: 'column' } })
    expect(beside(69.9)).toEqual(['form/no-room'])
    expect(beside(70)).toEqual([])
  })
  it('9.1, 13 nor who has declared a charge from where he stands, nor who routs', () => {
    const unit = table({ 'a/III/1': { pose: pose(60, 50) } }).units['a/III/1']!
    const charge = { target: id('b/I/3'), side: 'front', flanking: false, straight: 1, impetus: false, n: 1 } as const
    const s = inPhase(ordered(table({ 'a/III/1': { pose: pose(60, 50) } }), 'a/III', { kind: 'halt' }), 'move1', ['a'])
    const codesOfUnit = (more: Partial<typeof unit>) =>
      codesOf({ ...s, units: { ...s.units, 'a/III/1': { ...s.units['a/III/1']!, ...more } } }, 'a', {
        type: 'formSquare',
        unit: id('a/III/1'),
      })
    expect(codesOfUnit({ use: { ...unit.use, charge } })).toEqual(['move/charging'])
    expect(codesOfUnit({ rout: 'routing' })).toEqual(['move/routing'])
  })
  it('7.5 nor in a wood', () => {
    const outline = [
      [50, 40],
      [70, 40],
      [70, 60],
      [50, 60],
    ] as const
    const wood = { id: 'w', kind: 'wood' as const, outline }
    expect(codesFor({ 'a/III/1': { pose: pose(60, 55), formation: 'column' } }, [wood])).toEqual(['form/no-room'])
  })
})
