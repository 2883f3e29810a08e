import { useEffect, useRef, useState } from 'react'
import type { Rolled } from '../client/game'
import { bearsSymbols, type Show } from '../rulesets/contract'
import type { Roll, TableHandle } from '../scene'
import type { Session } from '../ui/ports'

/** More rolls than this at once bear no words of their own: the log tells them. */
const WORDED = 4

/** Rolls as the table throws them; `word` says in a word or two what a roll is for, beside the dice where there is room. The seed is of the roll alone, so that the same game's dice fall alike on every screen. */
export function toThrow(scenario: string, rolled: readonly Rolled[], word: (what: string) => string): Roll[] {
  const thrown = rolled.filter(r => !r.byHand)
  return thrown.map(r => ({
    sides: r.sides,
    faces: r.faces,
    seed: `${scenario}/${r.n}/${r.k}/${r.sides}/${r.faces.join(',')}`,
    seat: r.seat,
    ...(r.sides === 6 && bearsSymbols(r.what) ? { symbols: true as const } : {}),
    ...(r.unit === undefined ? {} : { unit: r.unit }),
    ...(r.counted === undefined ? {} : { counted: r.counted }),
    ...(thrown.length > WORDED ? {} : { caption: word(r.what) }),
  }))
}

/**
 * First the dice, then what comes of them: while new rolls of the log tumble, the table is shown as it stood before them. `on`:
 * the present game is on the table, not a film of it. Gives what to show, and whether dice are falling.
 */
export function useDice(
  session: Session,
  show: Show,
  on: boolean,
  table: TableHandle | null,
  word: (what: string) => string,
  onThrow: () => void,
): { readonly show: Show; readonly rolling: boolean } {
  const { game } = session
  const at = game.get().at
  const [seen, setSeen] = useState(at)
  const before = useRef(show)
  const thrown = useRef(at)
  const tell = useRef(onThrow)
  tell.current = onThrow
  const since = (n: number) => toThrow(game.info.scenario.id, game.rolls(n, 'spectator'), word)
  const rolling = on && table !== null && at > seen && since(seen).length > 0
  if (!rolling) before.current = show

  // biome-ignore lint/correctness/useExhaustiveDependencies: a throw belongs to the state of the log, and is thrown once.
  useEffect(() => {
    if (!rolling || !table) {
      if (at !== seen) setSeen(at)
      thrown.current = at
      return
    }
    // what came while dice fell is thrown after them, they themselves no second time
    const fresh = since(Math.max(seen, thrown.current))
    thrown.current = at
    if (fresh.length === 0) return
    tell.current()
    void table.tumble(fresh).then(() => setSeen(n => Math.max(n, at)))
  }, [at, seen, rolling, table])
  return { show: rolling ? before.current : show, rolling }
}
