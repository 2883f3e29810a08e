/** 1.20 with 1.10: what the beaten lose to the pursuit, of those who were at the table: a share of what is left, divided like the losses. */
import { fraction, rounded, shares } from './fraction'
import { minus, pointsBy } from './points'
import { ARMS, type Fought, type PursuitLoss } from './types'

/**
 * The losses by contingent to a pursuit of so many hundredths; at least one point where it is above 0 and somebody is left. Supports
 * that did not arrive and the park have no part in it. Nothing after a battle that nobody won.
 */
export function pursuitLosses(fought: Fought, percent: number): readonly PursuitLoss[] {
  const beaten = fought.accounts.filter(a => a.side === fought.beaten && a.arrived)
  const left = beaten.map(a => minus(a.onTable, a.battleLoss))
  const cells = left.flatMap((p, i) => ARMS.map(arm => ({ i, arm, points: p[arm] })))
  const all = cells.reduce((s, c) => s + c.points, 0)
  const hunted = fought.pursuit && percent > 0 && all > 0
  const loss = hunted ? Math.max(1, rounded(fraction(all * percent, 100))) : 0
  const parts = shares(
    loss,
    cells.map(c => c.points),
  )
  return beaten.map((a, i) => ({
    contingent: a.contingent,
    loss: pointsBy(arm => parts[cells.findIndex(c => c.i === i && c.arm === arm)]!),
  }))
}
