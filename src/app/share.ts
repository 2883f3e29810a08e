/** A text as a part of an address: deflated, in letters that an address takes as they are. And back, within bounds. */
import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'

/** No link is longer than this, from its `#` on: what is larger is handed on as a file. */
export const MOST_LINK = 32_000
/** No more letters than these are unfolded from a link, whatever it claims to hold. */
export const MOST_TEXT = 4_000_000
/** The way in which it is packed: what is packed in another one comes from a newer version. */
const WAY = 'a'

const fail = (code: string): Result<never, Fault> => err({ path: '', message: code, code })

function toLetters(bytes: Uint8Array): string {
  let binary = ''
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
function toBytes(letters: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, c => c.charCodeAt(0))
  } catch {
    return null
  }
}

/** All of a stream's bytes; null: more than `most`, and the rest is not read. */
async function drained(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      void reader.cancel().catch(() => {})
      return null
    }
    parts.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const p of parts) {
    all.set(p, at)
    at += p.length
  }
  return all
}
const through = (bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array, BufferSource>)

/** The text, folded up: letters, digits, `-` and `_` alone. `share/no-way`: this browser cannot. */
export async function fold(text: string): Promise<Result<string, Fault>> {
  if (typeof CompressionStream === 'undefined') return fail('share/no-way')
  const packed = await drained(
    through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')),
    Number.POSITIVE_INFINITY,
  )
  return ok(WAY + toLetters(packed!))
}

/**
 * The text that was folded up. Faults: `share/newer` (folded in a way that is not known here), `share/damaged` (cut off or changed),
 * `share/too-large` (more than `most` bytes come out of it), `share/no-way`.
 */
export async function unfold(folded: string, most = MOST_TEXT): Promise<Result<string, Fault>> {
  if (typeof DecompressionStream === 'undefined') return fail('share/no-way')
  if (!/^[A-Za-z0-9_-]+$/.test(folded)) return fail('share/damaged')
  if (folded[0] !== WAY) return fail('share/newer')
  const packed = toBytes(folded.slice(1))
  if (!packed) return fail('share/damaged')
  try {
    const bytes = await drained(through(packed, new DecompressionStream('deflate-raw')), most)
    if (!bytes) return fail('share/too-large')
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return fail('share/damaged')
  }
}
