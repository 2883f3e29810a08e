import { describe, expect, it } from 'vitest'
import type { Pose } from '../../../contract'
import { id } from '../../play.testing'
import type { Flight as InFlight, OoState, Unit } from '../../state'
import { Story } from '../../story'
import { pose, table } from '../table.testing'
import { moveAll } from './flights'

const flight = (bearing: number, more: Partial<InFlight> = {}): InFlight => ({
  bearing,
  by: null,
  under: 'fire',
  turn: 1,
  moves: 0,
  ...more,
})
const routing = (bearing: number, more: Partial<InFlight> = {}): Partial<Unit> => ({
  rout: 'routing',
  disorder: 'morale',
  flight: flight(bearing, more),
})
const retreating = (bearing: number, more: Partial<InFlight> = {}): Partial<Unit> => ({
  rout: 'retreating',
  disorder: 'morale',
  flight: flight(bearing, more),
})
const at = (x: number, y: number, facing = 0): { pose: Pose } => ({ pose: pose(x, y, facing) })
const fled = (s: OoState) => {
  const story = new Story({ ...s, turn: 2 })
  moveAll(story)
  return { state: story.state, events: story.events }
}
const near = (p: Pose | null, x: number, y: number, facing: number) => {
  expect(p!.front[0]).toBeCloseTo(x, 3)
  expect(p!.front[1]).toBeCloseTo(y, 3)
  expect(p!.facing).toBeCloseTo(facing, 3)
}
/** Prussia's point behind is (90, 0), Austria's (70, 120). */

