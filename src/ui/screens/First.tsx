import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useHouse, useText } from '../house'
import { LanguageChoice } from '../parts/LanguageChoice'
import { turnsCode } from '../parts/turns'
import type { SavedGame } from '../ports'
import { address, go } from '../route'
import { OpenFile } from './OpenFile'

const GamesDialog = lazy(() => import('./Games').then(m => ({ default: m.GamesDialog })))
const SettingsDialog = lazy(() => import('../dialogs/Settings').then(m => ({ default: m.SettingsDialog })))

/** The first page: the table in play, the doors, and the last game. */
export function First() {
  const text = useText()
  const { t } = text
  const { shelf, settings, warm } = useHouse()
  const [games, setGames] = useState<readonly SavedGame[]>([])
  const [open, setOpen] = useState<'games' | 'settings' | null>(null)
  const [unread, setUnread] = useState(false)
  const load = useCallback(
    () =>
      shelf.list().then(
        g => {
          setGames(g)
          setUnread(false)
        },
        () => setUnread(true),
      ),
    [shelf],
  )
  useEffect(() => void load(), [load])
  const last = games.find(g => !g.damaged)
  return (
    <main className="first" data-testid="screen-first">
      <header className="first-picture">
        <div className="first-title">
          <h1>{t('ui.name')}</h1>
          <p className="book">{t('ui.first.tagline')}</p>
        </div>
        <LanguageChoice />
      </header>
      <nav className="doors" aria-label={t('ui.first.doors')}>
        <Door name="play" onOpen={() => go({ at: 'table', query: { scenario: 'lobositz' } })} />
        <Door name="setup" onOpen={() => go({ at: 'setup', scenario: null })} />
        <Door name="drills" onOpen={() => go({ at: 'drills', query: {} })} />
        <Door name="film" onOpen={() => go({ at: 'film', of: '', id: '', mode: 'watch', query: {} })} />
        <Door name="wheel" onOpen={() => go({ at: 'table', query: { scenario: 'empty', mode: 'free', persons: '1' } })} />
      </nav>
      <section className="last" aria-label={t('ui.first.last')}>
        {last && (
          <button type="button" className="last-game" data-testid="resume-last" onClick={() => go({ at: 'game', id: last.id })}>
            <span className="small soft book">{t('ui.first.last')}</span>
            <span className="book last-name">{last.name || text.name(last.title)}</span>
            <span className="small soft">
              {t(turnsCode('ui.saved.line', last.turns), {
                a: last.names.a,
                b: last.names.b,
                turn: last.turn,
                turns: last.turns,
              })}
            </span>
          </button>
        )}
        <div className="first-quiet">
          <a className="button" href={address({ at: 'lesson' })} data-testid="first-lesson" onPointerEnter={warm}>
            {t('ui.first.lesson')}
          </a>
          {games.length > 0 && (
            <button type="button" className="button" data-testid="all-games" onClick={() => setOpen('games')}>
              {t('ui.first.games', { count: games.length })}
            </button>
          )}
          <OpenFile />
          <button type="button" className="button" data-testid="settings" onClick={() => setOpen('settings')}>
            {t('ui.settings.title')}
          </button>
        </div>
        {unread && <p className="note bad">{t('ui.saving.gone')}</p>}
        {settings.setAside.length > 0 && (
          <p className="note" data-testid="settings-aside">
            {t('ui.settings.setAside')}
          </p>
        )}
        <p className="small soft first-rights">{t('ui.help.rights')}</p>
      </section>
      <Suspense fallback={null}>
        {open === 'games' && <GamesDialog games={games} onChange={load} onClose={() => setOpen(null)} />}
        {open === 'settings' && <SettingsDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </main>
  )
}

function Door({ name, onOpen }: { readonly name: 'play' | 'setup' | 'drills' | 'film' | 'wheel'; readonly onOpen: () => void }) {
  const { t } = useText()
  const { warm } = useHouse()
  return (
    <button
      type="button"
      className={`door door-${name}`}
      data-testid={`door-${name}`}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={onOpen}
    >
      <span className="door-name">{t(`ui.first.${name}`)}</span>
      <span className="door-note small">{t(`ui.first.${name}.note`)}</span>
    </button>
  )
}
