import { describe, expect, it } from 'vitest'
import { act, codesOf, id, inPhase } from '../play.testing'
import type { OoState, Unit } from '../state'
import { sideMet, villageSide } from './charge'
import { ordered, pose, table } from './table.testing'

type Set = { readonly [id: string]: Partial<Unit> }
/** On open ground, a's move, everybody free to charge. */
const field = (units: Set, ground: OoState['ground'] = []): OoState => {
  const s = table(units, ground)
  return inPhase(
    ordered(ordered({ ...s, units: attackAll(s) }, 'a/I', { kind: 'attack', target: 'b/I' }), 'a/III', {
      kind: 'attack',
      target: 'b/I',
    }),
    'move1',
    ['a'],
  )
}
const attackAll = (s: OoState): OoState['units'] =>
  Object.fromEntries(
    Object.entries(s.units).map(([k, u]) => [
      k,
      u.counter ? { ...u, counter: { ...u.counter, order: { kind: 'attack' as const, target: 'b/I' } } } : u,
    ]),
  )
const charge = (s: OoState, unit: string, target: string, ...steps: object[]) =>
  codesOf(s, 'a', { type: 'move', unit: id(unit), steps: steps as never, charge: id(target) })
const did = (s: OoState, unit: string, target: string, ...steps: object[]) =>
  act(s, 'a', { type: 'move', unit: id(unit), steps: steps as never, charge: id(target) }).state.units[unit]!.use.charge

// A line of a at (60, 20); b's units front at y = 31, looking down.
const LINE: Set = { 'a/III/1': { pose: pose(60, 20) }, 'b/I/3': { pose: pose(60, 31, 180) } }
const HORSE: Set = { 'a/C/3': { pose: pose(60, 20) }, 'b/I/3': { pose: pose(60, 31, 180) } }
const FOE_HORSE = (y: number): Set => ({ 'a/III/1': { pose: pose(60, 20) }, 'b/C/3': { pose: pose(60, y, 180) } })
const FOE_OPEN: Set = { 'a/III/1': { pose: pose(60, 20) }, 'b/I/1': { pose: pose(60, 31, 180) } }

describe('9.1 declaring a charge', () => {
  it('9.1 it halts exactly 1 cm before its target, never nearer and never farther', () => {
    const s = field(LINE)
    expect(charge(s, 'a/III/1', 'b/I/3', { advance: 10 })).toEqual([])
    expect(charge(s, 'a/III/1', 'b/I/3', { advance: 9.9 })).toEqual(['charge/stop-at-one'])
    expect(charge(s, 'a/III/1', 'b/I/3', { advance: 10.1 })).toContain('charge/halt')
  })
  it('9.1 the last centimetre is free and counts: 10 cm straight are a stretch of 11', () => {
    expect(did(field(LINE), 'a/III/1', 'b/I/3', { advance: 10 })).toEqual({
      target: 'b/I/3',
      side: 'front',
      flanking: false,
      straight: 11,
      impetus: false,
      n: 1,
    })
  })
  it('9.1 it closes straight ahead: a target that is not ahead cannot be charged', () => {
    const s = field({ 'a/III/1': { pose: pose(60, 20) }, 'b/I/3': { pose: pose(77.5, 26, 90) } })
    expect(charge(s, 'a/III/1', 'b/I/3', { advance: 1 })).toContain('charge/not-ahead')
  })
  it('9.1 nor after a change of front or formation', () => {
    const s = field({ 'a/C/3': { pose: pose(60, 20, 180) }, 'b/I/3': { pose: pose(60, 31, 180) } })
    expect(charge(s, 'a/C/3', 'b/I/3', { aboutFace: true }, { advance: 7 })).toContain('charge/changed')
  })
  it('9.1 reading 3: who is charged stands pinned, and may charge that enemy', () => {
    const s = field(LINE)
    const halted = act(s, 'a', { type: 'move', unit: id('a/III/1'), steps: [{ advance: 10 }], charge: id('b/I/3') }).state
    const b = ordered(inPhase(halted, 'move2', ['b'], 'a'), 'b/I', { kind: 'attack', target: 'a/III' })
    const move = (steps: object[], at?: string) =>
      codesOf(b, 'b', { type: 'move', unit: id('b/I/3'), steps: steps as never, ...(at ? { charge: id(at) } : {}) })
    expect(move([{ oblique: 30, cm: 0.1 }])).toContain('move/pinned')
    expect(move([], 'a/III/1')).toEqual([])
    expect(codesOf(halted, 'a', { type: 'move', unit: id('a/III/1'), steps: [{ advance: 1 }] })).toContain('move/charging')
  })
  it('12 who is disordered charges nobody', () => {
    const s = field({ ...LINE, 'a/III/1': { pose: pose(60, 20), disorder: 'ground' } })
    expect(charge(s, 'a/III/1', 'b/I/3', { advance: 10 })).toContain('charge/disordered')
  })
})

