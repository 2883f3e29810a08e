import { describe, expect, it } from 'vitest'
import { choices } from '../choices'
import { act, codesOf, goOn, id, inPhase } from '../play.testing'
import type { OoState, Unit } from '../state'
import { view } from '../view'
import { gapBetween } from './bodies'
import { evasions } from './evade'
import { evadeChance } from './evasion'
import { pinnedBy } from './leastMove'
import { ordered, pose, table } from './table.testing'

type Set = { readonly [id: string]: Partial<Unit> }
const game = (units: Set): OoState => ordered(inPhase(table(units), 'move1', ['a']), 'a/III', { kind: 'attack', target: 'b/I' })
const move = (s: OoState, unit: string, steps: object[], charge?: string): OoState =>
  act(s, 'a', { type: 'move', unit: id(unit), steps: steps as never, ...(charge ? { charge: id(charge) } : {}) }).state
const evadeNow = (s: OoState, first: 'a' | 'b' = 'a'): OoState => inPhase(s, 'evade1', [first === 'a' ? 'b' : 'a'], first)
const gap = (s: OoState, a: string, b: string) => gapBetween(s, s.units[a]!, s.units[b]!)

// Grenzers with their front at y = 40, a line that comes on from y = 25.
const OPEN: Set = { 'a/III/1': { pose: pose(60, 25) }, 'b/I/1': { pose: pose(60, 40, 180) } }

