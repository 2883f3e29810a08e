/**
 * "What if": a game that leaves another one. It is a log of its own: the entries up to that place, then whatever is played from
 * there. Its header says which game it left and where; the other log is not touched. The dice go on as they did: the stream stands
 * where it stood, so the same roll at the same place gives the same faces, and nobody gets other luck by leaving.
 */
import { canonicalJson } from '../base/canonical'
import { sha256Hex, stateHash } from '../base/hash'
import { type Fault, pointer } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import { createGame, type Entry, type Header, isCommand, isUndo, outcomeOf, type ReadLog, revealedIn } from '../engine'
import type { AnyRuleset } from '../rulesets/contract'
import { bare } from './file'
import type { Film } from './film'
import { standing } from './steps'

/** The hash by which a game is known: that of its header, which says everything that it began with. What was written about it is left out. */
export const gameHash = (header: Header): string => sha256Hex(canonicalJson(bare(header)))

/**
 * The entry after which a branch leaves at a place of the film: the last command that is whole there, with the check that follows
 * it; 0: the beginning. In the midst of a command nobody could act, so the branch leaves before it.
 */
export function leavingAt(film: Pick<Film, 'steps'>, entries: readonly Entry[], at: number): number {
  const step = film.steps[at - 1]
  if (!step) return 0
  const whole = step.i + 1 === step.of ? step.n : (standing(entries).findLast(e => e.n < step.n)?.n ?? 0)
  let n = whole
  for (let next = entries[n]; next && 'check' in next; next = entries[n]) n++
  return n
}

/** Sealed dice were revealed by the end of the game: from then on the two parts are a seed like another, and give the same stream. */
function diceOf(log: Pick<ReadLog, 'header' | 'entries'>): Header['dice'] | null {
  const { dice } = log.header
  if (!('commit' in dice)) return dice
  const reveal = revealedIn(log.entries)?.reveal
  return reveal ? { seed: `${reveal.a ?? ''}:${reveal.b ?? ''}` } : null
}

/**
 * The branch that leaves a log after its entry `n`. Faults: `branch/no-entry`; `branch/over` (the game was over there);
 * `log/sealed-dice` (its dice are two players' secret until it ends).
 */
export function branchOf(
  rules: AnyRuleset,
  log: Pick<ReadLog, 'header' | 'entries'>,
  n: number,
): Result<Pick<ReadLog, 'header' | 'entries'>, Fault> {
  const fail = (path: string, code: string, message: string) => err({ path, code, message })
  if (!Number.isInteger(n) || n < 0 || n > log.entries.length)
    return fail(pointer(n), 'branch/no-entry', `there is no entry ${n}`)
  const dice = diceOf(log)
  if (!dice) return fail('/0/dice', 'log/sealed-dice', 'its dice are sealed until it ends')
  const { branch: _, ...own } = bare(log.header)
  const entries = log.entries.slice(0, n)
  const game = createGame(rules, { ...own, dice })
  for (const entry of entries) {
    const loaded = game.load(entry)
    if (!loaded.ok && loaded.error.code !== 'log/check-differs') return err(loaded.error)
  }
  if (outcomeOf(rules, game.state()) !== null) return fail(pointer(n), 'branch/over', 'the game was over there')
  const header: Header = { ...own, dice, branch: { game: gameHash(log.header), entry: n, state: stateHash(game.state()) } }
  return ok({ header, entries })
}

/** Whether a log is a branch of that other one: it says so, and begins as the other does. */
export function isBranchOf(branch: Pick<ReadLog, 'header' | 'entries'>, of: Pick<ReadLog, 'header' | 'entries'>): boolean {
  const left = branch.header.branch
  if (!left || left.game !== gameHash(of.header)) return false
  const same = (a: readonly Entry[], b: readonly Entry[]) => canonicalJson(a) === canonicalJson(b)
  return same(branch.entries.slice(0, left.entry), of.entries.slice(0, left.entry))
}

/** Commands that were given in a branch since it left, those that were taken back not counted. */
export function playedSince(log: Pick<ReadLog, 'header' | 'entries'>): number {
  const from = log.header.branch?.entry ?? 0
  const undone = new Set(log.entries.filter(isUndo).flatMap(e => e.undo))
  return log.entries.filter(e => e.n > from && isCommand(e) && !undone.has(e.n)).length
}
