import type { Seat, Viewer } from '../../base/units'
import type { TableGame, Told, TurnEnd } from '../../client/game'
import type { Phrase } from '../../rulesets/contract'

/** What one command brought about in one turn, as the viewer may read it. */
export interface BattleEntry {
  readonly n: number
  readonly seat: Seat
  readonly lines: Told['lines']
}

/** A turn of the battle: how the table stood at its end, and before it, and what happened in it. */
export interface BattleTurn {
  readonly turn: number
  readonly end: TurnEnd
  readonly before: TurnEnd | null
  readonly entries: readonly BattleEntry[]
}

/**
 * The whole battle turn by turn as one viewer may know it, from the log: turn 0 is the set-up. What was taken back is left out. A
 * command that ends a turn and begins the next is told in both, each line in its own.
 */
export function battleOf(game: TableGame, viewer: Viewer): readonly BattleTurn[] {
  const entries = new Map<number, BattleEntry[]>()
  for (const told of game.since(0, viewer)) {
    if (told.undone || game.undone(told.n)) continue
    const turns = new Set(told.lines.map(l => l.turn ?? told.turn))
    for (const turn of turns) {
      const lines = told.lines.filter(l => (l.turn ?? told.turn) === turn)
      entries.set(turn, [...(entries.get(turn) ?? []), { n: told.n, seat: told.seat, lines }])
    }
  }
  return game.turnEnds(viewer).map((end, i, all) => ({
    turn: end.turn,
    end,
    before: all[i - 1] ?? null,
    entries: entries.get(end.turn) ?? [],
  }))
}

/**
 * The lines of a turn that weigh, the weightiest kinds first, each kind in the order in which it happened. `weighty`: names of events. What says
 * that it cost nobody anything (`losses` 0) does not weigh.
 */
export function momentsOf(turn: BattleTurn, weighty: readonly string[]): readonly Phrase[] {
  const lines = turn.entries.flatMap(e => e.lines).map(l => l.phrase)
  return weighty.flatMap(code => lines.filter(l => l.code === `event.${code}` && l.with?.losses !== 0))
}
