/** A game at one screen whose battles are fought at tables of their own: opening one, and handing it back. */
import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import { readLog } from '../engine'
import { type Authority, battlesOf, createAuthority, giveBack, openBattle } from '../host'
import type { AnyRuleset, Refusal, Typed } from '../rulesets/contract'
import type { TableGame } from './game'
import { authorityOf } from './local'

export interface BattleDoor {
  /** The ruleset of the tables. */
  readonly rules: AnyRuleset
  /** The battle that the game waits for now; null: none. */
  wanted(): string | null
  /** The first line of the log of a table for it: from there on it is a game like any other. Refused: none is waited for. */
  open(seed: string): Promise<Result<readonly string[], Refusal>>
  /** Hands a finished table's log back, as commands of the game's own seats. A log that cannot be read is a fault; refused as `giveBack` says. */
  back(lines: readonly string[]): Result<readonly number[], Refusal | Fault>
}

/** Null: this game has no battles, or is none of those at this screen. */
export async function battleDoor(rules: AnyRuleset, game: TableGame): Promise<BattleDoor | null> {
  const battles = rules.battles ? await battlesOf(rules) : null
  const authority = authorityOf(game)
  if (!battles || !authority) return null
  /** What is handed back goes in by the same door as whatever is done at the screen, so that it is told and saved. */
  const campaign: Authority = {
    ...authority,
    submit: (seat, command) => {
      const answer = game.submit(seat, command as Typed)
      return answer.kind === 'done' ? { ...answer, events: [] } : (answer as ReturnType<Authority['submit']>)
    },
  }
  return {
    rules: battles.table,
    wanted: () => (authority.outcome() ? null : (battles.port.wanted(authority.game.state().game)?.id ?? null)),
    async open(seed) {
      const opened = await openBattle(battles, authority, { seed, fromPage: true })
      return opened.ok ? ok([JSON.stringify(opened.value.header)]) : opened
    },
    back(lines) {
      const log = readLog(lines)
      if (!log.ok) return log
      const { authority: table, faults } = createAuthority(battles.table, log.value.header, log.value.entries)
      return faults[0] ? err(faults[0]) : giveBack(battles, campaign, table)
    },
  }
}
