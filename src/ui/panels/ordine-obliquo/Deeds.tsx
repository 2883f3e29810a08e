import type { OoFire } from '../../../rulesets/ordine-obliquo'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { ooOf } from './data'
import { FireAt } from './FireAt'
import { FireBy } from './FireBy'
import { Melees } from './Melees'
import { percent } from './Odds'
import { Offers } from './Offers'
import { Opportunity } from './Opportunity'
import '../../styles/deeds.css'

/** What is done in the phases in which nobody moves: fire, melee, rallying. It stands where the order pad does. */
export function Deeds(slot: PanelProps) {
  const { session, play } = slot
  const { t } = useText()
  const what = play.actor?.what ?? ''
  const name = session.game.info.seats[play.seat]?.name ?? ''
  return (
    <section
      className={`pad-place deeds side-${play.seat}`}
      aria-label={t(`deeds.${what}`, { name })}
      data-testid="deeds"
      data-what={what}
    >
      <header className="pad-head">
        <h3 className="of-side">{t(`deeds.${what}`, { name })}</h3>
        <RealDice {...slot} />
      </header>
      <What {...slot} what={what} />
    </section>
  )
}

function What({ what, ...slot }: PanelProps & { readonly what: string }) {
  const { session, play } = slot
  const oo = ooOf(session.game.show(play.seat))
  if (!oo) return null
  if (what === 'opportunity' && oo.fire?.opportunity) return <Opportunity {...slot} opportunity={oo.fire.opportunity} />
  if ((what === 'fire1' || what === 'fire2') && oo.fire) return <Firing {...slot} fire={oo.fire} />
  if (what === 'melee') return <Melees {...slot} />
  return <Offers {...slot} />
}

/** The unit chosen says what is asked: an own one, whom it fires at; an enemy, who fires at it; none, who could be fired at. */
function Firing({ fire, ...slot }: PanelProps & { readonly fire: OoFire }) {
  const { session, play } = slot
  const hands = useStore(session.hands)
  const [chosen] = hands.selected
  const own = fire.units.find(u => u.unit === chosen)
  if (own) return <FireBy key={own.unit} {...slot} of={own} />
  const enemy = play.show.bodies.find(b => b.id === chosen && b.seat !== play.seat)
  if (enemy) return <FireAt key={enemy.id} {...slot} fire={fire} target={enemy.id} />
  return <Targets {...slot} fire={fire} />
}

/** Everybody who can be fired at, and by how many. */
function Targets({ fire, onUnit }: PanelProps & { readonly fire: OoFire }) {
  const text = useText()
  const { t } = text
  if (fire.volleys.length === 0) return <p className="soft">{t('fire.nobody')}</p>
  return (
    <>
      <p className="small soft">{t('fire.choose')}</p>
      <ul className="deed-list">
        {fire.volleys.map(v => (
          <li key={v.target}>
            <button type="button" className="deed-row" data-testid={`volley-${v.target}`} onClick={() => onUnit(v.target)}>
              <span className="deed-name">{text.name(v.name)}</span>
              <span className="small soft">{t('fire.by', { count: v.by.length })}</span>
              <span className="number">{t('fire.hitChance', { percent: percent(1 - v.odds.none) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where the page rolls, the next roll may be made with real dice all the same. */
function RealDice({ session }: PanelProps) {
  const { t } = useText()
  const desk = useStore(session.desk)
  if (session.game.info.dice !== 'table') return null
  return (
    <button
      type="button"
      className="button bare deeds-real small"
      aria-pressed={desk.real}
      data-testid="deeds-real"
      onClick={() => session.desk.takeReal(!desk.real)}
    >
      {t('ui.menu.real')}
    </button>
  )
}