describe('13 retreat and rout', () => {
  it('13 the first 8 cm go straight away from the front of who caused it, the rest towards the point behind', () => {
    // A line at (90, 60) that looks up the table, shaken by somebody who looks to the right: 8 cm to the right, then to (90, 0).
    const { state } = fled(table({ 'a/I/1': { ...at(90, 60), ...routing(90) } }))
    // Its middle: (90, 59.25), then (98, 59.25); 14 cm from there towards (90, 0).
    const d = Math.sqrt(8 * 8 + 59.25 * 59.25)
    const [ux, uy] = [-8 / d, -59.25 / d]
    const unit = state.units['a/I/1']!
    const facing = 180 + (Math.atan2(8, 59.25) * 180) / Math.PI
    // The front edge is half its depth ahead of the middle.
    near(unit.pose, 98 + ux * 14.75, 59.25 + uy * 14.75, facing)
    expect(unit).toMatchObject({ rout: 'routing', flight: { moves: 1 } })
  })
  it('13 rout speeds: infantry 22, light cavalry 30, heavy cavalry 25', () => {
    const run = (unit: string) => {
      const { state } = fled(table({ [unit]: { ...at(90, 80), ...routing(180) } }))
      return 80 - state.units[unit]!.pose!.front[1]
    }
    // Straight to the own edge: the front turns from the top of the body to its foot.
    expect(run('a/I/1')).toBeCloseTo(22 + 1.5, 3)
    expect(run('a/C/3')).toBeCloseTo(25 + 3, 3)
    const { state } = fled(table({ 'b/C/5': { ...at(70, 40, 180), ...routing(0) } }))
    expect(state.units['b/C/5']!.pose!.front[1] - 40).toBeCloseTo(30 + 3, 3)
  })
  it('13 later moves of a rout go to the point behind at once', () => {
    const { state } = fled(table({ 'a/I/1': { ...at(90, 60), ...routing(90, { moves: 1 }) } }))
    near(state.units['a/I/1']!.pose, 90, 60 - 22 - 1.5, 180)
  })
  it('10.1 a retreat is one move at the speed of its formation; it ends fronting the enemy, in disorder, and is over', () => {
    const { state, events } = fled(table({ 'a/I/1': { ...at(90, 60), ...retreating(180) } }))
    near(state.units['a/I/1']!.pose, 90, 60 - 14, 0)
    expect(state.units['a/I/1']).toMatchObject({
      rout: null,
      flight: null,
      disorder: 'morale',
      use: { done: true, fled: 'retreat' },
    })
    expect(events.map(e => e.type)).toEqual(['Fled'])
    const column = fled(table({ 'a/I/1': { ...at(90, 60), formation: 'column', ...retreating(180) } }))
    near(column.state.units['a/I/1']!.pose, 90, 60 - 17, 0)
  })
  it('10.1 by choice it ends with its back to the enemy', () => {
    const { state } = fled(table({ 'a/I/1': { ...at(90, 60), ...retreating(180, { back: true }) } }))
    near(state.units['a/I/1']!.pose, 90, 60 - 14 - 1.5, 180)
  })
  it('10.1 unlimbered guns are abandoned: the crew runs 22 cm, the guns stay', () => {
    const { state } = fled(table({ 'a/C/1': { ...at(90, 60), formation: 'battery', ...retreating(180) } }))
    const unit = state.units['a/C/1']!
    expect(unit).toMatchObject({ formation: 'crew', guns: pose(90, 60) })
    // The crew sets out at the tail: 56 to 57.5; its front, by default to the enemy, is its upper edge.
    near(unit.pose, 90, 57.5 - 22, 0)
  })
  it('4 a broken square runs in column', () => {
    const { state } = fled(table({ 'a/I/1': { ...at(90, 60), formation: 'square', ...routing(180) } }))
    // Middle of the square: 56.5; the column is 6 deep.
    expect(state.units['a/I/1']!.formation).toBe('column')
    near(state.units['a/I/1']!.pose, 90, 56.5 - 3 - 22, 180)
  })
  it('3.9.8 friends are passed, and it ends clear beyond them', () => {
    const { state } = fled(table({ 'a/I/1': { ...at(90, 60), ...retreating(180) }, 'a/I/2': at(90, 46.5) }))
    // Alone it would end between 44.5 and 46; its friend stands from 45 to 46.5.
    const end = state.units['a/I/1']!.pose!
    expect(end.front[1]).toBeLessThan(45)
    expect(end.front[1]).toBeGreaterThan(44.98)
  })
  it('3.9.8 an enemy on its way is gone round by the least turn, at 1 cm', () => {
    const s = table({ 'a/I/1': { ...at(90, 60), formation: 'column', ...routing(180) }, 'b/I/1': at(98, 45, 0) })
    const { state } = fled(s)
    const unit = state.units['a/I/1']!
    expect(unit.pose!.facing).not.toBe(180)
    expect(unit.rout).toBe('routing')
  })
  it('3.9.8 with no way at all a rout costs 2 CP more, a retreat 1; touched by an enemy it is removed', () => {
    const wall = (idn: string, x0: number, y0: number, x1: number, y1: number) => ({
      id: idn,
      kind: 'lake' as const,
      outline: [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ] as const,
    })
    const ground = [wall('w', 60, 50, 81.95, 70), wall('e', 98.05, 50, 120, 70), wall('s', 60, 40, 120, 58.45)]
    const shut = (more: Partial<Unit>) => fled(table({ 'a/I/1': { ...at(90, 60), ...more } }, ground)).state.units['a/I/1']!
    expect(shut(routing(180))).toMatchObject({ cp: 3, rout: 'routing', pose: pose(90, 60), flight: { stuck: true } })
    expect(shut(retreating(180))).toMatchObject({ cp: 4, rout: 'retreating', pose: pose(90, 60) })
    const met = fled(table({ 'a/I/1': { ...at(90, 60), ...routing(180) }, 'b/I/3': at(90, 60, 180) }, ground))
    expect(met.state.units['a/I/1']!.place).toBe('destroyed')
  })
  it('13 a unit in rout that leaves the table is lost; one in retreat may come back at that point', () => {
    const lost = fled(table({ 'a/I/1': { ...at(90, 10), ...routing(180) } })).state.units['a/I/1']!
    expect(lost).toMatchObject({ place: 'off', pose: null, returns: null })
    const away = fled(table({ 'a/I/1': { ...at(40, 10), ...retreating(180) } })).state.units['a/I/1']!
    expect(away).toMatchObject({ place: 'off', rout: null })
    // 8 cm straight down from a middle at 9.25 to 1.25, then slantwise to (90, 0) until a corner meets the edge.
    expect(away.returns!.turn).toBe(3)
    expect(away.returns!.pose.facing).toBe(0)
    expect(away.returns!.pose.front[1]).toBe(1.5)
  })
  it('13 close order in rout disorders friends within 8 cm behind it, until the turn’s end; a retreat disorders nobody', () => {
    const units = (more: Partial<Unit>) =>
      table({ 'a/I/1': { ...at(90, 60), ...more }, 'a/I/2': at(90, 50.6), 'a/I/4': at(100, 50), 'a/I/5': at(120, 55) })
    const rout = fled(units(routing(180))).state.units
    // Its rear edge is at 58.5: 7.9 cm to the first, 8.5 to the second; the third stands aside.
    expect([rout['a/I/2']!.disorder, rout['a/I/4']!.disorder, rout['a/I/5']!.disorder]).toEqual(['routers', null, null])
    // Measured from its whole edge: a column behind its wing, 7.9 cm off, is within.
    const wing = fled(table({ 'a/I/1': { ...at(90, 60), ...routing(180) }, 'a/I/2': { ...at(96, 50.6), formation: 'column' } }))
    expect(wing.state.units['a/I/2']!.disorder).toBe('routers')
    const retreat = fled(units(retreating(180))).state.units
    expect(retreat['a/I/2']!.disorder).toBeNull()
  })
  it('13 who is met by an enemy as he runs goes straight away from his front again, then on to the rear', () => {
    // It runs down the table; an enemy that came from below stands before it, in contact, and looks up.
    const s = table({ 'a/I/1': { ...at(90, 60, 180), ...routing(180, { moves: 1 }) }, 'b/I/3': at(90, 60, 0) })
    const unit = fled(s).state.units['a/I/1']!
    expect(unit.place).toBe('table')
    expect(unit.cp).toBe(5)
    // 8 cm up from a middle at 60.75, then 14 cm round the enemy.
    expect(Math.abs(unit.pose!.front[0] - 90)).toBeGreaterThan(8)
  })
  it('3.9.8 two enemies in contact with its front, at different angles: it stays on its ground as it turns from both', () => {
    // Its front touches both all along; it was beaten by the first, and turned square to that one it would stand in the second.
    const s = table({
      'a/I/1': { ...at(90, 60, 10.3), ...routing(180, { by: id('b/I/3') }) },
      'b/I/3': at(82, 61.6, 190.3),
      'b/I/5': at(98, 58.7, 190.3),
    })
    const unit = fled(s).state.units['a/I/1']!
    expect(unit).toMatchObject({ place: 'table', cp: 5, formation: 'line' })
    expect(unit.flight!.stuck).toBeUndefined()
    expect(unit.pose!.front[1]).toBeLessThan(45)
  })
  it('3.9.8 so near to an enemy that it has no room to turn, it turns a step farther back', () => {
    // Fire from its left; the enemy 1.02 cm before it leaves no room to turn a line to the right.
    const s = table({ 'a/I/1': { ...at(90, 60), ...routing(80) }, 'b/I/3': at(90, 61.02, 180) })
    const unit = fled(s).state.units['a/I/1']!
    expect(unit).toMatchObject({ place: 'table', cp: 5, formation: 'line' })
    // 8 cm to the right, a step back first; then 14 cm towards (90, 0).
    expect(unit.pose!.front[0]).toBeGreaterThan(92)
    expect(unit.pose!.front[1]).toBeLessThan(50)
  })
  it('13 who hangs over an edge by a little, after a charge, may flee all the same', () => {
    // Its right end is at 180.05; an enemy before it; it flees straight down along the edge.
    const s = table({ 'a/I/1': { ...at(172.05, 60), ...routing(180) }, 'b/I/3': at(172.05, 60, 180) })
    expect(fled(s).state.units['a/I/1']).toMatchObject({ place: 'table', cp: 5, formation: 'line' })
  })
  it('3.9.7 between two enemies it runs from the one that routed it, and the other is an obstacle', () => {
    // b/I/3 stands in front of it, in contact; b/I/5 came upon its left flank and routed it: it would run along the other's front.
    const s = table({
      'a/I/1': { ...at(90, 60), ...routing(90, { by: id('b/I/5') }) },
      'b/I/3': at(90, 60, 180),
      'b/I/5': at(82, 59.25, 90),
    })
    const unit = fled(s).state.units['a/I/1']!
    // Its line turned to the right would stand in b/I/3; only straight away from that front is there room.
    expect(unit.pose!.front[1]).toBeLessThan(60 - 8)
    expect(unit.rout).toBe('routing')
  })
})
