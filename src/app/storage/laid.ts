import { sha256Hex } from '../../base/hash'
import { trackKey } from './library'

/** Where files lie that were opened to be looked at, and which they are, the last one first. No game has such an id. */
const LIST = 'laid'
const fileKey = (id: string): string => `laid:${id}`
/** So many of them are kept. */
const KEPT = 8

export interface Laid {
  /** Takes a file's text, and gives its name here: the same for the same text. */
  put(text: string): Promise<string>
  /** A file by its name; without one, or with one that means none in particular, the last. */
  get(id?: string): Promise<{ readonly id: string; readonly text: string } | null>
}

/** Files that were looked at: the last few stay, each with what is said about it. */
export function createLaid(
  record: (key: string) => Promise<unknown>,
  put: (key: string, value: unknown) => Promise<boolean>,
): Laid {
  const list = async (): Promise<readonly string[]> => {
    const known = await record(LIST)
    return Array.isArray(known) ? known.filter((x): x is string => typeof x === 'string') : []
  }
  return {
    async put(text) {
      const id = sha256Hex(text).slice(0, 16)
      const before = (await list()).filter(x => x !== id)
      await put(fileKey(id), text)
      await put(LIST, [id, ...before].slice(0, KEPT))
      for (const old of before.slice(KEPT - 1)) {
        await put(fileKey(old), null)
        await put(trackKey(` file:${old}`), null)
      }
      return id
    },
    async get(asked) {
      const id = asked && asked !== '-' ? asked : (await list())[0]
      const text = id === undefined ? null : await record(fileKey(id))
      return id !== undefined && typeof text === 'string' ? { id, text } : null
    },
  }
}
