/** What the window of the room tells the window of notes, and what it is told: plain words, already in the language of the page. */
export interface NotesNow {
  readonly kind: 'now'
  readonly title: string
  readonly where: string
  readonly n: number
  readonly of: number
  readonly now: Said
  readonly next: Said | null
  /** When the presentation began, ms since 1970. */
  readonly began: number
}
interface Said {
  readonly title: string
  readonly say: string
  readonly aside: string
  /** What the log says of the step. */
  readonly told: readonly string[]
}
type Message = NotesNow | { readonly kind: 'hello' } | { readonly kind: 'go'; readonly way: 1 | -1 }

const isMessage = (x: unknown): x is Message =>
  typeof x === 'object' && x !== null && 'kind' in x && ['now', 'hello', 'go'].includes(String(x.kind))

/** A line between the windows of one film; nothing where the browser has none. */
export function line(film: string, hear: (m: Message) => void): { say(m: Message): void; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { say: () => {}, close: () => {} }
  const channel = new BroadcastChannel(`campo/film/${film}`)
  channel.onmessage = e => {
    if (isMessage(e.data)) hear(e.data)
  }
  return { say: m => channel.postMessage(m), close: () => channel.close() }
}
