import type { List, RosterDesk } from '../../../rulesets/radetzky'
import { useText } from '../../house'

const ORDERS = ['attack', 'manoeuvre', 'defence', 'retreat'] as const

/** The roster on paper: every base with its values and boxes to tick, the order of each brigade. */
export function RosterSheet({ list: { army, points }, desk }: { readonly list: List; readonly desk: RosterDesk }) {
  const text = useText()
  const { t } = text
  const { value } = desk.worthOfList(army)
  return (
    <article className="roster-sheet">
      <h1>{text.name(army.title)}</h1>
      <p>
        {text.name(desk.nationNames[army.nation])} · {t('builder.points', { value, points })} ·{' '}
        {t('builder.sheet.breaks', { value: desk.breaksAt(army) })}
      </p>
      <p>
        {t('builder.name.chief')}: {text.name(army.chief.name)} ({army.chief.value}){' '}
        <span className="boxes">{'☐'.repeat(army.chief.value)}</span>
      </p>
      {army.groups.map(g => (
        <section key={g.id}>
          <h2>
            {text.name(g.name)} · {text.name(g.general.name)} · {text.number(desk.worthOfGroup(g))}
          </h2>
          <p>
            {t('builder.sheet.order')}: {ORDERS.map(o => `☐ ${t(`order.${o}`)}`).join('   ')}
          </p>
          <table>
            <thead>
              <tr>
                {(['unit', 'arm', 'base', 'speed', 'value', 'losses', 'disorder'] as const).map(c => (
                  <th key={c} scope="col">
                    {t(`builder.column.${c}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {desk.placed(g).map(({ id, unit: u }) => {
                const p = desk.profileOf(u.kind, u.half)
                return (
                  <tr key={id}>
                    <th scope="row">{text.name(u.name)}</th>
                    <td>{t(`builder.arm.${p.arm}`)}</td>
                    <td>
                      {p.depth} × {p.width}
                    </td>
                    <td>{p.speed}</td>
                    <td>
                      {text.number(desk.valueOfBase(u))}
                      {p.plus && ' +'}
                    </td>
                    <td className="boxes">{'☐'.repeat(desk.boxesOf(u))}</td>
                    <td>☐</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      ))}
      <p>{t('builder.sheet.kills')}</p>
    </article>
  )
}
