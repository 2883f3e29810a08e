import { diceReport, type Header, readLog, verify } from '../engine'
import { loadRuleset } from '../rulesets/registry'
import type { DiceCheck } from '../ui/ports'

function sourceOf(header: Header): DiceCheck['from'] {
  if ('commit' in header.dice) return 'sealed'
  if ('way' in header.dice && header.dice.way === 'hand') return 'hand'
  return 'from' in header.dice && header.dice.from === 'page' ? 'page' : 'seed'
}

/** Plays a log again from its start and counts its dice. Nothing of it leaves the page. */
export async function checkDice(lines: readonly string[]): Promise<DiceCheck | null> {
  const log = readLog(lines, true)
  const rules = log.ok ? await loadRuleset(log.value.header.ruleset) : null
  if (!log.ok || !rules) return null
  const { header, entries } = log.value
  // The page is drawn before the work begins.
  await new Promise(done => setTimeout(done, 30))
  const result = verify(rules, log.value)
  return {
    report: diceReport(entries, true),
    from: sourceOf(header),
    names: Object.fromEntries(Object.entries(header.seats).map(([seat, s]) => [seat, s.name])),
    found: result.verified
      ? { good: true, commands: result.commands, older: result.older?.to ?? null }
      : { good: false, n: result.differs.n, what: result.differs.what, seat: result.differs.seat ?? null },
  }
}
