import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { TableGame } from '../../client/game'
import type { Show } from '../../rulesets/contract'
import type { TableEyes } from '../ports'

/** A stretch of the log played again on the table: what both could see, entry by entry. The game itself stands still meanwhile. */
export interface Film {
  readonly show: Show
  /** Which of the entries stands on the table now; 0: how it stood before the first. */
  readonly at: number
  readonly of: number
}

const PAUSE = 700
const LOOK = 150

/** Plays entries of the log again, each walked to its end before the next one; anything that happens in the game ends it. */
export function useFilm(
  game: TableGame,
  eyes: RefObject<TableEyes | null>,
): { readonly film: Film | null; readonly play: (entries: readonly number[]) => void; readonly stop: () => void } {
  const [reel, setReel] = useState<{ readonly entries: readonly number[]; readonly at: number } | null>(null)
  const stop = useCallback(() => setReel(null), [])
  const play = useCallback((entries: readonly number[]) => setReel(entries.length > 0 ? { entries, at: 0 } : null), [])
  useEffect(() => game.subscribe(stop), [game, stop])
  useEffect(() => {
    if (!reel) return
    let rested = 0
    const timer = setInterval(() => {
      rested = eyes.current?.moving() ? 0 : rested + LOOK
      if (rested < PAUSE) return
      rested = 0
      setReel(r => (r && r.at < r.entries.length ? { ...r, at: r.at + 1 } : null))
    }, LOOK)
    return () => clearInterval(timer)
  }, [reel, eyes])
  const n = reel ? (reel.at === 0 ? reel.entries[0] - 1 : reel.entries[reel.at - 1]) : null
  const show = n === null ? null : game.past(n, 'spectator')
  return { film: reel && show ? { show, at: reel.at, of: reel.entries.length } : null, play, stop }
}
