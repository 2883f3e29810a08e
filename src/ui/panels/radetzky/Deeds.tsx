import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import '../../styles/deeds.css'

/** What is decided in the phases in which nobody moves: lots, initiative, opportunity fire, melees, following. */
export function Deeds({ session, play, onUnit }: PanelProps) {
  const text = useText()
  const { t } = text
  const what = play.actor?.what ?? ''
  const name = session.game.info.seats[play.seat]?.name ?? ''
  const offers = play.choices.all
  return (
    <section
      className={`pad-place deeds side-${play.seat}`}
      aria-label={t(`rad.deeds.${what}`, { name })}
      data-testid="deeds"
      data-what={what}
    >
      <header className="pad-head">
        <h3 className="of-side">{t(`rad.deeds.${what}`, { name })}</h3>
      </header>
      <ul className="deed-list deed-offers">
        {offers.map(o => {
          const terms =
            o.command.type === 'fight' || o.command.type === 'fire' ? session.game.judge(play.seat, o.command).working : []
          return (
            <li key={JSON.stringify(o.command)} className="deed-row">
              <button
                type="button"
                className="deed-name deed-pick"
                disabled={o.unit === undefined}
                onClick={() => o.unit !== undefined && onUnit(o.unit)}
              >
                {text.say(o.text)}
                {terms.length > 0 && (
                  <span className="small soft">
                    {' '}
                    {terms
                      .map(x => `${text.t(`term.${x.label}`, x.with)} ${x.amount > 0 ? '+' : ''}${text.number(x.amount)}`)
                      .join(' · ')}
                  </span>
                )}
              </button>
              <button
                type="button"
                className={`button primary of-${play.seat}`}
                data-testid={`deed-${o.command.type}`}
                data-unit={o.unit}
                onClick={() => session.desk.act(play.seat, o.command)}
              >
                {t('rad.do')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
