import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { ccOf } from './data'

/** Both armies unit by unit: blocks at the start and now. */
export function Losses({ session, last }: AccountProps) {
  const text = useText()
  const { t } = text
  const cc = ccOf(last)
  if (!cc) return null
  return (
    <div className="losses">
      {(['a', 'b'] as const).map(seat => (
        <table key={seat} className={`paper-table side-${seat}`}>
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
                  <td className="number">{text.number(u.hex === null ? 0 : u.blocks)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
