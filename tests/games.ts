/** What the tests that span folders play with: every scenario of every game that can be played, as the files in the repository say. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openText } from '../src/content'
import type { AnyRuleset, Scenario } from '../src/rulesets/contract'
import { playable } from '../src/rulesets/registry'

const root = process.cwd()
const text = (path: string) => readFileSync(join(root, path), 'utf8')

export interface Playable {
  readonly id: string
  readonly rules: AnyRuleset
  readonly scenario: Scenario
}

/** Reads a scenario of the repository by its id; throws with its faults. */
export async function scenarioOf(id: string): Promise<Playable> {
  const army = (name: string) => JSON.parse(text(`armies/${name}.json`)) as unknown
  const read = await openText(text(`scenarios/${id}.json`), { army })
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.error)}`)
  if (read.value.what !== 'scenario') throw new Error(`${id} is no scenario`)
  return { id, rules: read.value.rules, scenario: read.value.scenario }
}

/** Id of the ruleset that a scenario of the repository is played by. */
export const rulesetOf = (id: string): string => (JSON.parse(text(`scenarios/${id}.json`)) as { ruleset: string }).ruleset

/** Ids of the scenarios whose game can be played. */
export const scenarioIds = (): readonly string[] =>
  readdirSync(join(root, 'scenarios'))
    .filter(f => f.endsWith('.json'))
    .filter(f => (playable() as readonly string[]).includes(rulesetOf(f.replace(/\.json$/, ''))))
    .map(f => f.replace(/\.json$/, ''))
    .sort()
