import { describe, expect, it } from 'vitest'
import { act, goOn, id, inPhase } from '../../play.testing'
import type { OoState, Piece, Unit } from '../../state'
import { pose, table } from '../table.testing'
import { heldNow, isAssignable, mostPoints, objectivesOf, standsOn } from './objectives'

const square = (x: number, y: number, size: number): Piece['outline'] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]
const hill: Piece = { id: 'hill', kind: 'hill', outline: square(80, 50, 20), objective: { a: 50, b: 25 } }
const town: Piece = { id: 'town', kind: 'village', outline: square(20, 50, 10), objective: { a: 25 } }
const field = (units: { readonly [id: string]: Partial<Unit> }): OoState => ({
  ...table(units, [hill, town]),
  rules: { ...table({}).rules, objectives: 'given' },
})
/** Cuirassiers go straight on; their order is not asked. */
const move = (s: OoState, advance: number): OoState =>
  act(s, 'a', { type: 'move', unit: id('a/C/3'), steps: [{ advance }] }, undefined, true).state
const held = (s: OoState, piece = hill) => {
  const h = heldNow(s, piece)
  return [h.by, h.why]
}

describe('16.2 who has an objective', () => {
  it('16.2 close order that stands on it, no such enemy on it; more than a touch', () => {
    expect(held(field({ 'a/III/1': { pose: pose(90, 55) } }))).toEqual(['a', 'occupied'])
    // its front edge only touches the hill's border
    expect(held(field({ 'a/III/1': { pose: pose(90, 50) } }))).toEqual([null, 'none'])
    expect(held(field({ 'a/III/1': { pose: pose(90, 50.1) } }))).toEqual(['a', 'occupied'])
    expect(held(field({ 'a/C/3': { pose: pose(90, 60) } }))).toEqual(['a', 'occupied'])
  })
  it('16.2 both have close order on it: contested, nobody has it', () => {
    const s = field({ 'a/III/1': { pose: pose(90, 55) }, 'b/I/3': { pose: pose(90, 65, 180) } })
    expect(held(s)).toEqual([null, 'contested'])
    expect(heldNow(s, hill).units).toEqual(['a/III/1', 'b/I/3'])
  })
  it.each([
    ['open order', 'b/I/1', {}],
    ['guns', 'b/I/4', {}],
    ['who routs', 'b/I/3', { rout: 'routing' }],
    ['who retreats', 'b/I/3', { rout: 'retreating' }],
  ] as const)('16.2 %s neither holds nor disputes ground', (_, unit, more) => {
    const enemy = { ...more, pose: pose(90, 65, 180) }
    expect(held(field({ [unit]: enemy }))).toEqual([null, 'none'])
    expect(held(field({ 'a/III/1': { pose: pose(90, 55) }, [unit]: enemy }))).toEqual(['a', 'occupied'])
  })
  it('16.2 a village is held by its garrison alone, in close order', () => {
    const inside = { pose: pose(25, 55), village: 'town', formation: 'village' } as const
    expect(held(field({ 'a/III/1': inside }), town)).toEqual(['a', 'occupied'])
    expect(held(field({ 'b/I/1': inside }), town)).toEqual([null, 'none'])
    expect(
      standsOn(
        field({ 'a/III/1': { pose: pose(25, 50) } }),
        field({ 'a/III/1': { pose: pose(25, 50) } }).units['a/III/1']!,
        town,
      ),
    ).toBe(false)
  })
  it('16.2 passed over and no enemy within one move: held; within it: not', () => {
    const behind = (enemy: Partial<Unit>): OoState => ({
      ...field({ 'a/III/1': { pose: pose(90, 75) }, 'b/I/3': enemy }),
      passed: { hill: 'a' },
    })
    // the hill ends at y 70; a line moves 14 cm
    expect(held(behind({ pose: pose(90, 84.1, 180) }))).toEqual(['a', 'passed'])
    expect(held(behind({ pose: pose(90, 84, 180) }))).toEqual([null, 'enemyNear'])
    // skirmishers and routers are no threat
    expect(held(behind({ pose: pose(90, 72, 180), rout: 'routing' }))).toEqual(['a', 'passed'])
    // a march column goes farther: 17 cm
    expect(held(behind({ pose: pose(90, 87, 180), formation: 'column' }))).toEqual([null, 'enemyNear'])
  })
  it('16.2 who went over it in a turn is kept at the turn’s end, the last of both', () => {
    const s0 = inPhase(field({ 'a/C/3': { pose: pose(90, 48) }, 'b/I/3': { pose: pose(150, 100, 180) } }), 'move1', ['a'])
    // twenty centimetres lead over the near edge and into the hill
    const s1 = move(s0, 20)
    const end = goOn({ ...s1, phase: 'pursuit', waiting: [] })
    expect(end.events.find(e => e.type === 'LossesCounted')).toMatchObject({ passed: { hill: 'a' } })
    expect(end.state.passed).toEqual({ hill: 'a' })
  })
  it('16.2 on the way only: it began before the hill and ended behind it', () => {
    const narrow: Piece = {
      ...hill,
      outline: [
        [80, 50],
        [100, 50],
        [100, 53],
        [80, 53],
      ],
    }
    const s0 = inPhase({ ...field({ 'a/C/3': { pose: pose(90, 49) } }), ground: [narrow] }, 'move1', ['a'])
    const s1 = move(s0, 15)
    // its rear edge stands at 61, clear of it
    const end = goOn({ ...s1, phase: 'pursuit', waiting: [] })
    expect(end.state.passed).toEqual({ hill: 'a' })
    expect(held(end.state, narrow)).toEqual(['a', 'passed'])
  })
  it('16.2 through a village: it began at one side and ended at the opposite one', () => {
    const s0 = field({ 'a/III/1': { pose: pose(25, 61.5) } })
    const unit = s0.units['a/III/1']!
    const use = { ...unit.use, start: pose(25, 50), done: true, share: 1 }
    const end = goOn(inPhase({ ...s0, units: { ...s0.units, [unit.id]: { ...unit, use } } }, 'pursuit', []))
    expect(end.state.passed).toEqual({ town: 'a' })
  })
})

