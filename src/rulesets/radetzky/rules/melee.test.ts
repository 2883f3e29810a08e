import { describe, expect, it } from 'vitest'
import { pursue as pursueOn } from '../stages/fighting'
import type { RadState } from '../state'
import { Story } from '../story'
import { area, block, idOf, loaded, play, type TableOf, tableOf } from '../table.testing'
import { roundChances } from './chances'
import { sideMet } from './contact'
import { diceOf, meleeOf, metOn, positionOf } from './melee'
import { follow } from './pursuit'
import { ranksBehind } from './ranks'

const A1 = idOf('a', 1)
const A2 = idOf('a', 2)
const A3 = idOf('a', 3)
const B1 = idOf('b', 1)
const fights = (t: TableOf): RadState => ({ ...tableOf(t), phase: 'melee' })
const ones = (n: number): number[] => Array.from({ length: n }, () => 1)

describe('Mischia: on which side one is met', () => {
  const target = { front: [60, 30] as const, facing: 180, width: 8, depth: 4 }
  const by = (front: readonly [number, number], facing: number) => sideMet({ front, facing, width: 8, depth: 4 }, target)
  it('Mischia: front, flank and rear, flush and at an angle', () => {
    expect(by([60, 30], 0)).toBe('front')
    expect(by([63, 30], 0)).toBe('front')
    expect(by([60, 34], 180)).toBe('rear')
    expect(by([56, 32], 90)).toBe('flank')
    expect(by([64, 32], 270)).toBe('flank')
    // a corner of the attacker on the flank
    expect(sideMet({ front: [56 - 4 * Math.SQRT1_2, 32 + 4 * Math.SQRT1_2], facing: 45, width: 8, depth: 4 }, target)).toBe(
      'flank',
    )
  })
})

describe('Mischia: who fights and with how many dice', () => {
  it('Mischia, no. 20: the base with most of its front on the enemy is the main one, the others support with half', () => {
    const s = fights({
      a: [
        { kind: 'line', at: [54, 30], is: { attacking: true } },
        { kind: 'line', at: [62, 30], is: { attacking: true } },
      ],
      b: [{ kind: 'german', at: [61, 30] }],
    })
    const m = meleeOf(s, 'a', s.units[B1]!)!
    expect(m.own.id).toBe(A2)
    expect(m.ownSupport.map(u => u.id)).toEqual([A1])
    expect(diceOf(s, m.own, m.enemy, m.ownSupport, 'front', false).dice).toBe(9)
    const option = { ...s, options: { ...s.options, radSupport: 'dice' } }
    expect(diceOf(option, m.own, m.enemy, m.ownSupport, 'front', false).dice).toBe(8)
  })
  it('Mischia, no. 22: two dice for a second base behind, one for a third, touching and facing the same way', () => {
    const deep = (gap: number, facing = 0) =>
      fights({
        a: [
          { kind: 'line', at: [60, 30] },
          { kind: 'line', at: [60, 26 - gap], facing },
          { kind: 'line', at: [60, 22 - gap] },
        ],
        b: [{ kind: 'german', at: [60, 30] }],
      })
    const s = deep(0)
    expect(ranksBehind(s, s.units[A1]!).map(u => u.id)).toEqual([A2, A3])
    expect(diceOf(s, s.units[A1]!, s.units[B1]!, [], 'front', false).dice).toBe(9)
    const loose = deep(0.5)
    expect(ranksBehind(loose, loose.units[A1]!)).toEqual([])
    const askew = deep(0, 20)
    expect(ranksBehind(askew, askew.units[A1]!)).toEqual([])
  })
  it('Mischia, no. 21: two dice in a house, one in a wood, on the higher ground, behind a row or a stream; not for who attacks', () => {
    const at = (ground: TableOf['ground'], is = {}) => {
      const s = fights({
        a: [{ kind: 'line', at: [60, 30] }],
        b: [{ kind: 'german', at: [60, 30], is }],
        ...(ground ? { ground } : {}),
      })
      return positionOf(s, s.units[B1]!, s.units[A1]!)
    }
    expect(at([])).toBe(0)
    expect(at([block('house', 55, 30)], { inside: 'house', settled: true })).toBe(2)
    expect(at([block('house', 55, 30)], { inside: 'house', settled: false })).toBe(0)
    expect(at([area('wood', 'wood', 50, 30, 20, 10)])).toBe(1)
    expect(at([area('hill', 'hill', 50, 30, 20, 10, { height: 2 })])).toBe(1)
    expect(at([area('stream', 'stream', 40, 26, 40, 2)])).toBe(1)
    expect(at([area('wood', 'wood', 50, 30, 20, 10)], { attacking: true })).toBe(0)
  })
  it('Quadrato: against cavalry it rolls the sum of its bases and has no flank or rear', () => {
    const s = fights({
      a: [{ kind: 'carabinieri', at: [56, 32], facing: 90, is: { attacking: true } }],
      b: [
        { kind: 'german', at: [60, 30], is: { square: idOf('b', 2) } },
        { kind: 'german', at: [60, 38], facing: 0, is: { square: B1 } },
      ],
    })
    expect(metOn(s, s.units[A1]!, s.units[B1]!)).toBe('front')
    expect(diceOf(s, s.units[B1]!, s.units[A1]!, [], 'front', false).dice).toBe(16)
    const foot = { ...s.units[A1]!, arm: 'line' as const }
    expect(diceOf(s, s.units[B1]!, foot, [], 'front', false).dice).toBe(8)
  })
})

