import { describe, expect, it } from 'vitest'
import type { OoState, Unit } from '../../state'
import { ground } from '../fire/fire.testing'
import { pose } from '../table.testing'
import { charge, charged, type Units } from './melee.testing'
import { fighterOf, meleeValueOf } from './situation'
import { uphill } from './uphill'

const FOOT = 'a/III/1'
const HORSE = 'a/C/3'
const LINE = 'b/I/3'
const FOE = 'b/C/3'

const at = (units: Units, charges: Parameters<typeof charged>[1], ground: OoState['ground'] = []) =>
  charged(units, charges, ground)
/** The labels of a unit's terms, without the base. */
function terms(s: OoState, unit: string, foes: readonly string[], centre = foes[0]!): string[] {
  const { working } = meleeValueOf(
    s,
    fighterOf(
      s,
      s.units[unit]!,
      foes.map(f => s.units[f]!),
      s.units[centre]!,
    ),
  )
  return working.slice(1).map(t => t.label)
}
const value = (s: OoState, unit: string, foe: string) =>
  meleeValueOf(s, fighterOf(s, s.units[unit]!, [s.units[foe]!], s.units[foe]!)).value
const square = (x0: number, y0: number, x1: number, y1: number) =>
  [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const

describe('9.9 how a unit fights as it stands', () => {
  const LINES: Units = { [FOOT]: { pose: pose(60, 30) }, [LINE]: { pose: pose(60, 30, 180) } }
  const on = (a: Partial<Unit>, b: Partial<Unit> = {}) =>
    at({ [FOOT]: { ...LINES[FOOT], ...a }, [LINE]: { ...LINES[LINE], ...b } }, { [FOOT]: charge(LINE) })

  it('9.9 a regular line has 40 and nothing else', () => {
    expect(terms(on({}), FOOT, [LINE])).toEqual([])
    expect(terms(on({}), LINE, [FOOT], LINE)).toEqual([])
  })
  it('9.9 half of its CP, rounded down', () => {
    expect(terms(on({ cp: 2 }), FOOT, [LINE])).toEqual(['meleeHalfCp'])
    expect(terms(on({ cp: 3 }), FOOT, [LINE])).toEqual([])
    expect(terms(on({ cp: null, strength: 'half' }), FOOT, [LINE])).toEqual(['meleeHalfCp'])
  })
  it('9.9 a general with it', () => {
    const s = on({})
    const general = { ...s.generals['a/III/general']!, attached: s.units[FOOT]!.id }
    expect(terms({ ...s, generals: { ...s.generals, [general.id]: general } }, FOOT, [LINE])).toEqual(['meleeGeneral'])
    const dead = { ...general, fate: 'dead' as const }
    expect(terms({ ...s, generals: { ...s.generals, [general.id]: dead } }, FOOT, [LINE])).toEqual([])
  })
  it('9.3, OO-4 horse without impetus against infantry in close order; not one that is charged', () => {
    const s = (c: boolean, impetus: boolean) =>
      at(
        { [HORSE]: { pose: pose(60, 30) }, [LINE]: { pose: pose(60, 30, 180) } },
        c ? { [HORSE]: charge(LINE, { impetus }) } : { [LINE]: charge(HORSE) },
      )
    expect(value(s(true, true), HORSE, LINE)).toBe(55)
    expect(value(s(true, false), HORSE, LINE)).toBe(40)
    expect(value(s(false, false), HORSE, LINE)).toBe(55)
  })
  it('9.3 horse charged in front by horse that did not counter-charge', () => {
    const s = (use: Partial<Unit['use']>, own?: number) => {
      const base = at(
        { [HORSE]: { pose: pose(60, 30) }, [FOE]: { pose: pose(60, 30, 180) } },
        { [HORSE]: charge(FOE, { n: 2, impetus: true }), ...(own === undefined ? {} : { [FOE]: charge(HORSE, { n: own }) }) },
      )
      const foe = base.units[FOE]!
      return { ...base, units: { ...base.units, [FOE]: { ...foe, use: { ...foe.use, ...use } } } }
    }
    const has = (state: OoState) => terms(state, FOE, [HORSE], FOE).includes('meleeMissedCounter')
    expect(has(s({}))).toBe(true)
    expect(has(s({ counter: 'missed' }))).toBe(true)
    expect(has(s({ counter: 'made' }, 3))).toBe(false)
    // It was in its own charge already; or it charged back without counter-charging.
    expect(has(s({}, 1))).toBe(false)
    expect(has(s({}, 3))).toBe(true)
    // No. 4: −10, option −15.
    const amount = (state: OoState) =>
      meleeValueOf(state, fighterOf(state, state.units[FOE]!, [state.units[HORSE]!], state.units[FOE]!)).working.find(
        t => t.label === 'meleeMissedCounter',
      )?.amount
    expect(amount(s({}))).toBe(-10)
    expect(amount({ ...s({}), options: { missedCounter: 15 } })).toBe(-15)
  })
  it('9.9 a line that charges standing horse: +15 and +10; charged by it: neither', () => {
    const units: Units = { [FOOT]: { pose: pose(60, 30) }, [FOE]: { pose: pose(60, 30, 180) } }
    expect(value(at(units, { [FOOT]: charge(FOE) }), FOOT, FOE)).toBe(65)
    expect(value(at(units, { [FOE]: charge(FOOT) }), FOOT, FOE)).toBe(40)
    // Both charge one another.
    expect(value(at(units, { [FOOT]: charge(FOE), [FOE]: charge(FOOT, { n: 2 }) }), FOOT, FOE)).toBe(40)
  })
  it('9.9 against a square: a line +10, horse −20', () => {
    const units: Units = {
      [FOOT]: { pose: pose(60, 30) },
      [HORSE]: { pose: pose(80, 30) },
      [LINE]: { pose: pose(60, 30, 180), formation: 'square' },
    }
    const s = at(units, { [FOOT]: charge(LINE), [HORSE]: charge(LINE, { n: 2, impetus: true }) })
    expect(terms(s, FOOT, [LINE])).toEqual(['meleeDense'])
    expect(value(s, HORSE, LINE)).toBe(35)
  })
  it('9.8 the one attacked by several, 9.9 in a village', () => {
    const s = on({}, { village: 'v', formation: 'village' })
    expect(terms(s, LINE, [FOOT, HORSE], LINE)).toEqual(['meleeVillage', 'meleeSeveral', 'meleeStandingHorse'])
  })
  it('9.6 over a bridge, in march column', () => {
    const bridge = { id: 'b', kind: 'bridge' as const, outline: square(57, 20, 63, 29.9) }
    expect(
      terms(
        at({ [FOOT]: { pose: pose(60, 30), formation: 'column' }, [LINE]: LINES[LINE]! }, { [FOOT]: charge(LINE) }, [bridge]),
        FOOT,
        [LINE],
      ),
    ).toEqual(['meleeDefile'])
    // Standing on the bridge in line counts too; defending it does not.
    const s = at({ [FOOT]: { pose: pose(60, 30) }, [LINE]: LINES[LINE]! }, { [FOOT]: charge(LINE) }, [bridge])
    expect(terms(s, FOOT, [LINE])).toEqual(['meleeDefile'])
    expect(terms(s, LINE, [FOOT], LINE)).toEqual([])
  })
  it('9.6 on broken ground and in woods all are disordered but open order and cossacks', () => {
    const wood = { id: 'w', kind: 'wood' as const, outline: square(50, 30.1, 70, 45) }
    const s = at({ [FOOT]: { pose: pose(60, 30) }, [LINE]: LINES[LINE]! }, { [FOOT]: charge(LINE) }, [wood])
    expect(terms(s, FOOT, [LINE])).toEqual(['meleeDisordered'])
    expect(terms(s, LINE, [FOOT], LINE)).toEqual(['meleeDisordered'])
    const open: Partial<Unit> = { arm: 'openOrder', troop: 'openOrder' }
    const o = at({ [FOOT]: { pose: pose(60, 30), ...open }, [LINE]: LINES[LINE]! }, { [FOOT]: charge(LINE) }, [wood])
    expect(terms(o, FOOT, [LINE])).toEqual(['meleeOpenOrder'])
  })
  it('15 cossacks fight as open order', () => {
    const s = on({ arm: 'cossacks', troop: 'cossacks', tired: true })
    expect(terms(s, FOOT, [LINE])).toEqual(['meleeOpenOrder'])
  })
})

describe('9.9 uphill', () => {
  const hill = { id: 'h', kind: 'hill' as const, outline: square(40, 40, 100, 60) }
  const on = (from: number, to: number, ground = [hill] as OoState['ground']) => {
    const s = at({ [FOOT]: { pose: pose(60, from) }, [LINE]: { pose: pose(60, to, 180) } }, { [FOOT]: charge(LINE) }, ground)
    return uphill(s, s.units[FOOT]!, s.units[LINE]!)
  }
  it('9.9, OO-23 it goes up to the crest that hides fire too: the longer axis unless it is drawn', () => {
    const drawn = ground('h', 'hill', square(40, 40, 100, 60), {
      crest: [
        [40, 58],
        [100, 58],
      ],
    })
    // Middles at y 51.25 and 54.75: past the axis at 50, and below the drawn crest.
    expect(on(52, 54)).toBe(false)
    expect(on(52, 54, [drawn])).toBe(true)
    // A hill whose longer side is broken into short ones: still along x.
    const broken = ground('h', 'hill', [
      [40, 40],
      [50, 40],
      [60, 40],
      [70, 40],
      [80, 40],
      [90, 40],
      [100, 40],
      [100, 60],
      [70, 60],
      [40, 60],
    ])
    expect(on(44, 47, [broken])).toBe(true)
    expect(on(52, 54, [broken])).toBe(false)
  })
  it('9.9 from below onto the hill; not along it, down it or on flat ground', () => {
    expect(on(35, 42)).toBe(true)
    expect(on(30, 35)).toBe(false)
    // Up the slope, on the hill; past the crest at y 50; away from it.
    expect(on(44, 47)).toBe(true)
    expect(on(46, 56)).toBe(false)
    expect(on(52, 58)).toBe(false)
    expect(on(35, 42, [])).toBe(false)
  })
})
