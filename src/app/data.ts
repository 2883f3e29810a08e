import type { SceneAssets } from '../scene/assets'

/** The data files' addresses: each is fetched as data when it is asked for. A new file in these folders needs no change here. */
const SCENARIOS = import.meta.glob<string>('../../scenarios/*.json', { import: 'default', query: '?url&no-inline', eager: true })
const ARMIES = import.meta.glob<string>('../../armies/*.json', { import: 'default', query: '?url&no-inline', eager: true })
const KITS = import.meta.glob<string>('../../models/kits/*.{gltf,glb}', { import: 'default', query: '?url', eager: true })
const DRESSES = import.meta.glob<string>('../../models/dresses/*.json', {
  import: 'default',
  query: '?url&no-inline',
  eager: true,
})

const stem = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '')
const byStem = <T>(files: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([p, f]) => [stem(p), f]))

async function read(url: string): Promise<unknown> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.json()
}
/** Each file is read once a visit. */
const readers = (files: Record<string, string>): ReadonlyMap<string, () => Promise<unknown>> =>
  new Map(
    [...byStem(files)].map(([name, url]) => {
      let held: Promise<unknown> | null = null
      const get = () => {
        held ??= read(url).catch((e: unknown) => {
          held = null
          throw e
        })
        return held
      }
      return [name, get] as const
    }),
  )

export const scenarioFiles = readers(SCENARIOS)
export const armyFiles = readers(ARMIES)
const dressFiles = readers(DRESSES)

/** Kits by address; dresses whole, since every one that is worn is needed before the first figure stands. */
export async function sceneAssets(): Promise<SceneAssets> {
  const dresses = await Promise.all([...dressFiles].map(async ([name, load]) => [name, await load()] as const))
  return { kits: Object.fromEntries(byStem(KITS)), dresses: Object.fromEntries(dresses) }
}

/** All armies of the house, by id, plus those that a person opened. */
export async function armies(opened: ReadonlyMap<string, unknown>): Promise<(id: string) => unknown> {
  const own = new Map(await Promise.all([...armyFiles].map(async ([name, load]) => [name, await load()] as const)))
  return id => opened.get(id) ?? own.get(id)
}
