import type { SceneAssets } from '../scene/assets'
import type { Settings } from '../ui/ports'

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

const kits = Object.fromEntries(byStem(KITS))
/** Kits' files that are on their way, or here and not yet taken. */
const coming = new Map<string, Promise<ArrayBuffer>>()

async function bytes(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Begins to fetch the kits of these names, before the scene that reads them is there. */
export function fetchKits(names: Iterable<string>): void {
  for (const name of new Set(names)) {
    const url = kits[name]
    if (url === undefined || coming.has(url)) continue
    const file = bytes(url)
    file.catch(() => coming.delete(url))
    coming.set(url, file)
  }
}

function readKit(url: string): Promise<ArrayBuffer> {
  const file = coming.get(url) ?? bytes(url)
  coming.delete(url)
  return file
}

let assets: Promise<SceneAssets> | null = null

/** Kits by address; dresses whole, since every one that is worn is needed before the first figure stands. Fetched once a visit. */
export function sceneAssets(): Promise<SceneAssets> {
  assets ??= (async () => {
    const dresses = await Promise.all([...dressFiles].map(async ([name, load]) => [name, await load()] as const))
    return { kits, dresses: Object.fromEntries(dresses), read: readKit }
  })()
  return assets
}

/** All armies of the house, by id, plus those that a person opened. */
export async function armies(opened: ReadonlyMap<string, unknown>): Promise<(id: string) => unknown> {
  const own = new Map(await Promise.all([...armyFiles].map(async ([name, load]) => [name, await load()] as const)))
  return id => opened.get(id) ?? own.get(id)
}

/** How a hex table is looked at, as the settings say. */
export const hexLook = (s: Pick<Settings, 'hexGrid' | 'hexLabels' | 'pieces'>) => ({
  grid: s.hexGrid,
  labels: s.hexLabels,
  pieces: s.pieces,
})