describe('7.6.1 open order', () => {
  it('7.6.1 must draw back from close-order infantry that comes nearer than 5 cm, and from nothing else', () => {
    const s = evadeNow(move(game(OPEN), 'a/III/1', [{ advance: 12 }]))
    expect(evadeChance(s, s.units['b/I/1']!)).toMatchObject({ must: true, from: ['a/III/1'] })
    const far = evadeNow(move(game(OPEN), 'a/III/1', [{ advance: 10 }]))
    expect(evadeChance(far, far.units['b/I/1']!)).toBeNull()
    // Who has not come on presses nobody.
    const near = evadeNow(game({ ...OPEN, 'a/III/1': { pose: pose(60, 37) } }))
    expect(evadeChance(near, near.units['b/I/1']!)).toBeNull()
  })
  it('7.6.1 keeps 5 cm, by the least way, and may keep its front', () => {
    const s = evadeNow(move(game(OPEN), 'a/III/1', [{ advance: 12 }]))
    expect(gap(s, 'a/III/1', 'b/I/1')).toBeCloseTo(3, 6)
    expect(codesOf(s, 'b', { type: 'endPhase' })).toEqual(['evade/must'])
    expect(codesOf(s, 'b', { type: 'evade', unit: id('b/I/1'), steps: [{ retire: 2 }] })).toEqual([])
    expect(codesOf(s, 'b', { type: 'evade', unit: id('b/I/1'), steps: [{ retire: 1.9 }] })).toEqual(['evade/keep-five'])
    const best = evasions(s, id('b/I/1'))[0]!
    const { state, events } = act(s, 'b', best)
    expect(gap(state, 'a/III/1', 'b/I/1')).toBeGreaterThanOrEqual(5 - 0.01)
    expect(events[0]).toMatchObject({ type: 'Evaded', freed: ['a/III/1'] })
    expect(codesOf(state, 'b', { type: 'endPhase' })).toEqual([])
  })
  it('7.6, 9.1 who draws back has ended a charge of its own, and does not close', () => {
    const s = evadeNow(move(game(OPEN), 'a/III/1', [{ advance: 12 }]))
    const b = s.units['b/I/1']!
    const charge = { target: id('a/I/1'), side: 'front' as const, flanking: false, straight: 5, impetus: false, n: 1 }
    const charging = { ...s, units: { ...s.units, 'b/I/1': { ...b, use: { ...b.use, charge } } } }
    const after = act(charging, 'b', evasions(charging, id('b/I/1'))[0]!).state
    expect(after.units['b/I/1']!.use).toMatchObject({ charge: null })
  })
  it('9.1 who is broken or gone pins nobody any more', () => {
    const s = inPhase(table({ 'a/III/1': { pose: pose(60, 25) }, 'b/I/3': { pose: pose(60, 26, 180) } }), 'move2', ['b'])
    const a = s.units['a/III/1']!
    const charge = { target: id('b/I/3'), side: 'front' as const, flanking: false, straight: 9, impetus: false, n: 1 }
    const pinned = (more: Partial<Unit>) =>
      pinnedBy({ units: { ...s.units, 'a/III/1': { ...a, use: { ...a.use, charge }, ...more } } }, id('b/I/3'))
    expect(pinned({})).toEqual(['a/III/1'])
    for (const more of [{ rout: 'retreating' as const }, { cp: 0 }, { place: 'destroyed' as const, pose: null }])
      expect(pinned(more)).toEqual([])
  })
  it('7.6 a change of front at its start is free: 22 cm about and away', () => {
    const s = evadeNow(move(game(OPEN), 'a/III/1', [{ advance: 12 }]))
    expect(codesOf(s, 'b', { type: 'evade', unit: id('b/I/1'), steps: [{ aboutFace: true }, { advance: 22 }] })).toEqual([])
    expect(codesOf(s, 'b', { type: 'evade', unit: id('b/I/1'), steps: [{ aboutFace: true }, { advance: 22.1 }] })).toEqual([
      'move/too-far',
    ])
  })
  it('7.6 exception 2: in the second phase too; and the side that came on may then finish its moves', () => {
    // b moves second and comes on against open order of a.
    const s0 = ordered(
      inPhase(
        table({ 'a/I/1': { pose: pose(60, 40), arm: 'openOrder', troop: 'openOrder' }, 'b/I/3': { pose: pose(60, 55, 180) } }),
        'move2',
        ['b'],
      ),
      'b/I',
      { kind: 'attack', target: 'a/I' },
    )
    const s1 = act(s0, 'b', { type: 'move', unit: id('b/I/3'), steps: [{ advance: 11 }] }).state
    const evading = act(s1, 'b', { type: 'endPhase' }).state
    expect(evading).toMatchObject({ phase: 'evade2', waiting: ['a'] })
    const gone = act(evading, 'a', evasions(evading, id('a/I/1'))[0]!).state
    const finishing = act(gone, 'a', { type: 'endPhase' }).state
    expect(finishing).toMatchObject({ phase: 'finish2', waiting: ['b'] })
    expect(codesOf(finishing, 'b', { type: 'move', unit: id('b/I/3'), steps: [{ advance: 3 }] })).toEqual([])
    expect(codesOf(finishing, 'b', { type: 'move', unit: id('b/I/3'), steps: [{ advance: 3.1 }] })).toContain('move/too-far')
  })
  it('7.6.1 deployed in a village it need not (option: it must)', () => {
    const s = evadeNow(move(game(OPEN), 'a/III/1', [{ advance: 12 }]))
    const inside = { ...s.units['b/I/1']!, village: 'x' }
    expect(evadeChance(s, inside)).toBeNull()
    expect(evadeChance({ ...s, options: { ...s.options, villageEvade: true } }, inside)).toMatchObject({ must: true })
  })
})

