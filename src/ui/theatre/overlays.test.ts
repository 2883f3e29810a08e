import { describe, expect, it } from 'vitest'
import type { Body, Show } from '../../rulesets/contract'
import { MOST, scaleOf } from './Calibrate'
import { frame, framed, pointerOverlays } from './overlays'
import { placeIn } from './PointerFields'

const body = (id: string, width: number): Body => ({
  id,
  seat: 'a',
  kit: 'k',
  dress: 'd',
  name: { it: id, en: id },
  footprint: { front: [10, 20], facing: 90, width, depth: 4 },
  bases: [],
  figures: 1,
  full: 1,
  states: [],
  selectable: true,
})
const show = { bodies: [body('a/1', 16), body('a/2', 4)] } as unknown as Show
const say = (said: unknown) => String(said)

describe('what is pointed at', () => {
  it('a broad piece is framed where it stands, a small one ringed about its middle', () => {
    const [broad, small] = pointerOverlays([{ unit: 'a/1', label: 'this' }, { unit: 'a/2' }], show, say)
    // facing 90 looks along x: the frame goes 1.4 cm ahead of the front at x = 10, and as far behind the rear
    expect(broad).toMatchObject({
      kind: 'footprint',
      footprint: { facing: 90, width: 18.8, depth: 6.8 },
      text: { with: { text: 'this' } },
    })
    if (broad?.kind !== 'footprint') throw new Error('no footprint')
    expect(broad.footprint.front[0]).toBeCloseTo(11.4, 9)
    expect(broad.footprint.front[1]).toBeCloseTo(20, 9)
    // 4 by 4: its middle lies 2 behind the front, its corner the half of a diagonal off
    if (small?.kind !== 'circle') throw new Error('no circle')
    expect(small.centre[0]).toBeCloseTo(8, 9)
    expect(small.radius).toBeCloseTo(Math.sqrt(8) + 1.4, 9)
    expect(small.text).toBeUndefined()
  })
  it('a place is ringed, an arrow has its head at its end, and what is not there is nothing', () => {
    const drawn = pointerOverlays([{ at: [1, 2] }, { from: [0, 0], to: [5, 5] }, { unit: 'b/9' }], show, say)
    expect(drawn.map(o => o.kind)).toEqual(['circle', 'line'])
    expect(drawn[1]).toMatchObject({
      points: [
        [0, 0],
        [5, 5],
      ],
      tone: 'target',
    })
    expect(drawn[1]).not.toHaveProperty('ends')
  })
})

describe('what is framed', () => {
  it('holds all corners of the pieces', () => {
    expect(framed({ units: ['a/2'] }, show)).toHaveLength(4)
    expect(framed({ at: [0, 0], distance: 50, from: 0 }, show)).toEqual([])
  })
  it('is looked at from where its longer side just fills the picture, with room round it', () => {
    const { at, distance } = frame(
      [
        [0, 0],
        [36, 6],
      ],
      { width: 600, height: 300 },
    )
    expect(at).toEqual([18, 3])
    // 36 + 24 cm on 600 px: 10 px to a centimetre; 30 cm high under a lens of 30 degrees
    expect(distance).toBeCloseTo(15 / Math.tan(Math.PI / 12), 9)
  })
})

describe('a place that was typed', () => {
  it('is read in both languages', () => {
    expect(placeIn('12; 30,5')).toEqual([12, 30.5])
    expect(placeIn(' 12.5 30 ')).toEqual([12.5, 30])
  })
  it('is none where it is not two numbers', () => {
    for (const text of ['', '12', '12;', 'a b', '1 2 3']) expect(placeIn(text)).toBeNull()
  })
})

it('a card that is measured gives pixels to a centimetre, within what screens have', () => {
  expect(scaleOf(428, 85.6)).toBe(50)
  expect(scaleOf(100000, 85.6)).toBe(MOST)
})
