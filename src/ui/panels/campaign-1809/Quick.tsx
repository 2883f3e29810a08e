import { useText } from '../../house'

const PAGES: readonly (readonly [page: string, lines: readonly string[]])[] = [
  ['turn', ['initiative', 'weather', 'phases', 'end']],
  ['move', ['test', 'map', 'letter', 'cost', 'debt', 'march']],
  ['contact', ['information', 'attitudes', 'intercept', 'support']],
  ['battle', ['ways', 'rounds', 'retreat', 'pursuit']],
  ['supply', ['line', 'hunger', 'siege', 'map']],
  ['victory', ['losses', 'places', 'leaders']],
]

/** The game on one sheet, in our own words. */
export function Quick() {
  const { t } = useText()
  return (
    <>
      {PAGES.map(([page, lines]) => (
        <section key={page} className="quick-page">
          <h3>{t(`quick.camp.${page}`)}</h3>
          <ul>
            {lines.map(line => (
              <li key={line}>{t(`quick.camp.${page}.${line}`)}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="small soft">{t('camp.reconstructed')}</p>
    </>
  )
}
