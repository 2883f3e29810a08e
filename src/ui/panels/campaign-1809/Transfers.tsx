import { useState } from 'react'
import type { CampPanel } from '../../../rulesets/campaign-1809'
import type { Typed } from '../../../rulesets/contract'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { ARMS, type Points, total } from './data'

const NOTHING: Points = { ipf: 0, cpf: 0, apf: 0 }

/** The commander-in-chief reassigns: points go from unit to unit of his point; leaders go over. */
export function Transfers({ camp, session, play }: PanelProps & { readonly camp: CampPanel }) {
  const text = useText()
  const { t } = text
  const offers = play.choices.all
  const council = offers.find(o => o.command.type === 'council')
  const joins = offers.filter(o => o.command.type === 'join' || o.command.type === 'form')
  const pairs = offers.flatMap(o => (o.command.type === 'transfer' ? [o.command as unknown as { from: string; to: string }] : []))
  if (!council && joins.length === 0 && pairs.length === 0) return null
  return (
    <details className="camp-transfers">
      <summary className="small">{t('camp.transfers')}</summary>
      {council && (
        <button
          type="button"
          className="button"
          data-testid="deed-council"
          onClick={() => session.desk.act(play.seat, council.command)}
        >
          {text.say(council.text)}
        </button>
      )}
      {pairs.length > 0 && <Deal camp={camp} pairs={pairs} session={session} seat={play.seat} />}
      {joins.length > 0 && (
        <div className="prepare-offers">
          {joins.map(o => (
            <button
              key={JSON.stringify(o.command)}
              type="button"
              className="button"
              data-testid={`deed-${o.command.type}`}
              onClick={() => session.desk.act(play.seat, o.command)}
            >
              {text.say(o.text)}
            </button>
          ))}
        </div>
      )}
    </details>
  )
}

function Deal({
  camp,
  pairs,
  session,
  seat,
}: {
  readonly camp: CampPanel
  readonly pairs: readonly { readonly from: string; readonly to: string }[]
  readonly session: PanelProps['session']
  readonly seat: PanelProps['play']['seat']
}) {
  const text = useText()
  const { t } = text
  const froms = [...new Set(pairs.map(p => p.from))]
  const [from, setFrom] = useState(froms[0]!)
  const tos = [...new Set(pairs.filter(p => p.from === from).map(p => p.to))]
  const [wanted, setTo] = useState(tos[0]!)
  const to = tos.includes(wanted) ? wanted : tos[0]
  const [points, setPoints] = useState<Points>(NOTHING)
  const unit = (id: string | undefined) => camp.units.find(u => u.id === id)
  const has = unit(from)?.points ?? NOTHING
  const command = { type: 'transfer', from, to, points } as Typed
  const verdict = to !== undefined && total(points) > 0 ? session.game.judge(seat, command) : null
  const pick = (value: string, set: (v: string) => void, ids: readonly string[], label: string) => (
    <label className="camp-pick small">
      {label}
      <select value={value} onChange={e => set(e.target.value)}>
        {ids.map(id => (
          <option key={id} value={id}>
            {text.name(unit(id)?.name ?? { it: id, en: id })}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className="camp-deal">
      {pick(from, setFrom, froms, t('camp.from'))}
      {to !== undefined && pick(to, setTo, tos, t('camp.to'))}
      {ARMS.map(arm => (
        <label key={arm} className="camp-pick small">
          {t(`camp.arm.${arm}`)}
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={has[arm]}
            value={points[arm]}
            data-testid={`deal-${arm}`}
            onChange={e =>
              setPoints({ ...points, [arm]: Math.max(0, Math.min(has[arm], Math.floor(Number(e.target.value)) || 0)) })
            }
          />
          <span className="soft">{t('camp.of', { count: has[arm] })}</span>
        </label>
      ))}
      <button
        type="button"
        className="button"
        disabled={verdict?.kind !== 'ok'}
        data-testid="deal-go"
        onClick={() => {
          if (session.desk.act(seat, command)) setPoints(NOTHING)
        }}
      >
        {t('camp.give')}
      </button>
      {verdict && verdict.kind !== 'ok' && verdict.refusals[0] && (
        <p className="small deed-why">{t(`refusal.${verdict.refusals[0].code}`, verdict.refusals[0].with)}</p>
      )}
    </div>
  )
}
