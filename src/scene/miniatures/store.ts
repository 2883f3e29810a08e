import type { SceneAssets } from '../assets'
import { type Kit, readKit } from './kit'

/** Fetches kits as they are asked for, each once. */
export interface KitStore {
  /** The kit, or null while it is on its way or where it cannot be had. */
  get(name: string): Kit | null
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>
  /** True while nothing is on its way. */
  idle(): boolean
  dispose(): void
}

/** A slow kit keeps those that are here waiting no longer than this, in ms. */
const PATIENCE = 800

/**
 * `arrived` is called when all kits that were asked for have come, or some have and the rest are slow: one drawing for many kits.
 * A kit that is missing or damaged stays away: its bodies stand as bare bases.
 */
export function createKitStore({ kits, read }: Pick<SceneAssets, 'kits' | 'read'>, arrived: () => void): KitStore {
  const have = new Map<string, Kit>()
  const asked = new Map<string, Promise<void>>()
  const stop = new AbortController()
  let pending = 0
  let news = false
  let timer: ReturnType<typeof setTimeout> | null = null
  const tell = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (!news || stop.signal.aborted) return
    news = false
    arrived()
  }
  const fetched = async (url: string): Promise<ArrayBuffer> => {
    const answer = await fetch(url, { signal: stop.signal })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return answer.arrayBuffer()
  }
  const ask = (name: string): void => {
    const url = kits[name]
    if (asked.has(name) || url === undefined || stop.signal.aborted) return
    const run = async () => {
      try {
        const bytes = await (read ?? fetched)(url)
        if (stop.signal.aborted) return
        const kit = readKit(name, bytes)
        have.set(name, kit)
        for (const layout of kit.layouts.values())
          for (const p of layout) if (p.node.includes(':')) ask(p.node.slice(0, p.node.indexOf(':')))
        news = true
      } catch {
        // its bodies stand as bare bases; asking again would fail again
      } finally {
        pending--
        if (pending === 0) tell()
        else if (news && timer === null) timer = setTimeout(tell, PATIENCE)
      }
    }
    pending++
    asked.set(name, run())
  }
  return {
    get(name) {
      ask(name)
      return have.get(name) ?? null
    },
    async settled() {
      for (let seen = -1; seen !== asked.size; ) {
        seen = asked.size
        await Promise.all(asked.values())
      }
    },
    idle: () => pending === 0,
    dispose() {
      stop.abort()
      if (timer !== null) clearTimeout(timer)
      have.clear()
    },
  }
}
