import { describe, expect, it } from 'vitest'
import type { RadCommand } from '../commands'
import { against, area, block, idOf, play, type Stand, type TableOf, tableOf } from '../table.testing'
import { shoot } from './fire'

const A1 = idOf('a', 1)
const B1 = idOf('b', 1)
const B2 = idOf('b', 2)
const fire = (more = {}): RadCommand => ({ type: 'fire', unit: A1, target: B1, ...more }) as RadCommand
const shot = (a: Stand, b: Stand, more: Partial<TableOf> = {}) => {
  const s = tableOf({ a: [a], b: [b], ...more })
  return shoot(s, s.units[A1]!, s.units[B1]!, { opportunity: false, moving: false })
}

describe('Fuoco: who may shoot at whom', () => {
  it('Fuoco, R-1: the distance runs from the front edge to the nearest of the target, bounds included', () => {
    expect(shot({ kind: 'line', at: [60, 20] }, { kind: 'german', at: [60, 25] })).toMatchObject({
      dice: 6,
      refusals: [],
      aim: { cm: 5 },
    })
    expect(shot({ kind: 'line', at: [60, 20] }, { kind: 'german', at: [60, 30] })).toMatchObject({ dice: 3, refusals: [] })
    expect(shot({ kind: 'line', at: [60, 20] }, { kind: 'german', at: [60, 30.2] }).refusals.map(r => r.code)).toEqual([
      'fire/not-in-arc',
    ])
    expect(shot({ kind: 'fieldBattery', at: [60, 20] }, { kind: 'german', at: [60, 60] })).toMatchObject({
      dice: 2,
      refusals: [],
    })
  })
  it('Fuoco, R-9: infantry straight ahead, guns 22.5° to either side', () => {
    const aside: Stand = { kind: 'german', at: [70, 26] }
    expect(shot({ kind: 'line', at: [60, 20] }, aside).refusals.map(r => r.code)).toEqual(['fire/not-in-arc'])
    expect(shot({ kind: 'fieldBattery', at: [60, 20] }, aside).refusals).toEqual([])
    expect(shot({ kind: 'fieldBattery', at: [60, 20] }, { kind: 'german', at: [74, 26] }).refusals.map(r => r.code)).toEqual([
      'fire/not-in-arc',
    ])
  })
  it('Fuoco, R-9: a base in the straight lane bars the shot, and the nearest in the arc comes first', () => {
    const s = tableOf({
      a: [
        { kind: 'fieldBattery', at: [60, 20] },
        { kind: 'line', at: [60, 30] },
      ],
      b: [
        { kind: 'german', at: [60, 50] },
        { kind: 'german', at: [74, 45] },
      ],
    })
    expect(against(s, 'a', fire())).toEqual(['fire/barred'])
    const open = tableOf({
      a: [{ kind: 'fieldBattery', at: [60, 20] }],
      b: [
        { kind: 'german', at: [60, 50] },
        { kind: 'german', at: [74, 45] },
      ],
    })
    expect(against(open, 'a', fire())).toEqual(['fire/nearest-first'])
    expect(against(open, 'a', fire({ target: B2 }))).toEqual([])
  })
  it('Fuoco, R-9: guns on a hill fire over friends nearer to them than half the distance', () => {
    const ground = [area('hill', 'hill', 40, 10, 40, 12, { height: 2 })]
    const s = (y: number, g = ground) =>
      tableOf({
        a: [
          { kind: 'fieldBattery', at: [60, 20] },
          { kind: 'line', at: [60, y] },
        ],
        b: [{ kind: 'german', at: [60, 50] }],
        ground: g,
      })
    expect(against(s(30), 'a', fire())).toEqual([])
    expect(against(s(42), 'a', fire())).toEqual(['fire/barred'])
    expect(against(s(30, []), 'a', fire())).toEqual(['fire/barred'])
  })
  it('Fuoco: cover of a house, a row, a wood, vines', () => {
    const house = shot(
      { kind: 'line', at: [60, 20] },
      { kind: 'german', at: [60, 24], is: { inside: 'house', settled: true } },
      { ground: [block('house', 55, 24)] },
    )
    expect(house).toMatchObject({ dice: 3, refusals: [] })
    const row = [area('row', 'hedge', 40, 23, 40, 0.6, { cover: 'wooden' })]
    expect(shot({ kind: 'line', at: [60, 20] }, { kind: 'german', at: [60, 24] }, { ground: row }).dice).toBe(5)
    // farther behind it than 2 cm it is no cover
    expect(shot({ kind: 'line', at: [60, 22] }, { kind: 'german', at: [60, 26.5] }, { ground: row }).dice).toBe(6)
    expect(
      shot({ kind: 'line', at: [60, 20] }, { kind: 'german', at: [60, 24] }, { ground: [area('wood', 'wood', 40, 24, 40, 20)] })
        .dice,
    ).toBe(4)
    const vines = [area('vines', 'field', 40, 20, 40, 20, { cover: 'wooden' })]
    expect(shot({ kind: 'line', at: [60, 20] }, { kind: 'german', at: [60, 24] }, { ground: vines }).dice).toBe(5)
    expect(shot({ kind: 'line', at: [60, 20] }, { kind: 'uhlan', at: [60, 24] }, { ground: vines }).dice).toBe(8)
  })
  it('Fuoco: a wall protects guns too, a row does not', () => {
    const behind = (kind: 'hedge' | 'wall', cover: 'wooden' | 'masonry') =>
      shot(
        { kind: 'line', at: [60, 20] },
        { kind: 'austrianBattery', at: [60, 24] },
        { ground: [area('line', kind, 40, 23, 40, 0.6, { cover })] },
      ).dice
    // 6, less 2 at guns, less 3 for masonry
    expect(behind('wall', 'masonry')).toBe(1)
    expect(behind('hedge', 'wooden')).toBe(4)
  })
  it('no. 26: guns have a die more at a base that came by road, and at one with another behind it', () => {
    const gun: Stand = { kind: 'fieldBattery', at: [60, 20] }
    const deep = tableOf({
      a: [gun],
      b: [
        { kind: 'german', at: [60, 28] },
        { kind: 'german', at: [60, 32] },
      ],
    })
    expect(shoot(deep, deep.units[A1]!, deep.units[B1]!, { opportunity: false, moving: false }).dice).toBe(5)
  })
  it('Artiglieria: limbered guns do not fire, nor those that were unlimbered this turn; fire and limber may be', () => {
    const s = tableOf({
      a: [{ kind: 'fieldBattery', at: [60, 20], is: { limbered: true } }],
      b: [{ kind: 'german', at: [60, 40] }],
    })
    expect(against(s, 'a', fire())).toEqual(['fire/limbered'])
    const un = play(s, 'a', { type: 'unlimber', unit: A1 }).state
    expect(against(un, 'a', fire())).toEqual(['fire/unlimbered'])
    const ready = tableOf({ a: [{ kind: 'fieldBattery', at: [60, 20] }], b: [{ kind: 'german', at: [60, 40] }] })
    const fired = play(ready, 'a', fire(), [1, 1, 1]).state
    expect(against(fired, 'a', { type: 'limber', unit: A1 })).toEqual([])
    expect(against(fired, 'a', fire())).toContain('fire/once')
  })
})

