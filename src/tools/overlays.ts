import type { Id } from '../base/units'
import { centreOf } from '../geometry/footprint'
import { applySteps } from '../geometry/steps'
import type { ChargeChance, Footprint, Overlay, Reach, UnitId } from '../rulesets/contract'
import type { Bench } from './bench'

/** The ground that a unit could cover, as outlines. */
export const reachOverlays = (unit: Id, reach: Reach): readonly Overlay[] =>
  reach.outline.map((polygon, i) => ({ id: `reach-${unit}-${i}`, kind: 'region', tone: 'reach', polygon }))

const leftOver = (c: ChargeChance) => ({ code: 'hands.leftShort', with: { left: { cm: c.left } } })
function way(id: string, from: Footprint, chance: ChargeChance, tone: 'legal' | 'not'): readonly Overlay[] {
  const end = applySteps(from, chance.steps)
  return [
    { id: `${id}-way`, kind: 'line', tone, points: [from.front, end.front], ends: true },
    { id: `${id}-end`, kind: 'footprint', tone, footprint: end, text: leftOver(chance), textAt: end.front },
  ]
}

/** Whom the unit could charge now: its way, where it would halt, what would be left. */
export function chargeOverlays(bench: Bench, unit: UnitId): readonly Overlay[] {
  const body = bench.body(unit)
  return body ? bench.chances(unit).flatMap(c => way(`charge-${c.target}`, body.footprint, c, 'legal')) : []
}

/** Who could charge the unit, each enemy's way to it. */
export function threatOverlays(bench: Bench, unit: UnitId): readonly Overlay[] {
  return bench.game.threats(bench.seat, unit).flatMap(t => {
    const by = bench.body(t.by)
    return by ? way(`threat-${t.by}`, by.footprint, t, 'not') : []
  })
}

/** The radius of the commander whom the selected unit follows (or who is selected himself). */
export function commandOverlays(bench: Bench, selected: readonly Id[]): readonly Overlay[] {
  const groups = new Set(selected.flatMap(id => bench.body(id)?.group ?? []))
  return bench
    .bodies()
    .filter(b => b.radius !== undefined && (selected.includes(b.id) || (b.group !== undefined && groups.has(b.group))))
    .map(b => ({
      id: `command-${b.id}`,
      kind: 'circle',
      tone: 'command',
      centre: centreOf(bench.planOf(b.id) ? bench.ghost(b.id) : b.footprint),
      radius: b.radius!,
    }))
}
