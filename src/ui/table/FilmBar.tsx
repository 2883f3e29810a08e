import { useT } from '../house'
import type { Film } from './use-film'

/** While the past is played again: where it stands, and the way back. Nothing else can be done meanwhile. */
export function FilmBar({ film, onStop }: { readonly film: Film; readonly onStop: () => void }) {
  const t = useT()
  return (
    <div className="notice film-bar" data-testid="film">
      <span role="status">{t('ui.since.filmAt', { at: film.at, of: film.of })}</span>
      <button type="button" className="button primary" data-testid="film-stop" onClick={onStop} ref={b => b?.focus()}>
        {t('ui.since.stop')}
      </button>
    </div>
  )
}
