import { useState } from 'react'
import type { CampPanel } from '../../../rulesets/campaign-1809'
import type { Overlay } from '../../../rulesets/contract'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { useChalk } from '../../table/use-deeds'
import { Deed } from './Deed'
import { dayOf, placeName } from './data'

type March = CampPanel['marches'][number]

/** A group on the march: how far its leader may go, where to, at what cost; and how far off any other point is. */
export function Group({ camp, session, play }: PanelProps & { readonly camp: CampPanel }) {
  const text = useText()
  const { t } = text
  const hands = useStore(session.hands)
  const [looked, look] = useState<string | null>(null)
  const group = camp.group!
  const units = camp.units.filter(u => group.units.includes(u.id))
  const leader = camp.leaders.find(l => l.id === group.leader)
  const offers = play.choices.all
  const steps = offers.flatMap(o => (o.command.type === 'step' ? [{ o, to: (o.command as unknown as { to: string }).to }] : []))
  const others = offers.filter(o => o.command.type !== 'step')
  // What the hand has come to on the map goes before what was looked at here.
  const goal = hands.hex ?? looked
  const march = camp.marches.find(m => m.to === goal)
  const spot = (id: string) => play.show.spots?.find(s => s.id === id)?.at
  const way = (march?.path ?? []).map(spot).filter(p => p !== undefined)
  const drawn: readonly Overlay[] = way.length > 1 ? [{ id: 'march', kind: 'line', tone: 'reach', points: way }] : []
  useChalk(session, drawn)
  const deed = (o: (typeof others)[number]) => <Deed key={o.command.type} session={session} play={play} offer={o} />
  return (
    <>
      <p className="small">
        {units.map(u => text.name(u.name)).join(', ')}
        {' · '}
        {t('camp.group.at', { place: placeName(camp, units[0]?.at ?? '') })}
        {' · '}
        {leader && t('camp.group.cap', { leader: leader.name, count: group.cap })}
        {' · '}
        {t('camp.moves', { count: Math.min(...units.map(u => u.pm)) })}
      </p>
      {steps.length === 0 && <p className="small soft">{t('camp.group.nowhere')}</p>}
      <div className="prepare-offers">
        {steps.map(({ o, to }) => (
          <button
            key={to}
            type="button"
            className={`button${goal === to ? ' looked' : ''}`}
            data-testid={`step-${to}`}
            onPointerEnter={() => look(to)}
            onFocus={() => look(to)}
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            {text.name(placeName(camp, to))} <span className="number small">{o.hex?.tag && text.say(o.hex.tag)}</span>
          </button>
        ))}
      </div>
      <Far camp={camp} turn={play.show.status.turn} march={march} onLook={look} />
      {/* What ends the march stays in sight; the rest goes with what is read. */}
      <div className="prepare-offers">{others.filter(o => !o.primary).map(deed)}</div>
      <div className="deed-do">{others.filter(o => o.primary).map(deed)}</div>
    </>
  )
}

/** How far a point is: price, when one is there, by which points. Chosen here, or on the map. */
function Far({
  camp,
  turn,
  march,
  onLook,
}: {
  readonly camp: CampPanel
  readonly turn: number
  readonly march: March | undefined
  readonly onLook: (to: string) => void
}) {
  const text = useText()
  const { t } = text
  const name = (id: string) => text.name(placeName(camp, id))
  const all = [...camp.marches].sort((p, q) => name(p.to).localeCompare(name(q.to)))
  const there = turn + (march?.turns ?? 0)
  return (
    <div className="camp-far small">
      <label className="camp-pick">
        {t('camp.far')}
        <select value={march?.to ?? ''} data-testid="far" onChange={e => onLook(e.target.value)}>
          <option value="">–</option>
          {all.map(m => (
            <option key={m.to} value={m.to}>
              {name(m.to)}
            </option>
          ))}
        </select>
      </label>
      {march && (
        <p data-testid="far-told">
          {t(march.turns === 0 ? 'camp.far.now' : there > camp.dates.length ? 'camp.far.late' : 'camp.far.then', {
            place: name(march.to),
            cost: march.cost,
            turn: there,
            day: { phrase: dayOf(camp, there) },
          })}
          {march.path.length > 2 && ` ${t('camp.far.by', { way: march.path.slice(1, -1).map(name).join(', ') })}`}
        </p>
      )}
    </div>
  )
}
