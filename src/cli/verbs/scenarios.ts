import { readJson } from '../../content'
import type { Name } from '../../rulesets/contract'
import { playable } from '../../rulesets/registry'
import { scenarioFiles } from '../data'
import type { Reply, World } from '../world'

/** The verb `scenarios`: what can be played, in the order of the games and then of the files' names. */
export function runScenarios(world: World): Reply {
  const games = playable() as readonly string[]
  const list = scenarioFiles(world).flatMap(({ text }) => {
    const json = readJson(text)
    const s = (json.ok ? json.value : {}) as {
      readonly id: string
      readonly ruleset: string
      readonly title: Name
      readonly seats?: object
      readonly turns: number
    }
    if (!games.includes(s.ruleset)) return []
    return [{ id: s.id, ruleset: s.ruleset, title: s.title, seats: Object.keys(s.seats ?? {}), turns: s.turns }]
  })
  return { document: list.sort((x, y) => games.indexOf(x.ruleset) - games.indexOf(y.ruleset)) }
}
