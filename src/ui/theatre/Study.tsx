import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { reviewed } from '../../drills/drill'
import type { Pointer } from '../../theatre'
import { useText } from '../house'
import { sayFault } from '../parts/faults'
import type { TableLook } from '../ports'
import { address, type FilmMode, go } from '../route'
import { Branch } from './Branch'
import { Marks } from './Marks'
import { Pick, type Picking } from './Pick'
import type { FilmEyes } from './ports'
import { Sign } from './signs'
import { Transport } from './Transport'
import { useFilmKeys } from './use-film-keys'
import type { Reel } from './use-reel'
import { useWhere, Words } from './Words'

const Share = lazy(() => import('./Share').then(m => ({ default: m.Share })))

/** Watched by one who looks back: its words beside the table, what is marked, and the way on and back below. */
export function Study({
  reel,
  title,
  table,
  selected,
  view,
  onView,
  onMode,
  near,
  onNear,
}: {
  readonly reel: Reel
  readonly title: string
  readonly near: boolean
  readonly onNear: (near: boolean) => void
  readonly table: RefObject<FilmEyes | null>
  readonly selected: string | null
  readonly view: TableLook['view']
  readonly onView: (view: TableLook['view']) => void
  readonly onMode: (mode: FilmMode) => void
}) {
  const text = useText()
  const { t } = text
  const [picking, setPicking] = useState<Picking | null>(null)
  const side = useRef<HTMLElement>(null)
  // The words of a step are what one came for; who is busy beside them is left where he is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the film stands elsewhere.
  useEffect(() => {
    if (side.current && !side.current.contains(document.activeElement)) side.current.scrollTop = 0
  }, [reel.place.at])
  useFilmKeys(e => {
    const onControl = e.target instanceof Element && e.target.closest('button, a, summary') !== null
    switch (e.key) {
      case 'ArrowRight':
        reel.step(1)
        return true
      case 'ArrowLeft':
        reel.step(-1)
        return true
      case 'PageDown':
        reel.step(1, reel.track.marks.length > 0 ? 'mark' : 'event')
        return true
      case 'PageUp':
        reel.step(-1, reel.track.marks.length > 0 ? 'mark' : 'event')
        return true
      case ']':
        reel.step(1, 'turn')
        return true
      case '[':
        reel.step(-1, 'turn')
        return true
      case '.':
        reel.step(1, 'phase')
        return true
      case ',':
        reel.step(-1, 'phase')
        return true
      case 'c':
        reel.step(1, 'combat')
        return true
      case 'C':
        reel.step(-1, 'combat')
        return true
      case 'Home':
        reel.go(0)
        return true
      case 'End':
        reel.go(reel.open.film.steps.length)
        return true
      case 'z':
        onNear(!near)
        return true
      case 'x':
        reel.setDraws(!reel.draws)
        return true
      case ' ':
        if (onControl) return false
        reel.setPlaying(!reel.playing)
        return true
      case 'Escape':
        if (!picking) return false
        setPicking(null)
        return true
      default:
        return false
    }
  })
  return (
    <>
      <Head reel={reel} title={title} view={view} onView={onView} onMode={onMode} near={near} onNear={onNear} />
      <aside className="film-side" ref={side} aria-label={t('theatre.side')}>
        <Notes reel={reel} />
        <Words reel={reel} />
        <Marks reel={reel} table={table} selected={selected} onPick={setPicking} />
        <Branch reel={reel} />
        <KeyHelp />
      </aside>
      <Transport reel={reel} />
      {picking && (
        <Pick
          picking={picking}
          table={table}
          show={reel.show}
          onDone={(p: Pointer | null) => {
            setPicking(null)
            if (p) picking.done(p)
          }}
        />
      )}
    </>
  )
}