describe('7.6.1 option: a garrison must evade', () => {
  it('7.6.1 it goes out by the side away from the enemy, in line, up to 22 cm', () => {
    const outline = [
      [55, 40],
      [65, 40],
      [65, 50],
      [55, 50],
    ] as const
    const village = { id: 'v', kind: 'village' as const, outline }
    const set: Set = {
      'a/III/1': { pose: pose(60, 25) },
      'b/I/1': { pose: pose(60, 45, 180), formation: 'village', village: 'v' },
    }
    const at = ordered(inPhase(table(set, [village]), 'move1', ['a']), 'a/III', { kind: 'attack', target: 'b/I' })
    const s = evadeNow({ ...move(at, 'a/III/1', [{ advance: 12 }]), options: { villageEvade: true } })
    expect(codesOf(s, 'b', { type: 'endPhase' })).toEqual(['evade/must'])
    const go = (cm: number) => ({ type: 'evade', unit: id('b/I/1'), steps: [{ advance: cm }] }) as const
    expect(codesOf(s, 'b', go(22))).toEqual([])
    expect(codesOf(s, 'b', go(22.1))).toEqual(['move/too-far'])
    // The far side is at y = 50: 5 cm on its front stands at 55, looking away.
    expect(act(s, 'b', go(5)).state.units['b/I/1']).toMatchObject({
      village: null,
      formation: 'line',
      pose: { front: [60, 55], facing: 0 },
    })
    expect(codesOf(act(s, 'b', evasions(s, id('b/I/1'))[0]!).state, 'b', { type: 'endPhase' })).toEqual([])
  })
})

describe('7.6.3 cavalry', () => {
  const HORSE: Set = { 'a/III/1': { pose: pose(60, 25) }, 'b/C/3': { pose: pose(60, 31.5, 180) } }
  const charged = () => evadeNow(move(game(HORSE), 'a/III/1', [{ advance: 5.5 }], 'b/C/3'))
  it('7.6.3 may, before infantry that charges it: about-face for nothing, the first 8 cm straight', () => {
    const s = charged()
    const evade = (...steps: object[]) => codesOf(s, 'b', { type: 'evade', unit: id('b/C/3'), steps: steps as never })
    expect(evadeChance(s, s.units['b/C/3']!)).toMatchObject({ must: false, from: ['a/III/1'] })
    expect(codesOf(s, 'b', { type: 'endPhase' })).toEqual([])
    expect(evade({ aboutFace: true }, { advance: 10 })).toEqual([])
    expect(evade({ aboutFace: true }, { advance: 8 }, { oblique: 20, cm: 4 })).toEqual([])
    expect(evade({ aboutFace: true }, { oblique: 20, cm: 10 })).toEqual(['evade/straight-first'])
    expect(evade({ aboutFace: true }, { advance: 20.1 })).toEqual(['move/too-far'])
  })
  it('7.6 the charger then hits nothing and may go on; exception 1: a quarter of a move after half a one or less', () => {
    const gone = act(charged(), 'b', { type: 'evade', unit: id('b/C/3'), steps: [{ aboutFace: true }, { advance: 10 }] }).state
    expect(gone.units['a/III/1']!.use).toMatchObject({ charge: null, finishing: true })
    expect(gone.units['b/C/3']!).toMatchObject({ pose: { front: [60, 44.5], facing: 0 }, use: { evaded: 0.5 } })
    const b = inPhase(
      {
        ...gone,
        units: {
          ...gone.units,
          'b/C/3': { ...gone.units['b/C/3']!, counter: { laid: 0, given: true, shown: false, order: { kind: 'withdraw' } } },
        },
      },
      'move2',
      ['b'],
    )
    const go = (cm: number) => codesOf(b, 'b', { type: 'move', unit: id('b/C/3'), steps: [{ advance: cm }] })
    expect(go(5)).toEqual([])
    expect(go(5.1)).toEqual(['move/evaded-quarter'])
    const far = { ...b, units: { ...b.units, 'b/C/3': { ...b.units['b/C/3']!, use: { ...b.units['b/C/3']!.use, evaded: 0.6 } } } }
    expect(codesOf(far, 'b', { type: 'move', unit: id('b/C/3'), steps: [{ advance: 1 }] })).toEqual(['move/evaded'])
  })
})

