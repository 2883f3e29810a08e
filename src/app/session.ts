import type { Fault } from '../base/pointer'
import type { TableGame } from '../client'
import type { RulingSpec } from '../rulesets/contract'
import { createDesk } from '../ui/desk'
import type { BattleTables, Session } from '../ui/ports'
import { fetchKits } from './data'
import { expose } from './hook'
import type { Library } from './storage/library'
import { readRecord, watchRecord } from './storage/record'
import type { Saver } from './storage/saver'
import { fileName } from './storage/shelf'
import { createTools } from './tools'

export interface SessionParts {
  readonly id: string
  readonly game: TableGame
  readonly persons: 1 | 2
  readonly readOnly: boolean
  readonly saver: Saver
  readonly library: Library
  readonly lock: { release(): void }
  readonly notes: readonly Fault[]
  readonly record: unknown
  readonly rulings: RulingSpec
  /** The saved game whose battle this is. */
  readonly partOf?: string
  /** Where this game's battles are fought; left out: it has none. */
  readonly battles?: () => Promise<BattleTables | null>
}

/** A game on the table with its hands, its saver and its small record, until it is closed. */
export function createSession(parts: SessionParts): Session {
  const { id, game, saver, library } = parts
  fetchKits(game.get().show.bodies.map(b => b.kit))
  const desk = createDesk(game)
  const hands = createTools(game, desk)
  const record = readRecord(parts.record)
  if (record?.hands) {
    try {
      hands.restore(record.hands)
    } catch {
      // A plan or ruler that no longer fits the table is gone; the game itself is whole.
    }
  }
  const watch = parts.readOnly ? null : watchRecord(hands, library, id, record)
  const retry = () => {
    if (document.visibilityState === 'hidden') saver.retry()
  }
  document.addEventListener('visibilitychange', retry)
  const session: Session = {
    id,
    game,
    hands,
    desk,
    persons: parts.persons,
    readOnly: parts.readOnly,
    saving: saver,
    rulings: parts.rulings,
    notes: parts.notes,
    record,
    keepLook: look => watch?.look(look),
    partOf: parts.partOf ?? null,
    battles: parts.battles ?? (async () => null),
    file: () => ({
      name: fileName(game.info.scenario.title.en, new Date().toISOString()),
      text: `${game.lines().join('\n')}\n`,
    }),
    close() {
      watch?.stop()
      hands.close()
      document.removeEventListener('visibilitychange', retry)
      void saver.settled().then(() => parts.lock.release())
    },
  }
  expose({ session, game, hands, desk })
  return session
}
