import ARMIES from 'gathered:armies'
import DRESSES from 'gathered:models/dresses'
import type { SceneAssets } from '../scene/assets'
import type { Settings } from '../ui/ports'

/** The data files' addresses: each is fetched as data when it is asked for. A new file in these folders needs no change here. */
const SCENARIOS = import.meta.glob<string>('../../scenarios/*.json', { import: 'default', query: '?url&no-inline', eager: true })
const KITS = import.meta.glob<string>('../../models/kits/*.{gltf,glb}', { import: 'default', query: '?url', eager: true })

const stem = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '')
const byStem = <T>(files: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([p, f]) => [stem(p), f]))

async function read(url: string): Promise<unknown> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.json()
}
/** A file is read once a visit; one that did not come is asked for again. */
function once<T>(url: string): () => Promise<T> {
  let held: Promise<unknown> | null = null
  return () => {
    held ??= read(url).catch((e: unknown) => {
      held = null
      throw e
    })
    return held as Promise<T>
  }
}

export const scenarioFiles: ReadonlyMap<string, () => Promise<unknown>> = new Map(
  [...byStem(SCENARIOS)].map(([name, url]) => [name, once(url)]),
)
type ByName = { readonly [name: string]: unknown }
const houseDresses = once<ByName>(DRESSES)

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

/**
 * Kits by address; dresses whole, since every one that is worn is needed before the first figure stands. Fetched once a visit, and one
 * promise for good: the scene waits for it anew whenever it is another.
 */
export function sceneAssets(): Promise<SceneAssets> {
  assets ??= houseDresses().then(
    dresses => ({ kits, dresses, read: readKit }),
    (e: unknown) => {
      assets = null
      throw e
    },
  )
  return assets
}

/** All armies of the house, by id. */
export const armiesOfHouse = once<ByName>(ARMIES)

/** All armies of the house, by id, and before them those that a person opened. */
export async function armies(opened: ReadonlyMap<string, unknown>): Promise<(id: string) => unknown> {
  const own = await armiesOfHouse()
  return id => opened.get(id) ?? (Object.hasOwn(own, id) ? own[id] : undefined)
}

/** How a hex table is looked at, as the settings say. */
export const hexLook = (s: Pick<Settings, 'hexGrid' | 'hexLabels' | 'pieces'>) => ({
  grid: s.hexGrid,
  labels: s.hexLabels,
  pieces: s.pieces,
})
