/** 3.7 with 3.8 OO-S1 to OO-S11 over it: the three battles as the tables print them, unit by unit. */
import { describe, expect, it } from 'vitest'
import { centreOf } from '../../geometry/footprint'
import { footprintOf } from './rules/bodies'
import { commandGap } from './rules/commandRadius'
import { orderOf } from './rules/orders'
import { stateOf } from './scenarios.testing'
import type { OoState, Piece } from './state'

/** By brigade: where its general stands, its radius, its CP, then its units as quality, footprint's centre (a village's middle). */
const TABLES: { readonly [scenario: string]: { readonly [brigade: string]: string } } = {
  lobositz: {
    'a/I': '40,24 17 29: reg 19,28; reg 36,28; light 47,28; reg 58,28; reg 28,20; vet 45,20',
    'a/II': '89,24 14.5 23: reg 78,28; light 89,28; reg 100,28; reg 80,20; reg 98,20',
    'a/III': '88,12 12 15: reg 70,10; reg 88,10; reg 106,10',
    'a/C': '115,18 40 25: heavy 128,30; heavy 136,30; cuir 126,14; cuir 140,14; drag 154,14',
    'b/I': '36,74 17 29: open 24,60; open 47,60; reg 25,78; light 38.5,78; reg 52,78; vet 38,86',
    'b/II': '60,96 12 18: reg 45,100; reg 72,87; light 62,88; reg 72,100',
    'b/III': '125,99 14.5 23: reg 110,98; reg 125,90; light 132.5,98; reg 143,98; reg 125,104',
    'b/C': '80,94 40 25: heavy 82,88; heavy 86,88; cuir 98,78; cuir 112,74; huss 72,72',
  },
  kolin: {
    'a/I': '25,32 14.5 24: vet 14,36; light 25,36; reg 36,36; reg 16,28; reg 34,28',
    'a/II': '71,28 14.5 23: reg 60,32; light 71,32; reg 82,32; reg 62,24; reg 80,24',
    'a/III': '123,28 14.5 23: reg 112,32; light 123,32; reg 134,32; reg 114,24; reg 132,24',
    'a/C': '56,18 40 25: heavy 93,32; cuir 50,12; cuir 66,12; drag 84,12; huss 12,20',
    'b/I': '57,82 14.5 23: reg 46,78; light 56,78; reg 66,78; reg 48,86; reg 66,86',
    'b/II': '105,76 17 28: reg 86,78; reg 100,65; light 112,78; reg 122,78; reg 92,86; reg 118,86',
    'b/III': '129,101 12 20: reg 120,98; reg 138,98; reg 129,104; reg 23,75',
    'b/IV': '14,92 12 10: open 14,88; open 14,96',
    'b/C': '76,96 40 26: heavy 76,78; heavy 108,78; huss 34,112; chev 50,112; cuir 66,112',
  },
  leuthen: {
    'a/I': '103,20 12 21: vet 92,24; light 103,24; vet 114,24; vet 103,17',
    'a/II': '50,13 17 28: reg 30,16; reg 48,16; light 59,16; reg 70,16; reg 40,9; reg 58,9',
    'a/III': '97,6 12 20: reg 88,9; reg 106,9; reg 90,4; reg 108,4',
    'a/IV': '141,11 12 20: cuir 134,14; cuir 148,14; drag 134,8; huss 148,8',
    'a/C': '95,14 40 10: heavy 81,20; heavy 126,24',
    'b/I': '91,52 12 16: rec 82,48.5; rec 100,48.5; rec 84,56; rec 102,56',
    'b/II': '56,60 14.5 23: reg 65,53; light 57,54; reg 46,56; reg 48,64; reg 66,64',
    'b/III': '- 14.5 25: reg -; reg -; reg -; reg -; heavy -',
    'b/IV': '- 12 10: cuir -; cuir -',
    'b/C': '100,72 40 15: heavy 112,66; cuir 128,70; huss 144,70',
  },
}
/** What each word of the tables means: arm, experience, CP. */
const WORDS: { readonly [word: string]: readonly [string, string, number] } = {
  reg: ['infantry', 'regular', 5],
  vet: ['infantry', 'veteran', 6],
  rec: ['infantry', 'recruit', 4],
  open: ['openOrder', 'regular', 5],
  light: ['lightArtillery', 'regular', 3],
  heavy: ['heavyArtillery', 'regular', 5],
  cuir: ['cuirassiers', 'regular', 5],
  drag: ['heavyCavalry', 'regular', 5],
  huss: ['lightCavalry', 'regular', 5],
  chev: ['lightCavalry', 'veteran', 6],
}
const POINT = (text: string): readonly number[] | null => (text === '-' ? null : text.split(',').map(Number))
const all = (s: OoState, seat: string) => Object.values(s.units).filter(u => u.seat === seat)
const sum = (units: readonly { readonly cpStart: number }[]) => units.reduce((n, u) => n + u.cpStart, 0)
const where = (s: OoState, id: string): readonly number[] | null => {
  const unit = s.units[id]!
  if (unit.village) return unit.pose!.front
  const body = footprintOf(unit)
  return body ? centreOf(body).map(x => Math.round(x * 1e6) / 1e6) : null
}

