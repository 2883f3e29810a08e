import { lazy, Suspense } from 'react'
import type { UnitId } from '../../base/units'
import { useStore, useT, useText } from '../house'
import type { PanelProps } from '../ports'
import { useGamePanels } from './panels'
import type { Offer } from './turn'

// Nothing is selected while the figures come: what the pad is made of is fetched with the first selection.
const OrderPad = lazy(() => import('../pad/OrderPad').then(m => ({ default: m.OrderPad })))
const RulerBar = lazy(() => import('../pad/RulerBar').then(m => ({ default: m.RulerBar })))

/** The order pad of what is selected, with what else that unit may do. */
export function PadPlace(slot: PanelProps) {
  const { session, play } = slot
  const own = useGamePanels(slot)
  const t = useT()
  const text = useText()
  const hands = useStore(session.hands)
  if (hands.tool === 'ruler')
    return (
      <Suspense fallback={null}>
        <RulerBar {...slot} />
      </Suspense>
    )
  if (own && play.live && (play.still || (play.answers && hands.selected.length === 0)))
    return (
      <Suspense fallback={null}>
        <own.Deeds {...slot} />
      </Suspense>
    )
  const unit = hands.selected[0]
  if (!unit) return null
  const body = play.show.bodies.find(b => b.id === unit)
  if (!body) return null
  const mine = play.live && body.seat === play.seat
  const many = hands.selected.length > 1
  const back = (id: string) => ({ type: 'takeBack' as const, unit: id as UnitId })
  // Taking back has a button of its own, for one as for a line.
  const offers = mine && !many ? play.choices.ofUnit(unit).filter(o => o.command.type !== 'takeBack') : []
  // What a button would do is drawn while it is pointed at, touched or reached by key.
  const chalk = (o: Offer | null) => session.hands.chalk(o ? session.game.judge(play.seat, o.command).drawing : [])
  const goBack = mine ? hands.selected.filter(id => session.game.judge(play.seat, back(id)).kind === 'ok') : []
  return (
    <section className={`pad-place side-${body.seat}`} aria-label={t('ui.pad.label')}>
      <header className="pad-head">
        <h3 className="of-side">{many ? t('ui.pad.many', { count: hands.selected.length }) : text.name(body.name)}</h3>
        {!many && (
          <span className="soft small">
            {body.tag && text.say(body.tag)}
            {body.states.filter(s => text.has(`state.${s}`)).map(s => ` · ${t(`state.${s}`)}`)}
          </span>
        )}
      </header>
      <Suspense fallback={<span hidden data-testid="pad-coming" />}>
        <OrderPad {...slot} />
      </Suspense>
      {(offers.length > 0 || goBack.length > 0) && (
        <div className="pad-offers">
          {offers.map(o => (
            <button
              key={JSON.stringify(o.command)}
              type="button"
              className="button"
              data-testid={`unit-choice-${o.command.type}`}
              onPointerEnter={() => chalk(o)}
              onPointerLeave={() => chalk(null)}
              onFocus={() => chalk(o)}
              onBlur={() => chalk(null)}
              onClick={() => {
                chalk(null)
                session.desk.act(play.seat, o.command)
              }}
            >
              {text.say(o.text)}
            </button>
          ))}
          {goBack.length > 0 && (
            <button
              type="button"
              className="button"
              data-testid="take-back"
              onClick={() => {
                for (const id of goBack) session.desk.act(play.seat, back(id))
              }}
            >
              {t(many ? 'ui.pad.takeBackMany' : 'ui.pad.takeBack', { count: goBack.length })}
            </button>
          )}
        </div>
      )}
      <Suspense fallback={null}>{own && <own.Piece {...slot} piece={unit} />}</Suspense>
    </section>
  )
}
