import { useText } from '../../house'

const PAGES: readonly (readonly [page: string, lines: readonly string[]])[] = [
  ['turn', ['orders', 'markers', 'draw', 'end']],
  ['orders', ['attack', 'defence', 'manoeuvre', 'accept']],
  ['move', ['front', 'rotate', 'road', 'stack', 'skirmish']],
  ['fire', ['defensive', 'dice', 'losses', 'test']],
  ['melee', ['round', 'morale', 'horse', 'guns']],
]

/** The game on one sheet, in our own words. */
export function Quick() {
  const { t } = useText()
  return (
    <>
      {PAGES.map(([page, lines]) => (
        <section key={page} className="quick-page">
          <h3>{t(`quick.sb.${page}`)}</h3>
          <ul>
            {lines.map(line => (
              <li key={line}>{t(`quick.sb.${page}.${line}`)}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="small soft">{t('panels.risorgimento.reconstructed')}</p>
    </>
  )
}
