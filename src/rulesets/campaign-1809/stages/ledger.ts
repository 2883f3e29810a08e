/** 1.20: every battle of a table has its ledger. It is opened with the map's own book of before and after, and a line that does not close stops the hand-over. */
import type { UnitId } from '../../contract'
import { type Ledger, ledgerFaults, ledgerOf, pointsOf, withPursuit } from '../handover/ledger'
import type { BattleSide, Fought, PursuitLoss } from '../handover/types'
import { minus, NOTHING, type Points, SIDES, type Side } from '../kinds'
import type { Fight } from '../state'
import type { Story } from '../story'

/** Throws where a point is missing: that is a bug, and nothing of the command stands. */
function closed(ledger: Ledger): Ledger {
  const faults = ledgerFaults(ledger.lines, pointsOf(ledger.lines))
  if (faults.length > 0) throw new Error(`the ledger of ${ledger.fight}: ${JSON.stringify(faults)}`)
  return ledger
}
const put = (story: Story, ledger: Ledger): void => {
  const { ledgers } = story.state
  const known = ledgers.some(l => l.fight === ledger.fight)
  story.make({ now: { ledgers: known ? ledgers.map(l => (l.fight === ledger.fight ? ledger : l)) : [...ledgers, ledger] } })
}

/** Opens the ledger of a table's battle: before its losses are taken off, and when they have been. */
export function keepLedger(story: Story, f: Fight, fought: Fought, take: () => void): void {
  const battle = f.battle!
  const all = SIDES.flatMap(side => battle.sides[side].contingents.map(c => c.id))
  const had = new Map(all.map(id => [id, story.unit(id).points]))
  take()
  const booked = (side: Side): BattleSide => ({
    ...battle.sides[side],
    contingents: battle.sides[side].contingents.map(c => ({ ...c, has: had.get(c.id)! })),
  })
  const before = { ...battle, sides: { a: booked('a'), b: booked('b') } }
  const lines = ledgerOf(before, fought, [], id => story.unit(id).points)
  const absent = fought.accounts.filter(a => !a.arrived).map(a => a.contingent)
  put(story, closed({ fight: f.id, turn: story.state.turn, at: f.at, absent, lines }))
}

/** Writes a pursuit into the ledger of its battle, if it was a table's. `had`: what the units had before it. */
export function keepPursuit(story: Story, fight: string, had: ReadonlyMap<UnitId, Points>): void {
  const ledger = story.state.ledgers.find(l => l.fight === fight)
  if (!ledger) return
  const losses = [...had].map(
    ([contingent, before]): PursuitLoss => ({
      contingent,
      loss: minus(before, story.state.units[contingent]?.points ?? NOTHING),
    }),
  )
  const gone = new Map(losses.map(p => [p.contingent, p.loss]))
  const line = (contingent: string): Points => {
    const has = ledger.lines.filter(l => l.contingent === contingent)
    const after = Object.fromEntries(has.map(l => [l.arm, l.after])) as unknown as Points
    return minus(after, gone.get(contingent) ?? NOTHING)
  }
  put(story, closed(withPursuit(ledger, losses, line)))
}

/** After all retreats both are told how the accounts of the turn's tables close. */
export function tellLedgers(story: Story): void {
  const { turn, ledgers } = story.state
  for (const ledger of ledgers.filter(l => l.turn === turn))
    story.tell('both', { type: 'LedgerClosed', fight: ledger.fight, at: ledger.at })
}
