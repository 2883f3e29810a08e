import { useEffect, useState } from 'react'
import { useHouse, useSettings, useT, useText } from '../house'
import type { SavedGame } from '../ports'
import { go } from '../route'

/** The first page: the table in play, the doors, and the last game. */
export function First() {
  const t = useT()
  const text = useText()
  const { shelf, settings } = useHouse()
  const { language } = useSettings()
  const [games, setGames] = useState<readonly SavedGame[]>([])
  useEffect(() => {
    let here = true
    shelf.list().then(
      g => here && setGames(g),
      () => {},
    )
    return () => {
      here = false
    }
  }, [shelf])
  const last = games[0]
  return (
    <main className="first" data-testid="screen-first">
      <header className="first-picture">
        <div className="first-title">
          <h1>{t('ui.name')}</h1>
          <p className="book">{t('ui.first.tagline')}</p>
        </div>
        <div className="first-language" role="group" aria-label={t('ui.settings.language')}>
          {(['it', 'en'] as const).map(l => (
            <button
              key={l}
              type="button"
              className="button bare"
              lang={l}
              aria-pressed={language === l}
              data-testid={`language-${l}`}
              onClick={() => settings.set('language', l)}
            >
              {l === 'it' ? 'Italiano' : 'English'}
            </button>
          ))}
        </div>
      </header>
      <nav className="doors" aria-label={t('ui.first.doors')}>
        <Door name="play" onOpen={() => go({ at: 'table', query: { scenario: 'lobositz' } })} />
        <Door name="setup" onOpen={() => go({ at: 'setup', scenario: null })} />
        <Door name="wheel" onOpen={() => go({ at: 'table', query: { scenario: 'empty', mode: 'free', persons: '1' } })} />
      </nav>
      {last && (
        <section className="last" aria-labelledby="last-head">
          <h2 id="last-head">{t('ui.first.last')}</h2>
          <button type="button" className="last-game" data-testid="resume-last" onClick={() => go({ at: 'game', id: last.id })}>
            <span className="book">{last.name || text.name(last.title)}</span>
            <span className="small soft">
              {t('ui.saved.line', { a: last.names.a, b: last.names.b, turn: last.turn, turns: last.turns })}
            </span>
          </button>
        </section>
      )}
    </main>
  )
}

function Door({ name, onOpen }: { readonly name: 'play' | 'setup' | 'wheel'; readonly onOpen: () => void }) {
  const t = useT()
  return (
    <button type="button" className={`door door-${name}`} data-testid={`door-${name}`} onClick={onOpen}>
      <span className="door-name">{t(`ui.first.${name}`)}</span>
      <span className="door-note small">{t(`ui.first.${name}.note`)}</span>
    </button>
  )
}
