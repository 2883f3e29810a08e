import type { Name } from '../../../rulesets/contract'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { sbOf } from './data'

type Offers = PanelProps['play']['choices']['all']

/** What is done under seal: orders commander by commander, then the markers of the turn; and the set-up. */
export function Orders({ session, play }: PanelProps) {
  const text = useText()
  const { t } = text
  const what = play.actor?.what ?? ''
  const sb = sbOf(play.mine)
  if (!sb) return null
  const offers = play.choices.all
  const act = (o: Offers[number]) => session.desk.act(play.seat, o.command)
  const commanders = (own: typeof sb.commanders) =>
    own.map(c => {
      const now = c.issued === null || c.issued === 'sealed' ? c.order : c.issued
      const may = offers.filter(o => o.command.type === 'order' && 'commander' in o.command && o.command.commander === c.id)
      return (
        <div key={c.id} className="brigade">
          <div className="brigade-head">
            <h4>{text.name(c.name)}</h4>
            <span className="counter face">{t(`order.${now}`)}</span>
          </div>
          {!c.inCommand && <div className="small soft">{t('sb.outOfCommand')}</div>}
          {c.reiterated && <div className="small soft">{t('sb.reiterated')}</div>}
          {may.length > 0 && (
            <div className="prepare-offers">
              {may.map(o => {
                const order = String('order' in o.command ? o.command.order : '')
                return (
                  <button
                    key={order}
                    type="button"
                    className="button"
                    data-testid={`order-${c.id}-${order}`}
                    onClick={() => act(o)}
                  >
                    {t(`order.${order}`)}
                  </button>
                )
              })}
            </div>
          )}
        </div>
      )
    })
  if (what === 'orders')
    return (
      <div className="orders">
        <p className="small soft orders-note">{t('sb.orders.note')}</p>
        {commanders(sb.commanders.filter(c => c.seat === play.seat && c.place === 'map'))}
      </div>
    )
  if (what === 'markers')
    return (
      <div className="orders">
        <p className="small soft orders-note">{t('sb.markers.note')}</p>
        <div className="prepare-offers">
          {offers
            .filter(o => o.command.type === 'marker')
            .map(o => {
              const inside = 'in' in o.command && o.command.in === false
              return (
                <button
                  key={String('marker' in o.command ? o.command.marker : '')}
                  type="button"
                  className="button"
                  data-testid={`marker-${String('marker' in o.command ? o.command.marker : '')}`}
                  aria-pressed={inside}
                  title={text.say(o.text)}
                  onClick={() => act(o)}
                >
                  {inside && <span aria-hidden="true">✓ </span>}
                  {text.name(o.text.with?.marker as Name)}
                </button>
              )
            })}
        </div>
      </div>
    )
  // The set-up: places, initial orders where they are chosen (3.2.4), reinforcements of the first turn (7.1).
  const parts = (
    [
      ['put', ['put']],
      ['order', ['order']],
      ['arrival', ['arrival', 'arriveFirst']],
    ] as const
  ).map(([part, types]) => ({ part, may: offers.filter(o => (types as readonly string[]).includes(o.command.type)) }))
  if (parts.every(p => p.may.length === 0)) return <p className="soft">{t('sb.orders.none')}</p>
  return (
    <div className="orders">
      {parts
        .filter(p => p.may.length > 0)
        .map(({ part, may }) => (
          <section key={part}>
            <p className="small soft orders-note">{t(`sb.setUp.${part}`)}</p>
            {part === 'order' ? (
              commanders(sb.commanders.filter(c => c.seat === play.seat))
            ) : (
              <div className="prepare-offers">
                {may.map(o => (
                  <button
                    key={JSON.stringify(o.command)}
                    type="button"
                    className="button"
                    data-testid={`choice-${part}`}
                    onClick={() => act(o)}
                  >
                    {text.say(o.text)}
                  </button>
                ))}
              </div>
            )}
          </section>
        ))}
    </div>
  )
}