describe('7.6.2 guns', () => {
  const GUNS = (formation: Unit['formation'], y: number, more: Partial<Unit> = {}): Set => ({
    'a/III/1': { pose: pose(60, 25) },
    'b/I/4': { pose: pose(60, y, 180), formation, ...more },
  })
  const charged = (formation: Unit['formation'], y: number, more: Partial<Unit> = {}) =>
    evadeNow(move(game(GUNS(formation, y, more)), 'a/III/1', [{ advance: y - 26 }], 'b/I/4'))
  it('7.6.2 limbered ones go like infantry; unlimbered ones leave their guns, within 8 cm at the start of the attacker’s move', () => {
    const limbered = charged('limbered', 36)
    expect(evadeChance(limbered, limbered.units['b/I/4']!)).toMatchObject({ must: false, leaveGuns: false })
    const near = charged('battery', 32.9)
    expect(evadeChance(near, near.units['b/I/4']!)).toMatchObject({ leaveGuns: true })
    expect(evadeChance(near, near.units['b/I/4']!)).not.toHaveProperty('shot')
  })
  it('7.6.2 from farther off they leave them after one shot', () => {
    const far = charged('battery', 33.1)
    expect(evadeChance(far, far.units['b/I/4']!)).toMatchObject({ leaveGuns: true, shot: true })
  })
  it('7.6.2 the crew runs up to 22 cm, the guns stay where they stood; 9.5 who touches them again mans them', () => {
    const s = charged('battery', 33)
    const run = (cm: number) =>
      ({ type: 'evade', unit: id('b/I/4'), steps: [{ aboutFace: true }, { advance: cm }], leaveGuns: true }) as const
    expect(codesOf(s, 'b', run(22.1))).toEqual(['move/too-far'])
    const gone = act(s, 'b', run(12)).state.units['b/I/4']!
    expect(gone).toMatchObject({
      formation: 'crew',
      guns: { front: [60, 33], facing: 180 },
      pose: { front: [60, 49], facing: 0 },
    })
  })
})

describe('7.6 the hands', () => {
  it('7.6 a plain move of who may evade is taken for the evasion, and of nobody else', () => {
    const s = evadeNow(move(game(OPEN), 'a/III/1', [{ advance: 12 }]))
    const { events } = act(s, 'b', { type: 'move', unit: id('b/I/1'), steps: [{ retire: 2 }] })
    expect(events.map(e => e.type)).toEqual(['Evaded'])
    expect(choices(view(s, 'b'), 'b')).toContainEqual({ moves: 'b/I/1' })
    const other = {
      ...s,
      units: { ...s.units, 'b/I/3': { ...s.units['b/I/3']!, place: 'table' as const, pose: pose(100, 80, 180) } },
    }
    expect(codesOf(other, 'b', { type: 'move', unit: id('b/I/3'), steps: [{ advance: 2 }] })[0]).toBe('phase/not-now')
  })
})

describe('6 evasions between the moves', () => {
  it('6 the phase is passed over where nobody may evade', () => {
    const s = move(game(OPEN), 'a/III/1', [{ advance: 10 }])
    expect(goOn({ ...s, waiting: [] }).state.phase).toBe('generals2')
  })
})

