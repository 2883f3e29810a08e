/** A log run again from its start: every command decided anew, every entry compared with what the rules make of it now. */
import { sameJson } from '../base/canonical'
import { stateHash } from '../base/hash'
import type { Seat } from '../base/units'
import { createGame, howOf } from './game'
import { type Entry, type Header, isCommand, isUndo, type ReadLog } from './log'
import type { GameRules, Turned, Typed } from './rules'
import { commitmentsIn, revealedIn, sealFault } from './sealed'

/** The first entry that differs. `what`: `refused` (the rules refuse it now), `events`, `undo`, `check`, `end`, `extra`, `rules`, `dice`
 * (a seat's bytes are missing, or are not those that it had committed to). */
export interface Difference {
  readonly n: number
  readonly what: 'refused' | 'events' | 'undo' | 'check' | 'end' | 'extra' | 'rules' | 'damaged' | 'dice'
  readonly code?: string
  /** Whose fault it is, where it is one seat's. */
  readonly seat?: Seat
}
export type Verified =
  | {
      readonly verified: true
      /** Command lines that were decided anew. */
      readonly commands: number
      readonly hash: string
      /** Entries 1 to this one were made by older rules: taken from their events, not verified. */
      readonly older?: { readonly to: number; readonly rulesVersion: number }
    }
  | { readonly verified: false; readonly differs: Difference }

/** Where the part begins that the present rules made: the n of the line that says so, 0 for the whole log. */
function presentFrom(header: Header, entries: readonly Entry[], present: number): number {
  if (header.rulesVersion === present) return 0
  const line = entries.find(e => 'rulesVersion' in e && e.rulesVersion === present)
  return line ? line.n : entries.length + 1
}

const whatOf = (e: Entry): Difference['what'] =>
  isCommand(e) ? 'events' : isUndo(e) ? 'undo' : 'check' in e ? 'check' : 'end' in e ? 'end' : 'rules'

/**
 * Replays a log. The part that older rules made is taken from its events and named. Newer rules than the present ones, or dice that
 * are sealed still, cannot be replayed: that is a difference at the header (n 0). Revealed bytes are checked against what both had
 * shown before, and every roll against them.
 */
export function verify<S extends Turned, V, C extends Typed, E extends Typed>(
  rules: GameRules<S, V, C, E>,
  log: Pick<ReadLog, 'header' | 'entries'>,
): Verified {
  const { header, entries } = log
  const differs = (n: number, what: Difference['what'], code?: string): Verified => ({
    verified: false,
    differs: { n, what, ...(code ? { code } : {}) },
  })
  const newest = entries.reduce((v, e) => ('rulesVersion' in e ? e.rulesVersion : v), header.rulesVersion)
  if (newest > rules.rulesVersion) return differs(0, 'rules', 'log/newer-rules')
  const commit = commitmentsIn(header)
  const revealed = commit ? revealedIn(entries) : null
  if (commit && !revealed) return differs(0, 'dice', 'log/sealed-dice')
  const cheat = commit && revealed ? sealFault(rules.seats, commit, revealed.reveal) : null
  if (cheat && revealed)
    return { verified: false, differs: { n: cheat.code === 'dice/no-commitment' ? 0 : revealed.n, what: 'dice', ...cheat } }
  const made: Entry[] = []
  const game = createGame(rules, header, e => made.push(e), revealed?.reveal ?? null)
  const from = presentFrom(header, entries, rules.rulesVersion)
  let commands = 0
  let i = 0
  for (; i < entries.length && entries[i]!.n <= from; i++) {
    const loaded = game.load(entries[i]!)
    if (!loaded.ok && loaded.error.code !== 'log/check-differs') return differs(entries[i]!.n, 'damaged', loaded.error.code)
  }
  while (i < entries.length) {
    const entry = entries[i]!
    made.length = 0
    if (isCommand(entry)) {
      const answer = game.submit(entry.seat, entry.command, howOf(entry.events))
      if (answer.kind !== 'done')
        return differs(entry.n, 'refused', answer.kind === 'refused' ? answer.refusal.code : answer.kind)
      commands++
    } else if (isUndo(entry)) {
      const done = game.undo(entry.by, entry.agreed)
      if (!done.ok) return differs(entry.n, 'undo', done.error.code)
    } else return differs(entry.n, 'extra')
    for (const m of made) {
      const logged = entries[i]
      // a log may stop between a command and the lines that follow from it
      if (!logged) break
      if (!sameJson(m, logged)) return differs(logged.n, whatOf(m))
      i++
    }
  }
  const { branch } = header
  const left = branch && game.after(branch.entry)
  if (branch && (!left || stateHash(left) !== branch.state)) return differs(branch.entry, 'check', 'log/branch-differs')
  const older = from > 0 ? { older: { to: Math.min(from, entries.length), rulesVersion: header.rulesVersion } } : {}
  return { verified: true, commands, hash: game.hash(), ...older }
}
