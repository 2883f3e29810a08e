import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { Compass, Turns } from './Compass'
import '../../styles/deeds.css'
import './deeds.css'

type Offer = PanelProps['play']['choices']['all'][number]
/** What forms and lifts counters: small buttons side by side. */
const SMALL: ReadonlySet<string> = new Set(['form', 'top', 'stop', 'pass'])
const WAYS: ReadonlySet<string> = new Set(['step', 'assault'])
/** What stands beside the list. */
const BESIDE: ReadonlySet<string> = new Set([...SMALL, ...WAYS, 'rotate'])

/** What may be done now, from the drawing of a marker to the last round of a melee; a tapped hex brings its own first. */
export function Deeds({ session, play, onUnit }: PanelProps) {
  const text = useText()
  const { t } = text
  const hands = useStore(session.hands)
  const what = play.actor?.what ?? ''
  const name = session.game.info.seats[play.seat]?.name ?? ''
  const all = play.choices.all.filter(o => o.command.type !== 'endPhase')
  const ways = all.filter(o => WAYS.has(o.command.type))
  const turns = all.filter(o => o.command.type === 'rotate')
  const small = all.filter(o => SMALL.has(o.command.type))
  const here = hands.hex
  const mine = (o: Offer) => (here !== null && o.hex?.label === here) || (o.unit !== undefined && hands.selected.includes(o.unit))
  // A melee stands on its side of the hex and, with its odds, among the deeds.
  const rest = all.filter(o => o.command.type === 'assault' || !BESIDE.has(o.command.type))
  const rows = [...rest.filter(mine), ...rest.filter(o => !mine(o))]
  // Who may go somewhere is taken in hand: the table then shows where.
  const officers = play.show.bodies.filter(b => play.choices.movable.has(b.id))
  const act = (o: Offer) => session.desk.act(play.seat, o.command)
  return (
    <section
      className={`pad-place deeds side-${play.seat}`}
      aria-label={t(`sb.deeds.${what}`, { name })}
      data-testid="deeds"
      data-what={what}
    >
      <header className="pad-head">
        <h3 className="of-side">{t(`sb.deeds.${what}`, { name })}</h3>
        {all.some(o => o.hex?.label === here) && <span className="number soft">{here}</span>}
      </header>
      {(ways.length > 0 || turns.length > 0 || small.length > 0) && (
        <div className="sb-hand">
          {(ways.length > 0 || turns.length > 0) && <Compass ways={ways} onWay={act} />}
          {turns.length > 0 && <Turns turns={turns} onTurn={act} />}
          <div className="prepare-offers">
            {small.map(o => (
              <button
                key={JSON.stringify(o.command)}
                type="button"
                className="button"
                data-testid={`deed-${o.command.type}`}
                onClick={() => act(o)}
              >
                {text.say(o.text)}
              </button>
            ))}
          </div>
        </div>
      )}
      {officers.length > 0 && (
        <div className="prepare-offers">
          {officers.map(b => (
            <button
              key={b.id}
              type="button"
              className="button"
              aria-pressed={hands.selected.includes(b.id)}
              data-testid={`move-${b.id}`}
              onClick={() => onUnit(b.id)}
            >
              {t('choice.sbMoveCommander', { commander: b.name })}
            </button>
          ))}
        </div>
      )}
      {what === 'arrivals' && rows.length > 0 && <p className="small soft">{t('sb.arrivals.note')}</p>}
      {rows.length > 0 && (
        <ul className="deed-list deed-offers">
          {rows.map(o => {
            const terms =
              o.command.type === 'fire' || o.command.type === 'defend' ? session.game.judge(play.seat, o.command).working : []
            return (
              <li key={JSON.stringify(o.command)} className={`deed-row${mine(o) ? ' chosen' : ''}`}>
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
                        .map(x => `${t(`term.${x.label}`, x.with)} ${x.amount > 0 ? '+' : ''}${text.number(x.amount)}`)
                        .join(' · ')}
                    </span>
                  )}
                </button>
                <button
                  type="button"
                  className={
                    o.primary || rows.length === 1 || (here !== null && o.hex?.label === here)
                      ? `button primary of-${play.seat}`
                      : 'button'
                  }
                  data-testid={`deed-${o.command.type}`}
                  data-unit={o.unit}
                  data-hex={o.hex?.label}
                  onClick={() => act(o)}
                >
                  {t('sb.do')}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {ways.length === 0 && turns.length === 0 && small.length === 0 && rows.length === 0 && (
        <p className="soft small">{t('sb.nothing')}</p>
      )}
    </section>
  )
}
