import { useState } from 'react'
import type { Verdict } from '../../../rulesets/contract'
import type { OoFire, OoShot } from '../../../rulesets/ordine-obliquo'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { useChalk, useDeedKeys } from '../../table/use-deeds'
import { Odds } from './Odds'
import { Needed, Range } from './Range'
import { Why, Working } from './Working'

const SIDES = [0, 1, 2, 3] as const

/** One unit's fire: whom it may fire at, on whom it could and why not; the line, the number with its terms, the chances. */
export function FireBy({ of, ...slot }: PanelProps & { readonly of: OoFire['units'][number] }) {
  const { session, play, onUnit } = slot
  const text = useText()
  const { t } = text
  const [aimed, aim] = useState<string | null>(null)
  const [side, setSide] = useState<number | null>(null)
  const shot = of.shots.find(s => s.target === aimed) ?? of.shots[0] ?? null
  const command = shot && { ...shot.command, ...(side === null ? {} : { sides: { [of.unit]: side } }) }
  const other: Verdict | null = side === null || !command ? null : session.game.judge(play.seat, command)
  const may = other ? other.kind === 'ok' : (shot?.may ?? false)
  const working = other ? other.working : (shot?.working ?? [])
  useChalk(session, other ? other.drawing : (shot?.drawing ?? []))
  const choose = (target: string) => {
    aim(target)
    setSide(null)
  }
  const fire = () => {
    if (command && may && session.desk.act(play.seat, command)) session.hands.select([])
  }
  useDeedKeys(by => {
    const at = shot ? of.shots.indexOf(shot) : 0
    const next = of.shots[(at + by + of.shots.length) % of.shots.length]
    if (next) choose(next.target)
  }, fire)
  const target = play.show.bodies.find(b => b.id === of.fired)
  if (of.fired)
    return (
      <p className="book" data-testid="fire-spent">
        {t('fire.spent', { unit: of.name, target: target?.name ?? '' })}
      </p>
    )
  if (of.why)
    return (
      <p className="book" data-testid="fire-none">
        {text.name(of.name)}: <Why refusal={of.why} />
      </p>
    )
  if (!shot) return <p className="book">{t('fire.noTarget', { unit: of.name })}</p>
  const able = of.shots.filter(s => s.may)
  const not = of.shots.filter(s => !s.may)
  const row = (s: OoShot) => (
    <label key={s.target} className={`deed-row${s === shot ? ' chosen' : ''}${s.may ? '' : ' not'}`}>
      <input
        type="radio"
        name="fire-target"
        checked={s === shot}
        data-testid={`fire-target-${s.target}`}
        onChange={() => choose(s.target)}
      />
      <span className="deed-name">
        {text.name(s.targetName)}
        <Range shot={s} />
      </span>
      <Needed shot={s} />
    </label>
  )
  return (
    <div className="deed-two">
      <div>
        {able.length > 0 && (
          <fieldset className="deed-list" aria-label={t('fire.targets', { unit: of.name })}>
            <legend className="small">{t('fire.targets', { unit: of.name })}</legend>
            {able.map(row)}
          </fieldset>
        )}
        {not.length > 0 && (
          <details className="deed-nots" open={able.length === 0 || able.every(s => s !== shot)}>
            <summary className="small">
              {t(able.length > 0 ? 'fire.others' : 'fire.noneNow', { unit: of.name, count: not.length })}
            </summary>
            <fieldset className="deed-list" aria-label={t('fire.noneNow', { unit: of.name })}>
              {not.map(row)}
            </fieldset>
          </details>
        )}
      </div>
      <div className="deed-detail" data-testid="fire-detail" data-may={may}>
        {shot.side !== null && <Sides slot={slot} shot={shot} unit={of.unit} value={side ?? shot.side} onChange={setSide} />}
        {(other ? other.refusals : shot.refusals).slice(0, 3).map(r => (
          <p key={`${r.code}${r.clause}`} className="deed-why">
            <span aria-hidden="true">✕</span> <Why refusal={r} />
          </p>
        ))}
        {!shot.routed && (
          <p className="deed-value">
            {t(may ? 'fire.value' : 'fire.wouldBe', { value: working.length > 0 && other ? sum(working) : shot.value })}
          </p>
        )}
        {shot.routed && <p className="book">{t('fire.routed')}</p>}
        <Working terms={working} />
        {may && !other && <Odds odds={shot.odds} />}
        <div className="deed-do">
          <button type="button" className="button" data-testid="fire-all-at" onClick={() => onUnit(shot.target)}>
            {t('fire.all')}
          </button>
          <button type="button" className={`button primary of-${play.seat}`} disabled={!may} data-testid="fire-go" onClick={fire}>
            {t('fire.go')}
          </button>
        </div>
      </div>
    </div>
  )
}

const sum = (terms: OoShot['working']) => terms.reduce((n, w) => n + w.amount, 0)

/** A garrison chooses the side of its village that it fires from; the best one is chosen at first. */
function Sides({
  slot,
  shot,
  unit,
  value,
  onChange,
}: {
  readonly slot: PanelProps
  readonly shot: OoShot
  readonly unit: string
  readonly value: number
  readonly onChange: (side: number) => void
}) {
  const { t } = useText()
  const { session, play } = slot
  return (
    <fieldset className="deed-sides">
      <legend className="small">{t('fire.side')}</legend>
      {SIDES.map(n => {
        const command = { ...shot.command, sides: { [unit]: n } }
        const verdict = session.game.judge(play.seat, command)
        return (
          <button
            key={n}
            type="button"
            className="button small"
            aria-pressed={value === n}
            disabled={verdict.kind === 'impossible'}
            data-testid={`fire-side-${n}`}
            onClick={() => onChange(n)}
          >
            {t(`fire.side.${n}`)} {verdict.kind === 'ok' ? '' : '✕'}
          </button>
        )
      })}
    </fieldset>
  )
}
