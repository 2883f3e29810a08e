import { useEffect, useState } from 'react'
import { useHouse, useText } from '../house'
import { LanguageChoice } from '../parts/LanguageChoice'
import type { SavedGame } from '../ports'
import { address } from '../route'
import { Dropping, LookAtFile, useLooking } from './LookAtFile'
import type { DemoCard } from './ports'

/** The demonstrations that come with it: each to be watched, or shown to a room. */
function Demos() {
  const text = useText()
  const { t } = text
  const house = useHouse()
  const [demos, setDemos] = useState<readonly DemoCard[]>([])
  useEffect(() => {
    let here = true
    void house
      .films()
      .then(f => f.demos())
      .then(
        d => here && setDemos(d),
        () => {},
      )
    return () => {
      here = false
    }
  }, [house])
  if (demos.length === 0) return null
  return (
    <section aria-label={t('theatre.foyer.demos')}>
      <h2>{t('theatre.foyer.demos')}</h2>
      <ul className="foyer-list">
        {demos.map(d => (
          <li key={d.id}>
            <a href={address({ at: 'film', of: 'demo', id: d.id, mode: 'watch', query: {} })} data-testid={`demo-${d.id}`}>
              <span className="book">{text.name(d.title)}</span>
              <span className="small soft">
                {t(`ruleset.${d.ruleset}`)} · {text.name(d.note)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What can be looked back on: this browser's games, and a file that somebody sent. */
export function Foyer() {
  const text = useText()
  const { t } = text
  const { shelf } = useHouse()
  const looking = useLooking()
  const [games, setGames] = useState<readonly SavedGame[]>([])
  useEffect(() => {
    void shelf.list().then(setGames, () => {})
  }, [shelf])
  return (
    <Dropping looking={looking}>
      <main className="foyer" data-testid="screen-foyer">
        <header className="foyer-head">
          <a className="button" href="#/">
            {t('ui.back')}
          </a>
          <h1>{t('theatre.title')}</h1>
          <LanguageChoice />
        </header>
        <p className="book">{t('theatre.foyer.note')}</p>
        <Demos />
        <LookAtFile looking={looking} />
        {games.length > 0 && (
          <section aria-label={t('theatre.foyer.games')}>
            <h2>{t('theatre.foyer.games')}</h2>
            <ul className="foyer-list">
              {games
                .filter(g => !g.damaged)
                .map(g => (
                  <li key={g.id}>
                    <a href={address({ at: 'film', of: 'game', id: g.id, mode: 'watch', query: {} })} data-testid="foyer-game">
                      <span className="book">{g.name || text.name(g.title)}</span>
                      <span className="small soft">
                        {t('ui.saved.line', { a: g.names.a, b: g.names.b, turn: g.turn, turns: g.turns })} ·{' '}
                        {text.date(g.changed)}
                      </span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        )}
      </main>
    </Dropping>
  )
}