describe('16.2 what may be an objective', () => {
  it('16.2 elements of terrain, not roads, streams or walls', () => {
    const kinds = ['hill', 'steepHill', 'village', 'wood', 'road', 'stream', 'wall'] as const
    expect(kinds.filter(kind => isAssignable({ id: 'x', kind, outline: square(0, 0, 5) }))).toEqual([
      'hill',
      'steepHill',
      'village',
      'wood',
    ])
  })
  it('16.2 25 points in the own half, 50 beyond the middle line; on the line it is one’s own', () => {
    const s = table({})
    const near: Piece = { id: 'n', kind: 'hill', outline: square(10, 20, 20) }
    const far: Piece = { id: 'f', kind: 'hill', outline: square(10, 80, 20) }
    const middle: Piece = { id: 'm', kind: 'hill', outline: square(10, 50, 20) }
    expect([near, middle, far].map(g => mostPoints(s, 'a', g))).toEqual([25, 25, 50])
    expect([near, middle, far].map(g => mostPoints(s, 'b', g))).toEqual([50, 25, 25])
  })
  it('given: the pieces with points; secret: every piece that could have some, so that nobody learns which', () => {
    const s = field({})
    const plain: Piece = { id: 'plain', kind: 'wood', outline: square(0, 0, 5) }
    expect(objectivesOf({ ...s, ground: [hill, plain] }).map(g => g.id)).toEqual(['hill'])
    const secret = { ...s, ground: [hill, plain], rules: { ...s.rules, objectives: 'secret' as const } }
    expect(objectivesOf(secret).map(g => g.id)).toEqual(['hill', 'plain'])
  })
})
