/**
 * 1.20: the ledger, per contingent and arm. It is not what the losses were made from: what a unit had stands in the battle, what it has
 * is read off the map afterwards, and between the two every point is looked for. A line that does not close stops the hand-over.
 */
import { NO_POINTS } from './points'
import { ARMS, type Arm, type Battle, type Fought, type LedgerLine, type Points, type PursuitLoss, SIDES } from './types'

/** The ledger of a battle. `after`: what a unit has on the map when its losses have been taken off; gone: nothing. */
export function ledgerOf(
  battle: Battle,
  fought: Fought,
  pursuit: readonly PursuitLoss[],
  after: (contingent: string) => Points | null,
): readonly LedgerLine[] {
  return SIDES.flatMap(side =>
    battle.sides[side].contingents.flatMap(c => {
      const account = fought.accounts.find(a => a.contingent === c.id)
      const hunted = pursuit.find(p => p.contingent === c.id)?.loss ?? NO_POINTS
      const now = after(c.id) ?? NO_POINTS
      return ARMS.map((arm): LedgerLine => {
        const park = account?.park[arm] ?? 0
        return {
          side,
          contingent: c.id,
          arm,
          before: c.has[arm],
          brought: c.brings[arm],
          onTable: account?.onTable[arm] ?? 0,
          park,
          // Of what the unit has now, the part that was at the table: without its park, and what it left at home.
          returned: now[arm] - park - (c.has[arm] - c.brings[arm]),
          battleLoss: account?.battleLoss[arm] ?? 0,
          pursuitLoss: hunted[arm],
          after: now[arm],
        }
      })
    }),
  )
}

/** One thing in a ledger that does not close. */
export interface LedgerFault {
  readonly code: 'ledger/brought' | 'ledger/table' | 'ledger/after' | 'ledger/negative' | 'ledger/points'
  readonly contingent?: string
  readonly arm?: Arm
}

/** What does not close; nothing: every point is accounted for. `points`: those that the losses gave each side. */
export function ledgerFaults(
  lines: readonly LedgerLine[],
  points: { readonly a: number; readonly b: number },
): readonly LedgerFault[] {
  const out: LedgerFault[] = []
  for (const l of lines) {
    const say = (code: LedgerFault['code'], wrong: boolean) => {
      if (wrong) out.push({ code, contingent: l.contingent, arm: l.arm })
    }
    const numbers = [l.before, l.brought, l.onTable, l.park, l.returned, l.battleLoss, l.pursuitLoss, l.after]
    say('ledger/negative', numbers.some(n => !Number.isSafeInteger(n) || n < 0) || l.brought > l.before)
    say('ledger/brought', l.brought !== l.onTable + l.park)
    say('ledger/table', l.onTable !== l.returned + l.battleLoss + l.pursuitLoss)
    say('ledger/after', l.after !== l.before - l.battleLoss - l.pursuitLoss)
  }
  const lost = (side: 'a' | 'b'): number =>
    lines.filter(l => l.side === side).reduce((s, l) => s + l.battleLoss + l.pursuitLoss, 0)
  if (lost('a') !== points.b || lost('b') !== points.a) out.push({ code: 'ledger/points' })
  return out
}

/** Victory points of a battle and its pursuit, one for each of the enemy's points (NC-4). */
export function pointsOf(lines: readonly LedgerLine[]): { readonly a: number; readonly b: number } {
  const lost = (side: 'a' | 'b'): number =>
    lines.filter(l => l.side === side).reduce((s, l) => s + l.battleLoss + l.pursuitLoss, 0)
  return { a: lost('b'), b: lost('a') }
}
