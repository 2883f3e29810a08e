import { useEffect, useRef } from 'react'
import type { Answer, Drill, Field, Verdict } from '../../drills'
import { useText } from '../house'
import { Icon } from '../parts/Icon'
import { Share } from './Share'

/** To the hundredth: near misses are nearer than a tenth. */
const fine = (x: number): number => Math.round(x * 100) / 100

/** What is told once an answer stands: right or not, the true value, by how much, the clause, and why. */
export function Told({
  drill,
  answer,
  verdict,
  seconds,
  date,
  shared,
  onNext,
}: {
  readonly drill: Drill
  /** Null: the time ran out. */
  readonly answer: Answer | null
  readonly verdict: Verdict
  readonly seconds: number
  readonly date: string | null
  readonly shared: boolean
  readonly onNext: () => void
}) {
  const text = useText()
  const { t } = text
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  const { asked } = drill
  const value = (unit: Field['unit'], x: number) =>
    unit === 'cm'
      ? t('drill.value.cm', { cm: fine(x) })
      : unit === 'deg'
        ? t('drill.value.deg', { deg: fine(x) })
        : unit === 'dice'
          ? t('drill.value.dice', { dice: x })
          : t('drill.value.percent', { percent: x })
  const rows =
    asked.kind === 'numbers'
      ? asked.fields.map((f, i) => ({
          name: t(`drill.field.${f.name}`),
          unit: f.unit,
          right: f.right,
          given: answer?.kind === 'numbers' ? answer.values[i] : undefined,
        }))
      : asked.kind === 'wheel'
        ? [
            {
              name: t('drill.aim.field'),
              unit: 'deg' as const,
              right: asked.right,
              given: answer?.kind === 'wheel' ? answer.degrees : undefined,
            },
          ]
        : []
  const option = asked.kind === 'choice' ? asked.options.find(o => o.id === asked.right) : undefined
  return (
    <div className="drill-told" data-testid="drill-told" data-right={verdict.right}>
      <div role="status">
        <p className={verdict.right ? 'drill-verdict drill-right' : 'drill-verdict drill-wrong'}>
          <Icon name={verdict.right ? 'check' : 'close'} />
          <span>{t(answer === null ? 'drill.late' : verdict.right ? 'drill.right' : 'drill.wrong')}</span>
          <span className="small soft number">{t('drill.seconds', { count: seconds })}</span>
        </p>
        {option && (
          <p>
            {t('drill.answer')} <strong>{text.say(option.text)}</strong>
          </p>
        )}
        <p className="book">{text.say(drill.why)}</p>
      </div>
      {rows.length > 0 && (
        <table className="drill-rows">
          <thead>
            <tr>
              <td />
              <th scope="col">{t('drill.row.given')}</th>
              <th scope="col">{t('drill.row.true')}</th>
              <th scope="col">{t('drill.row.off')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(r => (
              <tr key={r.name}>
                <th scope="row">{r.name}</th>
                <td className="number">{r.given === undefined ? '–' : value(r.unit, r.given)}</td>
                <td className="number">
                  <strong>{value(r.unit, r.right)}</strong>
                </td>
                <td className="number">{r.given === undefined ? '–' : value(r.unit, Math.abs(r.given - r.right))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {drill.notes.length > 0 && (
        <ul className="drill-notes small">
          {drill.notes.map(n => (
            <li key={text.say(n)}>{text.say(n)}</li>
          ))}
        </ul>
      )}
      {drill.working.length > 0 && (
        <ul className="drill-working small">
          {drill.working.map((w, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: terms stand in their order and never move.
            <li key={i}>
              <span>{t(`term.${w.label}`, w.with)}</span>
              <span className="number">{text.number(w.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="small soft">
        {t('drill.clause', { clause: text.clause(drill.clause) })}
        {drill.margin !== null && <> · {t('drill.margin', { cm: fine(drill.margin) })}</>}
      </p>
      <div className="drill-do">
        <button ref={next} type="button" className="button primary" onClick={onNext} data-testid="drill-next">
          {t('drill.next')}
        </button>
        {shared && <Share drill={drill} right={verdict.right} seconds={seconds} date={date} />}
      </div>
    </div>
  )
}
