import type { Settings } from '../../ui/ports'

/** A store of short texts, as `localStorage`; every call may throw (blocked, full). */
export interface Shelfboard {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

type Check = { readonly [K in keyof Settings]: (x: unknown) => x is Settings[K] }
const oneOf =
  <T>(...values: readonly T[]) =>
  (x: unknown): x is T =>
    values.includes(x as T)

const CHECK: Check = {
  language: oneOf('it', 'en'),
  theme: oneOf('system', 'light', 'dark', 'projector'),
  quality: oneOf('auto', 'low', 'medium', 'high'),
  textSize: oneOf(0.9, 1, 1.15, 1.3, 1.6),
  patterns: oneOf(true, false),
  motion: oneOf('system', 'full', 'less'),
  pace: oneOf(0, 1, 2, 4),
  dice: oneOf('tumble', 'faces'),
  hexGrid: oneOf(true, false),
  hexLabels: oneOf(true, false),
  pieces: oneOf('miniatures', 'counters'),
  sound: oneOf(0, 1, 2, 3),
}
const KEYS = Object.keys(CHECK) as readonly (keyof Settings)[]
const VERSION = 1
const LONGEST = 200

export const DEFAULTS: Omit<Settings, 'language'> = {
  theme: 'system',
  quality: 'auto',
  textSize: 1,
  patterns: false,
  motion: 'system',
  pace: 1,
  dice: 'tumble',
  hexGrid: true,
  hexLabels: false,
  pieces: 'miniatures',
  sound: 0,
}

/** Under which key a setting lies, and where a value that could not be read is kept. */
export const keyOf = (key: string): string => `campo/${key}`
export const asideOf = (key: string): string => `campo/${key}/kept`

/** A setting's value from its stored text, or null: not ours, damaged, or of a newer version. */
function readOne(key: keyof Settings, stored: string): Settings[keyof Settings] | null {
  if (stored.length > LONGEST) return null
  try {
    const x: unknown = JSON.parse(stored)
    if (typeof x !== 'object' || x === null || !('v' in x) || x.v !== VERSION || !('is' in x)) return null
    return CHECK[key](x.is) ? x.is : null
  } catch {
    return null
  }
}

/**
 * Settings that survive damage: each key stands alone; a value that cannot be read is copied to another key before anything is
 * written over it, and the default stands. Where nothing can be stored, the settings hold for this visit.
 */
export function openSettings(board: Shelfboard | null, fallback: Settings) {
  let now: Settings = fallback
  const aside: string[] = []
  for (const key of KEYS) {
    try {
      const stored = board?.getItem(keyOf(key)) ?? null
      if (stored === null) continue
      const value = readOne(key, stored)
      if (value !== null) now = { ...now, [key]: value }
      else {
        aside.push(key)
        if (board?.getItem(asideOf(key)) === null) board.setItem(asideOf(key), stored)
      }
    } catch {
      aside.push(key)
    }
  }
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set<K extends keyof Settings>(key: K, value: Settings[K]) {
      if (now[key] === value) return
      now = { ...now, [key]: value }
      try {
        board?.setItem(keyOf(key), JSON.stringify({ v: VERSION, is: value }))
      } catch {
        // Held for this visit; the next change tries again.
      }
      for (const listener of listeners) listener()
    },
    setAside: aside as readonly string[],
  }
}
