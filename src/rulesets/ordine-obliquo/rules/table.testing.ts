/** Tables for tests: Lobositz's units, those named put where a test wants them, on whatever ground it likes. */
import { readFileSync } from 'node:fs'
import type { GameStep, Pose, Seat, UnitId } from '../../contract'
import type { OoScenario } from '../scenario'
import { readScenario } from '../schema'
import { setUpState } from '../setup'
import type { OoState, Order, Unit } from '../state'
import { judgeMove } from './move'

const file = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const read = readScenario(file('scenarios/lobositz.json'), id => file(`armies/${id}.json`))
if (!read.ok) throw new Error('unread')
export const lobositz = setUpState(read.value as OoScenario, {})

/** Lobositz's units on an empty table, those named put where the test wants them, all others still to come: nobody is lost. */
export const table = (units: { readonly [id: string]: Partial<Unit> }, ground: OoState['ground'] = []): OoState => ({
  ...lobositz,
  ground,
  units: Object.fromEntries(
    Object.entries(lobositz.units).map(([id, u]) => [
      id,
      units[id]
        ? {
            ...u,
            ...units[id],
            use: { ...u.use, start: units[id].pose ?? u.pose, startFormation: units[id].formation ?? u.formation },
          }
        : { ...u, place: 'reserve' as const },
    ]),
  ),
})
export const pose = (x: number, y: number, facing = 0): Pose => ({ front: [x, y], facing })
export const judge = (s: OoState, unit: string, steps: readonly GameStep[], seat: Seat = 'a', charge?: string) =>
  judgeMove(s, seat, { type: 'move', unit: unit as UnitId, steps, ...(charge ? { charge: charge as UnitId } : {}) })
export const codes = (v: { refusals: readonly { code: string }[] }) => v.refusals.map(r => r.code)
export const ordered = (s: OoState, brigade: string, order: Order): OoState => ({
  ...s,
  brigades: { ...s.brigades, [brigade]: { ...s.brigades[brigade]!, counter: { ...s.brigades[brigade]!.counter, order } } },
})