describe('Mischia: how it is decided', () => {
  const pair: TableOf = { a: [{ kind: 'line', at: [60, 30], is: { attacking: true } }], b: [{ kind: 'german', at: [60, 30] }] }
  it('Mischia, no. 38: with no losses or equal ones both stay', () => {
    const { state, events } = play(fights(pair), 'a', { type: 'fight', enemy: B1 }, [...ones(6), ...ones(8)])
    expect(state.units[A1]!.pose!.front).toEqual([60, 30])
    expect(events.find(e => e.type === 'Decided')).toMatchObject({ winner: null, losses: [0, 0] })
    expect(state.phase).not.toBe('melee')
  })
  it('Mischia: who loses more goes back by half a die; the winner may follow', () => {
    // one damage on the German, 8 − 1 = 7: only a 6 fails; back by 2 (a die of 3)
    const dice = [6, ...ones(5), ...ones(8), 6, 3]
    const { state } = play(fights(pair), 'a', { type: 'fight', enemy: B1 }, dice)
    expect(state.units[B1]).toMatchObject({ losses: 1, disordered: true, pose: { front: [60, 32] } })
    // Defence: nobody pursues
    expect(state.phase).not.toBe('pursuit')
    const attack = fights({ ...pair, orders: { a: 'attack' } })
    const won = play(attack, 'a', { type: 'fight', enemy: B1 }, dice).state
    expect(won).toMatchObject({ phase: 'pursuit', waiting: ['a'], pursuit: { unit: A1, may: ['pursue', 'stay'] } })
    // die 4: two centimetres, in contact again: a second melee, this time the German tests nothing
    const again = play(won, 'a', { type: 'pursue', go: 'pursue' }, [4, ...ones(9), ...ones(6)]).state
    expect(again.units[A1]!.pose!.front).toEqual([60, 32])
    expect(again.phase).not.toBe('pursuit')
    const stays = play(won, 'a', { type: 'pursue', go: 'stay' }).state
    expect(stays.units[A1]!.pose!.front).toEqual([60, 30])
  })
  it('Inseguimento: cavalry that wins follows without being asked, infantry under Manoeuvre not into contact', () => {
    const horse = fights({
      ...pair,
      a: [{ kind: 'carabinieri', at: [60, 30], is: { attacking: true } }],
      orders: { a: 'manoeuvre' },
    })
    const { state } = play(horse, 'a', { type: 'fight', enemy: B1 }, [6, ...ones(5), ...ones(8), 6, 3, 1])
    expect(state.units[A1]!.pose!.front).toEqual([60, 31])
    const foot = fights({ ...pair, orders: { a: 'manoeuvre' } })
    const won = play(foot, 'a', { type: 'fight', enemy: B1 }, [6, ...ones(5), ...ones(8), 6, 3]).state
    const after = play(won, 'a', { type: 'pursue', go: 'pursue' }, [6]).state
    expect(after.units[A1]!.pose!.front[1]).toBeCloseTo(31.7, 3)
  })
  it('Inseguimento: straight on to the edge of the table and no farther', () => {
    const at = (y: number) => tableOf({ a: [{ kind: 'cavalry', at: [60, y] }], b: [{ kind: 'german', at: [20, 60] }] })
    const gone = (y: number, roll: number) => follow(at(y), at(y).units[A1]!, roll).cm
    expect(gone(110, 6)).toBe(6)
    expect(gone(117, 2)).toBe(2)
    expect(gone(117, 6)).toBeCloseTo(3, 1)
  })
  it('Mischia, R-10: disordered when the dice are rolled, and damaged: one loss more', () => {
    const s = fights({ ...pair, b: [{ kind: 'german', at: [60, 30], is: { disordered: true } }] })
    const { state } = play(s, 'a', { type: 'fight', enemy: B1 }, [6, ...ones(5), ...ones(7), 1, 3])
    expect(state.units[B1]!.losses).toBe(1)
    const none = play(s, 'a', { type: 'fight', enemy: B1 }, [...ones(6), ...ones(7)]).state
    expect(none.units[B1]!.losses).toBe(0)
  })
  it('Mischia, no. 23: in the flank disordered before the dice fall; in the rear the same and two dice', () => {
    const flank = fights({
      a: [{ kind: 'line', at: [56, 32], facing: 90, is: { attacking: true } }],
      b: [{ kind: 'german', at: [60, 30] }],
    })
    const f = play(flank, 'a', { type: 'fight', enemy: B1 }, [...ones(6), ...ones(7)])
    expect(f.state.units[B1]!.disordered).toBe(true)
    expect(f.events.find(e => e.type === 'Fought')).toMatchObject({ side: 'flank' })
    const rear = fights({
      a: [{ kind: 'line', at: [60, 34], facing: 180, is: { attacking: true } }],
      b: [{ kind: 'german', at: [60, 30] }],
    })
    const r = play(rear, 'a', { type: 'fight', enemy: B1 }, [...ones(8), ...ones(7)])
    expect(r.events.find(e => e.type === 'Fought')).toMatchObject({ side: 'rear' })
  })
  it('Mischia, no. 23: a supporter on the flank shakes too, one in the rear gives its two dice; the chances beforehand know it', () => {
    const s = fights({
      a: [
        { kind: 'line', at: [60, 30], is: { attacking: true } },
        { kind: 'line', at: [56, 32], facing: 90, is: { attacking: true } },
      ],
      b: [{ kind: 'german', at: [60, 30] }],
    })
    // 6 and half of 6 against 8 less one
    const f = play(s, 'a', { type: 'fight', enemy: B1 }, [...ones(9), ...ones(7)])
    expect(f.events.find(e => e.type === 'Fought')).toMatchObject({ side: 'flank', attacker: { unit: A1 } })
    expect(f.state.units[B1]!.disordered).toBe(true)
    const rear = fights({
      a: [
        { kind: 'line', at: [60, 30], is: { attacking: true } },
        { kind: 'line', at: [62, 34], facing: 180, is: { attacking: true } },
      ],
      b: [{ kind: 'german', at: [60, 30] }],
    })
    const r = play(rear, 'a', { type: 'fight', enemy: B1 }, [...ones(11), ...ones(7)])
    expect(r.events.find(e => e.type === 'Fought')).toMatchObject({ side: 'rear', attacker: { unit: A1 } })
    const alone = fights({ ...pair })
    const win = (t: RadState) => roundChances(t, meleeOf(t, 'a', t.units[B1]!)!).win
    expect(win(s)).toBeGreaterThan(win(alone) + 0.2)
  })
  it('Inseguimento, no. 39, R-5: the pursuer has impetus in the open, not against a house', () => {
    const chase = (ground: TableOf['ground'], is = {}) => {
      const s = fights({
        a: [{ kind: 'cavalry', at: [60, 30] }],
        b: [{ kind: 'german', at: [60, 33], is }],
        ...(ground ? { ground } : {}),
      })
      const story = new Story(s)
      pursueOn(story, A1, loaded([6, ...ones(40)]))
      return story.events.find(e => e.type === 'Fought')
    }
    expect(chase([])).toMatchObject({ impetus: true, attacker: { dice: { length: 12 } } })
    const house = chase([block('house', 55, 33)], { inside: 'house', settled: true })
    expect(house).toMatchObject({ impetus: false, attacker: { dice: { length: 8 } }, defender: { dice: { length: 10 } } })
    // Both stand in broken ground already: no new disorder, and no impetus.
    expect(chase([area('rough', 'rough', 40, 10, 40, 50)])).toMatchObject({ impetus: false, attacker: { dice: { length: 8 } } })
  })
  it('3.9.14: who is beaten from behind cannot go back and is removed', () => {
    const rear = fights({
      a: [{ kind: 'line', at: [60, 34], facing: 180, is: { attacking: true } }],
      b: [{ kind: 'german', at: [60, 30] }],
    })
    const { state } = play(rear, 'a', { type: 'fight', enemy: B1 }, [6, ...ones(7), ...ones(7), 1, 3])
    expect(state.units[B1]).toMatchObject({ place: 'lost' })
  })
  it('Villaggi, no. 40: the winner may step into the house of who was driven out, and takes position later', () => {
    const s = fights({
      a: [{ kind: 'line', at: [60, 30], is: { attacking: true } }],
      b: [{ kind: 'german', at: [60, 30], is: { inside: 'house', settled: true, losses: 7 } }],
      ground: [block('house', 55, 30)],
    })
    const { state } = play(s, 'a', { type: 'fight', enemy: B1 }, [6, ...ones(5), ...ones(3), 6])
    expect(state.pursuit).toMatchObject({ may: ['occupy', 'stay'], block: 'house' })
    const inside = play(state, 'a', { type: 'pursue', go: 'occupy' }).state
    expect(inside.units[A1]).toMatchObject({ inside: 'house' })
  })
})
