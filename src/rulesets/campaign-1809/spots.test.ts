import { describe, expect, it } from 'vitest'
import { choices } from './choices'
import { field, moving } from './field.testing'
import { show } from './show'
import { spotsOf } from './spots'
import type { CampState } from './state'
import { view } from './view'

const s = field({
  units: {
    'a/F1': { at: 'REG', leaders: ['davout'], points: { ipf: 40, cpf: 5, apf: 5 } },
    'a/F2': { at: 'REG', leaders: ['lefebvre'], points: { ipf: 20 } },
    'b/A1': { at: 'CHA', leaders: ['carlo'], points: { ipf: 30, cpf: 4, apf: 2 } },
  },
  control: { CHA: 'b' },
})
const spot = (of: CampState, viewer: 'a' | 'b' | 'spectator', id: string) => spotsOf(view(of, viewer)).find(p => p.id === id)!

describe('the map: what each point says', () => {
  it('a letter and words say who holds it, as far as that side knows; and how much of one’s own stands there', () => {
    expect(spot(s, 'a', 'REG')).toMatchObject({
      seat: 'a',
      letter: { code: 'camp.letter.a' },
      held: { code: 'camp.held.a' },
      note: { code: 'camp.spot.force', with: { count: 2, points: 70 } },
    })
    expect(spot(s, 'a', 'WIE')).toMatchObject({ seat: 'b', letter: { code: 'camp.letter.b' }, great: true })
    // the enemy's own points are not told, nor that he took one unseen
    const unseen = { ...s, known: { ...s.known, a: { ...s.known.a, CHA: 'a' as const } } }
    expect(spot(unseen, 'a', 'CHA')).toMatchObject({ seat: 'a' })
    expect(spot(s, 'a', 'CHA').note).toBeUndefined()
    expect(spot(s, 'b', 'REG').note).toBeUndefined()
    expect(spot(s, 'spectator', 'REG').note).toBeUndefined()
  })
  it('what was heard of an enemy there is told with its age, to who heard it', () => {
    const heard = { ...s, notes: { a: [{ turn: 1, at: 'CHA', kind: 'A' as const, units: 3, all: 120 }], b: [] } }
    expect(spot(heard, 'a', 'CHA').note).toEqual({
      code: 'camp.map.rumour',
      with: {
        enemy: { phrase: { code: 'camp.letter.b' } },
        what: { phrase: { code: 'camp.map.points', with: { count: 3, points: 120 } } },
        age: { phrase: { code: 'camp.map.ago', with: { count: 2 } } },
      },
    })
    expect(spot(heard, 'spectator', 'CHA').note).toBeUndefined()
  })
})
describe('the map: a tap on a point', () => {
  const marks = (of: CampState, seat: 'a' | 'b') =>
    choices(view(of, seat), seat).flatMap(c => ('command' in c && c.hex ? [{ c: c.command, hex: c.hex }] : []))
  it('takes all corps of it that may march; one alone while that corps is in hand', () => {
    const at = marks(s, 'a').filter(m => m.hex.label === 'REG')
    expect(at.map(m => [m.c.type === 'activate' ? m.c.units : [], m.hex.held ?? false])).toEqual([
      [['a/F1', 'a/F2'], false],
      [['a/F1'], true],
      [['a/F2'], true],
    ])
  })
  it('is a step of the group on the march, with its price and its way; the corps on the march are in hand', () => {
    const on = moving(s, 'a/F1')
    const steps = marks(on, 'a')
    expect(steps.find(m => m.hex.label === 'STR')).toMatchObject({
      c: { type: 'step', to: 'STR' },
      hex: { tag: { code: 'camp.cost', with: { count: 1 } }, path: ['REG', 'STR'] },
    })
    // Cham is a mountain
    expect(steps.find(m => m.hex.label === 'CHA')?.hex.tag).toMatchObject({ with: { count: 2 } })
    const drawn = show(view(on, 'a'))
    expect(drawn.bodies.filter(b => b.states.includes('acting')).map(b => b.id)).toEqual(['a/F1'])
    expect(drawn.bodies.every(b => drawn.spots?.some(p => p.id === b.spot))).toBe(true)
  })
  it('on a fortress goes on with its siege; with the senior corps before it in hand it storms', () => {
    const before = field({
      units: {
        'a/F1': { at: 'GRA', leaders: ['lefebvre'], points: { ipf: 20 } },
        'a/F2': { at: 'GRA', leaders: ['massena'], points: { ipf: 40 } },
        'b/A1': { at: 'GRA', leaders: ['gyulay'], points: { ipf: 15 }, inside: true },
      },
      now: {
        phase: 'siege',
        asking: 'GRA',
        active: 'b',
        sieges: { GRA: { at: 'GRA', seat: 'a', turns: 1, done: false, lifted: null } },
      },
    })
    const offered = choices(view(before, 'a'), 'a').flatMap(c => ('command' in c ? [c] : []))
    expect(offered.map(c => 'do' in c.command && c.command.do)).toEqual(['wait', 'summon', 'assault'])
    // Massena is senior to Lefebvre
    expect(offered.map(c => [c.unit, c.hex?.label, c.hex?.held])).toEqual([
      [undefined, 'GRA', undefined],
      [undefined, undefined, undefined],
      ['a/F2', 'GRA', true],
    ])
    expect(choices(view(before, 'b'), 'b')).toEqual([])
  })
})
