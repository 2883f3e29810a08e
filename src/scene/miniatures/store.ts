import type { SceneAssets } from '../assets'
import { type Kit, readKit } from './kit'

/** Fetches kits as they are asked for, each once. */
export interface KitStore {
  /** The kit, or null while it is on its way or where it cannot be had. */
  get(name: string): Kit | null
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>
  dispose(): void
}

/** `arrived` is called after each kit. A kit that is missing or damaged stays away: its bodies stand as bare bases. */
export function createKitStore(kits: SceneAssets['kits'], arrived: () => void): KitStore {
  const have = new Map<string, Kit>()
  const asked = new Map<string, Promise<void>>()
  const stop = new AbortController()
  const ask = (name: string): void => {
    const url = kits[name]
    if (asked.has(name) || url === undefined || stop.signal.aborted) return
    const run = async () => {
      try {
        const answer = await fetch(url, { signal: stop.signal })
        if (!answer.ok) return
        const kit = readKit(name, await answer.arrayBuffer())
        if (stop.signal.aborted) return
        have.set(name, kit)
        for (const layout of kit.layouts.values())
          for (const p of layout) if (p.node.includes(':')) ask(p.node.slice(0, p.node.indexOf(':')))
        arrived()
      } catch {
        // its bodies stand as bare bases; asking again would fail again
      }
    }
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
    dispose() {
      stop.abort()
      have.clear()
    },
  }
}
