import { describe, expect, it } from 'vitest'
import { boxesOverlap, boxOf } from '../../../geometry/box'
import { contingent, eggmuehl, leader, points, randomBattle } from './battle.testing'
import { battleFaults, tableOffered } from './check'
import { edgeOf, groundOf, northOf, stripOf } from './ground'
import { gainsLeft, manoeuvreFaults, manoeuvreRound } from './manoeuvre'
import { handOver } from './scenario'
import type { Battle, Contingent, Gain, Manoeuvre, Side } from './types'

const against = (a: readonly Contingent[], b: readonly Contingent[], more: Partial<Battle> = {}): Battle => ({
  ...eggmuehl,
  ...more,
  sides: { a: { ...eggmuehl.sides.a, contingents: a }, b: { ...eggmuehl.sides.b, contingents: b } },
})
interface Seat {
  readonly army: {
    readonly class: string
    readonly brigades: readonly {
      readonly id: string
      readonly general: { readonly name: { readonly en: string } }
      readonly units: readonly { readonly kind: string }[]
    }[]
  }
  readonly deploy: { readonly [key: string]: unknown }
  readonly detached?: readonly string[]
}
const seat = (battle: Battle, side: Side): Seat => (handOver(battle).scenario.seats as { readonly [s in Side]: Seat })[side]
const rules = (battle: Battle) =>
  handOver(battle).scenario.rules as {
    readonly reinforcements: readonly {
      readonly brigade: string
      readonly turn: number
      readonly zone: unknown
      readonly secret?: true
    }[]
  }
const gained = (gain: Gain, winner: Side): Manoeuvre => ({ dice: { a: 1, b: 1 }, totals: { a: 1, b: 1 }, winner, gain })

describe('1.20 brigades and generals', () => {
  it('1.20 Davout’s fifteen battalions in four brigades, his horse in one with its battery, a general to each', () => {
    const { army } = seat(eggmuehl, 'a')
    const foot = (b: Seat['army']['brigades'][number]) =>
      b.units.filter(u => ['line', 'jaeger', 'grenadier'].includes(u.kind)).length
    expect(army.brigades.map(b => [b.id, foot(b), b.units.length - foot(b)])).toEqual([
      ['I', 4, 1],
      ['II', 4, 0],
      ['III', 4, 0],
      ['IV', 3, 0],
      ['V', 0, 4],
      ['C', 0, 0],
    ])
    // light infantry one to a brigade first
    expect(army.brigades.slice(0, 3).every(b => b.units.filter(u => u.kind === 'jaeger').length === 1)).toBe(true)
    expect(army.class).toBe('veteran')
    expect(army.brigades.at(-1)!.general.name.en).toBe('Davout')
  })
  it('1.20 the class of the commander-in-chief by his initiative', () => {
    const led = (initiative: number) =>
      seat(
        against([contingent('F1', points(30, 5, 2), [leader('Eugenio', 2, initiative, 2)])], eggmuehl.sides.b.contingents),
        'a',
      ).army.class
    expect([2, 3, 4, 5].map(led)).toEqual(['poor', 'normal', 'veteran', 'excellent'])
  })
  it('1.20 the senior of those who are there commands, however senior a support; every other leader has his largest brigade', () => {
    const battle = against(
      [contingent('F1', points(60, 10, 4), [leader('Davout', 4, 4, 3), leader('Murat', 7, 3, 2)])],
      [
        contingent('A3', points(40, 8, 4), [leader('Rosenberg', 6, 2, 2)]),
        contingent('A1', points(20, 8, 2), [leader('Carlo', 1, 4, 2)], {
          arrives: 3,
          way: { from: 'X', bearing: 0 },
          attitude: 'support',
        }),
      ],
    )
    const commands = handOver(battle).commands
    const of = (leader: string) => commands.find(c => c.leader === leader)?.brigade
    expect(of('Rosenberg')).toBe('b/C')
    expect(of('Davout')).toBe('a/C')
    const units = (brigade: string) => handOver(battle).pieces.filter(p => p.unit.startsWith(`${brigade}/`)).length
    for (const [name, id] of [
      ['Murat', 'F1'],
      ['Carlo', 'A1'],
    ] as const) {
      const mine = commands.filter(c => c.contingent === id && !c.brigade.endsWith('/C'))
      expect(units(of(name)!)).toBe(Math.max(...mine.map(c => units(c.brigade))))
    }
    expect(seat(battle, 'b').army.class).toBe('poor')
  })
  it('1.20 a single battalion joins the nearest contingent’s brigade, detached', () => {
    const battle = against(
      [
        contingent('F1', points(80, 10, 6), [leader('Davout', 4, 4, 3)]),
        contingent('F2', points(5, 30, 2), [leader('Murat', 7, 3, 2)]),
      ],
      [contingent('A1', points(90, 10, 8), [leader('Carlo', 1, 4, 2)])],
    )
    const handover = handOver(battle)
    const lone = handover.pieces.filter(p => p.contingent === 'F2' && p.arm === 'ipf')
    expect(lone.length).toBe(1)
    const brigade = lone[0]!.unit.slice(0, lone[0]!.unit.lastIndexOf('/'))
    expect(handover.commands.find(c => c.brigade === brigade)!.contingent).toBe('F1')
    expect(seat(battle, 'a').detached).toEqual([lone[0]!.unit])
  })
  it('1.20 a support comes complete: its heavy guns with it, unseen, in the turn of its die and at the edge of its link', () => {
    const { reinforcements } = rules(eggmuehl)
    expect(reinforcements.map(r => [r.turn, r.secret])).toEqual([[5, true]])
    const came = handOver(eggmuehl).pieces.filter(p => p.contingent === 'A2')
    expect(new Set(came.map(p => p.unit.slice(0, p.unit.lastIndexOf('/'))))).toEqual(new Set([reinforcements[0]!.brigade]))
    expect(came.some(p => p.type === 'twelvePounder')).toBe(true)
    // Davout came from the west-southwest (240): the near edge lies there; from 175 he who comes enters on the right
    expect(northOf(eggmuehl)).toBe(300)
    expect(edgeOf(eggmuehl, { from: 'LAN', bearing: 175 })).toBe('right')
    expect(reinforcements[0]!.zone).toEqual(stripOf('right'))
  })
})

