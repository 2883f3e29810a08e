import { describe, expect, it } from 'vitest'
import { id } from '../../play.testing'
import type { Unit } from '../../state'
import { pose } from '../table.testing'
import { charge, charged, closed, fought, HORSE, LINES, unit } from './melee.testing'
import { friendsNear } from './resolve'

const lines = (a: Partial<Unit> = {}, b: Partial<Unit> = {}) =>
  charged({ 'a/III/1': { ...LINES['a/III/1'], ...a }, 'b/I/3': { ...LINES['b/I/3'], ...b } }, { 'a/III/1': charge('b/I/3') })
const cuirassiers = (a: Partial<Unit> = {}, b: Partial<Unit> = {}) =>
  charged(
    { 'a/C/3': { ...HORSE['a/C/3'], ...a }, 'b/I/3': { ...HORSE['b/I/3'], ...b } },
    { 'a/C/3': charge('b/I/3', { impetus: true }) },
  )
const types = (s: ReturnType<typeof fought>) => s.events.map(e => e.type)

describe('9.1 closing', () => {
  it('9.1 a charger closes straight ahead to first touch', () => {
    const s = closed(lines())
    expect(unit(s, 'a/III/1').pose).toEqual({ front: [60, 30], facing: 0 })
    expect(s.fights).toMatchObject([{ target: 'b/I/3', attackers: ['a/III/1'], kind: 'melee', done: false }])
  })
  it('9.1, reading 2 it stays at its angle: the corner touches first', () => {
    // Turned 30° to the left, the right front corner is 8 sin 30° = 4 cm ahead of the middle: 24.9 + 4 = 28.9, 1.1 cm short of y = 30.
    const s = closed(lines({ pose: pose(60, 24.9, 330) }))
    const { front, facing } = unit(s, 'a/III/1').pose!
    expect(facing).toBe(330)
    // Straight ahead means along its facing: 1.1 cm up are 1.1 / cos 30° along the way.
    expect(front[1]).toBeCloseTo(26, 3)
    expect(front[0]).toBeCloseTo(60 - 1.1 * 0.57735, 3)
  })
  it('8.7 who retreats or routs under fire does not close', () => {
    const s = closed(lines({ rout: 'retreating' }))
    expect(unit(s, 'a/III/1').pose).toEqual(pose(60, 29))
    expect(s.fights).toEqual([])
  })
  it('9.1 nor who would meet somebody else first', () => {
    const s = charged(
      { ...LINES, 'b/I/3': { pose: pose(60, 32, 180) }, 'a/III/2': { pose: pose(60, 31) } },
      { 'a/III/1': charge('b/I/3') },
    )
    expect(unit(closed(s), 'a/III/1').pose).toEqual(pose(60, 29))
  })
})

