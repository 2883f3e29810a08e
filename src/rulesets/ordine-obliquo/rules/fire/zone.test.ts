import { describe, expect, it } from 'vitest'
import { pose } from '../table.testing'
import { facing, field, shot, US, why } from './fire.testing'
import { fireOptions } from './options'
import { shotsOf, targetsFor } from './shot'

const A = 'b/I/3'
const B = 'b/I/5'
const C = 'b/II/1'

describe('8 who may be fired at', () => {
  // The lost picture of section 8: A and B reach into the strip, C lies wholly outside it.
  const picture = field({ 'a/I/1': US, [A]: facing(36, 55), [B]: facing(62, 55.5), [C]: facing(75, 55) })
  it('8 the lost picture: A and B may be fired at, of them the nearer one, C may not', () => {
    expect(why(picture, 'a/I/1', B)).toEqual([])
    expect(why(picture, 'a/I/1', A)).toEqual(['fire/nearest 8'])
    expect(why(picture, 'a/I/1', C)).toEqual(['fire/not-in-strip 8'])
    const alone = field({ 'a/I/1': US, [A]: facing(36, 55), [C]: facing(75, 55) })
    expect(why(alone, 'a/I/1', A)).toEqual([])
  })
  it('8 measured from the middle of the firer to the nearest point of the target', () => {
    // From (50, 49.25) to the corners (54, 55.5) and (44, 55).
    expect(shot(picture, 'a/I/1', B).cm).toBeCloseTo(Math.sqrt(16 + 6.25 ** 2), 9)
    expect(shot(picture, 'a/I/1', A).cm).toBeCloseTo(Math.sqrt(36 + 5.75 ** 2), 9)
    expect(shot(picture, 'a/I/1', B)).toMatchObject({ from: [50, 49.25], to: [54, 55.5] })
  })
  it('8 who only touches the strip from outside is not in it', () => {
    expect(why(field({ 'a/I/1': US, [A]: facing(34, 52) }), 'a/I/1', A)).toEqual(['fire/not-in-strip 8'])
    expect(why(field({ 'a/I/1': US, [A]: facing(34.1, 52) }), 'a/I/1', A)).toEqual([])
    expect(why(field({ 'a/I/1': US, [A]: facing(50, 45) }), 'a/I/1', A)).toEqual(['fire/not-in-strip 8'])
  })
  it('8 guns bear 22.5° to either side of their front corners', () => {
    // A battery 4 cm wide: the near rear corner of the target, 11.5 cm ahead, is in while x < 52 + 11.5 tan 22.5° = 56.763.
    const guns = (x: number) => field({ 'a/I/3': US, [A]: facing(x, 60) })
    expect(why(guns(64.7), 'a/I/3', A)).toEqual([])
    expect(why(guns(64.8), 'a/I/3', A)).toEqual(['fire/not-in-wedge 8'])
  })
  it('8 two equally near: either', () => {
    const s = field({ 'a/I/1': US, [A]: facing(40, 55), [B]: facing(60, 55) })
    expect(targetsFor(s, s.units['a/I/1']!).map(t => t.target)).toEqual([A, B])
  })
  it('8 the nearest is asked among those who may be fired at', () => {
    // B is nearer but lies behind an own battalion for half the strip, and that is in the way of A too; beyond it neither may.
    const s = field({ 'a/I/3': US, [A]: facing(40, 65), [B]: facing(60, 60), 'a/I/2': { pose: pose(60.5, 55) } })
    expect(why(s, 'a/I/3', B)).toEqual(['fire/friend 8'])
    expect(why(s, 'a/I/3', A)).toEqual([])
  })
  it('8 infantry in square, horse and gunners away from their guns do not fire', () => {
    const codes = (unit: object) => why(field({ 'a/I/1': { ...US, ...unit }, [A]: facing(50, 55) }), 'a/I/1', A)
    expect(codes({ formation: 'square' })).toContain('fire/square 8')
    expect(codes({ formation: 'column' })).toContain('fire/column 8.2')
    expect(codes({ weapon: 'none' })).toContain('fire/no-weapon 8.1')
    expect(codes({ rout: 'routing' })).toContain('fire/broken 13')
    expect(codes({ rout: 'retreating' })).toContain('fire/broken 13')
    const guns = field({ 'a/I/3': { ...US, formation: 'crew' }, [A]: facing(50, 55) })
    expect(why(guns, 'a/I/3', A)).toContain('fire/crew 7.6.2')
    expect(why(field({ 'a/I/3': { ...US, formation: 'limbered' }, [A]: facing(50, 55) }), 'a/I/3', A)).toContain(
      'fire/limbered 8.2',
    )
  })
  it('9.1 bodies in contact fight: they do not fire, and nobody fires into them', () => {
    const s = field({ 'a/I/1': US, [A]: facing(50, 50), 'a/I/3': { pose: pose(50, 30) } })
    expect(why(s, 'a/I/1', A)[0]).toBe('fire/in-contact 9.1')
    expect(why(s, 'a/I/3', A)).toContain('fire/melee 9.1')
  })
})

