import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { UnitId } from '../../contract'
import { choices } from '../choices'
import { options as specs } from '../options'
import { readScenario } from '../read/scenario'
import { setUpState } from '../setup'
import type { RadState, RadView, Unit } from '../state'
import { against, play } from '../table.testing'

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
/** Goito in turn 5, Piedmont in its activation: a base of each group where a test puts it, orders free. */
function goito(radHistory: boolean, at: { readonly [id: string]: readonly [number, number] }): RadState {
  const read = readScenario(json('scenarios/goito.json'), id => json(`armies/${id}.json`))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const options = { ...Object.fromEntries(specs.map(o => [o.key, o.default])), radHistory }
  const s = setUpState(read.value, options)
  const units: { [id: string]: Unit } = { ...s.units }
  for (const [id, front] of Object.entries(at)) {
    const unit = units[id]!
    const pose = { front, facing: unit.seat === 'a' ? 0 : 180 }
    units[id] = { ...unit, place: 'table', pose, order: 'defence', use: { ...unit.use, start: pose } }
  }
  return { ...s, units, turn: 5, phase: 'act', waiting: ['b'], active: 'b', first: 'b' }
}
const AOSTA = 'b/AOS/1' as UnitId
const GUARDS = 'b/GRD/1' as UnitId
const STANDS = { [AOSTA]: [60, 110], [GUARDS]: [100, 60], 'a/BEN/1': [100, 55.5] } as const
const ahead = { type: 'move', unit: AOSTA, steps: [{ advance: 3 }] } as const
const moves = (s: RadState) => choices({ ...s, viewer: 'b' } as RadView, 'b').flatMap(c => ('moves' in c ? [c.moves] : []))

describe('Attivazione: who was kept back on the day (Goito, option)', () => {
  it('Attivazione: Aosta does not move, nor is it offered to; it may shoot, and the others move', () => {
    const s = goito(true, STANDS)
    expect(against(s, 'b', ahead)).toEqual(['order/waits'])
    expect(moves(s)).not.toContain(AOSTA)
    expect(moves(s)).toContain(GUARDS)
  })
  it('Attivazione: without the option it does', () => {
    const s = goito(false, STANDS)
    expect(against(s, 'b', ahead)).toEqual([])
    expect(moves(s)).toContain(AOSTA)
  })
  it('Attivazione: a base of the Guards driven back sets it free, and it is told', () => {
    const s = goito(true, STANDS)
    const theirs = { ...s, active: 'a' as const, waiting: ['a' as const] }
    // value 8 at 4.5 cm; one six, the test fails on a 6: a loss, back by a die of 4, halved
    const dice = [6, ...Array(7).fill(1), 6, 4]
    const shot = play(theirs, 'a', { type: 'fire', unit: 'a/BEN/1' as UnitId, target: GUARDS }, dice)
    expect(shot.state.units[GUARDS]!.pose!.front).toEqual([100, 62])
    expect(shot.events).toContainEqual({ type: 'Released', group: 'b/AOS' })
    expect(against({ ...shot.state, active: 'b', waiting: ['b'] }, 'b', ahead)).toEqual([])
  })
  it('Attivazione: a base of another brigade driven back does not', () => {
    const s = goito(true, { [AOSTA]: [60, 110], 'b/CAS/1': [100, 60], 'a/BEN/1': [100, 55.5] })
    const theirs = { ...s, active: 'a' as const, waiting: ['a' as const] }
    const dice = [6, ...Array(7).fill(1), 6, 4]
    const shot = play(theirs, 'a', { type: 'fire', unit: 'a/BEN/1' as UnitId, target: 'b/CAS/1' as UnitId }, dice)
    expect(shot.events.map(e => e.type)).toContain('Retreated')
    expect(against({ ...shot.state, active: 'b', waiting: ['b'] }, 'b', ahead)).toEqual(['order/waits'])
  })
})
