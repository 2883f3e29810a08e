/** 14, 16: reinforcements at the start of a turn, armies tested at its end, and the end of the battle. */
import type { Dice } from '../../../engine/dice'
import type { Story } from '../story'

/** What the beginning of a turn brings, right after `TurnBegan`. */
export function beginTurn(_: Story, __: Dice): void {}

/** The armies at the end of a turn; the battle ends here where it does. */
export function endBattle(story: Story, _: Dice): void {
  const s = story.state
  if (s.turn >= s.turns) story.add({ type: 'GameEnded', by: 'turns' })
}
