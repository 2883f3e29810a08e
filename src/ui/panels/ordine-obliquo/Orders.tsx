import { useState } from 'react'
import type { Typed } from '../../../rulesets/contract'
import type { OoCommand, OoPanel, OoRosterBrigade } from '../../../rulesets/ordine-obliquo'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { ooOf } from './data'
import { Objectives } from './Objectives'
import { Preparation } from './Preparation'

type Order = Extract<OoCommand, { readonly type: 'order' }>['order']
const PLAIN = ['halt', 'cautious', 'objective', 'attack', 'withdraw'] as const
type Kind = (typeof PLAIN)[number]

interface Holder {
  readonly id: string
  readonly name: { readonly it: string; readonly en: string }
  readonly line: NonNullable<OoRosterBrigade['order']>
}

/** Brigades, and units with a counter of their own. */
const holdersOf = (oo: OoPanel, seat: string): readonly Holder[] =>
  oo.brigades
    .filter(b => b.seat === seat)
    .flatMap(b => [
      ...(b.order && b.units.some(u => u.place === 'table') ? [{ id: b.id, name: b.name, line: b.order }] : []),
      ...b.units.flatMap(u => (u.order && u.place === 'table' ? [{ id: u.id, name: u.name, line: u.order }] : [])),
    ])

/** Order sheets: one a general, written in secret. */
export function Orders(slot: PanelProps) {
  const { session, play } = slot
  const text = useText()
  const { t } = text
  const oo = ooOf(play.mine)
  const what = play.actor?.what
  if (!oo || !what) return null
  if (what === 'objectives') return <Objectives {...slot} oo={oo} />
  if (what === 'deploy' || what === 'terrain' || what === 'arrivals') return <Preparation {...slot} oo={oo} what={what} />
  const seat = play.seat === 'b' ? 'b' : 'a'
  const own = oo.couriers.filter(c => c.seat === seat)
  const klass = oo.command[seat].class
  return (
    <div className="orders">
      {klass && (
        <p className="small soft orders-note">
          {t(what === 'firstOrders' ? 'ui.orders.first' : 'ui.orders.note', { class: { phrase: { code: `class.${klass}` } } })}
        </p>
      )}
      {play.choices.open
        .filter(o => o.command.type === 'retreatPoint')
        .map(o => (
          <button
            key={JSON.stringify(o.command)}
            type="button"
            className="button"
            data-testid="retreat-point"
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            {text.say(o.text)}
          </button>
        ))}
      {holdersOf(oo, seat).map(h => (
        <OrderSheet key={h.id} holder={h} oo={oo} slot={slot} />
      ))}
      {own.length > 0 && (
        <ul className="couriers small">
          {own.map(c => (
            <li key={c.id}>{t('ui.orders.courier', { name: c.name, turn: c.arrives })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OrderSheet({ holder, oo, slot }: { readonly holder: Holder; readonly oo: OoPanel; readonly slot: PanelProps }) {
  const text = useText()
  const { t } = text
  const { session, play, onUnit } = slot
  const [open, setOpen] = useState<Kind | null>(null)
  const { line } = holder
  const give = (order: Order) => {
    const command = { type: 'order', to: holder.id, order } as const
    if (session.desk.act(play.seat, command as Typed)) setOpen(null)
  }
  const pick = (kind: Kind) => {
    if (kind === 'attack' || kind === 'objective') setOpen(open === kind ? null : kind)
    else give({ kind })
  }
  const general = oo.brigades.find(b => b.id === holder.id)?.general.id ?? holder.id
  return (
    <section className="order-sheet" data-testid={`orders-${holder.id}`} aria-label={text.name(holder.name)}>
      <header>
        <button type="button" className="order-holder" onClick={() => onUnit(general)}>
          {text.name(holder.name)}
        </button>
        <span className="order-now book" data-testid={`order-now-${holder.id}`}>
          {line.phrase ? text.say(line.phrase) : t('ui.roster.noOrder')}
        </span>
      </header>
      {line.may ? (
        <div className="order-kinds">
          {PLAIN.map(kind => (
            <button
              key={kind}
              type="button"
              className="order-kind"
              data-testid={`order-${holder.id}-${kind}`}
              title={t(`order.${kind}`)}
              aria-pressed={(open ?? line.order?.kind) === kind}
              aria-expanded={kind === 'attack' || kind === 'objective' ? open === kind : undefined}
              onClick={() => pick(kind)}
            >
              {t(`orderShort.${kind}`)}
            </button>
          ))}
        </div>
      ) : (
        line.why && <p className="small soft">{text.say(line.why)}</p>
      )}
      {open === 'attack' && (
        <Targets
          label={t('ui.orders.target')}
          targets={oo.brigades
            .filter(b => b.seat !== play.seat)
            .flatMap(b => [
              // The chief's own units are attacked as one or each for itself.
              ...(b.chief && b.units.length === 0 ? [] : [{ id: b.id, name: b.name }]),
              ...b.units.filter(u => b.chief || u.detached).map(u => ({ id: u.id, name: u.name })),
            ])}
          testId={`target-${holder.id}`}
          onPick={target => give({ kind: 'attack', target })}
        />
      )}
      {open === 'objective' && (
        <Targets
          label={t('ui.orders.place')}
          targets={oo.places.map(p => ({ id: p.ground, name: p.name }))}
          testId={`place-${holder.id}`}
          onPick={id => {
            const place = oo.places.find(p => p.ground === id)
            if (place) give({ kind: 'objective', place: place.at, ground: place.ground })
          }}
        />
      )}
      <Detach holder={holder} oo={oo} slot={slot} />
    </section>
  )
}

function Targets({
  label,
  targets,
  testId,
  onPick,
}: {
  readonly label: string
  readonly targets: readonly { readonly id: string; readonly name: { readonly it: string; readonly en: string } }[]
  readonly testId: string
  readonly onPick: (id: string) => void
}) {
  const text = useText()
  return (
    <fieldset className="order-targets" aria-label={label}>
      <legend className="small soft">{label}</legend>
      {targets.map(x => (
        <button key={x.id} type="button" className="order-kind" data-testid={`${testId}-${x.id}`} onClick={() => onPick(x.id)}>
          {text.name(x.name)}
        </button>
      ))}
    </fieldset>
  )
}

/** 2.5: one unit of a brigade may be given orders of its own. */
function Detach({ holder, oo, slot }: { readonly holder: Holder; readonly oo: OoPanel; readonly slot: PanelProps }) {
  const text = useText()
  const { session, play } = slot
  const brigade = oo.brigades.find(b => b.id === holder.id)
  const may = (unit: string) =>
    session.game.judge(play.seat, { type: 'detach', unit, order: { kind: 'halt' } } as Typed).kind === 'ok'
  const units = brigade && !brigade.chief ? brigade.units.filter(u => u.place === 'table' && !u.detached && may(u.id)) : []
  if (units.length === 0) return null
  return (
    <details className="detach small">
      <summary>{text.t('ui.orders.detach')}</summary>
      {units.map(u => (
        <button
          key={u.id}
          type="button"
          className="order-kind"
          data-testid={`detach-${u.id}`}
          onClick={() => session.desk.act(play.seat, { type: 'detach', unit: u.id, order: { kind: 'halt' } } as Typed)}
        >
          {text.name(u.name)}
        </button>
      ))}
    </details>
  )
}
