import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { sbOf } from './data'

/** Scattered counters of each side, and what was rebuilt. */
export function Points({ session, last }: AccountProps) {
  const { t } = useText()
  const sb = sbOf(last)
  if (!sb) return null
  return (
    <div className="points" data-testid="points">
      {(['a', 'b'] as const).map(seat => (
        <p key={seat} className={`side-${seat}`}>
          <span className="of-side">{session.game.info.seats[seat]?.name}</span>{' '}
          {t('sb.scattered', { count: sb.scattered[seat] })}
        </p>
      ))}
      <p className="small soft">{t('panels.risorgimento.reconstructed')}</p>
    </div>
  )
}
