import { useState } from 'react'
import type { CampPanel } from '../../../rulesets/campaign-1809'
import type { Typed } from '../../../rulesets/contract'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { placeName, type Unit } from './data'
import { Strength } from './Strength'
import { Transfers } from './Transfers'

/** No group is moving: who shall march is picked point by point, together or one after the other. */
export function Muster({ camp, ...slot }: PanelProps & { readonly camp: CampPanel }) {
  const { play, session } = slot
  const { t } = useText()
  const hands = useStore(session.hands)
  const mine = camp.units.filter(u => u.seat === play.seat && u.at !== null)
  const free = mine.filter(u => play.choices.all.some(o => o.command.type === 'activate' && o.unit === u.id))
  // The point that the hand has come to on the map stands first.
  const points = [...new Set(free.map(u => u.at!))].sort((p, q) => Number(q === hands.hex) - Number(p === hands.hex))
  return (
    <>
      <p className="small soft">{t(points.length > 0 ? 'camp.muster' : 'camp.muster.none')}</p>
      <div className="camp-points">
        {points.map(at => (
          <Point
            key={at}
            camp={camp}
            at={at}
            units={mine.filter(u => u.at === at && !u.tested)}
            slot={slot}
            looked={at === hands.hex}
          />
        ))}
      </div>
      <Transfers camp={camp} {...slot} />
    </>
  )
}

function Point({
  camp,
  at,
  units,
  slot,
  looked,
}: {
  readonly camp: CampPanel
  readonly at: string
  readonly units: readonly Unit[]
  readonly slot: PanelProps
  readonly looked: boolean
}) {
  const { session, play, onUnit } = slot
  const text = useText()
  const { t } = text
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const going = units.filter(u => !left.has(u.id)).map(u => u.id)
  const command = { type: 'activate', units: going } as Typed
  const verdict = going.length > 0 ? session.game.judge(play.seat, command) : null
  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
    onUnit(id)
  }
  return (
    <fieldset className={`camp-point${looked ? ' looked' : ''}`}>
      <legend>{text.name(placeName(camp, at))}</legend>
      <div className="camp-muster">
        <div>
          {units.map(u => (
            <label key={u.id} className="deed-row">
              <input type="checkbox" checked={!left.has(u.id)} data-testid={`muster-${u.id}`} onChange={() => toggle(u.id)} />
              <span className="deed-name">
                {text.name(u.name)}
                <Strength points={u.points} />
              </span>
            </label>
          ))}
        </div>
        <button
          type="button"
          className="button"
          disabled={verdict?.kind !== 'ok'}
          data-testid={`activate-${at}`}
          aria-label={t('camp.activateIn', { count: going.length, place: placeName(camp, at) })}
          onClick={() => session.desk.act(play.seat, command)}
        >
          {t('camp.activate', { count: going.length })}
        </button>
      </div>
      {verdict && verdict.kind !== 'ok' && verdict.refusals[0] && (
        <p className="small deed-why">{t(`refusal.${verdict.refusals[0].code}`, verdict.refusals[0].with)}</p>
      )}
    </fieldset>
  )
}
