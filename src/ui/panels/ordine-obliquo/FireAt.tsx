import { useState } from 'react'
import type { OoFire, OoShot } from '../../../rulesets/ordine-obliquo'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { useChalk, useDeedKeys } from '../../table/use-deeds'
import { Odds } from './Odds'
import { Needed, Range } from './Range'
import { Why, Working } from './Working'

/** One enemy: who fires at him together, each with his number, and what comes of all of it. */
export function FireAt({ fire, target, ...slot }: PanelProps & { readonly fire: OoFire; readonly target: string }) {
  const { session, play } = slot
  const { t } = useText()
  const shots = fire.units.filter(u => u.fired === null && u.why === null).flatMap(u => u.shots.filter(s => s.target === target))
  const may = shots.filter(s => s.may)
  const volley = fire.volleys.find(v => v.target === target)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const by = may.filter(s => !left.has(s.unit))
  const go = () => {
    if (by.length === 0) return
    // Fired, the table is open again for the next target; not so while faces are asked for or something is refused.
    if (session.desk.act(play.seat, { type: 'fire', target, by: by.map(s => s.unit) } as { type: string }))
      session.hands.select([])
  }
  useDeedKeys(() => {}, go)
  useChalk(
    session,
    (by.length > 0 ? by : shots.slice(0, 1)).flatMap(s => s.drawing),
  )
  const body = play.show.bodies.find(b => b.id === target)
  if (shots.length === 0) return <p className="book">{t('fire.noneAt', { target: body?.name ?? '' })}</p>
  const odds = by.length === 1 ? by[0]?.odds : volley?.oddsOf(by.map(s => s.unit))
  return (
    <div className="deed-two">
      <Firers slot={slot} shots={shots} left={left} onChange={setLeft} label={t('fire.at', { target: body?.name ?? '' })} />
      <div className="deed-detail">
        {by.length === 1 && by[0] && <Working terms={by[0].working} />}
        {by.length > 0 && odds && <Odds odds={odds} />}
        {may.length > 0 && (
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
        )}
      </div>
    </div>
  )
}

/** Who may fire, each to be left out; below them who may not, and why. */
export function Firers({
  slot,
  shots,
  left,
  onChange,
  label,
}: {
  readonly slot: PanelProps
  readonly shots: readonly OoShot[]
  readonly left: ReadonlySet<string>
  readonly onChange: (left: ReadonlySet<string>) => void
  readonly label: string
}) {
  const text = useText()
  const name = (unit: string) => {
    const body = slot.play.show.bodies.find(b => b.id === unit)
    return body ? text.name(body.name) : unit
  }
  const toggle = (unit: string) => {
    const next = new Set(left)
    if (!next.delete(unit)) next.add(unit)
    onChange(next)
  }
  const able = shots.filter(s => s.may)
  const not = shots.filter(s => !s.may)
  const row = (s: OoShot) => (
    <label key={s.unit} className={`deed-row${s.may ? '' : ' not'}`}>
      <input
        type="checkbox"
        checked={s.may && !left.has(s.unit)}
        disabled={!s.may}
        data-testid={`firer-${s.unit}`}
        onChange={() => toggle(s.unit)}
      />
      <span className="deed-name">
        {name(s.unit)}
        <Range shot={s} />
        {s.refusals[0] && (
          <span className="small">
            <Why refusal={s.refusals[0]} />
          </span>
        )}
      </span>
      <Needed shot={s} />
    </label>
  )
  return (
    <div>
      <fieldset className="deed-list" aria-label={label}>
        <legend className="small">{label}</legend>
        {able.map(row)}
      </fieldset>
      {not.length > 0 && (
        <details className="deed-nots" open={able.length === 0}>
          <summary className="small">{text.t('fire.mayNot', { count: not.length })}</summary>
          <div className="deed-list">{not.map(row)}</div>
        </details>
      )}
    </div>
  )
}
