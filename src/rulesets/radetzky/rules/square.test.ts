import { describe, expect, it } from 'vitest'
import type { UnitKind } from '../kinds'
import { against, idOf, play, type Stand, tableOf } from '../table.testing'
import { diceOf, meleeOf } from './melee'
import { squaresFor } from './square'

const A = [1, 2, 3, 4, 5].map(n => idOf('a', n))
const B1 = idOf('b', 1)
const line = (x: number, y: number, more: Partial<Stand> = {}): Stand => ({ kind: 'line', at: [x, y], ...more })
/** Two files side by side: 1 before 2, 3 before 4; each 8 wide and 4 deep. */
const block = [line(60, 40), line(60, 36), line(68, 40), line(68, 36)]
const horse = (x: number, y: number, facing?: number, kind: UnitKind = 'dragoon'): Stand => ({
  kind,
  at: [x, y],
  ...(facing === undefined ? {} : { facing }),
  is: { attacking: true },
})
const far = [horse(60, 110)]

describe('Quadrato, of more than two bases', () => {
  const four = tableOf({ a: block, b: far })
  const form = { type: 'square', unit: A[0]!, with: [A[1]!, A[2]!, A[3]!] } as const

  it('Quadrato: two files side by side; the last of each turns about where it stands', () => {
    const { state } = play(four, 'a', form)
    // 4 deep: turned about in place the front of 2 and 4 lies where their rear was, at y 32
    expect(state.units[A[1]!]!.pose).toEqual({ front: [60, 32], facing: 180 })
    expect(state.units[A[3]!]!.pose).toEqual({ front: [68, 32], facing: 180 })
    expect(state.units[A[0]!]!.pose).toEqual({ front: [60, 40], facing: 0 })
    for (const id of A.slice(0, 4))
      expect(against(state, 'a', { type: 'move', unit: id, steps: [{ advance: 1 }] })).toContain('square/stands')
  })

  it('Quadrato: a file of three; only the last turns about', () => {
    const file = tableOf({ a: [line(60, 40), line(60, 36), line(60, 32)], b: far })
    const { state } = play(file, 'a', { type: 'square', unit: A[0]!, with: [A[1]!, A[2]!] })
    expect([0, 1, 2].map(i => state.units[A[i]!]!.pose!.facing)).toEqual([0, 0, 180])
    expect(state.units[A[2]!]!.pose!.front).toEqual([60, 28])
  })

  it('Quadrato: every file has a back, and files touch', () => {
    // 3 at the side of 1 with nobody behind it
    expect(against(four, 'a', { ...form, with: [A[1]!, A[2]!] })).toEqual(['square/not-joined'])
    // the second file two fingers off
    const apart = tableOf({ a: [block[0]!, block[1]!, line(70.5, 40), line(70.5, 36)], b: far })
    expect(against(apart, 'a', form)).toEqual(['square/not-joined'])
    // no file at all
    expect(against(four, 'a', { type: 'square', unit: A[0]!, with: [A[2]!] })).toEqual(['square/not-behind'])
    // nobody twice
    expect(against(four, 'a', { ...form, with: [A[1]!, A[1]!] })).toEqual(['unit/unknown'])
  })

  it('Quadrato: what is offered: the file, and the file with the one at its right hand', () => {
    const of = (n: number) => squaresFor(four, four.units[A[n - 1]!]!).map(s => s.map(u => u.id))
    expect(of(1)).toEqual([[A[1]!], [A[1]!, A[2]!, A[3]!]])
    expect(of(3)).toEqual([[A[3]!]])
    expect(of(2)).toEqual([])
  })

  it('Quadrato: against cavalry it rolls the sum of all, what they have lost taken off; against foot each its own', () => {
    const { state } = play(four, 'a', form)
    const hurt = { ...state, units: { ...state.units, [A[3]!]: { ...state.units[A[3]!]!, losses: 2 } } }
    const foe = state.units[B1]!
    // 4 × 6 − 2
    expect(diceOf(hurt, hurt.units[A[0]!]!, foe, [], 'front', false).dice).toBe(22)
    expect(diceOf(hurt, hurt.units[A[0]!]!, { ...foe, arm: 'line' }, [], 'front', false).dice).toBe(6)
  })

  it('Quadrato: who is in the sum does not support it as well', () => {
    // before the joint of the two files it touches 1 and 3
    const met = (kind: UnitKind) => {
      const { state } = play(tableOf({ a: block, b: [horse(60, 110, undefined, kind)] }), 'a', form)
      const there = { ...state.units[B1]!, pose: { front: [63, 40] as const, facing: 180 } }
      return { ...state, active: 'b' as const, units: { ...state.units, [B1]: there } }
    }
    const [rides, walks] = [met('dragoon'), met('german')]
    expect(meleeOf(rides, 'b', rides.units[A[0]!]!)!.enemySupport).toEqual([])
    expect(meleeOf(walks, 'b', walks.units[A[0]!]!)!.enemySupport.map(u => u.id)).toEqual([A[2]!])
  })

  it('Quadrato: one base in disorder and all stand alone', () => {
    const near = tableOf({ a: block, b: [{ kind: 'german', at: [60, 44.5] }] })
    const { state } = play(near, 'a', form)
    const theirs = { ...state, active: 'b' as const, waiting: ['b' as const] }
    // 8 dice at 4.5 cm, two more at a square; a damage that holds, and disorders
    const shot = play(theirs, 'b', { type: 'fire', unit: B1, target: A[0]! }, [6, ...Array(9).fill(1), 1])
    expect(A.slice(0, 4).map(id => shot.state.units[id]!.square)).toEqual([null, null, null, null])
    expect(shot.events.filter(e => e.type === 'SquareBroken')).toMatchObject([{ both: A.slice(0, 4) }])
  })

  it('Quadrato: left at will, and taken out of by a ruling, all stand alone', () => {
    const { state } = play(four, 'a', form)
    const left = play(state, 'a', { type: 'breakSquare', unit: A[2]! }).state
    expect(A.slice(0, 4).map(id => left.units[id]!.square)).toEqual([null, null, null, null])
    const ruled = play(state, 'a', { type: 'ruling', why: 'test', set: [{ remove: A[1]! }] } as never).state
    expect(A.slice(0, 4).map(id => ruled.units[id]!.square)).toEqual([null, null, null, null])
  })

  it('Quadrato: nobody in it bars a shot at another of it, and none of it is a nearer target', () => {
    const two = tableOf({ a: block, b: [{ kind: 'german', at: [64, 44] }] })
    const { state } = play(two, 'a', form)
    const theirs = { ...state, active: 'b' as const, waiting: ['b' as const] }
    for (const target of [A[0]!, A[2]!]) expect(against(theirs, 'b', { type: 'fire', unit: B1, target })).toEqual([])
  })
})
