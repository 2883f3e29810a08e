import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { Answer, Drill } from '../../drills'
import { readNumber } from '../../text'
import { useText } from '../house'

/** What is being answered: what stands in the fields, the option that is marked, the degrees of the wheel. */
export interface Draft {
  readonly texts: readonly string[]
  readonly option: string | null
  readonly degrees: number
}
export const noDraft = (drill: Drill): Draft => ({
  texts: drill.asked.kind === 'numbers' ? drill.asked.fields.map(() => '') : [],
  option: null,
  degrees: 0,
})

/** The answer that a draft makes; null: something is still wanting. */
export function answerOf(drill: Drill, draft: Draft): Answer | null {
  const { asked } = drill
  if (asked.kind === 'choice') return draft.option === null ? null : { kind: 'choice', id: draft.option }
  if (asked.kind === 'wheel') return draft.degrees > 0 ? { kind: 'wheel', degrees: draft.degrees } : null
  const values = draft.texts.map(s => readNumber(s.replace(/%$/, '')))
  return values.every(v => v !== null) ? { kind: 'numbers', values } : null
}

/** The question's answer by pointer, touch or keys: digits mark an option, the arrows count in a field, Enter answers. */
export function AnswerForm({
  drill,
  draft,
  onDraft,
  onAnswer,
}: {
  readonly drill: Drill
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onAnswer: (answer: Answer) => void
}) {
  const text = useText()
  const { t } = text
  const { asked } = drill
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A finger would call up the keyboard over the table.
    if (matchMedia('(pointer: fine)').matches) form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [])
  const answer = answerOf(drill, draft)
  useEffect(() => {
    const key = (e: globalThis.KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey) return
      if (asked.kind === 'choice' && /^[1-9]$/.test(e.key)) {
        const option = asked.options[Number(e.key) - 1]
        if (option) onDraft({ ...draft, option: option.id })
      }
      // Nothing in particular holds the keys: what stands there is sent.
      if (e.key === 'Enter' && answer && document.activeElement === document.body) {
        e.preventDefault()
        onAnswer(answer)
      }
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [asked, draft, onDraft, answer, onAnswer])
  const send = (e: FormEvent) => {
    e.preventDefault()
    if (answer) onAnswer(answer)
  }
  const put = (i: number, value: string) => onDraft({ ...draft, texts: draft.texts.map((x, j) => (j === i ? value : x)) })
  const count = (i: number) => (e: KeyboardEvent) => {
    if (asked.kind !== 'numbers' || (e.key !== 'ArrowUp' && e.key !== 'ArrowDown')) return
    e.preventDefault()
    const f = asked.fields[i]!
    const now = readNumber(draft.texts[i] ?? '') ?? 0
    const next = Math.max(f.least, Math.min(f.most, now + (e.key === 'ArrowUp' ? f.step : -f.step)))
    put(i, text.number(next))
  }
  return (
    <form ref={form} className="drill-answer" onSubmit={send} data-testid="drill-form">
      {asked.kind === 'numbers' &&
        asked.fields.map((f, i) => (
          <label key={f.name} className="field">
            <span>{t(`drill.field.${f.name}`)}</span>
            <span className="drill-field">
              <input
                type="text"
                inputMode="decimal"
                autoComplete="off"
                value={draft.texts[i] ?? ''}
                data-testid={`drill-field-${f.name}`}
                onKeyDown={count(i)}
                onChange={e => put(i, e.target.value)}
              />
              <span className="soft">{t(`drill.unit.${f.unit}`)}</span>
            </span>
            <small className="small soft">
              {f.tolerance > 0 ? t(`drill.within.${f.unit}`, { by: text.number(f.tolerance) }) : t('drill.within.exact')}
            </small>
          </label>
        ))}
      {asked.kind === 'choice' && (
        <fieldset className="drill-options">
          <legend className="unseen">{t('drill.options')}</legend>
          {asked.options.map((o, i) => (
            <label key={o.id} className="choice" data-testid={`drill-option-${o.id}`}>
              <input
                type="radio"
                name="drill-option"
                checked={draft.option === o.id}
                onChange={() => onDraft({ ...draft, option: o.id })}
              />
              <span>
                <kbd className="small soft">{i + 1}</kbd> {text.say(o.text)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {asked.kind === 'wheel' && (
        <label className="field">
          <span>{t('drill.aim.field')}</span>
          <span className="drill-wheel">
            <input
              type="range"
              min={0}
              max={asked.most}
              step={0.5}
              value={draft.degrees}
              aria-valuetext={t('drill.value.deg', { deg: draft.degrees })}
              data-testid="drill-wheel"
              onChange={e => onDraft({ ...draft, degrees: Number(e.target.value) })}
            />
            <output className="number">{t('drill.value.deg', { deg: draft.degrees })}</output>
          </span>
          <small className="small soft">{t('drill.within.deg', { by: text.number(asked.tolerance) })}</small>
        </label>
      )}
      <button type="submit" className="button primary" disabled={!answer} data-testid="drill-commit">
        {t('drill.commit')}
      </button>
    </form>
  )
}
