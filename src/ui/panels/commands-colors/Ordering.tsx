import type { CcPanel } from '../../../rulesets/commands-colors'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { useSight } from '../../table/use-deeds'
import { keyOf, type Offer } from './data'

type Slot = PanelProps & { readonly cc: CcPanel }

/** Whom the card orders: those who may be, one button each, and those who have their order. */
export function Ordering({ cc, session, play, onUnit, look }: Slot) {
  const text = useText()
  const { t } = text
  const offers = play.choices.all.filter(o => o.command.type === 'order' || o.command.type === 'leaveSquare')
  const ordered = [...cc.units, ...cc.leaders].filter(w => w.seat === cc.active && w.hex !== null && w.use.ordered)
  const nameOf = (id: string | undefined) => {
    const w = [...cc.units, ...cc.leaders].find(x => x.id === id)
    return w ? `${text.name(w.name)} ${w.hex}` : ''
  }
  const footprints = play.show.bodies.filter(b => offers.some(o => o.unit === b.id)).map(b => b.footprint)
  useSight(look, footprints)
  return (
    <div className="cc-ordering">
      <p className="small">
        {cc.orders && <b data-testid="orders-given">{t('cc.given', { given: cc.orders.given, of: cc.orders.of })}</b>}{' '}
        <span className="soft">{offers.length > 0 ? t('cc.orderHow') : t('cc.whom.none')}</span>
      </p>
      <div className="cc-ways">
        {offers.map(o => (
          <button
            key={keyOf(o)}
            type="button"
            className="button"
            aria-label={text.say(o.text)}
            data-testid={`deed-${o.command.type}`}
            data-unit={o.unit}
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            {o.command.type === 'order' ? nameOf(o.unit) : text.say(o.text)}
          </button>
        ))}
      </div>
      <Ordered ordered={ordered} onUnit={onUnit} />
    </div>
  )
}

/** Those with an order, as a list of names to go to. */
export function Ordered({
  ordered,
  onUnit,
}: {
  readonly ordered: readonly (CcPanel['units'][number] | CcPanel['leaders'][number])[]
  readonly onUnit: PanelProps['onUnit']
}) {
  const text = useText()
  const { t } = text
  if (ordered.length === 0) return <p className="soft small">{t('cc.nobodyYet')}</p>
  return (
    <ul className="cc-chips" aria-label={t('cc.ordered')} data-testid="ordered">
      <li className="small soft cc-chips-head">{t('cc.ordered')}</li>
      {ordered.map(w => (
        <li key={w.id}>
          <button type="button" className="cc-chip" onClick={() => onUnit(w.id)}>
            {text.name(w.name)} <span className="small soft number">{w.hex}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Choices as rows of buttons, as they are said. */
export function Rows({
  offers,
  empty,
  session,
  play,
}: Pick<PanelProps, 'session' | 'play' | 'onUnit'> & { readonly offers: readonly Offer[]; readonly empty?: string }) {
  const text = useText()
  const hands = useStore(session.hands)
  if (offers.length === 0) return empty ? <p className="soft small">{empty}</p> : null
  const mine = (o: Offer) => o.hex?.label === hands.hex || (o.unit !== undefined && hands.selected.includes(o.unit))
  // Ways that lead to one hex and are said alike are one choice.
  const said = (o: Offer) => `${o.hex?.label ?? keyOf(o)} ${text.say(o.text)}`
  const each = offers.filter((o, i) => offers.findIndex(x => said(x) === said(o)) === i)
  const rows = [...each.filter(mine), ...each.filter(o => !mine(o))]
  return (
    <ul className="deed-list cc-rows">
      {rows.map(o => (
        <li key={keyOf(o)}>
          <button
            type="button"
            className={`button${o.primary ? ` primary of-${play.seat}` : mine(o) ? ' chosen' : ''}`}
            data-testid={`deed-${o.command.type}`}
            data-unit={o.unit}
            data-hex={o.hex?.label}
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            {text.say(o.text)}
          </button>
        </li>
      ))}
    </ul>
  )
}
