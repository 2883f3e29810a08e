import { lazy, Suspense, useState } from 'react'
import { useHouse, useText } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import { TextField } from '../parts/fields'
import { turnsCode } from '../parts/turns'
import type { SavedGame } from '../ports'
import { go } from '../route'

const DiceCheckDialog = lazy(() => import('../report/DiceCheck').then(m => ({ default: m.DiceCheckDialog })))

export interface GamesProps {
  readonly games: readonly SavedGame[]
  readonly onChange: () => void
  readonly onClose: () => void
}

/** All saved games: to go on with, name, take out as a file, or clear away. */
export function GamesDialog({ games, onChange, onClose }: GamesProps) {
  const text = useText()
  const { t } = text
  const { shelf, download } = useHouse()
  const [doing, setDoing] = useState<{ readonly game: SavedGame; readonly what: 'rename' | 'remove' | 'dice' } | null>(null)
  const [name, setName] = useState('')
  const [failed, setFailed] = useState(false)
  const title = (g: SavedGame) => g.name || text.name(g.title)
  const done = (good: boolean) => {
    setFailed(!good)
    setDoing(null)
    onChange()
  }
  if (doing?.what === 'remove')
    return (
      <Dialog title={t('ui.games.remove')} onClose={() => setDoing(null)}>
        <p className="book">{t('ui.games.remove.ask', { name: title(doing.game) })}</p>
        <DialogEnd>
          <button type="button" className="button" onClick={() => setDoing(null)}>
            {t('ui.cancel')}
          </button>
          <button
            type="button"
            className="button primary"
            data-testid="game-remove-yes"
            onClick={() => void shelf.remove(doing.game.id).then(done)}
          >
            {t('ui.games.remove')}
          </button>
        </DialogEnd>
      </Dialog>
    )
  if (doing?.what === 'dice')
    return (
      <Suspense fallback={null}>
        <DiceCheckDialog
          load={() => shelf.file(doing.game.id).then(f => f?.text.split('\n') ?? null)}
          onClose={() => setDoing(null)}
        />
      </Suspense>
    )
  if (doing?.what === 'rename')
    return (
      <Dialog title={t('ui.games.rename')} onClose={() => setDoing(null)}>
        <form
          className="form"
          onSubmit={e => {
            e.preventDefault()
            void shelf.rename(doing.game.id, name.trim()).then(done)
          }}
        >
          <TextField label={t('ui.games.name')} value={name} onChange={setName} testId="game-name" />
          <DialogEnd>
            <button type="submit" className="button primary" data-testid="game-rename-yes">
              {t('ui.games.rename')}
            </button>
          </DialogEnd>
        </form>
      </Dialog>
    )
  return (
    <Dialog title={t('ui.games.title')} onClose={onClose} wide testId="dialog-games">
      {failed && <p className="note bad">{t('ui.games.failed')}</p>}
      <ul className="games-list">
        {games.map(g => (
          <li key={g.id} data-testid="saved-game" data-id={g.id}>
            <div className="games-what">
              <span className="book">{title(g)}</span>
              {g.branch && <span className="small games-branch">{t('ui.games.branch')}</span>}
              <span className="small soft">
                {g.damaged
                  ? t('ui.games.damaged')
                  : t(turnsCode('ui.saved.line', g.turns), { a: g.names.a, b: g.names.b, turn: g.turn, turns: g.turns })}
                {' · '}
                {text.date(g.changed)}
              </span>
            </div>
            <div className="games-do">
              <button type="button" className="button" data-testid="game-open" onClick={() => go({ at: 'game', id: g.id })}>
                {t('ui.games.open')}
              </button>
              <button
                type="button"
                className="button bare"
                data-testid="game-film"
                onClick={() => go({ at: 'film', of: 'game', id: g.id, mode: 'watch', query: {} })}
              >
                {t('ui.games.film')}
              </button>
              <button
                type="button"
                className="button bare"
                data-testid="game-rename"
                onClick={() => {
                  setName(title(g))
                  setDoing({ game: g, what: 'rename' })
                }}
              >
                {t('ui.games.rename')}
              </button>
              <button
                type="button"
                className="button bare"
                data-testid="game-file"
                onClick={() => void shelf.file(g.id).then(f => (f ? download(f.name, f.text) : setFailed(true)))}
              >
                {t('ui.games.file')}
              </button>
              <button
                type="button"
                className="button bare"
                data-testid="game-dice"
                onClick={() => setDoing({ game: g, what: 'dice' })}
              >
                {t('ui.games.dice')}
              </button>
              <button
                type="button"
                className="button bare"
                data-testid="game-remove"
                onClick={() => setDoing({ game: g, what: 'remove' })}
              >
                {t('ui.games.remove')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p className="small soft">{t('ui.save.secrets')}</p>
    </Dialog>
  )
}
