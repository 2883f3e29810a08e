import { describe, expect, it } from 'vitest'
import { id } from '../../play.testing'
import type { OoState, Unit } from '../../state'
import { pose } from '../table.testing'
import { charge, charged, closed, HORSE, LINES } from './melee.testing'
import { chargeOdds, fightOdds, type MeleeOdds, moveOdds } from './odds'

const lines = (a: Partial<Unit> = {}, b: Partial<Unit> = {}, ground: OoState['ground'] = []) => ({
  ...charged(
    { 'a/III/1': { ...LINES['a/III/1'], ...a }, 'b/I/3': { ...LINES['b/I/3'], ...b } },
    { 'a/III/1': charge('b/I/3') },
    ground,
  ),
  phase: 'fire1' as const,
})
const percent = (o: MeleeOdds | null) => [o!.stopped, o!.attackers, o!.target].map(x => Math.round(x * 1000) / 10)
const REGULAR: Partial<Unit> = { experience: 'regular', cp: 5, cpStart: 5 }

const VILLAGE = {
  id: 'v',
  kind: 'village' as const,
  outline: [
    [55, 30],
    [65, 30],
    [65, 40],
    [55, 40],
  ] as const,
}
const GARRISON: Partial<Unit> = { ...REGULAR, pose: pose(60, 35, 180), formation: 'village', village: 'v' }

describe('3.8 OO-1 charges, exactly', () => {
  it('9.9 a line against a line with its first volley: 28.0 / 25.6 / 46.4', () => {
    const o = chargeOdds(lines(REGULAR, { ...REGULAR, firstVolley: true }), id('a/III/1'))
    expect(percent(o)).toEqual([28, 25.6, 46.4])
    // 3.8 Balance: the charge costs the attacker 1.70 CP and the line 0.58.
    expect(o!.cp.attackers).toBeCloseTo(1.7, 2)
    expect(o!.cp.target).toBeCloseTo(0.58, 2)
  })
  it('9.9 against a line that has fired before: 24.0 / 29.1 / 46.9', () => {
    expect(percent(chargeOdds(lines(REGULAR, { ...REGULAR, firstVolley: false }), id('a/III/1')))).toEqual([24, 29.1, 46.9])
  })
  it('9.9 cuirassiers with impetus against a line with its first volley: 32.0 / 54.9 / 13.1', () => {
    const s = {
      ...charged(
        { 'a/C/3': { ...HORSE['a/C/3'], ...REGULAR }, 'b/I/3': { ...HORSE['b/I/3'], ...REGULAR, firstVolley: true } },
        { 'a/C/3': charge('b/I/3', { impetus: true }) },
      ),
      phase: 'fire1' as const,
    }
    const o = chargeOdds(s, id('a/C/3'))
    expect(percent(o)).toEqual([32, 54.9, 13.1])
    expect(o!.cp.attackers).toBeCloseTo(1.82, 2)
    expect(o!.cp.target).toBeCloseTo(0.75, 2)
  })
  it('9.9 veterans against recruits that have fired before: 20.0 / 68.0 / 12.0', () => {
    const s = lines(
      { experience: 'veteran', cp: 6, cpStart: 6 },
      { experience: 'recruit', cp: 4, cpStart: 4, firstVolley: false },
    )
    expect(percent(chargeOdds(s, id('a/III/1')))).toEqual([20, 68, 12])
  })
  it('9.9 a line against a village: 16.0 / 16.2 / 67.8', () => {
    const s = lines(REGULAR, { ...REGULAR, pose: pose(60, 35, 180), formation: 'village', village: 'v' }, [VILLAGE])
    expect(percent(chargeOdds(s, id('a/III/1')))).toEqual([16, 16.2, 67.8])
  })
})

describe('9.8 odds of others', () => {
  it('9.8 two battalions against two sides of a village: together they win 82 % of their melees', () => {
    const s = {
      ...charged(
        {
          'a/III/1': { pose: pose(60, 29), ...REGULAR },
          'a/III/2': { pose: pose(60, 41, 180), ...REGULAR },
          'b/I/3': { pose: pose(60, 35, 180), formation: 'village', village: 'v', ...REGULAR },
        },
        { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/3', { n: 2 }) },
        [VILLAGE],
      ),
      phase: 'fire1' as const,
    }
    const o = chargeOdds(s, id('a/III/1'))!
    expect(Math.round((o.attackers + o.target + o.stopped + o.nobody) * 1e9)).toBe(1e9)
    // 3.8 Balance: 69 % (0.84 × 0.82), 1.40 and 1.34 CP where both come on. Where one is stopped (0.16) the other fights alone: he wins
    // 16.2 of 84, is hit at 55 % and hits at 40 %, each hit 2 CP in the mean.
    const alone = chargeOdds(lines(REGULAR, GARRISON, [VILLAGE]), id('a/III/1'))!
    expect(o.attackers).toBeCloseTo(0.84 * 0.82 + (0.16 * alone.attackers) / 0.84, 3)
    expect(o.cp.attackers).toBeCloseTo(1.396 + 0.16 * 0.55 * 2, 3)
    expect(o.cp.target).toBeCloseTo(1.344 + 0.16 * 0.4 * 2, 3)
  })
  it('9.7 a flank attack has won before it is fought', () => {
    const s = charged(
      { ...LINES, 'a/III/2': { pose: pose(70, 30.75, 270) } },
      { 'a/III/2': charge('b/I/3', { side: 'flank', flanking: true }) },
    )
    const c = closed(s)
    expect(fightOdds(c, c.fights[0]!)).toMatchObject({ attackers: 1, cp: { attackers: 0, target: 2 } })
  })
  it('9.5, OO-14 guns: they keep the field only if their hit sends the attacker back', () => {
    // 30 % of hits, of which 1 to 4 of 6 go back: 20 %.
    const s = charged(
      { 'a/III/1': { pose: pose(60, 29), ...REGULAR }, 'b/I/4': { pose: pose(60, 30, 180) } },
      { 'a/III/1': charge('b/I/4') },
    )
    const c = closed(s)
    const o = fightOdds(c, c.fights[0]!)
    expect(o.target).toBeCloseTo(0.2, 9)
    expect(o.cp.target).toBeCloseTo(0.8, 9)
    // A hit costs 1, a retreat 1 more, a rout 2 more: 0.3 × (1 + 1/3 + 2/3).
    expect(o.cp.attackers).toBeCloseTo(0.6, 9)
  })
  it('9.1 the odds of a charge that is only thought of are those of the charge that was made', () => {
    const s = { ...lines({ ...REGULAR, pose: pose(60, 23) }, REGULAR), phase: 'move1' as const }
    const { charge: _, ...use } = s.units['a/III/1']!.use
    const before = { ...s, units: { ...s.units, 'a/III/1': { ...s.units['a/III/1']!, use: { ...use, charge: null } } } }
    const o = moveOdds(before, 'a', { type: 'move', unit: id('a/III/1'), steps: [{ advance: 6 }], charge: id('b/I/3') })
    expect(percent(o)).toEqual([28, 25.6, 46.4])
  })
})
