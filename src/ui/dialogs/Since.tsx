import { useMemo } from 'react'
import { useT } from '../house'
import { Dialog } from '../parts/Dialog'
import { Log } from '../table/Log'
import { type DialogSlot, other } from './kinds'

/** What the other side did since this seat last held the screen, told again on request. */
export function SinceDialog({ session, play, since, onClose, onUnit, onFilm }: DialogSlot) {
  const t = useT()
  const them = other(play.seat)
  const told = useMemo(
    () => session.game.since(since, 'spectator').filter(x => x.seat === them && !x.undone),
    [session.game, since, them],
  )
  const name = session.game.info.seats[them]?.name ?? ''
  return (
    <Dialog title={t('ui.since.title', { name })} seat={them} onClose={onClose} testId="dialog-since">
      {told.length === 0 ? (
        <p className="soft">{t('ui.since.nothing', { name })}</p>
      ) : (
        <>
          <button
            type="button"
            className={`button primary of-${them}`}
            data-testid="since-film"
            onClick={() => {
              onClose()
              onFilm(told.map(x => x.n))
            }}
          >
            {t('ui.since.film')}
          </button>
          <Log
            told={told}
            names={session.game.info.seats}
            onUnit={unit => {
              onUnit(unit)
              onClose()
            }}
          />
        </>
      )}
    </Dialog>
  )
}
