import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { sortChoices } from '../../table/turn'
import { radOf } from './data'

const ENOUGH = 80

/** Set-up base by base, arrivals, and the orders that each group's command may give now. */
export function Orders(slot: PanelProps) {
  const { play } = slot
  const { t } = useText()
  const rad = radOf(play.show)
  if (!rad) return null
  const offers = play.choices.all
  const placing = offers.filter(o => o.command.type === 'place' || o.command.type === 'link')
  const orders = offers.filter(o => o.command.type === 'order')
  if (placing.length === 0 && orders.length === 0) return <p className="soft">{t('rad.noOrders')}</p>
  return (
    <div className="orders">
      {placing.length > 0 && <Placing {...slot} offers={placing} />}
      {orders.length > 0 && <Giving {...slot} offers={orders} />}
    </div>
  )
}

type Offers = { readonly offers: PanelProps['play']['choices']['all'] }

function Placing({ session, play, offers }: PanelProps & Offers) {
  const text = useText()
  const { t } = text
  const { game, desk } = session
  const setUp = play.actor?.what === 'setUp'
  // The sides take turns: what is left of one's own is put down whenever it is one's turn.
  const placeAll = () => {
    for (let i = 0; i < ENOUGH; i++) {
      const next = sortChoices(game.choices(play.seat)).all.find(o => o.command.type === 'place')
      if (!next || !desk.act(play.seat, next.command)) return
    }
  }
  return (
    <>
      <p className="small soft orders-note">{t(setUp ? 'rad.setUp' : 'rad.arrivals')}</p>
      <div className="prepare-offers">
        {offers.slice(0, 12).map(o => (
          <button
            key={JSON.stringify(o.command)}
            type="button"
            className="button"
            data-testid={`choice-${o.command.type}`}
            onClick={() => desk.act(play.seat, o.command)}
          >
            {text.say(o.text)}
          </button>
        ))}
        {!setUp && offers.length > 1 && (
          <button type="button" className="button" data-testid="place-all" onClick={placeAll}>
            {t('rad.placeAll')}
          </button>
        )}
      </div>
    </>
  )
}

function Giving({ session, play, offers }: PanelProps & Offers) {
  const text = useText()
  const { t } = text
  const rad = radOf(play.show)
  const groups = rad?.groups.filter(g => g.seat === play.seat) ?? []
  return (
    <>
      <p className="small soft orders-note">{t('rad.chain')}</p>
      {groups.map(g => {
        const own = offers.filter(o => 'group' in o.command && o.command.group === g.id)
        if (own.length === 0) return null
        return (
          <div key={g.id} className="brigade">
            <div className="brigade-head">
              <h4>{text.name(g.name)}</h4>
              <span className="counter face">{t(`order.${g.order}`)}</span>
            </div>
            <div className="prepare-offers">
              {own.map(o => (
                <button
                  key={JSON.stringify(o.command)}
                  type="button"
                  className="button"
                  data-testid={`order-${g.id}-${String('order' in o.command ? o.command.order : '')}`}
                  onClick={() => session.desk.act(play.seat, o.command)}
                >
                  {t(`order.${String('order' in o.command ? o.command.order : '')}`)}
                </button>
              ))}
            </div>
          </div>
        )
      })}
    </>
  )
}
