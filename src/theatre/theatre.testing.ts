/** What the theatre's tests share: logs of the machine's own little game, and the pinned logs of whole games. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGame, type Entry, type Header, type ReadLog, readLog } from '../engine'
import { drill, drillHeader } from '../engine/drill.testing'
import type { AnyRuleset, Seat, Typed } from '../rulesets/contract'
import { type Film, openFilm } from './film'

export const little: AnyRuleset = drill
type Given = readonly [Seat, Typed & { readonly [key: string]: unknown }] | 'undo'

/** A log of the little game, played by its own rules. */
export function littleLog(
  given: readonly Given[],
  options: { readonly turns?: number } = {},
): Pick<ReadLog, 'header' | 'entries'> {
  const header = { ...drillHeader(), options } as Header
  const game = createGame(little, header)
  for (const g of given) {
    if (g === 'undo') {
      const by = game.last()!
      const done = game.undo(by, game.undoable(by)?.needs ?? undefined)
      if (!done.ok) throw new Error(done.error.code)
    } else {
      const answer = game.submit(g[0], g[1])
      if (answer.kind !== 'done') throw new Error(JSON.stringify(answer))
    }
  }
  return { header, entries: [...game.entries()] }
}

export const step = (by: number) => ({ type: 'step', by })
export const pass = { type: 'pass' }

export const filmOf = (rules: AnyRuleset, log: Pick<ReadLog, 'header' | 'entries'>, open = false): Film => {
  const film = openFilm(rules, log, { open })
  if (!film.ok) throw new Error(JSON.stringify(film.error))
  return film.value
}

export const pinned = (name: string): string => readFileSync(join(process.cwd(), `tests/replays/${name}.jsonl`), 'utf8')
export function pinnedLog(name: string): ReadLog {
  const log = readLog(pinned(name))
  if (!log.ok) throw new Error(log.error.message)
  return log.value
}
/** A log cut short: a game that still goes on. */
export const upTo = (log: ReadLog, n: number): { readonly header: Header; readonly entries: readonly Entry[] } => ({
  header: log.header,
  entries: log.entries.slice(0, n),
})
