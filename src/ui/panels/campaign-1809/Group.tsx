import { useState } from 'react'
import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { useChalk } from '../../table/use-deeds'
import { placeName } from './data'

/** A group on the march: how far its leader may go, where to, at what cost. */
export function Group({ camp, session, play }: PanelProps & { readonly camp: CampPanel }) {
  const text = useText()
  const { t } = text
  const [looked, look] = useState<string | null>(null)
  const group = camp.group!
  const units = camp.units.filter(u => group.units.includes(u.id))
  const leader = camp.leaders.find(l => l.id === group.leader)
  const offers = play.choices.all
  const steps = offers.flatMap(o => (o.command.type === 'step' ? [{ o, to: (o.command as unknown as { to: string }).to }] : []))
  const others = offers.filter(o => o.command.type !== 'step')
  const verdict = looked ? session.game.judge(play.seat, { type: 'step', to: looked } as { type: string }) : null
  useChalk(session, verdict?.drawing ?? [])
  const costOf = (to: string) =>
    session.game.judge(play.seat, { type: 'step', to } as { type: string }).working.reduce((n, w) => n + w.amount, 0)
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
            className="button"
            data-testid={`step-${to}`}
            onPointerEnter={() => look(to)}
            onFocus={() => look(to)}
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            {text.name(placeName(camp, to))} <span className="number small">{t('camp.cost', { count: costOf(to) })}</span>
          </button>
        ))}
      </div>
      <div className="deed-do">
        {others.map(o => (
          <button
            key={o.command.type}
            type="button"
            className={o.primary ? `button primary of-${play.seat}` : 'button'}
            data-testid={`deed-${o.command.type}`}
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            {text.say(o.text)}
          </button>
        ))}
      </div>
    </>
  )
}