describe('9.2 infantry in close order', () => {
  it('9.2 charges infantry and guns, not open order', () => {
    expect(charge(field(FOE_OPEN), 'a/III/1', 'b/I/1', { advance: 10 })).toEqual(['charge/open-order'])
    const guns = field({ 'a/III/1': { pose: pose(60, 20) }, 'b/I/4': { pose: pose(60, 31, 180) } })
    expect(charge(guns, 'a/III/1', 'b/I/4', { advance: 10 })).toEqual([])
  })
  it('9.2 charges cavalry from less than 7 cm only', () => {
    expect(charge(field(FOE_HORSE(26.9)), 'a/III/1', 'b/C/3', { advance: 5.9 })).toEqual([])
    expect(charge(field(FOE_HORSE(27)), 'a/III/1', 'b/C/3', { advance: 6 })).toEqual(['charge/cavalry-too-far'])
  })
  it('9.2 does not begin a charge on broken ground', () => {
    const rough = {
      id: 'r',
      kind: 'rough' as const,
      outline: [
        [40, 10],
        [80, 10],
        [80, 19.5],
        [40, 19.5],
      ] as const,
    }
    expect(charge(field(LINE, [rough]), 'a/III/1', 'b/I/3', { advance: 10 })).toContain('charge/rough')
  })
})

describe('9.3 cavalry', () => {
  it('9.3 6 cm straight ahead, the last one included, give the impetus', () => {
    const at = (y: number, d: number) =>
      did(field({ ...HORSE, 'b/I/3': { pose: pose(60, y, 180) } }), 'a/C/3', 'b/I/3', { advance: d })
    expect(at(26, 5)).toMatchObject({ straight: 6, impetus: true })
    expect(at(25.9, 4.9)).toMatchObject({ straight: 5.9, impetus: false })
  })
  it('9.3 a wheel or an oblique before the end breaks the straight stretch', () => {
    const s = field({ ...HORSE, 'b/I/3': { pose: pose(60, 31, 180) } })
    const c = did(s, 'a/C/3', 'b/I/3', { oblique: 10, cm: 6 }, { advance: 10 - 6 * 0.984807753 })
    expect(c!.straight).toBeCloseTo(5.0912, 3)
    expect(c!.impetus).toBe(false)
  })
  it('9.3 not into cover: behind a wall on the far side of it', () => {
    const wall = {
      id: 'w',
      kind: 'wall' as const,
      outline: [
        [40, 30],
        [80, 30],
        [80, 30.4],
        [40, 30.4],
      ] as const,
      cover: 2,
    }
    expect(charge(field(HORSE, [wall]), 'a/C/3', 'b/I/3', { advance: 10 })).toContain('charge/cover')
    const behind = {
      ...wall,
      outline: [
        [40, 40],
        [80, 40],
        [80, 40.4],
        [40, 40.4],
      ] as const,
    }
    expect(charge(field(HORSE, [behind]), 'a/C/3', 'b/I/3', { advance: 10 })).toEqual([])
  })
  it('9.6 nor into a village', () => {
    const village = {
      id: 'v',
      kind: 'village' as const,
      outline: [
        [55, 31],
        [65, 31],
        [65, 41],
        [55, 41],
      ] as const,
    }
    const inside: Set = { ...HORSE, 'b/I/3': { pose: pose(60, 36, 180), formation: 'village', village: 'v' } }
    expect(charge(field(inside, [village]), 'a/C/3', 'b/I/3', { advance: 10 })).toContain('charge/village')
    const foot: Set = { 'a/III/1': { pose: pose(60, 20) }, 'b/I/3': inside['b/I/3']! }
    expect(charge(field(foot, [village]), 'a/III/1', 'b/I/3', { advance: 10 })).toEqual([])
  })
})

