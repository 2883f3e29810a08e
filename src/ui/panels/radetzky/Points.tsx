import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { radOf } from './data'

/** How much of its value each army has lost, and where it breaks. */
export function Points({ session, last }: AccountProps) {
  const { t } = useText()
  const rad = radOf(last)
  if (!rad) return null
  return (
    <div className="points" data-testid="points">
      {(['a', 'b'] as const).map(seat => {
        const { lost, whole, breaks } = rad.sides[seat]
        return (
          <p key={seat} className={`side-${seat}`}>
            <span className="of-side">{session.game.info.seats[seat]?.name}</span> {t('rad.army', { lost, whole, breaks })}
          </p>
        )
      })}
    </div>
  )
}
