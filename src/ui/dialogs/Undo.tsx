import { useT } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import type { DialogSlot } from './kinds'

/** Past a roll or something shown, the other side must agree: it is asked in that side's colour. */
export function UndoDialog({ session, play, onClose }: DialogSlot) {
  const t = useT()
  const undo = play.snap.undo
  if (!undo?.needs) return null
  const agreed = undo.needs
  const name = (seat: string) => session.game.info.seats[seat]?.name ?? ''
  return (
    <Dialog title={t('ui.undo.title')} seat={agreed} onClose={onClose} testId="dialog-undo">
      <p className="book">{t('ui.undo.ask', { name: name(agreed), other: name(undo.by) })}</p>
      {session.game.info.dice === 'table' && <p className="small soft">{t('ui.undo.dice')}</p>}
      <DialogEnd>
        <button type="button" className="button" onClick={onClose} data-testid="undo-refuse">
          {t('ui.refuse')}
        </button>
        <button
          type="button"
          className={`button primary of-${agreed}`}
          data-testid="undo-agree"
          onClick={() => {
            session.game.undo(undo.by, agreed)
            onClose()
          }}
        >
          {t('ui.agree', { name: name(agreed) })}
        </button>
      </DialogEnd>
    </Dialog>
  )
}
