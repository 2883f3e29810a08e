/** The random player: it takes any of what it is offered. It draws from a generator of its own, never from the game's dice. */
import type { Seat } from '../base/units'
import type { Typed } from '../engine'
import type { AnyRuleset, Player, Seen } from '../rulesets/contract'

/** How many samples of a unit's move it looks through before it leaves the unit alone. */
const SAMPLES = 24
/** One time in so many it takes a primary choice (ending the phase, confirming), so that games go on. */
const PRIMARY = 8

/**
 * A command out of `choices`, or null where there is none. A unit that has no sample move to give is passed over.
 */
export function randomCommand(rules: AnyRuleset, view: Seen, seat: Seat, random: (below: number) => number): Typed | null {
  const choices = [...rules.choices(view, seat)]
  const primary = choices.filter(c => 'command' in c && c.primary === true)
  if (primary.length > 0 && random(PRIMARY) === 0) {
    const pick = primary[random(primary.length)]!
    if ('command' in pick) return pick.command as Typed
  }
  while (choices.length > 0) {
    const at = random(choices.length)
    const choice = choices[at]!
    if ('command' in choice) return choice.command as Typed
    const start = random(SAMPLES)
    for (let k = 0; k < 4; k++) {
      const move = rules.sampleMove(view, choice.moves, (start + k) % SAMPLES) as Typed | null
      if (move) return move
    }
    choices.splice(at, 1)
  }
  return null
}

/** The random player of a ruleset. */
export const randomPlayer = (rules: AnyRuleset): Player<Seen, Typed> => ({
  choose: (view, seat, random) => randomCommand(rules, view, seat, random),
})

/** A built-in player by name: `random`, or one of the ruleset's own; null where there is none of that name. */
export async function playerNamed(rules: AnyRuleset, name: string): Promise<Player<Seen, Typed> | null> {
  if (name === 'random') return randomPlayer(rules)
  const { players } = await rules.aside()
  return Object.hasOwn(players, name) ? players[name]! : null
}