describe.each(Object.keys(TABLES))('3.7 %s', scenario => {
  const s = stateOf(scenario)
  it.each(Object.entries(TABLES[scenario]!))('3.7 OO-S1, OO-S5 brigade %s stands as it is printed', (brigade, row) => {
    const [head, list] = row.split(': ') as [string, string]
    const [general, radius, cp] = head.split(' ') as [string, string, string]
    expect(s.generals[`${brigade}/general`]!.point).toEqual(POINT(general))
    expect(s.brigades[brigade]!.radius).toBe(Number(radius))
    const units = list.split('; ').map(u => u.split(' ') as [string, string])
    expect(s.brigades[brigade]!.units.length).toBe(units.length)
    units.forEach(([word, at], i) => {
      const unit = s.units[`${brigade}/${i + 1}`]!
      const [arm, experience, points] = WORDS[word]!
      expect([unit.arm, unit.experience, unit.cpStart]).toEqual([arm, experience, points])
      expect(where(s, unit.id)).toEqual(POINT(at))
    })
    expect(sum(s.brigades[brigade]!.units.map(u => s.units[u]!))).toBe(Number(cp))
  })
  it('3.3 everybody who is bound by a general stands within his radius', () => {
    const out = Object.values(s.units).filter(u => {
      const gap = u.pose ? commandGap(s, u) : null
      return gap !== null && gap.cm > gap.radius + 0.01
    })
    expect(out.map(u => u.id)).toEqual([])
  })
  it('16.2 OO-S9 objectives give a hundred points a side, 25 at most in the own half and 50 in the other', () => {
    const middle = (g: Piece) => g.outline.reduce((t, p) => t + p[1], 0) / g.outline.length
    for (const seat of ['a', 'b'] as const) {
      const mine = s.ground.filter(g => g.objective?.[seat])
      expect(mine.reduce((t, g) => t + g.objective![seat]!, 0)).toBe(100)
      const own = (g: Piece) => (seat === 'a' ? middle(g) <= 60 : middle(g) >= 60)
      for (const g of mine) expect([g.id, g.objective![seat]! <= (own(g) ? 25 : 50)]).toEqual([g.id, true])
      expect(s.sides[seat].objectives).toEqual(Object.fromEntries(mine.map(g => [g.id, g.objective![seat]!])))
    }
  })
})

