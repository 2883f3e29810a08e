import type { SceneAssets } from '../scene/assets'

/** The data files, each fetched when it is asked for. A new file in these folders needs no change here. */
const SCENARIOS = import.meta.glob<unknown>('../../scenarios/*.json', { import: 'default' })
const ARMIES = import.meta.glob<unknown>('../../armies/*.json', { import: 'default' })
const KITS = import.meta.glob<string>('../../models/kits/*.{gltf,glb}', { import: 'default', query: '?url', eager: true })
const DRESSES = import.meta.glob<unknown>('../../models/dresses/*.json', { import: 'default' })

const stem = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '')
const byStem = <T>(files: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([p, f]) => [stem(p), f]))

export const scenarioFiles = byStem(SCENARIOS)
export const armyFiles = byStem(ARMIES)

/** Kits by address; dresses whole, since every one that is worn is needed before the first figure stands. */
export async function sceneAssets(): Promise<SceneAssets> {
  const dresses = await Promise.all([...byStem(DRESSES)].map(async ([name, load]) => [name, await load()] as const))
  return { kits: Object.fromEntries(byStem(KITS)), dresses: Object.fromEntries(dresses) }
}

/** All armies of the house, by id, plus those that a person opened. */
export async function armies(opened: ReadonlyMap<string, unknown>): Promise<(id: string) => unknown> {
  const own = new Map(await Promise.all([...armyFiles].map(async ([name, load]) => [name, await load()] as const)))
  return id => opened.get(id) ?? own.get(id)
}
