import { describe, expect, it } from 'vitest'
import { lineUp } from './lineUp'
import { loadPhysics } from './physics'
import { diceOf, faceOf, MOST, type Roll } from './rolls'
import { multiply, type Sides, SOLIDS, turned, turnFace } from './shapes'
import { STRIDE, throwDice, trayFor } from './throw'

const roll = (sides: number, faces: number[], caption?: string): Roll => ({
  sides,
  faces,
  seed: 's',
  ...(caption ? { caption } : {}),
})

describe('the dice of a roll', () => {
  it('a percentage is a ten and a unit: 100 is 00 and 0, 7 is 00 and 7', () => {
    const shown = (face: number) => diceOf([roll(100, [face])]).map(d => [d.marking, d.shows])
    expect(shown(100)).toEqual([
      ['tens', 0],
      ['units', 0],
    ])
    expect(shown(7)).toEqual([
      ['tens', 0],
      ['units', 7],
    ])
    expect(shown(40)).toEqual([
      ['tens', 4],
      ['units', 0],
    ])
    expect(shown(93)).toEqual([
      ['tens', 9],
      ['units', 3],
    ])
  })
  it('a ten on a ten-sided die is its 0, and six-sided dice have pips', () => {
    expect(diceOf([roll(10, [10, 3])]).map(d => d.shows)).toEqual([0, 3])
    expect(diceOf([roll(6, [6, 1])]).map(d => [d.marking, d.shows])).toEqual([
      ['pips', 6],
      ['pips', 1],
    ])
    expect(diceOf([roll(8, [4])])).toEqual([])
  })
  it('every number that can be rolled has a face', () => {
    for (let v = 1; v <= 100; v++) for (const d of diceOf([roll(100, [v])])) expect(SOLIDS[10].values[faceOf(d)]).toBe(d.shows)
    for (let v = 1; v <= 6; v++) for (const d of diceOf([roll(6, [v])])) expect(SOLIDS[6].values[faceOf(d)]).toBe(v)
  })
  it('no more than forty tumble, and no percentage is torn apart', () => {
    expect(diceOf([roll(6, Array(60).fill(1))])).toHaveLength(MOST)
    expect(diceOf([roll(6, [1]), roll(100, Array(30).fill(55))])).toHaveLength(39)
  })
})

describe('dice lined up', () => {
  it.each([1, 2, 3, 5, 8, 12, 20, 40])('%i of them lie on the felt, none on another', n => {
    for (const sides of [6, 100]) {
      const dice = diceOf([roll(sides, Array(Math.ceil(n / 2)).fill(3)), roll(sides, Array(Math.floor(n / 2)).fill(4))])
      const { places } = lineUp(dice, [false, false])
      const [hw, hd] = trayFor(dice.length)
      for (const [x, z] of places) {
        expect(Math.abs(x)).toBeLessThan(hw - 0.8)
        expect(Math.abs(z)).toBeLessThan(hd - 0.8)
      }
      places.forEach((a, i) => {
        for (const b of places.slice(i + 1)) expect(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))).toBeGreaterThan(1.62)
      })
    }
  })
  it('a roll with words has a line of its own, the words at the right of its dice', () => {
    const { places, captions } = lineUp(diceOf([roll(100, [45], 'a'), roll(10, [4], 'b')]), [true, true])
    expect(places[0][1]).toBe(places[1][1])
    expect(places[2][1]).toBeGreaterThan(places[1][1] + 1.7)
    expect(captions[0]?.[0]).toBeGreaterThan(places[1][0] + 1)
    expect(captions[1]?.[1]).toBe(places[2][1])
  })
})

