import { useEffect, useState } from 'react'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import '../../styles/deeds.css'
import type { Offer } from '../../table/turn'
import { useChalk, useDeedKeys, useSight } from '../../table/use-deeds'

const keyOf = (o: Offer) => JSON.stringify(o.command)

/**
 * What is decided in the phases in which nobody moves: lots, initiative, opportunity fire, melees, following. The one chosen is drawn on
 * the table with its working; the arrows walk them and Enter does it.
 */
export function Deeds({ session, play, onUnit, look }: PanelProps) {
  const text = useText()
  const { t } = text
  const what = play.actor?.what ?? ''
  const name = session.game.info.seats[play.seat]?.name ?? ''
  const offers = play.choices.all
  const [chosen, choose] = useState<string | null>(null)
  const at = Math.max(
    0,
    offers.findIndex(o => keyOf(o) === chosen),
  )
  const offer = offers[at]
  const verdict = offer ? session.game.judge(play.seat, offer.command) : null
  const drawing = verdict?.drawing ?? []
  useChalk(session, drawing)
  useSight(
    look,
    drawing.flatMap(o => (o.kind === 'footprint' ? [o.footprint] : [])),
  )
  // What was selected in the phase before says nothing here: the table looks at what is decided.
  const about = offer?.unit
  useEffect(() => {
    if (about !== undefined) onUnit(about)
  }, [about, onUnit])
  const pick = (o: Offer) => {
    choose(keyOf(o))
    if (o.unit !== undefined) onUnit(o.unit)
  }
  const go = () => offer && session.desk.act(play.seat, offer.command)
  useDeedKeys(by => {
    const next = offers[(at + by + offers.length) % offers.length]
    if (next) pick(next)
  }, go)
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
          const here = o === offer
          const terms = here ? (verdict?.working ?? []) : []
          return (
            <li key={keyOf(o)} className={`deed-row${here ? ' chosen' : ''}`}>
              <button type="button" className="deed-name deed-pick" aria-pressed={here} onClick={() => pick(o)}>
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
                className={here ? `button primary of-${play.seat}` : 'button'}
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