describe('9.4 to 9.6 the others', () => {
  it('9.4 open order charges open order; close order only on broken ground; guns from flank or rear', () => {
    const open = { 'a/I/1': { pose: pose(60, 20), arm: 'openOrder', troop: 'openOrder' } } as Set
    expect(charge(field({ ...open, 'b/I/1': { pose: pose(60, 31, 180) } }), 'a/I/1', 'b/I/1', { advance: 10 })).toEqual([])
    const line: Set = { ...open, 'b/I/3': { pose: pose(60, 31, 180) } }
    expect(charge(field(line), 'a/I/1', 'b/I/3', { advance: 10 })).toEqual(['charge/close-order'])
    const rough = {
      id: 'r',
      kind: 'rough' as const,
      outline: [
        [40, 30.9],
        [80, 30.9],
        [80, 50],
        [40, 50],
      ] as const,
    }
    expect(charge(field(line, [rough]), 'a/I/1', 'b/I/3', { advance: 10 })).toEqual([])
    expect(charge(field({ ...open, 'b/I/4': { pose: pose(60, 31, 180) } }), 'a/I/1', 'b/I/4', { advance: 10 })).toEqual([
      'charge/guns-in-front',
    ])
    expect(charge(field({ ...open, 'b/I/4': { pose: pose(60, 35, 0) } }), 'a/I/1', 'b/I/4', { advance: 10 })).toEqual([])
  })
  it('9.5 guns charge nobody, 9.6 nor does a march column', () => {
    expect(
      charge(
        field({ 'a/I/3': { pose: pose(60, 20), formation: 'limbered' }, 'b/I/3': { pose: pose(60, 31, 180) } }),
        'a/I/3',
        'b/I/3',
        { advance: 10 },
      ),
    ).toEqual(['charge/guns'])
    expect(
      charge(field({ ...LINE, 'a/III/1': { pose: pose(60, 20), formation: 'column' } }), 'a/III/1', 'b/I/3', { advance: 10 }),
    ).toEqual(['charge/column'])
  })
  it('9.7 flank: half or more of the charger behind the front line where its move began', () => {
    const target = { front: [60, 31] as const, facing: 180, width: 16, depth: 1.5 }
    const at = (x: number, y: number) => sideMet(target, { front: [x, y], facing: 270, width: 16, depth: 1.5 })
    // Facing left, the charger is 16 wide along y: half of it is above y = 31 where its centre is.
    expect(at(80, 31)).toEqual({ side: 'flank', flanking: true })
    expect(at(80, 30.9)).toEqual({ side: 'front', flanking: false })
    expect(sideMet(target, { front: [60, 50], facing: 180, width: 16, depth: 1.5 })).toEqual({ side: 'rear', flanking: true })
  })
  it('9.8 two at most in front', () => {
    const three: Set = {
      'a/III/1': { pose: pose(52, 20), formation: 'line', bases: 1 },
      'a/III/2': { pose: pose(60, 20), formation: 'line', bases: 1 },
      'a/III/3': { pose: pose(67, 20), formation: 'line', bases: 1 },
      'b/I/3': { pose: pose(60, 31, 180) },
    }
    let s = field(three)
    for (const u of ['a/III/1', 'a/III/2'])
      s = act(s, 'a', { type: 'move', unit: id(u), steps: [{ advance: 10 }], charge: id('b/I/3') }).state
    expect(s.charges).toBe(2)
    expect(charge(s, 'a/III/3', 'b/I/3', { advance: 10 })).toEqual(['charge/full'])
  })
  it('9.6 the side of a village is the outline stretch nearest to the charger', () => {
    const outline = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const
    expect([villageSide(outline, [5, -3]), villageSide(outline, [14, 5]), villageSide(outline, [5, 12])]).toEqual([0, 1, 2])
  })
})

describe('9.1 a change of front rules a charge out', () => {
  it('9.1 a free about-face of open order too, in whatever move of the turn it was made', () => {
    const s = field({
      'a/I/1': { pose: pose(60, 60), arm: 'openOrder', troop: 'openOrder' },
      'b/I/1': { pose: pose(60, 40, 0), troop: 'openOrder' },
    })
    // Turned about its front stands at y = 58.5, the enemy's at 40: 17.5 cm on, 1 cm is left.
    expect(charge(s, 'a/I/1', 'b/I/1', { aboutFace: true }, { advance: 17.5 })).toEqual(['charge/changed'])
    const turned = act(s, 'a', { type: 'move', unit: id('a/I/1'), steps: [{ aboutFace: true }] }).state
    expect(charge(turned, 'a/I/1', 'b/I/1', { advance: 17.5 })).toEqual(['charge/changed'])
    const ready = field({
      'a/I/1': { pose: pose(60, 58.5, 180), arm: 'openOrder', troop: 'openOrder' },
      'b/I/1': { pose: pose(60, 40, 0), troop: 'openOrder' },
    })
    expect(charge(ready, 'a/I/1', 'b/I/1', { advance: 17.5 })).toEqual([])
  })
  it('9.1 cavalry that evaded has turned about, and charges nobody with the quarter that is left to it', () => {
    const s = field({ 'a/C/3': { pose: pose(60, 20) }, 'b/C/3': { pose: pose(60, 26, 180) } })
    const horse = s.units['a/C/3']!
    const evaded = { ...s, units: { ...s.units, 'a/C/3': { ...horse, use: { ...horse.use, evaded: 0.5 } } } }
    expect(charge(s, 'a/C/3', 'b/C/3', { advance: 5 })).toEqual([])
    expect(charge(evaded, 'a/C/3', 'b/C/3', { advance: 5 })).toEqual(['charge/changed'])
  })
})
