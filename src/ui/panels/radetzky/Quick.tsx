import { useText } from '../../house'

const PAGES: readonly (readonly [page: string, lines: readonly string[]])[] = [
  ['turn', ['initiative', 'orders', 'attack', 'manoeuvre', 'defence', 'retreat']],
  ['move', ['kinds', 'wheel', 'disorder', 'recover', 'road', 'ground', 'guns', 'opportunity']],
  ['fire', ['bands', 'guns', 'less', 'cover', 'more', 'damage']],
  ['cohesion', ['test', 'loss', 'back']],
  ['melee', ['dice', 'ranks', 'side', 'position', 'support', 'impetus', 'lost', 'pursuit', 'square']],
  ['end', ['break']],
]

/** The game on one sheet, in our own words. */
export function Quick() {
  const { t } = useText()
  return (
    <>
      {PAGES.map(([page, lines]) => (
        <section key={page} className="quick-page">
          <h3>{t(`quick.rad.${page}`)}</h3>
          <ul>
            {lines.map(line => (
              <li key={line}>{t(`quick.rad.${page}.${line}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