describe('7.6 evasions, orders and friends', () => {
  it('7.6 who evades answers the enemy, not his order: the whole 22 cm under a cautious advance', () => {
    const s = ordered(evadeNow(move(game(OPEN), 'a/III/1', [{ advance: 12 }])), 'b/I', { kind: 'cautious' })
    const far = (cm: number) =>
      codesOf(s, 'b', { type: 'evade', unit: id('b/I/1'), steps: [{ aboutFace: true }, { advance: cm }] })
    expect(far(22)).toEqual([])
    expect(far(22.1)).toEqual(['move/too-far'])
  })
  const HORSE: Set = { 'a/III/1': { pose: pose(60, 25) }, 'b/C/3': { pose: pose(60, 31.5, 180) } }
  const aside = (friend: Set) => {
    const s = evadeNow(move(game({ ...HORSE, ...friend }), 'a/III/1', [{ advance: 5.5 }], 'b/C/3'))
    return codesOf(s, 'b', { type: 'evade', unit: id('b/C/3'), steps: [{ aboutFace: true }, { oblique: 30, cm: 6 }] })
  }
  it('7.6.3 friends in close order in its way within 8 cm let it turn aside at once; beside its way they do not', () => {
    // Turned about its front is at y = 34.5, from x = 54 to 66. The friend's nearest side is at y = 42.4, then at 42.6.
    expect(aside({ 'b/I/3': { pose: pose(60, 43.9), formation: 'line' } })).toEqual([])
    expect(aside({ 'b/I/3': { pose: pose(60, 44.1), formation: 'line' } })).toEqual(['evade/straight-first'])
    // From x = 36 to 52: beside it.
    expect(aside({ 'b/I/3': { pose: pose(44, 40), formation: 'line' } })).toEqual(['evade/straight-first'])
  })
})

describe('7.6 who is come upon from behind', () => {
  it('7.6.1 open order goes on ahead, its front kept: it must as anyone else', () => {
    // It looks away from the line that comes on; its rear at y = 38.5 has 1.5 cm to spare.
    const s = evadeNow(
      move(game({ 'a/III/1': { pose: pose(60, 25) }, 'b/I/1': { pose: pose(60, 40, 0) } }), 'a/III/1', [{ advance: 12 }]),
    )
    expect(codesOf(s, 'b', { type: 'endPhase' })).toEqual(['evade/must'])
    const evade = (...steps: object[]) => codesOf(s, 'b', { type: 'evade', unit: id('b/I/1'), steps: steps as never })
    expect(evade({ advance: 3.5 })).toEqual([])
    expect(evade({ advance: 3.4 })).toEqual(['evade/keep-five'])
    expect(evade({ aboutFace: true }, { advance: 0.2 })).toContain('evade/away')
    expect(evasions(s, id('b/I/1')).length).toBeGreaterThan(0)
  })
  it('7.6.3 cavalry too: straight on, its back to the enemy from the start, and it never turns to him', () => {
    // Its rear is at y = 31.5, the charger halts 1 cm from it.
    const s = evadeNow(
      move(
        game({ 'a/III/1': { pose: pose(60, 25) }, 'b/C/3': { pose: pose(60, 34.5, 0) } }),
        'a/III/1',
        [{ advance: 5.5 }],
        'b/C/3',
      ),
    )
    const evade = (...steps: object[]) => codesOf(s, 'b', { type: 'evade', unit: id('b/C/3'), steps: steps as never })
    expect(evade({ advance: 10 })).toEqual([])
    expect(evade({ aboutFace: true }, { advance: 10 })).toContain('evade/about-face')
    expect(evade({ oblique: 20, cm: 10 })).toEqual(['evade/straight-first'])
    expect(evade({ advance: 9 }, { aboutFace: true })).toContain('evade/about-face')
    expect(evasions(s, id('b/C/3')).length).toBeGreaterThan(0)
  })
})

describe('15 cossacks', () => {
  it('15, 9.2 count as open order: they must evade from close-order infantry too, at their own speed', () => {
    const cossacks = { troop: 'cossacks', arm: 'cossacks', base: { width: 3, depth: 3 } } as const
    const s = evadeNow(move(game({ ...OPEN, 'b/I/1': { pose: pose(60, 40, 180), ...cossacks } }), 'a/III/1', [{ advance: 12 }]))
    expect(codesOf(s, 'b', { type: 'endPhase' })).toEqual(['evade/must'])
    const off = (cm: number) =>
      codesOf(s, 'b', { type: 'evade', unit: id('b/I/1'), steps: [{ aboutFace: true }, { advance: cm }] })
    expect(off(35)).toEqual([])
    expect(off(35.1)).toEqual(['move/too-far'])
  })
})
