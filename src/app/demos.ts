/** Demonstrations of the house: what there is, and one played on the engine when it is asked for. */
import type { Fault } from '../base/pointer'
import { err, type Result } from '../base/result'
import { loadRuleset } from '../rulesets/registry'
import { parseSteps } from '../text/moves'
import { type Compiled, compile } from '../theatre/demonstration'
import type { DemoCard } from '../ui/theatre/ports'
import { armies, scenarioFiles } from './data'

const FILES = import.meta.glob<{ default: unknown }>('../../scenarios/demonstrations/*.json')
const idOf = (path: string) => path.replace(/^.*\//, '').replace(/\.json$/, '')
/** In the order in which a club evening would show them. */
const ORDER = ['wheel', 'oblique', 'flank', 'volley', 'square', 'orders', 'impetus']
const place = (id: string) => (ORDER.indexOf(id) + ORDER.length + 1) % (ORDER.length + 1)

/** Titles and what each shows, in their order. */
export async function listDemos(): Promise<readonly DemoCard[]> {
  const all = await Promise.all(
    Object.entries(FILES).map(async ([path, load]) => {
      const { title, note, ruleset } = (await load()).default as DemoCard
      return { id: idOf(path), title, note, ruleset }
    }),
  )
  return all.sort((a, b) => place(a.id) - place(b.id))
}

export async function openDemo(id: string): Promise<Result<Compiled, readonly Fault[]>> {
  const found = Object.entries(FILES).find(([path]) => idOf(path) === id)
  if (!found) return err([{ path: '', message: 'demo/unknown', code: 'demo/unknown' }])
  const [json, army] = await Promise.all([found[1]().then(m => m.default), armies(new Map())])
  return compile(json, { ruleset: loadRuleset, army, scenario: async s => scenarioFiles.get(s)?.(), written: parseSteps })
}
