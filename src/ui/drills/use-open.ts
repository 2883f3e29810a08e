import { useEffect, useState } from 'react'
import type { Fault } from '../../base/pointer'
import { useHouse, useText } from '../house'
import type { FilmSource, OpenFilm } from '../theatre/ports'

type Query = { readonly [key: string]: string }
/** What an address of the drill ground names of the theatre's films; null: nothing that is there. */
export const sourceIn = (query: Query): FilmSource | null =>
  query.of === 'file'
    ? { kind: 'file', ...(query.id ? { id: query.id } : {}) }
    : (query.of === 'game' || query.of === 'demo') && query.id
      ? { kind: query.of, id: query.id }
      : null

export interface Opened {
  readonly open: OpenFilm | null
  readonly faults: readonly Fault[] | null
}

/** Opens the log that an address names, with the words of its game under those of the drill ground; sides are called as in the log. */
export function useOpen(query: Query, live?: readonly string[]): Opened {
  const { films } = useHouse()
  const text = useText()
  const [opened, setOpened] = useState<Opened>({ open: null, faults: null })
  const key = `${query.of}/${query.id ?? ''}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each log; its game may go on meanwhile.
  useEffect(() => {
    let here = true
    const source = sourceIn(query)
    const opening = source
      ? films().then(f => f.open(source, live))
      : Promise.resolve({ ok: false as const, error: [{ path: '', message: key, code: 'game/unknown' }] })
    opening
      .catch((e: unknown) => ({ ok: false as const, error: [{ path: '', message: e instanceof Error ? e.message : String(e) }] }))
      .then(async result => {
        await text.load('drill')
        if (here) setOpened(result.ok ? { open: result.value, faults: null } : { open: null, faults: result.error })
      })
    return () => {
      here = false
    }
  }, [key, films])
  const seats = opened.open?.log.header.seats
  useEffect(() => {
    if (!seats) return
    const codes = (['a', 'b'] as const).flatMap(seat => [`side.${seat}`, `ui.side.${seat}`].map(code => [code, seat] as const))
    for (const [code, seat] of codes) text.put(code, seats[seat]?.name || null)
    return () => {
      for (const [code] of codes) text.put(code, null)
    }
  }, [seats, text])
  return opened
}

/** So long a slice of work lasts before the page may draw again, in ms. */
const SLICE = 14

/** Works at something in slices until it is done; `progress` is called between them. Gives back how to stop. */
export function inSlices<P, T>(work: Generator<P, T>, done: (result: T) => void, progress?: (p: P) => void): () => void {
  let going = true
  const on = () => {
    if (!going) return
    const until = performance.now() + SLICE
    for (;;) {
      const step = work.next()
      if (step.done) return done(step.value)
      if (performance.now() > until) {
        progress?.(step.value)
        break
      }
    }
    setTimeout(on)
  }
  setTimeout(on)
  return () => {
    going = false
  }
}
