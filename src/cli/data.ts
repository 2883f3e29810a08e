/** The data files of the repository, as the command finds them. */

import type { Fault } from '../base/pointer'
import { err, type Result } from '../base/result'
import { kindOf, type OpenedFile, openText, readJson } from '../content'
import type { World } from './world'

const SAFE = /^[a-z0-9][a-z0-9-]*$/

/** An army's JSON by its id, from `armies/`; undefined where there is none. */
export const armiesOf =
  (world: World) =>
  (id: string): unknown => {
    const text = SAFE.test(id) ? world.read(`${world.root}/armies/${id}.json`) : null
    const json = text === null ? null : readJson(text)
    return json?.ok ? json.value : undefined
  }

/** A scenario's JSON by its id, from `scenarios/`; undefined where there is none. */
export function scenarioOf(world: World, id: string): unknown {
  const text = SAFE.test(id) ? world.read(`${world.root}/scenarios/${id}.json`) : null
  const json = text === null ? null : readJson(text)
  return json?.ok ? json.value : undefined
}

/** Scenario files of the repository that can be read at all, by name. */
export function scenarioFiles(world: World): readonly { readonly name: string; readonly text: string }[] {
  return [...world.list(`${world.root}/scenarios`)]
    .filter(n => n.endsWith('.json'))
    .sort()
    .flatMap(name => {
      const text = world.read(`${world.root}/scenarios/${name}`)
      const json = text === null ? null : readJson(text)
      const kind = json?.ok ? kindOf(json.value) : null
      return text !== null && kind?.ok && kind.value.what === 'scenario' ? [{ name, text }] : []
    })
}

/** A scenario by its id, or by the path of a file. */
export async function findScenario(
  world: World,
  named: string,
): Promise<Result<OpenedFile & { readonly what: 'scenario' }, readonly Fault[]>> {
  const inside = SAFE.test(named) ? world.read(`${world.root}/scenarios/${named}.json`) : null
  const text = inside ?? world.read(named)
  if (text === null)
    return err([{ code: 'scenario/unknown', message: `there is no scenario ${named}, nor such a file`, path: '' }])
  const opened = await openText(text, { army: armiesOf(world) })
  if (!opened.ok) return opened
  const file = opened.value
  if (file.what !== 'scenario') return err([{ code: 'file/not-ours', message: `${named} is no scenario`, path: '' }])
  return { ok: true, value: file }
}