describe('3.8 what is settled for each battle', () => {
  it.each([
    ['lobositz', 92, 95, 'excellent', 'veteran', [90, 0], [70, 120]],
    ['kolin', 95, 107, 'excellent', 'normal', [90, 0], [90, 120]],
    ['leuthen', 99, 89, 'excellent', 'veteran', [90, 0], [90, 120]],
  ] as const)('OO-11, OO-S4, OO-S8 %s: CP, commanders, points behind, twelve turns', (id, a, b, first, second, near, far) => {
    const s = stateOf(id)
    expect([sum(all(s, 'a')), sum(all(s, 'b'))]).toEqual([a, b])
    expect([s.generals['a/C/general']!.class, s.generals['b/C/general']!.class]).toEqual([first, second])
    expect([s.sides.a.retreat, s.sides.b.retreat]).toEqual([near, far])
    expect(s.turns).toBe(12)
  })
  it.each([
    [
      'lobositz',
      { 'a/I': 'attack b/I', 'a/II': 'cautious', 'a/III': 'cautious', 'a/C/3': 'halt', 'b/I': 'halt', 'b/C/5': 'halt' },
    ],
    [
      'kolin',
      {
        'a/I': 'attack b/III/4',
        'a/II': 'objective oak-wood',
        'a/III': 'halt',
        'a/C/5': 'halt',
        'b/II': 'halt',
        'b/III/4': 'halt',
      },
    ],
    [
      'leuthen',
      {
        'a/I': 'attack b/I',
        'a/II': 'objective sagschuetz',
        'a/III': 'cautious',
        'a/IV': 'attack b/C',
        'b/I': 'halt',
        'b/C/2': 'halt',
      },
    ],
  ] as const)('OO-S7 %s: the orders', (id, orders) => {
    const s = stateOf(id)
    for (const [key, wanted] of Object.entries(orders)) {
      const o = (s.brigades[key] ?? s.units[key])!.counter!.order!
      const said = o.kind === 'attack' ? `attack ${o.target}` : o.kind === 'objective' ? `objective ${o.ground}` : o.kind
      expect([key, said]).toEqual([key, wanted])
    }
  })
  it('3.7 orders that are held', () => {
    expect(stateOf('lobositz').brigades['b/III']).toMatchObject({ holdUntil: 4, holdDie: null })
    expect(stateOf('kolin').brigades['a/III']).toMatchObject({ holdUntil: 6, holdDie: { from: 3, die: 5 } })
    expect(stateOf('kolin').brigades['b/III']).toMatchObject({ holdUntil: 3, holdDie: null })
  })
  it('3.7, 2.5 at Kolin Starhemberg’s battalion in Krzeczhorz is detached, on Halt', () => {
    const s = stateOf('kolin')
    expect(s.units['b/III/4']).toMatchObject({ detached: true, village: 'krzeczhorz' })
    expect(s.brigades['b/III']!.detachment).toBe('b/III/4')
    expect(orderOf(s, s.units['b/III/4']!)).toEqual({ kind: 'halt' })
  })
  it('3.7 initiative: Prussia’s on turn 1 at Lobositz, on turns 1 and 2 at Leuthen, rolled for at Kolin', () => {
    const given = (id: string) => stateOf(id).rules.initiative.map(i => `${i.turn}${i.seat}`)
    expect([given('lobositz'), given('kolin'), given('leuthen')]).toEqual([['1a'], [], ['1a', '2a']])
  })
  const piece = (scenario: string, id: string) => stateOf(scenario).ground.find(g => g.id === id)!
  it('3.7 mist at Lobositz until turn 3, 20 cm; nowhere else', () => {
    expect(stateOf('lobositz').rules.mist).toEqual({ until: 3, cm: 20 })
    expect([stateOf('kolin').rules.mist, stateOf('leuthen').rules.mist]).toEqual([null, null])
  })
  it('OO-23 at Kolin the crest is drawn at y 90', () => {
    expect(piece('kolin', 'ridge')).toMatchObject({
      kind: 'hill',
      crest: [
        [35, 90],
        [170, 90],
      ],
    })
  })
  it('OO-S6 the hollow way and the abatis are cover for infantry within 2 cm behind, the sunken lane directly behind', () => {
    expect(piece('lobositz', 'sunken-lane')).toMatchObject({ cover: 1, coverFor: 'infantry' })
    expect(piece('kolin', 'hollow-way')).toMatchObject({ cover: 2, coverFor: 'infantry' })
    expect(piece('leuthen', 'abatis')).toMatchObject({ cover: 2, coverFor: 'infantry' })
  })
  it('OO-S2, OO-S3 Lobositz: the crossings, the vineyards in two belts, walls with cover 2', () => {
    expect(piece('lobositz', 'bridge-sullowitz').crossing).toEqual({ who: 'any', cm: 0, disorders: false })
    expect(piece('lobositz', 'ford-morellenbach').crossing).toEqual({ who: 'infantry', cm: 10, disorders: true })
    const ys = (id: string) => piece('lobositz', id).outline.map(p => p[1])
    expect([Math.min(...ys('vineyards-south')), Math.max(...ys('vineyards-south'))]).toEqual([35, 41])
    expect([Math.min(...ys('vineyards-north')), Math.max(...ys('vineyards-north'))]).toEqual([59, 65])
    expect([piece('lobositz', 'wall-south').cover, piece('lobositz', 'wall-north').cover]).toEqual([2, 2])
  })
  it('3.7 the churchyard of Leuthen: fire on it −25, the other houses as villages are', () => {
    expect(piece('leuthen', 'leuthen').fireOn).toBe(-25)
    expect([piece('leuthen', 'leuthen-west').fireOn, piece('leuthen', 'leuthen-east').fireOn]).toEqual([undefined, undefined])
  })
  it('3.7 the ditch at Gohlau is forded anywhere', () => {
    expect(piece('leuthen', 'gohlau-ditch')).toMatchObject({ kind: 'stream', ford: true })
  })
  it('OO-S10 the Kaiserstrasse from x 40 to 60 is an objective of Austria’s', () => {
    expect(piece('kolin', 'road-objective')).toMatchObject({
      kind: 'zone',
      objective: { b: 50 },
      outline: [
        [40, 14],
        [60, 14],
        [60, 24],
        [40, 24],
      ],
    })
  })
})