describe('8 a clear front', () => {
  const friendAt = (x: number, y: number) => field({ 'a/I/1': US, [A]: facing(50, 56), 'a/I/2': { pose: pose(x, y) } })
  it('8 no friend may reach into the strip before the target', () => {
    expect(why(friendAt(60, 53), 'a/I/1', A)).toEqual(['fire/friend 8'])
    expect(why(friendAt(40, 55.9), 'a/I/1', A)).toEqual(['fire/friend 8'])
  })
  it('8 who only touches the strip, stands beside or behind, or beyond the target is not in the way', () => {
    expect(why(friendAt(66, 53), 'a/I/1', A)).toEqual([])
    expect(why(friendAt(50, 48.5), 'a/I/1', A)).toEqual([])
    expect(why(friendAt(66, 50), 'a/I/1', A)).toEqual([])
    expect(why(friendAt(50, 62), 'a/I/1', A)).toEqual([])
  })
  it('OO-12 guns need a lane as wide as the battery to the point aimed at, not their whole wedge', () => {
    const guns = (x: number) => field({ 'a/I/3': US, [A]: facing(50, 70), 'a/I/2': { pose: pose(x, 60) } })
    expect(why(guns(59.9), 'a/I/3', A)).toEqual(['fire/friend 8'])
    expect(why(guns(60.1), 'a/I/3', A)).toEqual([])
  })
})

describe('8.1 ranges, short and long, both inclusive', () => {
  const at = (unit: object, y: number, id = 'a/I/1') => {
    const s = field({ [id]: { ...US, ...unit }, [A]: facing(50, y) })
    const f = shot(s, id, A)
    return f.refusals.length === 0 ? f.range : f.refusals[0]!.code
  }
  it.each([
    ['musket', 'a/I/1', {}, 49.25, 4, 9],
    ['rifle', 'a/I/1', { weapon: 'rifle' }, 49.25, 6, 12],
    ['heavy guns', 'a/C/1', {}, 48, 10, 40],
    ['light guns', 'a/I/3', {}, 48, 10, 30],
    ['howitzers', 'a/I/3', { arm: 'howitzer' }, 48, 10, 40],
  ] as const)('8.1 %s', (_, id, unit, middle, short, long) => {
    expect(at(unit, middle + short, id)).toBe('short')
    expect(at(unit, middle + short + 0.02, id)).toBe('long')
    expect(at(unit, middle + long, id)).toBe('long')
    expect(at(unit, middle + long + 0.02, id)).toBe('fire/range')
  })
  it('8 option: the range to the nearest point of the part in the zone', () => {
    // Its front runs from (59.5, 50.5), outside the strip, past (59.086, 51.911), nearest to the middle, into it at (58, 55.617).
    const s = field({ 'a/I/1': { ...US, weapon: 'rifle' }, [A]: { pose: pose(57.25, 58.175, 253.6613) } })
    expect(shot(s, 'a/I/1', A).cm).toBeCloseTo(9.468, 2)
    const part = { ...s, options: { ...s.options, fireRange: 'part' } }
    expect(shot(part, 'a/I/1', A).cm).toBeCloseTo(10.225, 2)
  })
})

describe('8.1 what the list of a unit holds', () => {
  it('8 every enemy in range, who may be fired at first, each with why not', () => {
    const s = field({
      'a/I/1': US,
      [A]: facing(36, 55),
      [B]: facing(62, 55.5),
      [C]: facing(66.5, 52),
      'b/C/3': { pose: pose(50, 90, 180) },
    })
    const list = fireOptions(s, s.units['a/I/1']!)
    expect(list.map(o => [o.target, o.may])).toEqual([
      [B, true],
      [A, false],
      [C, false],
    ])
    expect(list[0]).toMatchObject({ cm: Math.sqrt(16 + 6.25 ** 2), range: 'long', value: 50, premelee: false })
    expect(list[0]!.drawing.map(d => d.kind)).toEqual(['corridor', 'line'])
    expect(shotsOf(s, s.units['a/I/1']!).map(o => o.target)).toEqual([B, A])
  })
})
