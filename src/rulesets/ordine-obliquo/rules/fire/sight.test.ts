import { describe, expect, it } from 'vitest'
import { pose } from '../table.testing'
import { facing, field, ground, shot, square, terms, US, why } from './fire.testing'
import { crestOf } from './sight'

const ENEMY = 'b/I/3'
const guns = (y: number, x = 50) => ({ 'a/C/1': { pose: pose(x, y) } })

describe('7.5, OO-23 hills', () => {
  const hill = ground('h', 'hill', square(30, 50, 70, 70))
  it('OO-23 the crest is the longer axis, unless it is drawn', () => {
    expect(crestOf(hill)).toEqual([
      [30, 60],
      [70, 60],
    ])
    const drawn = ground('h', 'hill', square(30, 50, 70, 70), {
      crest: [
        [30, 65],
        [70, 65],
      ],
    })
    expect(crestOf(drawn)[0]).toEqual([30, 65])
    // Turned by 30° and drawn as an octagon it is found as well.
    const turned = ground('t', 'hill', [
      [20, 0],
      [20.0 + 30 * 0.8660254, 15],
      [20.0 + 30 * 0.8660254 - 5, 15 + 8.660254],
      [15, 8.660254],
    ])
    const [p, q] = crestOf(turned) as [[number, number], [number, number]]
    expect((q[1] - p[1]) / (q[0] - p[0])).toBeCloseTo(Math.tan(Math.PI / 6), 2)
  })
  it('7.5, OO-23 a hill between two who are off it hides', () => {
    expect(why(field({ ...guns(45), [ENEMY]: facing(50, 75) }, [hill]), 'a/C/1', ENEMY)).toEqual(['fire/hill 7.5'])
    // Past its end the line is clear.
    expect(why(field({ ...guns(45, 80), [ENEMY]: facing(80, 75) }, [hill]), 'a/C/1', ENEMY)).toEqual([])
  })
  it('OO-23 who stands on it sees and is seen on his side of the crest', () => {
    const near = { [ENEMY]: facing(50, 57) }
    const far = { [ENEMY]: facing(50, 64) }
    expect(why(field({ ...guns(40), ...near }, [hill]), 'a/C/1', ENEMY)).toEqual([])
    expect(why(field({ ...guns(40), ...far }, [hill]), 'a/C/1', ENEMY)).toEqual(['fire/hill 7.5'])
  })
  it('OO-23 on the crest he sees and is seen on both sides', () => {
    // The middle of the line is 0.75 cm behind its front.
    expect(why(field({ ...guns(40), [ENEMY]: facing(50, 59.25) }, [hill]), 'a/C/1', ENEMY)).toEqual([])
    expect(why(field({ ...guns(62), [ENEMY]: facing(50, 85) }, [hill]), 'a/C/1', ENEMY)).toEqual([])
    expect(why(field({ ...guns(56), [ENEMY]: facing(50, 85) }, [hill]), 'a/C/1', ENEMY)).toEqual(['fire/hill 7.5'])
  })
  it('OO-23 two on one hill: on the same side of the crest they see each other', () => {
    expect(why(field({ ...guns(54), [ENEMY]: facing(50, 58) }, [hill]), 'a/C/1', ENEMY)).toEqual([])
    expect(why(field({ ...guns(54), [ENEMY]: facing(50, 66) }, [hill]), 'a/C/1', ENEMY)).toEqual(['fire/hill 7.5'])
  })
})

describe('8 woods', () => {
  const wood = ground('w', 'wood', square(30, 55, 70, 75))
  const open = { arm: 'openOrder' as const, troop: 'openOrder' as const, weapon: 'rifle' as const }
  it('8 nobody fires at who is inside, nor through', () => {
    expect(why(field({ 'a/C/1': US, [ENEMY]: facing(50, 58) }, [wood]), 'a/C/1', ENEMY)).toEqual(['fire/wood 8'])
    expect(why(field({ 'a/C/1': US, [ENEMY]: facing(50, 80) }, [wood]), 'a/C/1', ENEMY)).toEqual(['fire/wood 8'])
  })
  it('8 within 2 cm of the edge he may be fired at, and counts as in cover', () => {
    const s = field({ 'a/C/1': US, [ENEMY]: facing(50, 57) }, [wood])
    expect(why(s, 'a/C/1', ENEMY)).toEqual([])
    expect(terms(shot(s, 'a/C/1', ENEMY))).toMatchObject({ targetInCover: -10 })
  })
  it('8 open order in a wood fires from its edge only', () => {
    const at = (y: number) => field({ 'a/I/2': { ...open, pose: pose(50, y) }, [ENEMY]: facing(50, 83) }, [wood])
    expect(why(at(73), 'a/I/2', ENEMY)).toEqual([])
    expect(why(at(72.9), 'a/I/2', ENEMY)).toEqual(['fire/wood 8'])
  })
  it('8 along the wood, out of it on one’s own side, the line runs free', () => {
    expect(why(field({ 'a/C/1': US, [ENEMY]: facing(50, 54.9) }, [wood]), 'a/C/1', ENEMY)).toEqual([])
  })
})

describe('8 cover', () => {
  const wall = ground('m', 'wall', square(40, 54.8, 60, 55.2), { cover: 2 })
  it('8 behind a wall, within the breadth of its cover, in whatever formation', () => {
    const at = (y: number, more: object = {}) =>
      shot(field({ 'a/C/1': US, [ENEMY]: { ...facing(50, y), ...more } }, [wall]), 'a/C/1', ENEMY).cover
    expect(at(55.2)).toBe('m')
    expect(at(57.2)).toBe('m')
    expect(at(57.3)).toBeNull()
    expect(at(56, { formation: 'column' })).toBe('m')
  })
  it('8 on the firer’s side of the wall there is none', () => {
    expect(shot(field({ 'a/C/1': US, [ENEMY]: facing(50, 53) }, [wall]), 'a/C/1', ENEMY).cover).toBeNull()
    expect(shot(field({ 'a/C/1': US, [ENEMY]: facing(50, 53.3) }, [wall]), 'a/C/1', ENEMY).cover).toBeNull()
  })
  it('8 in a lane he is covered all round; cover for infantry does not serve horse', () => {
    const lane = ground('l', 'lane', square(40, 55, 60, 57), { cover: 1, coverFor: 'infantry' })
    const s = (id: string) => field({ 'a/C/1': US, [id]: facing(50, 55.3) }, [lane])
    expect(shot(s(ENEMY), 'a/C/1', ENEMY).cover).toBe('l')
    expect(shot(s('b/C/3'), 'a/C/1', 'b/C/3').cover).toBeNull()
  })
})

describe('3.7 mist', () => {
  it('3.7 no fire beyond its limit while it lasts', () => {
    const s = field({ 'a/C/1': US, [ENEMY]: facing(50, 68.1) })
    const misty = { ...s, rules: { ...s.rules, mist: { until: 5, cm: 20 } } }
    expect(why(misty, 'a/C/1', ENEMY)).toEqual(['fire/mist 8.1'])
    expect(why({ ...misty, turn: 6 }, 'a/C/1', ENEMY)).toEqual([])
    const near = field({ 'a/C/1': US, [ENEMY]: facing(50, 68) })
    expect(why({ ...near, rules: misty.rules }, 'a/C/1', ENEMY)).toEqual([])
  })
})
