/** The scenarios of the repository as games just set up, for tests. */
import { readFileSync } from 'node:fs'
import type { Options } from '../contract'
import { readScenario } from './schema'
import { begin } from './sequence'
import { setUpState } from './setup'
import type { OoState } from './state'

const file = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
export const scenarioFile = (id: string): Record<string, unknown> => file(`scenarios/${id}.json`) as Record<string, unknown>
export const armyFile = (id: string): unknown => file(`armies/${id}.json`)

/** The state before its first phase; throws with the faults of the file. */
export function stateOf(id: string, options: Options = {}): OoState {
  const read = readScenario(scenarioFile(id), armyFile)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return setUpState(read.value, options)
}
/** In its first phase. */
export const startOf = (id: string, options: Options = {}): OoState => begin(stateOf(id, options))
