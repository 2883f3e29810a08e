import { useState } from 'react'
import { useT } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import { type DialogSlot, other } from './kinds'

/** Ways to end before the end: to resign, or to agree that it is enough. */
export function EndDialog({ session, play, onClose }: DialogSlot) {
  const t = useT()
  const [step, setStep] = useState<'choose' | 'resign' | 'agree'>('choose')
  const by = play.seat
  const agrees = other(by)
  const name = (seat: string) => session.game.info.seats[seat]?.name ?? ''
  const end = () => {
    session.desk.act(by, { type: 'proposeEnd' })
    session.desk.act(agrees, { type: 'agreeEnd' })
    onClose()
  }
  if (step === 'resign')
    return (
      <Dialog title={t('ui.end.resign')} seat={by} onClose={onClose} testId="dialog-end">
        <p className="book">{t('ui.end.resign.ask', { name: name(by), other: name(agrees) })}</p>
        <DialogEnd>
          <button type="button" className="button" onClick={onClose}>
            {t('ui.end.playOn')}
          </button>
          <button
            type="button"
            className={`button primary of-${by}`}
            data-testid="resign"
            onClick={() => {
              session.desk.act(by, { type: 'resign' })
              onClose()
            }}
          >
            {t('ui.end.resign.yes')}
          </button>
        </DialogEnd>
      </Dialog>
    )
  if (step === 'agree')
    return (
      <Dialog title={t('ui.end.agree')} seat={agrees} onClose={onClose} testId="dialog-end">
        <p className="book">{t('ui.end.agree.ask', { name: name(agrees), other: name(by) })}</p>
        <DialogEnd>
          <button type="button" className="button" onClick={onClose}>
            {t('ui.end.playOn')}
          </button>
          <button type="button" className={`button primary of-${agrees}`} onClick={end} data-testid="end-agree">
            {t('ui.agree', { name: name(agrees) })}
          </button>
        </DialogEnd>
      </Dialog>
    )
  return (
    <Dialog title={t('ui.end.title')} onClose={onClose} testId="dialog-end">
      <ul className="menu-list">
        <li>
          <button type="button" className="button bare menu-item" onClick={() => setStep('agree')}>
            {t('ui.end.agree')}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={`button bare menu-item side-${by} of-side`}
            data-testid="end-resign"
            onClick={() => setStep('resign')}
          >
            {t('ui.end.resign.for', { name: name(by) })}
          </button>
        </li>
      </ul>
    </Dialog>
  )
}
