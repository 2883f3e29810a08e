import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'

/** Victory points side by side: of losses as they fall; of ground and leaders when the campaign is over. */
export function Victory({ camp, name }: { readonly camp: CampPanel; readonly name: (seat: string) => string }) {
  const { t, number } = useText()
  const { ended } = camp
  const rows = ended ? (['losses', 'ground', 'leaders'] as const) : []
  const all = (seat: 'a' | 'b') => (ended ? ended.losses[seat] + ended.ground[seat] + ended.leaders[seat] : camp.points[seat])
  return (
    <table className="paper-table camp-victory" data-testid="points">
      <caption>{t('camp.victory')}</caption>
      <thead>
        <tr>
          <th scope="col" aria-label={t('camp.victory')} />
          {(['a', 'b'] as const).map(seat => (
            <th key={seat} scope="col" className={`side-${seat} of-side`}>
              {name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(r => (
          <tr key={r}>
            <th scope="row">{t(`camp.victory.${r}`)}</th>
            <td className="number">{number(ended![r].a)}</td>
            <td className="number">{number(ended![r].b)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t(ended ? 'camp.victory.all' : 'camp.victory.losses')}</th>
          <td className="number">{number(all('a'))}</td>
          <td className="number">{number(all('b'))}</td>
        </tr>
      </tbody>
    </table>
  )
}
