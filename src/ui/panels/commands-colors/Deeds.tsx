import { useEffect, useRef } from 'react'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { BannerRow } from './Banners'
import { CardFace } from './CardFace'
import { ccOf, type Offer, seenOf } from './data'
import { Fighting, FightTold } from './Fighting'
import { Hand } from './Hand'
import { Moving } from './Moving'
import { Ordering, Rows } from './Ordering'
import { Reaction } from './Reaction'
import '../../styles/deeds.css'
import './cards.css'

/** What may be done now, from the deal to the last roll of a melee; the banners and the card of the turn stand over it. */
export function Deeds(slot: PanelProps) {
  const { session, play } = slot
  const { t } = useText()
  const cc = ccOf(play.show)
  const what = play.actor?.what ?? ''
  const name = session.game.info.seats[play.seat]?.name ?? ''
  const box = useRef<HTMLElement>(null)
  // What is asked next is read from its beginning, however far down the last was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new question.
  useEffect(() => {
    for (const x of [box.current, box.current?.closest('.sheet-body')]) x?.scrollTo(0, 0)
  }, [what, play.seat])
  if (!cc) return null
  const card = cc.played
  return (
    <section
      ref={box}
      className={`pad-place deeds cc-deeds side-${play.seat}`}
      aria-label={t(`cc.deeds.${what}`, { name })}
      data-testid="deeds"
      data-what={what}
    >
      <header className="pad-head cc-head">
        <h3 className="of-side">{t(`cc.deeds.${what}`, { name })}</h3>
        {card && what !== 'cc_command' && (
          <span className="cc-now small" data-testid="card-now">
            {t(card.plain ? 'cc.nowPlain' : 'cc.now', { card: { phrase: { code: `card.${card.card}` } } })}
          </span>
        )}
        <BannerRow session={session} cc={cc} />
      </header>
      <What {...slot} what={what} />
    </section>
  )
}

function What({ what, ...slot }: PanelProps & { readonly what: string }) {
  const { play, session } = slot
  const { t } = useText()
  const cc = ccOf(play.show)
  if (!cc) return null
  const all = play.choices.all.filter(o => o.command.type !== 'done')
  switch (what) {
    case 'cc_command':
      return <Hand {...slot} />
    case 'cc_order':
      return <Ordering {...slot} cc={cc} />
    case 'cc_move':
      return <Moving {...slot} cc={cc} />
    case 'cc_combat':
    case 'cc_bonus':
      return <Fighting {...slot} cc={cc} />
    case 'cc_react':
      return <Reaction {...slot} cc={cc} />
    case 'cc_pick':
      return <Pick {...slot} offers={all} />
    case 'cc_scout':
      return <Keep {...slot} offers={all} />
    case 'cc_back': {
      const back = cc.fights.find(f => f.kind === 'back')
      return (
        <div className="deed-two">
          {back && (
            <div className="deed-detail">
              <FightTold fight={back} />
            </div>
          )}
          <Rows {...slot} offers={all} />
        </div>
      )
    }
    case 'cc_ignore':
      return (
        <div className="deed-two">
          {cc.ignoring && (
            <ul className="small cc-why">
              {(['leader', 'support', 'own', 'ground'] as const).map(k =>
                cc.ignoring && cc.ignoring[k] > 0 ? <li key={k}>{t(`cc.ignore.${k}`, { count: cc.ignoring[k] })}</li> : null,
              )}
            </ul>
          )}
          <Rows {...slot} offers={all} />
        </div>
      )
    default:
      return <Rows {...slot} offers={all} empty={session.game.get().outcome ? '' : t('cc.nothing')} />
  }
}

type Offered = PanelProps & { readonly offers: readonly Offer[] }

/** The other side's cards, face down: one of them goes under the square. */
function Pick({ offers, session, play }: Offered) {
  const text = useText()
  return (
    <ul className="cc-fan cc-picks">
      {offers.map((o, i) => (
        <li key={JSON.stringify(o.command)}>
          <button
            type="button"
            className="cc-pick"
            aria-label={text.say(o.text)}
            data-testid={`pick-${i}`}
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            <CardFace card="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
/** The two cards that a scout brought; one stays. */
function Keep({ offers, ...slot }: Offered) {
  const text = useText()
  const { session, play } = slot
  const ask = seenOf(slot)?.ask
  const cards = ask?.what === 'scout' ? ask.cards : []
  return (
    <ul className="cc-fan cc-picks">
      {offers.map((o, i) => (
        <li key={JSON.stringify(o.command)}>
          <button
            type="button"
            className="cc-pick"
            aria-label={text.say(o.text)}
            data-testid={`keep-${i}`}
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            <CardFace card={cards[i] ?? ''} words />
          </button>
        </li>
      ))}
    </ul>
  )
}
