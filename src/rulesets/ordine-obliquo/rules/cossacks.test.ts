import { describe, expect, it } from 'vitest'
import { act, codesOf, dice, id, inPhase } from '../play.testing'
import type { OoState, Piece, Unit } from '../state'
import { Story } from '../story'
import { chargeTargetRefusals } from './chargeTargets'
import { outside } from './commandRadius'
import { charge, charged, closed } from './melee/melee.testing'
import { resolveMelee } from './melee/resolve'
import { ordered, pose, table } from './table.testing'

const COSSACKS = { troop: 'cossacks', arm: 'cossacks', base: { width: 3, depth: 3 }, weapon: 'none' } as const
const square = (kind: Piece['kind'], x0: number, y0: number, x1: number, y1: number): Piece => ({
  id: kind,
  kind,
  outline: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ],
})
const moving = (units: Parameters<typeof table>[0], ground: Piece[] = []): OoState =>
  inPhase(ordered(table(units, ground), 'a/I', { kind: 'halt' }), 'move1', ['a'])
const move = (s: OoState, ...steps: object[]) => codesOf(s, 'a', { type: 'move', unit: id('a/I/1'), steps: steps as never })

describe('15 cossacks', () => {
  const mine: Partial<Unit> = { pose: pose(90, 20), ...COSSACKS }
  it('15 need no orders and no general: Halt does not bind them, nor does the radius', () => {
    const s = moving({ 'a/I/1': mine })
    expect(outside(s, 'a')).not.toContain('a/I/1')
    expect(move(s, { advance: 35 })).toEqual([])
    expect(move(s, { advance: 35.1 })).toEqual(['move/too-far'])
  })
  it('15 cross any ground without disorder; woods and broken ground at half speed (7.5)', () => {
    for (const kind of ['wood', 'rough'] as const) {
      const s = moving({ 'a/I/1': mine }, [square(kind, 70, 25, 110, 60)])
      expect(move(s, { advance: 17.5 })).toEqual([])
      expect(move(s, { advance: 17.6 })).toEqual(['move/too-far'])
      const after = act(s, 'a', { type: 'move', unit: id('a/I/1'), steps: [{ advance: 17.5 }] }).state
      expect(after.units['a/I/1']!.disorder).toBeNull()
    }
    const hill = moving({ 'a/I/1': mine }, [square('steepHill', 70, 25, 110, 60)])
    expect(move(hill, { advance: 35 })).toEqual([])
  })
  it('15 charge open order, guns limbered or from flank and rear, and whoever is in rout; nobody else', () => {
    const target = (unit: string, more: Partial<Unit>, flanking = false) => {
      const s = table({ 'a/I/1': mine, [unit]: { pose: pose(90, 40, 180), ...more } })
      return chargeTargetRefusals(s, s.units['a/I/1']!, s.units[unit]!, s.units['a/I/1']!, flanking).map(r => r.code)
    }
    expect(target('b/I/1', {})).toEqual([])
    expect(target('b/C/1', { formation: 'limbered' })).toEqual([])
    expect(target('b/C/1', { formation: 'battery' }, true)).toEqual([])
    expect(target('b/C/1', { formation: 'battery' })).toEqual(['charge/guns-in-front'])
    expect(target('b/C/1', { formation: 'crew' })).toEqual([])
    for (const unit of ['b/I/3', 'b/C/3']) {
      expect(target(unit, {})).toEqual(['charge/cossacks'])
      expect(target(unit, { rout: 'retreating' })).toEqual(['charge/cossacks'])
      expect(target(unit, { rout: 'routing' })).toEqual([])
    }
  })
  it('15, 13 in contact with who is in rout they cost it 2 CP in that move, and it runs on', () => {
    const s = closed(
      charged(
        {
          'a/I/1': { pose: pose(60, 29), ...COSSACKS },
          'b/I/3': { pose: pose(60, 30, 180), rout: 'routing', disorder: 'morale' },
        },
        { 'a/I/1': charge('b/I/3') },
      ),
    )
    const story = new Story(s)
    resolveMelee(story, s.fights[0]!, id('a/I/1'), dice())
    expect(story.state.units['b/I/3']).toMatchObject({ cp: 3, rout: 'routing' })
    expect(story.state.units['a/I/1']!.cp).toBe(s.units['a/I/1']!.cp)
  })
  it('3.9.8 who found no way out is done with when an enemy touches him', () => {
    const flight = { bearing: 0, by: null, under: 'fire' as const, turn: 1, moves: 0, stuck: true as const }
    const s = closed(
      charged(
        { 'a/C/3': { pose: pose(60, 29) }, 'b/I/3': { pose: pose(60, 30, 180), rout: 'retreating', flight } },
        { 'a/C/3': charge('b/I/3') },
      ),
    )
    const story = new Story(s)
    resolveMelee(story, s.fights[0]!, id('a/C/3'), dice())
    expect(story.state.units['b/I/3']!.cp).toBe(0)
  })
  it('15 fight open order in a village, and hold none', () => {
    const s = moving({ 'a/I/1': { pose: pose(60, 5), ...COSSACKS } }, [{ ...square('village', 55, 5, 65, 15), id: 'v' }])
    expect(codesOf(s, 'a', { type: 'village', unit: id('a/I/1'), village: 'v', way: 'in' })).toContain('village/not-these')
    const garrison = table({ 'a/I/1': mine, 'b/I/1': { pose: pose(90, 40, 180), formation: 'village', village: 'v' } }, [
      { ...square('village', 85, 35, 95, 45), id: 'v' },
    ])
    expect(
      chargeTargetRefusals(garrison, garrison.units['a/I/1']!, garrison.units['b/I/1']!, garrison.units['a/I/1']!, false),
    ).toEqual([])
  })
})