describe('9.9 a melee of two', () => {
  it('9.9 both roll at their number or under; the loser of a hit tests with a d6', () => {
    // Attackers 40 of 40: hit. Target 41: not. The target's die: 5 stands; then the tie-break: 5 CP against 4.
    const s = fought(lines(), [40, 41, 5])
    expect(unit(s.state, 'b/I/3')).toMatchObject({ cp: 4, rout: 'retreating' })
    expect(unit(s.state, 'a/III/1')).toMatchObject({ cp: 5, rout: null })
    expect(types(s).filter(t => t === 'TieBroken')).toHaveLength(1)
    expect(s.state.fights[0]).toMatchObject({ done: true, winner: 'attackers', tie: 'cp' })
  })
  it('10.1 a rout costs 3 CP in all, a retreat 2; the winner may step forward to where the loser stood', () => {
    const s = fought(lines(), [1, 100, 2])
    expect(unit(s.state, 'b/I/3')).toMatchObject({
      cp: 2,
      rout: 'routing',
      flight: { bearing: 0, by: 'a/III/1', under: 'melee' },
    })
    expect(s.state.wins).toEqual([
      {
        unit: 'a/III/1',
        loser: 'b/I/3',
        stood: { front: [60, 30], facing: 180, width: 16, depth: 1.5 },
        breakThrough: 'no',
      },
    ])
    expect(unit(fought(lines(), [1, 100, 4]).state, 'b/I/3')).toMatchObject({ cp: 3, rout: 'retreating' })
  })
  it('9.9 losses are simultaneous: both hit, both may break', () => {
    // Both rout: 2 CP each; same chance, CP, CP at the start, friends and generals: the die, 4, for the target, which stays.
    const s = fought(lines(), [1, 1, 1, 1, 4])
    expect(unit(s.state, 'b/I/3')).toMatchObject({ cp: 2, rout: null, flight: null, disorder: null })
    expect(unit(s.state, 'a/III/1')).toMatchObject({ cp: 2, rout: 'retreating', flight: { bearing: 180, by: 'b/I/3' } })
    expect(s.state.fights[0]).toMatchObject({ winner: 'target', tie: 'die' })
    expect(fought(lines(), [1, 1, 1, 1, 3]).state.fights[0]).toMatchObject({ winner: 'attackers', tie: 'die' })
  })
  it('10.2 one retreats, the other routs: he who retreats has won and stays, the other retreats instead', () => {
    const s = fought(lines(), [1, 1, 2, 4])
    expect(unit(s.state, 'a/III/1')).toMatchObject({ cp: 3, rout: null })
    expect(unit(s.state, 'b/I/3')).toMatchObject({ cp: 2, rout: 'retreating' })
    expect(s.state.fights[0]).toMatchObject({ winner: 'attackers', tie: null })
  })
  it('9.9 both may be destroyed, and then nobody wins', () => {
    const s = fought(lines({ cp: 1 }, { cp: 1 }), [1, 1])
    expect([unit(s.state, 'a/III/1').place, unit(s.state, 'b/I/3').place]).toEqual(['destroyed', 'destroyed'])
    expect(s.state.fights[0]).toMatchObject({ winner: null })
    expect(s.state.wins).toEqual([])
  })
  it('12 who is disordered rolls first; failing, he is hit, and his enemy does not roll', () => {
    // Disordered at 30: 31 fails. His die: 5 stands; 4 CP against 5: he retreats.
    const s = fought(lines({}, { disorder: 'square' }), [31, 5])
    expect(types(s).filter(t => t === 'MeleeRolled')).toHaveLength(1)
    expect(unit(s.state, 'b/I/3')).toMatchObject({ cp: 4, rout: 'retreating' })
    // 30 hits; then the enemy rolls too, 41, and misses; his test: 6.
    const t = fought(lines({}, { disorder: 'square' }), [30, 41, 6])
    expect(types(t).filter(x => x === 'MeleeRolled')).toHaveLength(2)
    expect(unit(t.state, 'a/III/1')).toMatchObject({ cp: 4 })
    // 40 against 30: the greater chance wins the tie.
    expect(t.state.fights[0]).toMatchObject({ winner: 'attackers', tie: 'chance' })
  })
})

