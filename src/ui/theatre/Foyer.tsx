import { useEffect, useId, useState } from 'react'
import type { Fault } from '../../base/pointer'
import { useHouse, useText } from '../house'
import { LanguageChoice } from '../parts/LanguageChoice'
import type { SavedGame } from '../ports'
import { address, go } from '../route'
import type { DemoCard } from './ports'

const LARGEST = 20_000_000

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
              <span className="small soft">{text.name(d.note)}</span>
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
  const [games, setGames] = useState<readonly SavedGame[]>([])
  useEffect(() => {
    void shelf.list().then(setGames, () => {})
  }, [shelf])
  return (
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
      <LookAtFile />
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
                      {t('ui.saved.line', { a: g.names.a, b: g.names.b, turn: g.turn, turns: g.turns })} · {text.date(g.changed)}
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      )}
    </main>
  )
}

/** Opens a log's file to be looked at, and nothing else: no saved game is made of it. */
export function LookAtFile() {
  const text = useText()
  const { t } = text
  const { films } = useHouse()
  const id = useId()
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const read = async (file: File) => {
    if (file.size > LARGEST) return setFaults([{ path: '', message: 'file/too-large', code: 'file/too-large' }])
    const laid = await (await films()).lay(await file.text())
    if (laid.ok) go({ at: 'film', of: 'file', id: '-', mode: 'watch', query: {} })
    else setFaults(laid.error)
  }
  return (
    <div className="open-file">
      <label className="button" htmlFor={id}>
        {t('theatre.foyer.file')}
      </label>
      <input
        id={id}
        className="unseen"
        type="file"
        accept=".jsonl,.json,application/json"
        data-testid="film-open-file"
        onChange={e => {
          const file = e.target.files?.[0]
          e.target.value = ''
          if (file) void read(file).catch(() => setFaults([{ path: '', message: 'file/not-ours', code: 'file/not-ours' }]))
        }}
      />
      {faults.map(f => (
        <p key={f.message} className="note bad" role="alert">
          {f.path && <code>{f.path}</code>} {f.code && text.has(`fault.${f.code}`) ? t(`fault.${f.code}`) : f.message}
        </p>
      ))}
    </div>
  )
}