describe('1.20 the ground', () => {
  const at = (ground: Battle['point']['ground'], fortress = false, more: Partial<Battle> = {}) =>
    groundOf({ ...eggmuehl, ...more, point: { ...eggmuehl.point, ground, fortress } })
  const kinds = (pieces: readonly { readonly kind: string }[]) => pieces.map(p => p.kind)
  it('1.20 a bridge point has its river across the middle with a bridge and one ford', () => {
    expect(kinds(at('bridge')).filter(k => ['river', 'bridge', 'ford'].includes(k))).toEqual(['river', 'bridge', 'ford'])
  })
  it('1.20 a mountain has two steep hills; a plain has neither river nor them', () => {
    expect(kinds(at('mountain')).filter(k => k === 'steepHill').length).toBe(2)
    expect(kinds(at('plain')).some(k => k === 'river' || k === 'steepHill')).toBe(false)
  })
  it('1.20 a fortress is a village with walls on the defender’s half that counts as objective', () => {
    for (const attacker of ['a', 'b'] as const) {
      const walls = at('plain', true, { attacker }).find(p => p.id === 'fortress')!
      const ys = walls.outline!.map(p => p[1])
      expect(ys.every(y => (attacker === 'a' ? y > 60 : y < 60))).toBe(true)
      expect(walls).toMatchObject({
        kind: 'village',
        fireOn: -25,
        objective: attacker === 'a' ? { a: 50, b: 25 } : { a: 25, b: 50 },
      })
    }
  })
  it('16.2 each side has a hundred points, 25 on its own half, 50 on the other', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const ground = groundOf(randomBattle(seed))
      for (const side of ['a', 'b'] as const) expect(ground.reduce((n, p) => n + (p.objective?.[side] ?? 0), 0)).toBe(100)
      // nothing that nobody enters lies on anything of the kind
      const solid = ground.filter(p => p.kind === 'village')
      const boxes = solid.map(p => {
        const xs = p.outline!.map(q => q[0])
        const ys = p.outline!.map(q => q[1])
        const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
        return boxOf({ front: [(x0 + x1) / 2, y1], facing: 0, width: x1 - x0, depth: y1 - y0 })
      })
      boxes.forEach((b, i) => {
        for (let j = 0; j < i; j++)
          expect(boxesOverlap(b, boxes[j]!, 0), `${seed}: ${solid[i]!.id} on ${solid[j]!.id}`).toBe(false)
      })
    }
  })
})

