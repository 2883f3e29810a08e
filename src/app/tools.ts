import type { TableGame } from '../client'
import { createHands } from '../tools'
import type { Hands } from '../tools/hands'
import type { Desk } from '../ui/desk'

/** The player's hands for a game, with commands going in over the desk. */
export function createTools(game: TableGame, desk: Desk): Hands {
  const later = (job: () => void) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(job, { timeout: 200 })
    else setTimeout(job, 0)
  }
  return createHands({ game, seat: game.get().awaiting[0]?.seat ?? 'a', later, submit: desk.submit })
}