describe('Artiglieria, no. 10: the train (option)', () => {
  it('Artiglieria: after six shots a die less, unless a train stands within 20 cm', () => {
    const dice = (shots: number, train: number, on = true) => {
      const s = tableOf({
        a: [
          { kind: 'fieldBattery', at: [60, 40], is: { shots } },
          { kind: 'train', at: [60, 36 - train] },
        ],
        b: [{ kind: 'german', at: [60, 48] }],
        options: { radTrain: on },
      })
      return shoot(s, s.units[A1]!, s.units[B1]!, { opportunity: false, moving: false }).dice
    }
    expect(dice(5, 25)).toBe(4)
    expect(dice(6, 25)).toBe(3)
    expect(dice(6, 20)).toBe(4)
    expect(dice(6, 25, false)).toBe(4)
  })
})

describe('Fuoco: what a shot does', () => {
  const near: TableOf = { a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 25] }] }
  it('Fuoco: who fires standing moves no more; who moves fires with two dice less', () => {
    const s = tableOf(near)
    const stood = play(s, 'a', fire(), [1, 1, 1, 1, 1, 1]).state
    expect(against(stood, 'a', { type: 'move', unit: A1, steps: [{ retire: 2 }] })).toEqual(['move/fired'])
    const moving = play(s, 'a', fire({ moving: true }), [1, 1, 1, 1]).state
    expect(against(moving, 'a', { type: 'move', unit: A1, steps: [{ retire: 2 }] })).toEqual([])
    const moved = play(s, 'a', { type: 'move', unit: A1, steps: [{ retire: 1 }] }).state
    // going back has disordered it: half of 6 at 6 cm, less one, less two
    expect(against(moved, 'a', fire())).toEqual(['fire/no-dice'])
  })
  it('Fuoco: −2 and recovering goes together, and recovering counts as the move', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20], is: { disordered: true } }], b: near.b })
    const recovered = play(s, 'a', { type: 'recover', unit: A1 }).state
    expect(recovered.units[A1]!.disordered).toBe(false)
    expect(play(recovered, 'a', fire(), [1, 1, 1, 1]).state.units[A1]!.use.fired).toBe(true)
    expect(against(recovered, 'a', { type: 'move', unit: A1, steps: [{ advance: 1 }] })).toContain('move/recovered')
  })
  it('Coesione: damages disorder even where they are passed; a loss drives back by half a die, rounded up', () => {
    const s = tableOf(near)
    // one six; the German 8 less one damage: 7, so a 5 holds
    const held = play(s, 'a', fire(), [6, 1, 1, 1, 1, 1, 5]).state.units[B1]!
    expect(held).toMatchObject({ losses: 0, disordered: true, pose: { front: [60, 25] } })
    // a pair of fives and a six: two damages, 6 to fail; one die fails: 3 of 5, rounded up
    const lost = play(s, 'a', fire(), [5, 5, 6, 1, 1, 1, 6, 2, 5]).state.units[B1]!
    expect(lost).toMatchObject({ losses: 1, disordered: true, pose: { front: [60, 28] } })
  })
  it('Coesione, R-15: the commander-in-chief helps within 50 cm', () => {
    const chief = { front: [60, 60] as const, facing: 180 }
    const s = tableOf({ a: near.a, b: [{ kind: 'german', at: [60, 25], is: { losses: 2 } }], chiefs: { b: chief } })
    const far = tableOf({ a: near.a, b: [{ kind: 'german', at: [60, 25], is: { losses: 2 } }] })
    // 8 − 2 − 1: a five is a loss, with him it is not
    expect(play(s, 'a', fire(), [6, 1, 1, 1, 1, 1, 5]).state.units[B1]!.losses).toBe(2)
    expect(play(far, 'a', fire(), [6, 1, 1, 1, 1, 1, 5, 2]).state.units[B1]!.losses).toBe(3)
    const option = { ...s, options: { ...s.options, radGeneral: 'none' } }
    expect(play(option, 'a', fire(), [6, 1, 1, 1, 1, 1, 5, 2]).state.units[B1]!.losses).toBe(3)
  })
  it('Fuoco: a value of nought is removed at once', () => {
    const s = tableOf({ a: near.a, b: [{ kind: 'german', at: [60, 25], is: { losses: 7 } }] })
    expect(play(s, 'a', fire(), [6, 1, 1, 1, 1, 1, 6]).state.units[B1]).toMatchObject({ place: 'lost', pose: null })
  })
  it('Opportunità: it takes the place of the move, is fired once in the enemy’s turn without −2, and lapses', () => {
    const s = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 34] }] })
    const waits = play(s, 'a', { type: 'opportunity', unit: A1 }).state
    expect(against(waits, 'a', { type: 'move', unit: A1, steps: [{ advance: 1 }] })).toContain('move/opportunity')
    const theirs = { ...waits, active: 'b' as const, waiting: ['b' as const] }
    const came = play(theirs, 'b', { type: 'move', unit: B1, steps: [{ advance: 6 }] }).state
    expect(came).toMatchObject({ phase: 'opportunity', waiting: ['a'], interrupt: { target: B1, shooters: [A1] } })
    // what may be answered is not taken back
    const held = play(came, 'a', { type: 'letPass' }).state
    expect(against(held, 'b', { type: 'takeBack', unit: B1 })).toEqual(['back/not-moved'])
    const { state } = play(came, 'a', fire(), [1, 1, 1])
    expect(state).toMatchObject({ phase: 'act', waiting: ['b'], interrupt: null })
    expect(state.units[A1]!.opportunity).toBe(false)
    const passed = play(came, 'a', { type: 'letPass' }).state
    expect(passed).toMatchObject({ phase: 'act', waiting: ['b'] })
    expect(passed.units[A1]!.opportunity).toBe(true)
  })
  it('3.9.15: a loss from opportunity fire ends the attack', () => {
    const s = tableOf({
      a: [{ kind: 'line', at: [60, 20], is: { opportunity: true } }],
      b: [{ kind: 'german', at: [60, 26] }],
      active: 'b',
    })
    const came = play(s, 'b', { type: 'move', unit: B1, steps: [{ advance: 6 }], charge: A1 }).state
    expect(came).toMatchObject({ phase: 'opportunity', waiting: ['a'] })
    // six dice at contact: one damage; the German 8 less one fails on a 6, and goes back by a die of 2
    const shot = play(came, 'a', fire(), [6, 1, 1, 1, 1, 1, 6, 2]).state
    expect(shot.units[B1]).toMatchObject({ losses: 1, attacking: false, pose: { front: [60, 21] } })
    expect(play(shot, 'b', { type: 'endPhase' }).state.phase).not.toBe('melee')
    // without it no shot is fired, and they fight
    const plain = tableOf({ a: [{ kind: 'line', at: [60, 20] }], b: [{ kind: 'german', at: [60, 26] }], active: 'b' })
    const met = play(plain, 'b', { type: 'move', unit: B1, steps: [{ advance: 6 }], charge: A1 }).state
    expect(met.phase).toBe('act')
    expect(play(met, 'b', { type: 'endPhase' }).state.phase).toBe('melee')
  })
})
