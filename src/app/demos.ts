/** Demonstrations of the house: what there is, and one played on the engine when it is asked for. */
import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import { loadRuleset } from '../rulesets/registry'
import { parseSteps } from '../text/moves'
import { compile } from '../theatre/demonstration'
import type { DemoCard, Demonstration, Script } from '../ui/theatre/ports'
import { armies, scenarioFiles } from './data'

const FILES = import.meta.glob<{ default: unknown }>('../../scenarios/demonstrations/*.json')
const idOf = (path: string) => path.replace(/^.*\//, '').replace(/\.json$/, '')
/** In the order in which a club evening would show them. */
const ORDER = ['wheel', 'oblique', 'flank', 'volley', 'square', 'orders', 'impetus', 'activation', 'map-to-table']
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

/** Plays a demonstration's file. */
export async function playDemo(script: Script): Promise<Result<Demonstration, readonly Fault[]>> {
  const army = await armies(new Map())
  const scenario = async (id: string) => scenarioFiles.get(id)?.()
  const played = await compile(script, { ruleset: loadRuleset, army, scenario, written: parseSteps })
  return played.ok ? ok({ ...played.value, script }) : played
}

export async function openDemo(id: string): Promise<Result<Demonstration, readonly Fault[]>> {
  const found = Object.entries(FILES).find(([path]) => idOf(path) === id)
  if (!found) return err([{ path: '', message: 'demo/unknown', code: 'demo/unknown' }])
  return playDemo((await found[1]()).default as Script)
}
