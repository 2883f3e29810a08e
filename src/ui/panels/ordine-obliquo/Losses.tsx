import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { shortId } from '../../report/plan'
import { ooOf } from './data'

/** Both armies unit by unit: what they began with, what is left, and what became of them. */
export function Losses({ session, first, last }: AccountProps) {
  const text = useText()
  const { t } = text
  const [was, now] = [ooOf(first), ooOf(last)]
  if (!was || !now) return null
  const then = new Map(was.brigades.flatMap(b => b.units).map(u => [u.id, u]))
  const number = (n: number | null) => (n === null ? '–' : text.number(n))
  return (
    <div className="losses">
      {(['a', 'b'] as const).map(seat => (
        <table key={seat} className={`paper-table side-${seat}`}>
          <caption className="of-side">{session.game.info.seats[seat]?.name}</caption>
          <thead>
            <tr>
              <th scope="col">{t('report.unit')}</th>
              <th scope="col">{t('report.before')}</th>
              <th scope="col">{t('report.left')}</th>
              <th scope="col">{t('report.lost')}</th>
            </tr>
          </thead>
          <tbody>
            {now.brigades
              .filter(b => b.seat === seat)
              .flatMap(b => b.units)
              .map(u => {
                const before = then.get(u.id)?.cp ?? u.cpStart
                const left = u.place === 'destroyed' ? 0 : u.cp
                const lost = left === null ? null : before - left
                const fate = fateOf(u)
                return (
                  <tr key={u.id} className={u.place === 'destroyed' ? 'gone' : ''}>
                    <th scope="row">
                      <span className="number soft">{shortId(u.id)}</span> {text.name(u.name)}
                      {fate && <span className="small soft"> · {t(`fate.${fate}`)}</span>}
                    </th>
                    <td className="number">{number(before)}</td>
                    <td className="number">{number(left)}</td>
                    <td className="number">{number(lost)}</td>
                  </tr>
                )
              })}
            {now.brigades
              .filter(b => b.seat === seat && b.general.fate !== 'well')
              .map(b => (
                <tr key={b.general.id}>
                  <th scope="row" colSpan={4}>
                    {text.name(b.general.name)} <span className="small soft"> · {t(`fate.${b.general.fate}`)}</span>
                  </th>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

/** What became of a unit, a code `fate.<what>`; nothing where it stands in order. */
function fateOf(u: { readonly place: string; readonly states: readonly string[] }): string | null {
  if (u.place === 'destroyed' || u.place === 'off' || u.place === 'reserve') return u.place
  return ['routing', 'retreating', 'disordered'].find(s => u.states.includes(s)) ?? null
}
