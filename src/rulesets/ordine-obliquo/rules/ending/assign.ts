/** 16.2: what may be assigned in secret: 100 points in all, 25 at most on a piece in the own half, 50 on one in the other. */
import type { Refusal } from '../../../contract'
import type { Objectives } from '../../combat'
import type { OoSeen, Side } from '../../state'
import { OBJECTIVE_POINTS } from '../../tables'
import { mostPoints, objectivesOf } from './objectives'

/** Whether every piece named is one that points may be put on. */
export const knownObjectives = (seen: Pick<OoSeen, 'ground' | 'rules'>, points: Objectives): boolean => {
  const ids = new Set(objectivesOf(seen).map(g => g.id))
  return Object.keys(points).every(id => ids.has(id))
}

export function assignRefusals(seen: OoSeen, seat: Side, points: Objectives): Refusal[] {
  const out: Refusal[] = []
  const sum = Object.values(points).reduce((total, n) => total + n, 0)
  if (sum > OBJECTIVE_POINTS.all)
    out.push({ code: 'objectives/too-many', clause: '16.2', with: { points: sum, most: OBJECTIVE_POINTS.all } })
  for (const piece of objectivesOf(seen)) {
    const n = points[piece.id] ?? 0
    const most = mostPoints(seen, seat, piece)
    if (n <= most) continue
    const code = most === OBJECTIVE_POINTS.own ? 'objectives/own-half' : 'objectives/their-half'
    out.push({ code, clause: '16.2', with: { points: n, most } })
  }
  return out
}

/**
 * Ways to assign them, the first the plainest: as much as may be, the pieces of the other half first; the own half first; the same
 * on all. Each is legal; of two that are alike one is left out.
 */
export function proposeObjectives(seen: OoSeen, seat: Side): Objectives[] {
  const pieces = objectivesOf(seen).map(g => ({ id: g.id, most: mostPoints(seen, seat, g) }))
  const fill = (order: readonly { readonly id: string; readonly most: number }[]): Objectives => {
    let left: number = OBJECTIVE_POINTS.all
    const out: { [id: string]: number } = {}
    for (const p of order) {
      const n = Math.min(p.most, left)
      if (n > 0) out[p.id] = n
      left -= n
    }
    return out
  }
  const even = Math.min(OBJECTIVE_POINTS.own, Math.floor(OBJECTIVE_POINTS.all / Math.max(1, pieces.length)))
  const ways = [
    fill([...pieces].sort((p, q) => q.most - p.most)),
    fill([...pieces].sort((p, q) => p.most - q.most)),
    Object.fromEntries(pieces.map(p => [p.id, even])),
  ]
  return ways.filter((w, i) => ways.findIndex(o => JSON.stringify(sorted(o)) === JSON.stringify(sorted(w))) === i)
}
const sorted = (o: Objectives) => Object.entries(o).sort(([a], [b]) => (a < b ? -1 : 1))
