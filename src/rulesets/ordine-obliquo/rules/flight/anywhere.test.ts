/** 13: wherever units flee from, nobody ends on another, in closed ground, nearer to an enemy than he may be, or off the table. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { footprintsOverlap } from '../../../../geometry/box'
import { corners } from '../../../../geometry/footprint'
import { gapCm } from '../../../../geometry/gap'
import { runs } from '../../../../geometry/property.testing'
import { standsIn } from '../../../../geometry/sweep/sweep'
import { CONTACT, quantisePose } from '../../../../geometry/tolerance'
import type { Footprint } from '../../../contract'
import type { Formation, OoState, Unit } from '../../state'
import { Story } from '../../story'
import { footprintIn, footprintOf, standing } from '../bodies'
import { groundMap } from '../ground'
import { lobositz } from '../table.testing'
import { moveAll } from './flights'

interface Put {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly bearing: number
  readonly state: 'routing' | 'retreating' | null
  readonly other: boolean
}
const aPut: fc.Arbitrary<Put> = fc.record({
  x: fc.integer({ min: 0, max: 800 }).map(n => n / 10),
  y: fc.integer({ min: 0, max: 600 }).map(n => n / 10),
  facing: fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.integer({ min: 0, max: 359 })),
  bearing: fc.integer({ min: 0, max: 359 }),
  state: fc.constantFrom('routing', 'retreating', null),
  other: fc.boolean(),
})
const OTHER: { readonly [f: string]: Formation } = { line: 'column', battery: 'limbered' }

/** Crowded: those that would stand on somebody, in closed ground or over the edge are left away. */
function crowd(puts: readonly Put[], corner: readonly [number, number]): OoState {
  const barriers = groundMap(lobositz.ground).barriers.flatMap(b => b.parts)
  const taken: Footprint[] = []
  const units = Object.values(lobositz.units).map((u, i): Unit => {
    const put = puts[i]
    const away = { ...u, place: 'off' as const, pose: null, village: null }
    if (!put) return away
    const from: Formation = u.formation === 'village' ? 'line' : u.formation
    const formation = put.other && u.troop !== 'openOrder' ? (OTHER[from] ?? from) : from
    const pose = quantisePose({ front: [corner[0] + put.x, corner[1] + put.y], facing: put.facing })
    const body = footprintIn(u, pose, formation)
    const out = corners(body).some(([x, y]) => x < 0 || y < 0 || x > 180 || y > 120)
    if (out || taken.some(t => footprintsOverlap(t, body)) || barriers.some(o => standsIn(body, o, 0))) return away
    taken.push(body)
    const flight = put.state && { bearing: put.bearing, by: null, under: 'fire' as const, turn: 1, moves: put.other ? 1 : 0 }
    return { ...u, pose, formation, village: null, rout: put.state, flight }
  })
  return { ...lobositz, turn: 2, units: Object.fromEntries(units.map(u => [u.id, u])) }
}

function check(before: OoState): void {
  const story = new Story(before)
  moveAll(story)
  const after = story.state
  const barriers = groundMap(after.ground).barriers.flatMap(b => b.parts)
  for (const u of standing(after)) {
    const was = footprintOf(before.units[u.id]!)!
    const body = footprintOf(u)!
    if (u.pose === before.units[u.id]!.pose) continue
    for (const [x, y] of corners(body)) {
      expect(x).toBeGreaterThanOrEqual(-CONTACT)
      expect(y).toBeGreaterThanOrEqual(-CONTACT)
      expect(x).toBeLessThanOrEqual(180 + CONTACT)
      expect(y).toBeLessThanOrEqual(120 + CONTACT)
    }
    for (const o of barriers) if (standsIn(body, o, 2 * CONTACT)) expect(standsIn(was, o, 0)).toBe(true)
    for (const e of standing(after).filter(e => e.id !== u.id)) {
      const there = footprintOf(e)!
      expect(footprintsOverlap(body, there, 2 * CONTACT), `${u.id} on ${e.id}`).toBe(false)
      const stood = footprintOf(before.units[e.id]!)!
      if (e.seat !== u.seat && e.pose === before.units[e.id]!.pose)
        expect(gapCm(body, there)).toBeGreaterThanOrEqual(Math.min(1, gapCm(was, stood)) - 3 * CONTACT)
    }
  }
}

it('13 nobody in flight ends on another, in closed ground, too near to an enemy, or off the table', () => {
  const corner = fc.constantFrom([0, 0] as const, [60, 30] as const, [100, 60] as const, [40, 60] as const)
  fc.assert(
    fc.property(fc.array(aPut, { minLength: 20, maxLength: 40 }), corner, (puts, at) => check(crowd(puts, at))),
    runs(60),
  )
})
