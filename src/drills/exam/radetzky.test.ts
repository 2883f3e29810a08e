import { describe, expect, it } from 'vitest'
import { staged } from '../radetzky/stage'
import { examRad } from './radetzky'

/** Guns that look north along x = 60, an enemy 20 cm before them, and a base of their own between the two. */
const scene = (x: number) =>
  staged({
    units: {
      'a/I/7': { pose: { front: [60, 30], facing: 0 } },
      'a/I/2': { pose: { front: [x, 42], facing: 0 } },
      'b/I/1': { pose: { front: [60, 50], facing: 180 } },
    },
  })

describe('positions of Radetzky', () => {
  it('Fuoco: a base across the straight lane bars it, one beside it does not', () => {
    const barred = examRad.sees(scene(60), 'a/I/7', 'b/I/1')
    const friend = examRad.units(scene(60)).find(u => u.id === 'a/I/2')
    expect(barred).toMatchObject({ yes: false, by: friend?.name })
    // Eight cm wide: from 65 to 73, and the lane runs at 60.
    const free = examRad.sees(scene(69), 'a/I/7', 'b/I/1')
    expect(free).toMatchObject({ yes: true, from: [60, 30] })
    expect(free?.to[0]).toBeCloseTo(60, 6)
    expect(free).not.toHaveProperty('by')
  })
  it('Fuoco: who is out of the arc, or the other way, is no question', () => {
    expect(examRad.sees(scene(69), 'b/I/1', 'a/I/7')).toBeNull()
    const behind = staged({
      units: { 'a/I/7': { pose: { front: [60, 30], facing: 180 } }, 'b/I/1': { pose: { front: [60, 50], facing: 180 } } },
    })
    expect(examRad.sees(behind, 'a/I/7', 'b/I/1')).toBeNull()
  })
})
