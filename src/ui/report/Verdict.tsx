import { useText } from '../house'
import { turnsCode } from '../parts/turns'
import type { Session } from '../ports'

/** Who has won and why; or that the battle is not over. */
export function Verdict({ session }: { readonly session: Session }) {
  const { t } = useText()
  const { outcome, show } = session.game.get()
  if (!outcome)
    return (
      <p className="book">
        {t(turnsCode('ui.report.going', show.status.turns), { turn: show.status.turn, turns: show.status.turns })}
      </p>
    )
  const { winner } = outcome
  return (
    <p className={`verdict book${winner ? ` side-${winner}` : ''}`} data-testid="verdict">
      <strong className="of-side">
        {winner ? t('ui.outcome.winner', { name: session.game.info.seats[winner]?.name ?? '' }) : t('ui.outcome.none')}
      </strong>{' '}
      {t(`outcome.${outcome.by}`)}
    </p>
  )
}
