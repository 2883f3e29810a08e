import { type RefObject, useState } from 'react'
import { type Mark, saidIn } from '../../theatre'
import { useText } from '../house'
import { MarkForm } from './MarkForm'
import type { Picking } from './Pick'
import type { FilmEyes } from './ports'
import { Sign } from './signs'
import type { Reel } from './use-reel'

type Editing = { readonly at: number; readonly i: number | null; readonly mark: Mark } | null

/** What is marked: here, and in the whole game; each can be gone to, changed and taken away. */
export function Marks({
  reel,
  table,
  selected,
  onPick,
}: {
  readonly reel: Reel
  readonly table: RefObject<FilmEyes | null>
  readonly selected: string | null
  readonly onPick: (picking: Picking | null) => void
}) {
  const text = useText()
  const { t } = text
  const [editing, setEditing] = useState<Editing>(null)
  const { track, place } = reel
  const write = (i: number | null, mark: Mark | null) => {
    const marks = [...track.marks]
    if (i === null) {
      if (mark) marks.push(mark)
    } else if (mark) marks[i] = mark
    else marks.splice(i, 1)
    reel.setTrack({ ...track, marks })
    reel.setDraft(null)
    setEditing(null)
    if (mark) reel.go(mark.at)
  }
  const here = track.marks.map((mark, i) => ({ mark, i })).filter(({ mark }) => mark.at === place.at)
  const flagged = here.find(({ mark }) => mark.bookmark)
  if (editing)
    return (
      <MarkForm
        key={`${editing.i} ${editing.at}`}
        mark={editing.mark}
        reel={reel}
        table={table}
        selected={selected}
        onPick={onPick}
        onDone={mark => write(editing.i, mark)}
        onCancel={() => {
          reel.setDraft(null)
          setEditing(null)
        }}
      />
    )
  return (
    <section className="film-marks" aria-label={t('theatre.marks')}>
      <div className="film-marks-do">
        <button
          type="button"
          className="button"
          aria-pressed={flagged !== undefined}
          data-testid="film-bookmark"
          onClick={() => {
            if (!flagged) return write(null, { at: place.at, bookmark: true })
            const { bookmark: _, ...rest } = flagged.mark
            write(flagged.i, Object.keys(rest).length > 1 ? rest : null)
          }}
        >
          <Sign name="flag" />
          {t(flagged ? 'theatre.unbookmark' : 'theatre.bookmark')}
        </button>
        <button
          type="button"
          className="button"
          data-testid="film-note"
          onClick={() => setEditing({ at: place.at, i: null, mark: { at: place.at } })}
        >
          <Sign name="pen" />
          {t('theatre.addNote')}
        </button>
      </div>
      {here
        .filter(({ mark }) => mark.say || mark.title || mark.aside)
        .map(({ mark, i }) => (
          <article key={i} className="film-note" data-testid="film-note-here">
            {mark.title && <h3>{saidIn(mark.title, text.language)}</h3>}
            {mark.say && <p className="book film-note-say">{saidIn(mark.say, text.language)}</p>}
            {mark.aside && (
              <p className="small film-note-aside">
                <span className="soft">{t('theatre.aside')}: </span>
                {saidIn(mark.aside, text.language)}
              </p>
            )}
          </article>
        ))}
      {track.marks.length > 0 && (
        <ol className="film-list">
          {track.marks.map((mark, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the list.
            <li key={i} className={mark.at === place.at ? 'here' : ''}>
              <button type="button" className="film-list-go" data-testid="film-mark" onClick={() => reel.go(mark.at, i)}>
                <span className="film-list-sign">{mark.bookmark ? <Sign name="flag" /> : <Sign name="pen" />}</span>
                <span>
                  {titleOf(mark, text.language) ?? t('theatre.mark', { n: i + 1 })}
                  <span className="small soft">
                    {' '}
                    · {markTurn(reel, mark, t)} · {t('theatre.at', { at: mark.at, of: reel.open.film.steps.length })}
                  </span>
                </span>
              </button>
              <button
                type="button"
                className="button bare icon"
                aria-label={t('theatre.edit')}
                title={t('theatre.edit')}
                data-testid="film-mark-edit"
                onClick={() => {
                  reel.go(mark.at, i)
                  setEditing({ at: mark.at, i, mark })
                }}
              >
                <Sign name="pen" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const titleOf = (mark: Mark, language: 'it' | 'en'): string | null => {
  const said = mark.title ?? mark.say ?? mark.aside
  return said ? saidIn(said, language).slice(0, 80) : null
}
const markTurn = (reel: Reel, mark: Mark, t: ReturnType<typeof useText>['t']): string => {
  const turn = reel.open.film.turnAt(mark.at)
  return turn === 0 ? t('ui.table.before') : t('ui.log.turn', { turn })
}
