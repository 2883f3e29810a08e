import { useState } from 'react'
import { useText } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import { Choices } from '../parts/fields'
import type { DialogSlot } from './kinds'

const SIDES = [6, 10, 100] as const
const COUNTS = [1, 2, 3, 4, 5, 6] as const

/** The free way: dice whenever somebody wants them. */
export function FreeDiceDialog({ session, play, onClose }: DialogSlot) {
  const { t, number } = useText()
  const [sides, setSides] = useState<(typeof SIDES)[number]>(6)
  const [count, setCount] = useState<(typeof COUNTS)[number]>(2)
  return (
    <Dialog title={t('ui.menu.dice')} seat={play.seat} onClose={onClose} testId="dialog-dice">
      <Choices label={t('ui.freeDice.sides')} name="sides" value={sides} values={SIDES} say={number} onChange={setSides} />
      <Choices label={t('ui.freeDice.count')} name="count" value={count} values={COUNTS} say={number} onChange={setCount} />
      <DialogEnd>
        <button
          type="button"
          className={`button primary of-${play.seat}`}
          data-testid="throw-dice"
          onClick={() => {
            session.desk.act(play.seat, { type: 'dice', sides, count } as { type: string })
            onClose()
          }}
        >
          {t('ui.freeDice.throw')}
        </button>
      </DialogEnd>
    </Dialog>
  )
}
