import { type RefObject, useEffect, useState } from 'react'
import { type Mark, type Pointer, type Said, saidIn } from '../../theatre'
import { useText } from '../house'
import { TextField, Tick } from '../parts/fields'
import type { Picking } from './Pick'
import { PointerFields } from './PointerFields'
import type { FilmEyes } from './ports'
import type { Reel } from './use-reel'

/** A text that stands in both languages keeps the other one when this one is changed. */
function changed(before: Said | undefined, now: string, language: 'it' | 'en'): Said | undefined {
  if (before !== undefined && typeof before !== 'string') return { ...before, [language]: now }
  return now === '' ? undefined : now
}

/** A mark as it is written: what the room reads, what only the speaker reads, what is pointed at, and from where one looks. */
export function MarkForm({
  mark,
  reel,
  table,
  selected,
  onPick,
  onDone,
  onCancel,
}: {
  readonly mark: Mark
  readonly reel: Reel
  readonly table: RefObject<FilmEyes | null>
  readonly selected: string | null
  readonly onPick: (picking: Picking | null) => void
  readonly onDone: (mark: Mark | null) => void
  readonly onCancel: () => void
}) {
  const text = useText()
  const { t, language } = text
  const [draft, setDraft] = useState<Mark>(mark)
  const read = (said: Said | undefined) => (said ? saidIn(said, language) : '')
  const put = (part: { readonly [key in keyof Mark]?: Mark[key] | undefined }) =>
    setDraft(d => Object.fromEntries(Object.entries({ ...d, ...part }).filter(([, v]) => v !== undefined)) as unknown as Mark)
  const points = draft.points ?? []
  const { setDraft: draw } = reel
  useEffect(() => draw(draft.points ?? []), [draw, draft.points])
  useEffect(() => () => draw(null), [draw])
  const setPoints = (next: readonly Pointer[]) => put({ points: next.length > 0 ? next : undefined })
  const look = () => {
    const eye = table.current?.eye()
    if (!eye) return
    const tenth = (v: number) => Math.round(v * 10) / 10
    const from = ((Math.round(eye.from) % 360) + 360) % 360
    put({
      look: {
        at: [tenth(eye.at[0]), tenth(eye.at[1])],
        distance: tenth(eye.distance),
        from,
        ...(eye.pitch > 85 ? { plan: true } : {}),
      },
    })
  }
  return (
    <form
      className="form film-form"
      data-testid="mark-form"
      onSubmit={e => {
        e.preventDefault()
        onDone(draft)
      }}
    >
      <TextField
        label={t('theatre.form.title')}
        value={read(draft.title)}
        onChange={v => put({ title: changed(draft.title, v, language) })}
        testId="mark-title"
      />
      <label className="field">
        <span>{t('theatre.form.say')}</span>
        <textarea
          rows={3}
          maxLength={8000}
          value={read(draft.say)}
          data-testid="mark-say"
          onChange={e => put({ say: changed(draft.say, e.target.value, language) })}
        />
      </label>
      <label className="field">
        <span>{t('theatre.form.aside')}</span>
        <textarea
          rows={2}
          maxLength={8000}
          value={read(draft.aside)}
          data-testid="mark-aside"
          onChange={e => put({ aside: changed(draft.aside, e.target.value, language) })}
        />
      </label>
      <PointerFields points={points} show={reel.show} selected={selected} onChange={setPoints} onPick={onPick} />
      <div>
        <Tick
          label={t('theatre.form.bookmark')}
          value={draft.bookmark === true}
          onChange={v => put({ bookmark: v ? true : undefined })}
        />
        <Tick label={t('theatre.form.draw')} value={draft.draw === true} onChange={v => put({ draw: v ? true : undefined })} />
        <Tick
          label={t('theatre.form.look')}
          value={draft.look !== undefined}
          onChange={v => (v ? look() : put({ look: undefined }))}
        />
      </div>
      <div className="film-form-end">
        {reel.track.marks.includes(mark) && (
          <button type="button" className="button bare" data-testid="mark-remove" onClick={() => onDone(null)}>
            {t('theatre.remove')}
          </button>
        )}
        <button type="button" className="button" onClick={onCancel}>
          {t('ui.cancel')}
        </button>
        <button type="submit" className="button primary" data-testid="mark-save">
          {t('theatre.save')}
        </button>
      </div>
    </form>
  )
}
