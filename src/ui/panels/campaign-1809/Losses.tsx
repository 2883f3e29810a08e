import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { campOf, placeName } from './data'
import { Strength } from './Strength'

/** Both armies as they stood at the end: unit by unit, where, with what; and what befell the leaders. */
export function Losses({ session, last }: AccountProps) {
  const text = useText()
  const { t } = text
  const camp = campOf(last)
  if (!camp) return null
  return (
    <div className="losses">
      {(['a', 'b'] as const).map(seat => {
        const fallen = camp.leaders.filter(l => l.seat === seat && l.fate !== 'well' && l.fate !== 'coming')
        return (
          <section key={seat} className={`side-${seat}`}>
            <table className="paper-table">
              <caption className="of-side">{session.game.info.seats[seat]?.name}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('camp.unit')}</th>
                  <th scope="col">{t('camp.place')}</th>
                  <th scope="col">{t('camp.strength')}</th>
                </tr>
              </thead>
              <tbody>
                {camp.units
                  .filter(u => u.seat === seat)
                  .map(u => (
                    <tr key={u.id}>
                      <th scope="row">{text.name(u.name)}</th>
                      <td>{u.at ? text.name(placeName(camp, u.at)) : ''}</td>
                      <td>
                        <Strength points={u.points} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
            {fallen.length > 0 && (
              <ul className="small">
                {fallen.map(l => (
                  <li key={l.id}>
                    {text.name(l.name)}: {t(`camp.fate.${l.fate}`)}
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