describe('9.8 several', () => {
  const two = (b: Partial<Unit> = {}) =>
    charged(
      {
        'a/III/1': { pose: pose(52, 29) },
        'a/III/2': { pose: pose(68, 29) },
        'b/I/3': { ...LINES['b/I/3'], ...b },
      },
      { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/3', { n: 2 }) },
    )
  it('9.8 their numbers are added and one die falls; the one attacked rolls once, at 10 less', () => {
    const s = fought(two(), [80, 30, 5, 5], 'a/III/2')
    expect(s.events.filter(e => e.type === 'MeleeRolled')).toMatchObject([
      { side: 'attackers', value: 80, roll: 80, hits: 1, units: ['a/III/1', 'a/III/2'] },
      { side: 'target', value: 30, roll: 30, hits: 1 },
    ])
    // OO-16 the hit strikes the one whom the owner named.
    expect([unit(s.state, 'a/III/1').cp, unit(s.state, 'a/III/2').cp]).toEqual([5, 4])
    expect(unit(s.state, 'b/I/3')).toMatchObject({ cp: 4, rout: 'retreating' })
  })
  it('9.8, 10.2 one of two goes back and the one attacked stands: both have lost', () => {
    // The hit on the first: 3, it retreats.
    const s = fought(two(), [81, 1, 3])
    expect(unit(s.state, 'a/III/1').rout).toBe('retreating')
    expect(unit(s.state, 'a/III/2')).toMatchObject({ rout: 'retreating', cp: 5 })
    expect(unit(s.state, 'b/I/3').rout).toBeNull()
    expect(s.state.wins.map(w => w.unit)).toEqual(['b/I/3'])
  })
  it('9.8, OO-16 above 100 a hit is certain and the rest is rolled for: two tests', () => {
    // Cuirassiers 55 each: 110. The roll of 10 hits again; 6 stands, 6 at 3 CP stands too.
    const s = charged(
      {
        'a/C/3': { pose: pose(54, 29) },
        'a/C/4': { pose: pose(66, 29), arm: 'cuirassiers', troop: 'heavyCavalry' },
        ...{ 'b/I/3': LINES['b/I/3']! },
      },
      { 'a/C/3': charge('b/I/3', { impetus: true }), 'a/C/4': charge('b/I/3', { impetus: true, n: 2 }) },
    )
    const f = fought(s, [10, 100, 6, 6])
    expect(f.events.find(e => e.type === 'MeleeRolled')).toMatchObject({ value: 110, automatic: 1, roll: 10, hits: 2 })
    expect(f.events.filter(e => e.type === 'MoraleTested')).toHaveLength(2)
    expect(unit(f.state, 'b/I/3').cp).toBe(3)
  })
})

describe('9.5 to 9.7, 13 without dice', () => {
  it('9.7 upon flank or rear: a rout at once, 2 CP, and no melee with those in front', () => {
    const s = charged(
      { ...LINES, 'a/III/2': { pose: pose(70, 30.75, 270) } },
      { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/3', { side: 'flank', flanking: true, n: 2 }) },
    )
    const f = fought(s, [])
    expect(f.state.fights).toMatchObject([{ target: 'b/I/3', kind: 'flank', winner: 'attackers' }])
    expect(unit(f.state, 'b/I/3')).toMatchObject({ cp: 3, rout: 'routing', flight: { by: 'a/III/2', bearing: 270 } })
    expect(types(f)).not.toContain('MeleeRolled')
  })
  it('9.7 a square has no flank', () => {
    const s = charged(
      { 'a/III/1': { pose: pose(60, 29) }, 'b/I/3': { pose: pose(60, 30, 180), formation: 'square' } },
      { 'a/III/1': charge('b/I/3', { side: 'flank', flanking: true }) },
    )
    expect(closed(s).fights[0]?.kind).toBe('melee')
  })
  it('9.6 limbered guns and march columns rout at once, for 2 CP', () => {
    expect(unit(fought(lines({}, { formation: 'column' }), []).state, 'b/I/3')).toMatchObject({ cp: 3, rout: 'routing' })
    const guns = charged(
      { 'a/III/1': LINES['a/III/1']!, 'b/I/4': { pose: pose(60, 30, 180), formation: 'limbered' } },
      { 'a/III/1': charge('b/I/4') },
    )
    expect(unit(fought(guns, []).state, 'b/I/4')).toMatchObject({ cp: 1, rout: 'routing' })
  })
  it('13 contact with a unit that routs: 2 CP and no melee', () => {
    const f = fought(lines({}, { rout: 'routing' }), [])
    expect(unit(f.state, 'b/I/3')).toMatchObject({ cp: 3, rout: 'routing' })
    expect(unit(f.state, 'a/III/1').use.fought).toBeNull()
  })
  it('9.5, OO-14 gunners roll alone at 30; attackers that stand drive them off for 1 CP, horse for 2', () => {
    const at = (charger: string) =>
      charged(
        { [charger]: { pose: pose(60, 29) }, 'b/I/4': { pose: pose(60, 30, 180) } },
        { [charger]: charge('b/I/4', { impetus: true }) },
      )
    // 31 misses.
    expect(unit(fought(at('a/III/1'), [31]).state, 'b/I/4')).toMatchObject({ cp: 2, rout: 'retreating' })
    expect(unit(fought(at('a/C/3'), [31]).state, 'b/I/4')).toMatchObject({ cp: 1, rout: 'retreating' })
    // 30 hits, a 5 stands.
    const hit = fought(at('a/III/1'), [30, 5])
    expect(unit(hit.state, 'a/III/1').cp).toBe(4)
    expect(unit(hit.state, 'b/I/4').rout).toBe('retreating')
    // A 4 retreats: the gunners stay and have lost nothing.
    const held = fought(at('a/III/1'), [30, 4])
    expect(unit(held.state, 'b/I/4')).toMatchObject({ cp: 3, rout: null })
    expect(held.state.fights[0]).toMatchObject({ winner: 'target' })
    expect(held.state.wins).toEqual([])
  })
  it('9.5 retreating gunners: destroyed by horse, 2 CP and a rout by foot', () => {
    const at = (charger: string) =>
      charged(
        { [charger]: { pose: pose(60, 29) }, 'b/I/4': { pose: pose(60, 30, 180), rout: 'retreating' } },
        { [charger]: charge('b/I/4') },
      )
    expect(unit(fought(at('a/C/3'), []).state, 'b/I/4').place).toBe('destroyed')
    expect(unit(fought(at('a/III/1'), []).state, 'b/I/4')).toMatchObject({ cp: 1, rout: 'routing' })
  })
})

describe('10.1 squares, 11 impetus', () => {
  it('10.1 a square that stands has not lost to horse: the horse goes back', () => {
    const s = cuirassiers({}, { formation: 'square' })
    // 55 − 20 = 35 against 40: nobody hits.
    const f = fought(s, [36, 41])
    expect(f.state.fights[0]).toMatchObject({ winner: 'target', tie: 'square' })
    expect(unit(f.state, 'a/C/3').rout).toBe('retreating')
    expect(f.state.wins).toEqual([])
  })
  it('10.1 beaten by infantry in a tie it is broken', () => {
    const f = fought(lines({ experience: 'veteran' }, { formation: 'square' }), [100, 100])
    expect(unit(f.state, 'b/I/3')).toMatchObject({ cp: 5, rout: 'routing' })
  })
  it('10.1 infantry and horse upon one square: it is in melee with infantry, and 3 or 4 breaks it', () => {
    const s = charged(
      {
        'a/C/3': { pose: pose(52, 29) },
        'a/III/1': { pose: pose(66.5, 29) },
        'b/I/3': { pose: pose(60, 30, 180), formation: 'square' },
      },
      { 'a/C/3': charge('b/I/3', { impetus: true, n: 1 }), 'a/III/1': charge('b/I/3', { n: 2 }) },
    )
    // Horse first: their numbers hit, the square's do not; its die of 4 would leave it standing before horse alone.
    const both = fought(s, [1, 100, 4])
    expect(both.state.fights[0]!.attackers).toEqual(['a/C/3', 'a/III/1'])
    expect(unit(both.state, 'b/I/3')).toMatchObject({ cp: 2, rout: 'routing' })
    const horse = {
      ...s,
      units: { ...s.units, 'a/III/1': { ...s.units['a/III/1']!, use: { ...s.units['a/III/1']!.use, charge: null } } },
    }
    expect(unit(fought(horse, [1, 100, 4]).state, 'b/I/3')).toMatchObject({ cp: 3, rout: null })
  })
  it('10.2 who has no CP left is no friend near', () => {
    const s = charged({ ...LINES, 'a/III/2': { pose: pose(70, 26) } }, { 'a/III/1': charge('b/I/3') })
    const near = (cp: number) => {
      const friend = { ...s.units['a/III/2']!, cp }
      return friendsNear({ ...s, units: { ...s.units, 'a/III/2': friend } }, [s.units['a/III/1']!], [id('a/III/1'), id('b/I/3')])
    }
    expect([near(3), near(0)]).toEqual([1, 0])
  })
  it('14 a general with who drives in a flank is in a melee, one whose unit reaches routers is not', () => {
    const general = 'a/III/general'
    const led = (s: ReturnType<typeof lines>) => ({
      ...s,
      generals: { ...s.generals, [general]: { ...s.generals[general]!, attached: id('a/III/1') } },
    })
    const flank = charged(LINES, { 'a/III/1': charge('b/I/3', { side: 'flank', flanking: true }) })
    expect(types(fought(led(flank), [9])).filter(t => t === 'GeneralTested')).toHaveLength(1)
    expect(types(fought(led(lines({}, { rout: 'routing' })), [9]))).not.toContain('GeneralTested')
  })
  it('11 horse with impetus that has won may break through', () => {
    const f = fought(cuirassiers(), [1, 100, 1])
    expect(f.state.wins).toMatchObject([{ unit: 'a/C/3', breakThrough: 'may' }])
  })
  it('13 who was retreating already goes, however he fights', () => {
    const f = fought(lines({}, { rout: 'retreating', disorder: 'morale' }), [30, 41, 6])
    expect(unit(f.state, 'b/I/3').rout).toBe('retreating')
    expect(f.state.fights[0]).toMatchObject({ winner: 'attackers' })
  })
})
