import type { Seat } from '../base/units'
import type { TableGame } from '../client'
import type { Typed } from '../rulesets/contract'
import { createHands } from '../tools'
import type { Hands } from '../tools/hands'
import type { Desk } from '../ui/desk'
import { PANELS } from '../ui/panels'

/** The player's hands for a game, with commands going in over the desk. */
export function createTools(game: TableGame, desk: Desk): Hands {
  const later = (job: () => void) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(job, { timeout: 200 })
    else setTimeout(job, 0)
  }
  const hand = PANELS[game.info.ruleset]?.hand
  /** What a command of the hands means in the phase in which its seat is awaited. */
  const meant = (seat: Seat, command: Typed): Typed => {
    const what = game.get().awaiting.find(x => x.seat === seat)?.what ?? ''
    return hand ? hand.put(command, what, game.get().show) : command
  }
  const table: TableGame = { ...game, judge: (seat, command) => game.judge(seat, meant(seat, command)) }
  return createHands({
    game: table,
    seat: game.get().awaiting[0]?.seat ?? 'a',
    later,
    measures: body => hand?.measures(game.get().awaiting[0]?.what ?? '', game.info.options, body) ?? true,
    takes: body => hand?.takes?.(game.get().awaiting.find(x => x.seat === body.seat)?.what ?? '', body) ?? true,
    submit: (seat, command, with_) => desk.submit(seat, meant(seat, command), with_),
  })
}
