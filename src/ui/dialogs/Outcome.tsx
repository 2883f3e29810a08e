import { Suspense, useMemo } from 'react'
import { reviewed } from '../../drills/drill'
import { useHouse, useText } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import { battleOf } from '../report/battle'
import { address } from '../route'
import '../styles/report.css'
import { Summary } from '../report/Summary'
import { Verdict } from '../report/Verdict'
import type { DialogSlot } from './kinds'

/** The end of a battle: who has won and why, points with their working, losses, and the battle turn by turn. */
export function OutcomeDialog({ session, onClose, onOpen }: DialogSlot) {
  const text = useText()
  const { t } = text
  const { game } = session
  // What is over is a battle, where the game has no word of its own.
  const own = `ui.outcome.title.${game.info.ruleset}`
  const panels = useHouse().panels[game.info.ruleset]
  const turns = useMemo(() => battleOf(game, 'spectator'), [game])
  const [first, last] = [turns[0]?.end.show, turns.at(-1)?.end.show]
  const winner = game.get().outcome?.winner
  return (
    <Dialog
      title={t(text.has(own) ? own : 'ui.outcome.title')}
      onClose={onClose}
      wide
      testId="dialog-outcome"
      {...(winner === 'a' || winner === 'b' ? { seat: winner } : {})}
    >
      <Verdict session={session} />
      <Suspense fallback={null}>
        {panels && first && last && (
          <>
            <panels.Points session={session} first={first} last={last} />
            <h3>{t('ui.report.summary')}</h3>
            <Summary session={session} turns={turns} account={panels.account} />
            <h3>{t('ui.report.losses')}</h3>
            <panels.Losses session={session} first={first} last={last} />
          </>
        )}
      </Suspense>
      <DialogEnd>
        {session.partOf && (
          <a className="button" href={address({ at: 'game', id: session.partOf })} data-testid="outcome-part-of">
            {t('ui.outcome.partOf')}
          </a>
        )}
        {reviewed(game.info.ruleset) && (
          <a
            className="button"
            href={address({ at: 'drills', query: { of: 'game', id: session.id, review: '1' } })}
            data-testid="outcome-review"
          >
            {t('ui.outcome.review')}
          </a>
        )}
        <button type="button" className="button" onClick={() => onOpen('verify')} data-testid="outcome-dice">
          {t('ui.menu.verify')}
        </button>
        <button type="button" className="button" onClick={() => onOpen('report')} data-testid="outcome-report">
          {t('ui.menu.report')}
        </button>
        <button type="button" className="button primary" onClick={onClose}>
          {t('ui.outcome.look')}
        </button>
      </DialogEnd>
    </Dialog>
  )
}
