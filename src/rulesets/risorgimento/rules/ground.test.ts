import { describe, expect, it } from 'vitest'
import type { Dir } from '../board'
import type { SbScenario } from '../scenario'
import type { Counter } from '../state'
import { empty, scenario } from '../table.testing'
import { commanderCost, entryCost, stepCost } from './cost'
import { fits } from './stack'
import { board } from './where'

const s = empty()
const b = board(s)
const as = (id: string, is: Partial<Counter>): Counter => ({ ...s.units[id]!, ...is })
const line = as('a/1I/1', { formation: 'line', facing: 0 })
const column = as('a/1I/1', { formation: 'column', facing: 0 })
const skirmish = as('a/1I/1', { formation: 'skirmish', facing: 0 })
const horse = as('b/HAL/1', { facing: 0 })
const gunState = empty('san-fermo-2')
const gun = { ...gunState.units['b/ART/1']!, facing: 0 as Dir, formation: 'line' as const }
const limbered = { ...gun, formation: 'limbered' as const }
const to = (from: string, hex: string, u: Counter) => stepCost(b, from, b.side(from, hex)!, u).cost

describe('5.5 what a step costs', () => {
  it('across the ground of the hex: vineyards', () => {
    // 0806 and 0807 are vineyards on level 3, no road between them
    expect(to('0806', '0807', line)).toBe(2)
    expect(to('0806', '0807', skirmish)).toBe(1)
    expect(to('0806', '0807', { ...horse, facing: 3 })).toBe(3)
    expect(to('0806', '0807', limbered)).toBe(4)
    expect(to('0806', '0807', gun)).toBeNull()
  })
  it('by road one for columns, skirmishers, horse and limbers; line pays the hex', () => {
    expect(to('0906', '1006', column)).toBe(1)
    expect(to('0906', '1006', line)).toBe(2)
    expect(to('0906', '1006', limbered)).toBe(1)
    expect(to('0906', '1006', horse)).toBe(1)
    // into the walled building by no road: forbidden to horse
    expect(to('0907', '1006', horse)).toBeNull()
  })
  it('the hill path is a road for foot alone', () => {
    expect(to('0704', '0803', column)).toBe(1)
    expect(to('0704', '0803', limbered)).toBe(4)
  })
  it('2.4 each level up is one more, two for guns; skirmishers have the first free', () => {
    // 1204 (V2) to 1104 (V3)
    expect(to('1204', '1104', line)).toBe(3)
    expect(to('1204', '1104', skirmish)).toBe(1)
    expect(to('1104', '1204', line)).toBe(2)
    expect(to('1104', '1204', { ...horse, facing: 1 })).toBe(4)
  })
  it('2.4 two levels or more are a cliff: three in place of the slope, foot alone', () => {
    // 1706 (V1) under 1707 (V3)
    expect(to('1706', '1707', line)).toBe(5)
    expect(to('1707', '1706', line)).toBe(5)
    expect(to('1706', '1707', horse)).toBeNull()
  })
  it('5.0.3 backwards is one more, but for foot', () => {
    expect(to('0405', '0406', { ...horse, facing: 3 })).toBe(3)
    expect(to('0405', '0406', { ...horse, facing: 0 })).toBe(4)
    expect(to('0806', '0807', { ...line, facing: 0 })).toBe(2)
  })
  it('nobody enters the lake', () => {
    expect(b.cell('2001')?.terrain).toBe('A')
    expect(to('2002', '2001', line)).toBeNull()
    expect(commanderCost(b, '1902', b.side('1902', '2002')!)).toBeNull()
  })
  it('7.1 who comes in pays the hex, or the road', () => {
    expect(entryCost(b, '0104', column)).toEqual({ cost: 1, road: true })
    expect(entryCost(b, '0914', line)).toEqual({ cost: 2, road: false })
  })
  it('2.2 the road from the west to San Fermo costs one and ten', () => {
    const r1 = (scenario() as SbScenario).map.roads.find(r => r.id === 'R1')!.line
    const way = r1.slice(0, r1.indexOf('1107') + 1)
    const steps = way.slice(1).reduce((t, hex, i) => t + to(way[i]!, hex, column)!, 0)
    expect(entryCost(b, '0104', column).cost! + steps).toBe(11)
  })
})

describe('5.3 who may stand together', () => {
  const c = (battalion: string, is: Partial<Counter> = {}) => as(`a/${battalion}/1`, { road: false, formation: 'line', ...is })
  it('three companies of one battalion, two of several', () => {
    expect(fits([c('1I'), c('1I'), c('1I')])).toBe(true)
    expect(fits([c('1I'), c('1I'), c('1I'), c('1I')])).toBe(false)
    expect(fits([c('1I'), c('1II')])).toBe(true)
    expect(fits([c('1I'), c('1I'), c('1II')])).toBe(false)
  })
  it('guns: three counters with foot or without; horse: two, and nobody else', () => {
    expect(fits([gun, gun, gun])).toBe(true)
    expect(fits([gun, c('1I'), c('1II')])).toBe(true)
    expect(fits([gun, gun, c('1I'), c('1I')])).toBe(false)
    expect(fits([horse, horse])).toBe(true)
    expect(fits([horse, horse, horse])).toBe(false)
    expect(fits([horse, c('1I')])).toBe(false)
  })
  it('on the road two', () => {
    expect(fits([c('1I', { road: true }), c('1I', { road: true })])).toBe(true)
    expect(fits([c('1I', { road: true }), c('1I'), c('1I')])).toBe(false)
  })
})