describe('1.12 the manoeuvre before the battle', () => {
  it('1.12 die, the senior leader’s initiative and one for more cavalry; equal totals win nothing', () => {
    // Davout 4 and more horse (18 against 12); Rosenberg 2: Hohenzollern is not there yet
    expect(manoeuvreRound(eggmuehl, { a: 1, b: 3 })).toMatchObject({ totals: { a: 6, b: 5 }, winner: 'a' })
    expect(manoeuvreRound(eggmuehl, { a: 1, b: 4 })).toMatchObject({ totals: { a: 6, b: 6 }, winner: null })
    expect(manoeuvreRound(eggmuehl, { a: 1, b: 6 })).toMatchObject({ winner: 'b' })
  })
  it('1.12 nothing is taken twice', () => {
    expect(gainsLeft([]).map(g => g.kind)).toEqual([
      'edge',
      'showFirst',
      'delay',
      'terrain',
      'terrain',
      'terrain',
      'terrain',
      'forward',
    ])
    const rounds = [gained({ kind: 'terrain', piece: 'wood' }, 'a'), gained({ kind: 'delay' }, 'b')]
    expect(gainsLeft(rounds).map(g => g.kind)).toEqual(['edge', 'showFirst', 'forward'])
    expect(manoeuvreFaults(rounds)).toEqual([])
    expect(manoeuvreFaults([...rounds, gained({ kind: 'delay' }, 'a')])).toEqual(['manoeuvre/twice'])
    expect(manoeuvreFaults([{ ...rounds[0]!, winner: null }])).toEqual(['manoeuvre/nobody'])
    expect(manoeuvreFaults(Array.from({ length: 4 }, () => ({ ...rounds[0]!, gain: null })))).toEqual(['manoeuvre/rounds'])
  })
  it('1.12 what each takes is seen on the table', () => {
    const won = (gain: Gain, winner: Side): Battle => ({ ...eggmuehl, manoeuvre: [gained(gain, winner)] })
    // the largest brigade of the side that it falls on: Davout's first and Rosenberg's first
    expect(seat(won({ kind: 'forward' }, 'a'), 'a').deploy.forward).toEqual({ 'a/I': 10 })
    expect(seat(won({ kind: 'showFirst' }, 'b'), 'a').deploy.shown).toEqual(['a/I'])
    expect(seat(won({ kind: 'showFirst', brigade: 'a/IV' }, 'b'), 'a').deploy.shown).toEqual(['a/IV'])
    expect(rules(won({ kind: 'delay' }, 'a')).reinforcements).toContainEqual({ brigade: 'b/I', turn: 3, zone: stripOf('far') })
    const added = (b: Battle) => groundOf(b).filter(p => p.id.startsWith('chosen'))
    expect(added(won({ kind: 'terrain', piece: 'wood' }, 'a')).map(p => [p.kind, p.outline!.every(q => q[1] < 60)])).toEqual([
      ['wood', true],
    ])
    expect(added(won({ kind: 'terrain', piece: 'hill' }, 'b')).map(p => [p.kind, p.outline!.every(q => q[1] > 60)])).toEqual([
      ['hill', true],
    ])
    const ridge = (b: Battle) =>
      groundOf(b)
        .find(p => p.id === 'ridge')!
        .outline!.every(q => q[1] < 60)
    expect([ridge(eggmuehl), ridge(won({ kind: 'edge' }, 'a')), ridge(won({ kind: 'edge' }, 'b'))]).toEqual([false, true, false])
  })
  it('1.12 an army of one brigade is not held up: somebody is always there', () => {
    const battle = against([contingent('F1', points(16, 0, 0), [])], [contingent('A1', points(80, 0, 0), [])], {
      manoeuvre: [gained({ kind: 'delay' }, 'b')],
    })
    expect(
      rules({
        ...battle,
        sides: { ...battle.sides, a: { ...battle.sides.a, contingents: [contingent('F1', points(16, 0, 0), [])] } },
      }).reinforcements,
    ).toEqual([])
  })
})

describe('what can be handed over', () => {
  it('the table is offered up to two to one, supports counted, to sides of fifteen points', () => {
    const of = (a: number, b: number) =>
      tableOffered(against([contingent('F', points(a, 0, 0), [])], [contingent('A', points(b, 0, 0), [])]))
    expect([of(30, 15), of(31, 15), of(15, 15), of(14, 14), of(40, 81), of(41, 82)]).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ])
  })
  it('what the map hands over wrongly is told by its codes', () => {
    const first = eggmuehl.sides.a.contingents[0]!
    const codes = (c: Partial<Contingent>) => battleFaults(against([{ ...first, ...c }], eggmuehl.sides.b.contingents))
    expect(battleFaults(eggmuehl)).toEqual([])
    expect(codes({ brings: points(101, 18, 12) })).toEqual(['battle-share'])
    expect(codes({ has: points(100, 18.5, 12) })).toContain('battle-points')
    expect(codes({ id: 'A3' })).toEqual(['battle-twice'])
    expect(codes({ arrives: 3 })).toEqual(['battle-nobody'])
    expect(battleFaults({ ...eggmuehl, id: 'Regensburg!' })).toEqual(['battle-id'])
    expect(battleFaults({ ...eggmuehl, lossShare: { of: 3, in: 2 } })).toEqual(['battle-loss-share'])
    expect(() => handOver({ ...eggmuehl, id: '' })).toThrow('battle-id')
  })
})
