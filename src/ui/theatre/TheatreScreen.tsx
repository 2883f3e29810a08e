import { useEffect, useState } from 'react'
import type { Fault } from '../../base/pointer'
import { useHouse, useText } from '../house'
import { FaultList } from '../parts/faults'
import { go, type Route } from '../route'
import { Foyer } from './Foyer'
import { Hall } from './Hall'
import { NotesWindow } from './NotesWindow'
import type { FilmSource, OpenFilm } from './ports'
import { sideNames } from './sides'
import '../styles/theatre.css'

type FilmRoute = Extract<Route, { readonly at: 'film' }>

export const sourceOf = (route: FilmRoute): FilmSource | null =>
  route.of === 'game' || route.of === 'demo'
    ? { kind: route.of, id: route.id }
    : route.of === 'file'
      ? { kind: 'file', id: route.id }
      : null

/** The theatre: a log opened as a film. The notes of who speaks stand in a window of their own, which is told what to show. */
export function TheatreScreen({ route, live }: { readonly route: FilmRoute; readonly live?: readonly string[] }) {
  const text = useText()
  const [ready, setReady] = useState(text.has('theatre.title'))
  useEffect(() => {
    void text.load('theatre').finally(() => setReady(true))
  }, [text])
  if (!ready) return <Waiting />
  if (route.of === '') return <Foyer />
  if (route.of === 'link') return <Unfolding key={route.id} folded={route.id} />
  return route.mode === 'notes' ? <NotesWindow channel={`${route.of}/${route.id}`} /> : <Opening route={route} live={live} />
}

/** What a link carries is laid down as a file is, and its address takes the link's place. */
function Unfolding({ folded }: { readonly folded: string }) {
  const { films } = useHouse()
  const [faults, setFaults] = useState<readonly Fault[] | null>(null)
  useEffect(() => {
    let here = true
    films()
      .then(f => f.unfold(folded))
      .catch((e: unknown) => ({ ok: false as const, error: [{ path: '', message: e instanceof Error ? e.message : String(e) }] }))
      .then(result => {
        if (!here) return
        if (result.ok) go({ at: 'film', of: 'file', id: result.value.id, mode: 'watch', query: {} }, true)
        else setFaults(result.error)
      })
    return () => {
      here = false
    }
  }, [films, folded])
  return faults ? <Cannot faults={faults} /> : <Waiting />
}

function Opening({ route, live }: { readonly route: FilmRoute; readonly live?: readonly string[] }) {
  const { films } = useHouse()
  const text = useText()
  const [open, setOpen] = useState<OpenFilm | null>(null)
  const [faults, setFaults] = useState<readonly Fault[] | null>(null)
  const key = `${route.of}/${route.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each film; its game may go on meanwhile.
  useEffect(() => {
    let here = true
    setOpen(null)
    setFaults(null)
    const source = sourceOf(route)
    const opening = source
      ? films().then(f => f.open(source, live))
      : Promise.resolve({ ok: false as const, error: [{ path: '', message: route.of, code: 'film/unknown' }] })
    opening
      .catch((e: unknown) => ({ ok: false as const, error: [{ path: '', message: e instanceof Error ? e.message : String(e) }] }))
      .then(result => {
        if (!here) return
        if (result.ok) setOpen(result.value)
        else setFaults(result.error)
      })
    return () => {
      here = false
    }
  }, [key, films])
  const { language } = text
  // biome-ignore lint/correctness/useExhaustiveDependencies: armies are called otherwise in another language.
  useEffect(() => {
    if (!open) return
    const names = sideNames(open, text)
    const codes = (['a', 'b'] as const).flatMap(seat => [`side.${seat}`, `ui.side.${seat}`].map(code => [code, seat] as const))
    for (const [code, seat] of codes) text.put(code, names[seat])
    return () => {
      for (const [code] of codes) text.put(code, null)
    }
  }, [open, text, language])
  if (faults) return <Cannot faults={faults} />
  if (!open) return <Waiting />
  return <Hall key={key} open={open} route={route} />
}

function Waiting() {
  const { t } = useText()
  return (
    <div className="waiting" role="status">
      <p className="book">{t('ui.waiting')}</p>
    </div>
  )
}

function Cannot({ faults }: { readonly faults: readonly Fault[] }) {
  const text = useText()
  const { t } = text
  return (
    <main className="waiting">
      <h1>{t('theatre.cannot')}</h1>
      <FaultList faults={faults} testId="faults" />
      <a className="button" href="#/">
        {t('ui.back')}
      </a>
    </main>
  )
}
