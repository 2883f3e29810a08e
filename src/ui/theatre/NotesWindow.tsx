import { useEffect, useRef, useState } from 'react'
import { useText } from '../house'
import { line, type NotesNow } from './channel'
import { useFilmKeys } from './use-film-keys'

const minutes = (ms: number): string => {
  const s = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`
}

/** The speaker's own window: what is on the screen, what to say of it, what comes next, and how long it has taken. */
export function NotesWindow({ channel }: { readonly channel: string }) {
  const { t } = useText()
  const [now, setNow] = useState<NotesNow | null>(null)
  const [clock, setClock] = useState(() => new Date())
  const wire = useRef<ReturnType<typeof line> | null>(null)
  useEffect(() => {
    const w = line(channel, m => m.kind === 'now' && setNow(m))
    wire.current = w
    w.say({ kind: 'hello' })
    return () => w.close()
  }, [channel])
  useEffect(() => {
    const timer = setInterval(() => setClock(new Date()), 500)
    return () => clearInterval(timer)
  }, [])
  const step = (way: 1 | -1) => wire.current?.say({ kind: 'go', way })
  useFilmKeys(e => {
    if (['PageDown', 'ArrowRight', 'ArrowDown'].includes(e.key)) step(1)
    else if (['PageUp', 'ArrowLeft', 'ArrowUp'].includes(e.key)) step(-1)
    else return false
    return true
  })
  const time = `${String(clock.getHours()).padStart(2, '0')}:${String(clock.getMinutes()).padStart(2, '0')}`
  return (
    <main className="film-notes" data-testid="notes-window">
      <header>
        <h1>{now ? now.title : t('theatre.notes')}</h1>
        <p className="number notes-clock">
          {now && <strong data-testid="notes-elapsed">{minutes(clock.getTime() - now.began)}</strong>}{' '}
          <span className="soft">{time}</span>
        </p>
      </header>
      {!now && <p className="book">{t('theatre.notes.waiting')}</p>}
      {now && (
        <>
          <p className="soft number" data-testid="notes-where">
            {t('theatre.at', { at: now.n, of: now.of })} · {now.where}
          </p>
          <section aria-label={t('theatre.notes.now')} aria-live="polite">
            {now.now.title && <h2>{now.now.title}</h2>}
            {now.now.aside && (
              <p className="book notes-aside" data-testid="notes-aside">
                {now.now.aside}
              </p>
            )}
            {now.now.say && (
              <p className="notes-say">
                <span className="soft">{t('theatre.notes.room')}: </span>
                {now.now.say}
              </p>
            )}
            {now.now.told.map(told => (
              <p key={told} className="small soft">
                {told}
              </p>
            ))}
          </section>
          <section className="notes-next" aria-label={t('theatre.notes.next')}>
            <h2 className="soft">{t('theatre.notes.next')}</h2>
            {now.next ? (
              <p data-testid="notes-next">{now.next.title || now.next.say || now.next.aside || now.next.told[0]}</p>
            ) : (
              <p className="soft" data-testid="notes-next">
                {t('theatre.notes.end')}
              </p>
            )}
          </section>
          <footer>
            <button type="button" className="button" data-testid="notes-back" onClick={() => step(-1)}>
              {t('theatre.previous')}
            </button>
            <button type="button" className="button primary" data-testid="notes-on" onClick={() => step(1)}>
              {t('theatre.next')}
            </button>
          </footer>
        </>
      )}
    </main>
  )
}
