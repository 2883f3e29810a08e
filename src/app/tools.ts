import type { TableGame } from '../client'
import type { Hands } from '../tools/hands'
import type { Desk } from '../ui/desk'

/** The player's hands for a game, with commands going in over the desk. */
export function createTools(game: TableGame, desk: Desk): Hands {
  throw new Error(`no hands yet for ${game.info.ruleset} ${typeof desk}`)
}
