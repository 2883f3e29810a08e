import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { sbOf } from './data'

/** Both armies counter by counter: strength points, what is left, what became of them. */
export function Losses({ session, last }: AccountProps) {
  const text = useText()
  const { t } = text
  const sb = sbOf(last)
  if (!sb) return null
  return (
    <div className="losses">
      {(['a', 'b'] as const).map(seat => (
        <table key={seat} className={`paper-table side-${seat}`}>
          <caption className="of-side">{session.game.info.seats[seat]?.name}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sb.counter')}</th>
              <th scope="col">{t('sb.before')}</th>
              <th scope="col">{t('sb.now')}</th>
            </tr>
          </thead>
          <tbody>
            {sb.battalions
              .filter(b => b.seat === seat)
              .flatMap(b => b.units)
              .map(u => (
                <tr key={u.id} className={u.place === 'scattered' ? 'gone' : ''}>
                  <th scope="row">
                    {text.name(u.name)}
                    {u.place !== 'map' && <span className="small soft"> · {t(`sb.place.${u.place}`)}</span>}
                  </th>
                  <td className="number">{text.number(u.sp)}</td>
                  <td className="number">{text.number(u.place === 'scattered' ? 0 : u.left)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
