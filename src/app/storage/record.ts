import type { Hands, HandsRecord } from '../../tools/hands'
import type { SmallRecord, TableLook } from '../../ui/ports'
import type { Library } from './library'

const isObject = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

const VIEWS = ['free', 'plan', 'figure'] as const

/** A stored record, or null where it is none: it is lost without a word, since losing it costs nothing. */
export function readRecord(x: unknown): SmallRecord | null {
  if (!isObject(x) || x.v !== 1) return null
  const h = x.hands
  const hands = isObject(h) && Array.isArray(h.rulers) && Array.isArray(h.selected) && Array.isArray(h.plans) ? h : null
  return {
    hands: hands as unknown as HandsRecord | null,
    view: VIEWS.find(v => v === x.view) ?? 'free',
    from: x.from === 'b' ? 'b' : 'a',
  }
}

/** Writes the record a moment after the last change, and at once when the page is left. */
export function watchRecord(hands: Hands, library: Library, id: string, start: SmallRecord | null) {
  let look: TableLook = { view: start?.view ?? 'free', from: start?.from ?? 'a' }
  let timer = 0
  const write = () => {
    clearTimeout(timer)
    timer = 0
    void library.putRecord(id, { v: 1, hands: hands.record(), ...look }).catch(() => {})
  }
  const soon = () => {
    if (timer === 0) timer = window.setTimeout(write, 250)
  }
  const leave = () => {
    if (timer !== 0) write()
  }
  const stop = hands.subscribe(soon)
  addEventListener('pagehide', leave)
  return {
    look(next: TableLook) {
      look = next
      soon()
    },
    stop() {
      leave()
      stop()
      removeEventListener('pagehide', leave)
    },
  }
}
