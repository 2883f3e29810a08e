import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { ccOf } from './data'
import { LeadersGone } from './Gone'

/** Both armies unit by unit: blocks at the start and now; who has left the field by an exit took his along. Leaders who are gone below. */
export function Losses({ session, last }: AccountProps) {
  const text = useText()
  const { t } = text
  const cc = ccOf(last)
  if (!cc) return null
  return (
    <div className="losses">
      {(['a', 'b'] as const).map(seat => (
        <div key={seat}>
          <table className={`paper-table side-${seat}`}>
            <caption className="of-side">{session.game.info.seats[seat]?.name}</caption>
            <thead>
              <tr>
                <th scope="col">{t('cc.unit')}</th>
                <th scope="col">{t('cc.before')}</th>
                <th scope="col">{t('cc.after')}</th>
              </tr>
            </thead>
            <tbody>
              {cc.units
                .filter(u => u.seat === seat)
                .map(u => (
                  <tr key={u.id} className={u.hex === null ? 'gone' : ''}>
                    <th scope="row">{text.name(u.name)}</th>
                    <td className="number">{text.number(u.full)}</td>
                    <td className="number">
                      {u.hex === null && u.blocks > 0 ? t('cc.leftWith', { value: u.blocks }) : text.number(u.blocks)}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
          <LeadersGone cc={cc} seat={seat} />
        </div>
      ))}
    </div>
  )
}
