/** Losses: shared over all points that fought, by unit and arm in proportion, by largest remainders (NC-8). */
import { ARMS, type Arm, NOTHING, type Points, total } from '../kinds'

/** What fought of one unit; the first of a list is the senior. */
export interface Share {
  readonly unit: string
  readonly points: Points
}
interface Cell {
  readonly unit: number
  readonly arm: Arm
  readonly has: number
}
/** Ties go to the larger arm of the whole side, then infantry, cavalry, artillery, then the senior unit. */
export function sharedOut(shares: readonly Share[], loss: number): readonly Share[] {
  const cells: Cell[] = shares.flatMap((s, unit) => ARMS.map(arm => ({ unit, arm, has: s.points[arm] })))
  const all = cells.reduce((n, c) => n + c.has, 0)
  const take = Math.min(loss, all)
  if (take <= 0) return []
  const armOf = (arm: Arm) => cells.reduce((n, c) => n + (c.arm === arm ? c.has : 0), 0)
  const lost = cells.map(c => Math.floor((c.has * take) / all))
  const rest = cells.map(c => (c.has * take) % all)
  const order = cells
    .map((_, i) => i)
    .sort((i, j) => {
      const [p, q] = [cells[i]!, cells[j]!]
      return rest[j]! - rest[i]! || armOf(q.arm) - armOf(p.arm) || ARMS.indexOf(p.arm) - ARMS.indexOf(q.arm) || p.unit - q.unit
    })
  let left = take - lost.reduce((a, b) => a + b, 0)
  for (const i of order) {
    if (left === 0) break
    lost[i] = lost[i]! + 1
    left--
  }
  const by = new Map<number, Points>()
  cells.forEach((c, i) => {
    const had = by.get(c.unit) ?? NOTHING
    by.set(c.unit, { ...had, [c.arm]: had[c.arm] + lost[i]! })
  })
  return shares.map((s, i) => ({ unit: s.unit, points: by.get(i)! })).filter(x => total(x.points) > 0)
}
