import { Suspense } from 'react'
import { useHouse, useT } from '../house'
import { Dialog } from '../parts/Dialog'
import type { DialogSlot } from './kinds'

/** The game's tables in our own words; on paper it is the page itself. */
export function QuickDialog({ session, onClose }: DialogSlot) {
  const t = useT()
  const { panels } = useHouse()
  const Quick = panels[session.game.info.ruleset]?.Quick
  return (
    <Dialog title={t('ui.menu.quick')} onClose={onClose} wide testId="dialog-quick">
      <div className="quick">
        <Suspense fallback={null}>{Quick && <Quick />}</Suspense>
      </div>
      <footer className="dialog-end no-print">
        <button type="button" className="button" onClick={() => print()}>
          {t('ui.print')}
        </button>
      </footer>
    </Dialog>
  )
}
