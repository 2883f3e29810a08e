import { useState } from 'react'
import type { OoFire } from '../../../rulesets/ordine-obliquo'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { useChalk, useDeedKeys } from '../../table/use-deeds'
import { Firers } from './FireAt'
import { Odds } from './Odds'
import { Working } from './Working'

/** 8.9: the other side's move waits. Who fires at it, or nobody: it is asked in the colour of the side that may. */
export function Opportunity({ opportunity, ...slot }: PanelProps & { readonly opportunity: NonNullable<OoFire['opportunity']> }) {
  const { session, play } = slot
  const { t } = useText()
  const { shots, name, oddsOf } = opportunity
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const by = shots.filter(s => s.may && !left.has(s.unit))
  const send = (units: readonly string[]) =>
    session.desk.act(play.seat, { type: 'opportunityFire', by: units } as { type: string })
  const go = () => by.length > 0 && send(by.map(s => s.unit))
  useDeedKeys(() => {}, go)
  useChalk(
    session,
    (by.length > 0 ? by : shots).flatMap(s => s.drawing),
  )
  const [one] = by
  return (
    <>
      <p className="book" role="status">
        {t('opportunity.ask', { name: session.game.info.seats[play.seat]?.name ?? '', mover: name })}
      </p>
      <div className="deed-two">
        <Firers slot={slot} shots={shots} left={left} onChange={setLeft} label={t('opportunity.who', { mover: name })} />
        <div className="deed-detail">
          {by.length === 1 && one && <Working terms={one.working} />}
          {by.length > 0 && <Odds odds={oddsOf(by.map(x => x.unit))} />}
          <p className="small soft">{t('opportunity.price')}</p>
          <div className="deed-do">
            <button
              type="button"
              className={`button primary of-${play.seat}`}
              disabled={by.length === 0}
              data-testid="fire-go"
              onClick={go}
            >
              {t('fire.together', { count: by.length })}
            </button>
          </div>
        </div>
      </div>
    </>
  )
}
