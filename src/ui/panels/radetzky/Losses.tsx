import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { radOf } from './data'

/** Both armies base by base: what they began with, what is left, what became of them. */
export function Losses({ session, last }: AccountProps) {
  const text = useText()
  const { t } = text
  const rad = radOf(last)
  if (!rad) return null
  const fate = (place: string) => (place === 'lost' || place === 'left' || place === 'reserve' ? t(`rad.fate.${place}`) : null)
  return (
    <div className="losses">
      {(['a', 'b'] as const).map(seat => (
        <table key={seat} className={`paper-table side-${seat}`}>
          <caption className="of-side">{session.game.info.seats[seat]?.name}</caption>
          <thead>
            <tr>
              <th scope="col">{t('rad.base')}</th>
              <th scope="col">{t('rad.before')}</th>
              <th scope="col">{t('rad.now')}</th>
            </tr>
          </thead>
          <tbody>
            {rad.groups
              .filter(g => g.seat === seat)
              .flatMap(g => g.units)
              .map(u => (
                <tr key={u.id} className={u.place === 'lost' ? 'gone' : ''}>
                  <th scope="row">
                    {text.name(u.name)}
                    {fate(u.place) && <span className="small soft"> · {fate(u.place)}</span>}
                  </th>
                  <td className="number">{text.number(u.value)}</td>
                  <td className="number">{text.number(u.place === 'lost' ? 0 : Math.max(0, u.value - u.losses))}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