function Head({
  reel,
  title,
  view,
  onView,
  onMode,
  near,
  onNear,
}: {
  readonly reel: Reel
  readonly title: string
  readonly near: boolean
  readonly onNear: (near: boolean) => void
  readonly view: TableLook['view']
  readonly onView: (view: TableLook['view']) => void
  readonly onMode: (mode: FilmMode) => void
}) {
  const { t } = useText()
  const [sharing, setSharing] = useState(false)
  const where = useWhere(reel)
  const { film, source } = reel.open
  const tool = (
    sign: Parameters<typeof Sign>[0]['name'],
    code: string,
    testId: string,
    on: () => void,
    pressed?: boolean,
    word = code,
  ) => (
    <button
      type="button"
      className="button bare film-tool"
      aria-pressed={pressed}
      data-testid={testId}
      title={t(code)}
      onClick={on}
    >
      <Sign name={sign} />
      <span className="film-tool-word">{t(word)}</span>
    </button>
  )
  return (
    <header className="film-head">
      <a
        className="button bare"
        href={source.kind === 'game' ? address({ at: 'game', id: source.id }) : '#/film'}
        data-testid="film-leave"
        title={t(source.kind === 'game' ? 'theatre.toGame' : 'ui.back')}
      >
        <Sign name="back" />
        <span className="film-tool-word">{t(source.kind === 'game' ? 'theatre.toGame' : 'ui.back')}</span>
      </a>
      <div className="film-where">
        <span className="film-sign small">{t('theatre.lookingBack')}</span>
        <span className="book film-title">{title}</span>
        <span className="small" data-testid="film-where">
          {where.turn} · {where.phase} ·{' '}
          <span className="number">{t('theatre.at', { at: reel.place.at, of: film.steps.length })}</span>
        </span>
      </div>
      <div className="film-tools" role="toolbar" aria-label={t('theatre.tools')}>
        {film.eyes.length > 1 && (
          <label className="film-eyes">
            <span className="unseen">{t('theatre.eyes')}</span>
            <select
              value={reel.eyes}
              data-testid="film-eyes"
              onChange={e => reel.setEyes(film.eyes.find(x => x === e.target.value) ?? 'spectator')}
            >
              {film.eyes.map(x => (
                <option key={x} value={x}>
                  {x === 'both' || x === 'spectator'
                    ? t(`theatre.eyes.${x}`)
                    : t('theatre.eyes.side', { side: { phrase: { code: `ui.side.${x}` } } })}
                </option>
              ))}
            </select>
          </label>
        )}
        {tool('chalk', 'theatre.draws', 'film-draws', () => reel.setDraws(!reel.draws), reel.draws)}
        {tool('near', 'theatre.near', 'film-near', () => onNear(!near), near)}
        {tool(
          'above',
          view === 'plan' ? 'theatre.view.free' : 'theatre.view.plan',
          'film-plan',
          () => onView(view === 'plan' ? 'free' : 'plan'),
          view === 'plan',
        )}
        {reviewed(film.rules.id) &&
          tool('aim', 'theatre.practise', 'film-practise', () =>
            go({
              at: 'drills',
              query: { of: source.kind, ...(source.id ? { id: source.id } : {}), at: String(reel.place.at) },
            }),
          )}
        {reviewed(film.rules.id) &&
          film.eyes.length > 1 &&
          tool(
            'notes',
            'theatre.review',
            'film-review',
            () => go({ at: 'drills', query: { of: source.kind, ...(source.id ? { id: source.id } : {}), review: '1' } }),
            undefined,
            'theatre.review.word',
          )}
        {tool('screen', 'theatre.present', 'film-present', () => onMode('present'))}
        {tool('scale', 'theatre.scale', 'film-scale', () => onMode('scale'))}
        {tool('file', 'theatre.share', 'film-share', () => setSharing(true))}
      </div>
      {sharing && (
        <Suspense fallback={null}>
          <Share reel={reel} onPaper={() => onMode('paper')} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </header>
  )
}

/** What the reader should know of what was opened. */
function Notes({ reel }: { readonly reel: Reel }) {
  const text = useText()
  const { notes } = reel.open
  return (
    <>
      {notes.map(n => (
        <p key={`${n.path} ${n.message}`} className="note small">
          {sayFault(text, n)} {n.path && <code>{n.path}</code>}
        </p>
      ))}
      {!reel.stored && <p className="note bad small">{text.t('theatre.unstored')}</p>}
      {reel.open.film.eyes.length === 1 && (
        <p className="note small" data-testid="film-hidden">
          {text.t('theatre.hidden')}
        </p>
      )}
    </>
  )
}

const KEYS = ['arrows', 'pages', 'turns', 'phases', 'combats', 'space', 'camera'] as const
function KeyHelp() {
  const { t } = useText()
  return (
    <details className="film-keys small">
      <summary>{t('theatre.keys')}</summary>
      <dl>
        {KEYS.map(k => (
          <div key={k}>
            <dt className="number">{t(`theatre.keys.${k}`)}</dt>
            <dd>{t(`theatre.keys.${k}.does`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
