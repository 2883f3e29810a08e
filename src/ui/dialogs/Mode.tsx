import { useState } from 'react'
import type { Mode } from '../../client/game'
import { useT } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import { Choices } from '../parts/fields'
import { type DialogSlot, other } from './kinds'

import { MODES } from './modes'

/** Changing the way of playing: one side proposes, the other confirms in its own colour. */
export function ModeDialog({ session, play, onClose }: DialogSlot) {
  const t = useT()
  const now = play.snap.mode
  const [mode, setMode] = useState<Mode>(now)
  const [asked, setAsked] = useState(false)
  const by = play.seat
  const agrees = other(by)
  const name = (seat: string) => session.game.info.seats[seat]?.name ?? ''
  const alone = session.persons === 1
  const change = () => {
    session.desk.act(by, { type: 'proposeMode', mode })
    session.desk.act(agrees, { type: 'agreeMode' })
    onClose()
  }
  if (asked)
    return (
      <Dialog title={t('ui.mode.title')} seat={agrees} onClose={onClose} testId="dialog-mode">
        <p className="book">
          {t('ui.mode.ask', { name: name(agrees), other: name(by), mode: { phrase: { code: `ui.mode.${mode}` } } })}
        </p>
        <DialogEnd>
          <button type="button" className="button" onClick={onClose}>
            {t('ui.refuse')}
          </button>
          <button type="button" className={`button primary of-${agrees}`} onClick={change} data-testid="mode-agree">
            {t('ui.agree', { name: name(agrees) })}
          </button>
        </DialogEnd>
      </Dialog>
    )
  return (
    <Dialog title={t('ui.mode.title')} onClose={onClose} testId="dialog-mode">
      <Choices
        label={t('ui.mode.now')}
        name="mode"
        value={mode}
        values={MODES}
        say={m => t(`ui.mode.${m}`)}
        onChange={setMode}
        note={t(`ui.mode.${mode}.note`)}
      />
      <DialogEnd>
        <button type="button" className="button" onClick={onClose}>
          {t('ui.cancel')}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={mode === now}
          data-testid="mode-propose"
          onClick={() => (alone ? change() : setAsked(true))}
        >
          {t(alone ? 'ui.mode.change' : 'ui.mode.propose')}
        </button>
      </DialogEnd>
    </Dialog>
  )
}