describe('dice that count together', () => {
  // 5 2 6 5 1 5: the six by itself, the first two fives together, one five over
  const counted: Roll = { ...roll(6, [5, 2, 6, 5, 1, 5]), counted: [[2], [0, 3]] }
  const dice = diceOf([counted])
  const { places, frames } = lineUp(dice, [false])

  it('lie first and in one piece, the others after them with a gap', () => {
    const x = (i: number) => places[i][0]
    expect(new Set(places.map(p => p[1])).size).toBe(1)
    expect([2, 0, 3, 1, 4, 5].map(x)).toEqual([...places.map(p => p[0])].sort((p, q) => p - q))
    // a die is 1.6 wide: two of a pair all but touch, and nothing else does
    expect(x(3) - x(0)).toBeLessThan(1.75)
    for (const [p, q] of [
      [2, 0],
      [3, 1],
      [1, 4],
      [4, 5],
    ])
      expect(x(q) - x(p)).toBeGreaterThan(2)
  })
  it('have one frame for each thing that they count for', () => {
    expect(frames).toEqual([
      { from: places[2][0], to: places[2][0], z: places[2][1] },
      { from: places[0][0], to: places[3][0], z: places[0][1] },
    ])
    expect(lineUp(diceOf([roll(6, [5, 5])]), [false]).frames).toEqual([])
  })
  it('are never parted by the end of a line', () => {
    const faces = [...Array(12).fill(5)]
    const pairs = Array.from({ length: 6 }, (_, i) => [2 * i, 2 * i + 1])
    const many = lineUp(diceOf([{ ...roll(6, faces), counted: pairs }]), [true])
    for (const [p, q] of pairs) {
      expect(many.places[p][1]).toBe(many.places[q][1])
      expect(many.places[q][0] - many.places[p][0]).toBeLessThan(1.75)
    }
  })
})

describe('a throw', () => {
  it('of one seed lands every die on the same pose, bit for bit; another seed on another', async () => {
    const physics = await loadPhysics()
    const dice: Sides[] = [10, 10, 6, 6, 6]
    const one = throwDice(physics, dice, 'lobositz/7')
    const two = throwDice(physics, dice, 'lobositz/7')
    expect(Array.from(one.poses)).toEqual(Array.from(two.poses))
    expect(one.rest).toEqual(two.rest)
    expect(one.poses.length).toBe(one.steps * dice.length * STRIDE)
    expect(throwDice(physics, dice, 'lobositz/8').rest).not.toEqual(one.rest)
  })
  it('ends on the felt with a face up, whatever the seed', async () => {
    const physics = await loadPhysics()
    for (let k = 0; k < 60; k++) {
      const dice: Sides[] = k % 2 ? [10, 10] : [6, 6, 6, 10]
      const [hw, hd] = trayFor(dice.length)
      const { rest } = throwDice(physics, dice, `seed ${k}`)
      rest.forEach((d, i) => {
        expect(d.flat).toBeGreaterThan(0.995)
        expect(Math.abs(d.at[0])).toBeLessThan(hw)
        expect(Math.abs(d.at[2])).toBeLessThan(hd)
        expect(d.at[1]).toBeCloseTo(SOLIDS[dice[i]].rest, 1)
      })
    }
  })
  it('forty dice at once come to rest inside the walls', async () => {
    const physics = await loadPhysics()
    for (const sides of [6, 10] as const) {
      const { rest, steps } = throwDice(physics, Array<Sides>(40).fill(sides), 'many')
      expect(steps).toBeLessThan(301)
      const [hw, hd] = trayFor(40)
      for (const d of rest) {
        expect(Math.abs(d.at[0])).toBeLessThan(hw)
        expect(Math.abs(d.at[2])).toBeLessThan(hd)
        expect(d.at[1]).toBeGreaterThan(0.5)
      }
    }
  })
  it('shows what was decided: turned onto itself, the die has the wanted face up', async () => {
    const physics = await loadPhysics()
    for (let v = 1; v <= 100; v += 3) {
      const dice = diceOf([roll(100, [v]), roll(6, [1 + (v % 6)])])
      const { rest } = throwDice(
        physics,
        dice.map(d => d.sides),
        `v${v}`,
      )
      dice.forEach((die, i) => {
        const q = multiply(rest[i].turn, turnFace(die.sides, faceOf(die), rest[i].face, i))
        const { normals, values } = SOLIDS[die.sides]
        const ups = normals.map(n => turned(q, n)[1])
        expect(values[ups.indexOf(Math.max(...ups))]).toBe(die.shows)
      })
    }
  })
})
