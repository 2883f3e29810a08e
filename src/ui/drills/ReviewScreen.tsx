import { type ReactNode, useEffect, useState } from 'react'
import { loadPractice, type Review, reviewOf } from '../../drills'
import { saidIn } from '../../theatre'
import { useText } from '../house'
import { Icon } from '../parts/Icon'
import { LanguageChoice } from '../parts/LanguageChoice'
import { address } from '../route'
import type { OpenFilm } from '../theatre/ports'
import type { DrillsProps } from './DrillsScreen'
import '../styles/drills.css'
import '../styles/review.css'
import { inSlices, useOpen } from './use-open'

/** Lines of a list that are shown at first. */
const FIRST = 12

/** A game that is over, looked over: charges not made, close calls, rolls and their chances. Each opens its moment, or makes drills of it. */
export function ReviewScreen({ query, live }: DrillsProps) {
  const { t } = useText()
  const { open, faults } = useOpen(query, live)
  const { of = '', id = '' } = query
  return (
    <main className="drills" data-testid="screen-review">
      <header className="drills-head">
        <a
          className="button bare"
          href={of === 'game' ? address({ at: 'game', id }) : address({ at: 'film', of, id, mode: 'watch', query: {} })}
          data-testid="review-back"
        >
          <Icon name="fold" />
          {t('ui.back')}
        </a>
        <h1>{open ? t('drill.review.title') : faults ? t('drill.here.cannot') : t('ui.waiting')}</h1>
        <LanguageChoice />
      </header>
      {open &&
        (open.film.eyes.length > 1 ? (
          <Reading open={open} of={of} id={id} />
        ) : (
          <p className="waiting book">{t('drill.review.going')}</p>
        ))}
    </main>
  )
}

function Reading({ open, of, id }: { readonly open: OpenFilm; readonly of: string; readonly id: string }) {
  const { t } = useText()
  const [share, setShare] = useState(0)
  const [review, setReview] = useState<Review | null>(null)
  useEffect(() => {
    setReview(null)
    let here = true
    let stop = () => {}
    void loadPractice(open.film.rules.id).then(practice => {
      if (here) stop = inSlices(reviewOf(open.film, practice ?? {}), setReview, setShare)
    })
    return () => {
      here = false
      stop()
    }
  }, [open])
  if (!review)
    return (
      <div className="waiting" role="status">
        <p className="book">{t('drill.review.making')}</p>
        <progress value={share} max={1} aria-label={t('drill.review.making')} />
      </div>
    )
  return <Page open={open} review={review} of={of} id={id} />
}

/** Which game it was, and who won. */
function Battle({ open }: { readonly open: OpenFilm }) {
  const text = useText()
  const { film, title } = open
  const outcome = film.rules.outcome(film.state(film.steps.length).game)
  const winner = outcome?.winner
  return (
    <p className="review-battle book" data-testid="review-battle">
      {saidIn(title, text.language)}
      {outcome && (
        <>
          {' · '}
          {winner === 'a' || winner === 'b'
            ? text.t('drill.review.won', { side: { phrase: { code: `ui.side.${winner}` } } })
            : text.t('drill.review.drawn')}
        </>
      )}
    </p>
  )
}

function Page({
  open,
  review,
  of,
  id,
}: {
  readonly open: OpenFilm
  readonly review: Review
  readonly of: string
  readonly id: string
}) {
  const text = useText()
  const { t } = text
  const rolls = [...review.rolls].sort((a, b) => a.chance - b.chance || a.at - b.at)
  const percent = (x: number) => t('drill.review.chance', { percent: Math.round(100 * x) })
  const one = (x: number) => text.number(Math.round(x * 10) / 10)
  const margin = (c: Review['close'][number]) => {
    const by = Math.round(c.margin * 100) / 100
    if (by === 0) return t('drill.review.margin.just')
    return c.by === 'cm' ? t('drill.review.margin.cm', { by }) : t('drill.review.margin.points', { count: by })
  }
  return (
    <div className="review">
      <Battle open={open} />
      <Section
        title={t('drill.review.untaken')}
        note={t('drill.review.untaken.note')}
        testId="review-untaken"
        of={of}
        id={id}
        lines={review.untaken}
        practise={u => ({ unit: u.unit, target: u.target })}
      />
      <Section
        title={t('drill.review.close')}
        note={t('drill.review.close.note')}
        testId="review-close"
        of={of}
        id={id}
        lines={review.close}
        beside={c => margin(c)}
      />
      <section aria-labelledby="review-totals">
        <h2 id="review-totals">{t('drill.review.totals')}</h2>
        {review.totals.length === 0 ? (
          <p className="soft">{t('drill.review.none')}</p>
        ) : (
          <div className="review-totals-frame">
            <table className="review-totals" data-testid="review-totals">
              <thead>
                <tr>
                  {(['what', 'rolls', 'expected', 'came', 'luck'] as const).map(c => (
                    <th key={c} scope="col">
                      {t(`drill.review.col.${c}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {review.totals.map(x => (
                  <tr key={`${x.sort} ${x.seat}`}>
                    <th scope="row">
                      {t(`drill.review.sort.${x.sort}`)} · {t(`ui.side.${x.seat}`)}
                    </th>
                    <td className="number">{x.rolls}</td>
                    <td className="number">{one(x.expected)}</td>
                    <td className="number">{x.came}</td>
                    <td className="number">
                      {x.came >= x.expected ? '▲ +' : '▼ −'}
                      {one(Math.abs(x.came - x.expected))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <Section
        title={t('drill.review.rolls')}
        note={t('drill.review.rolls.note')}
        testId="review-rolls"
        of={of}
        id={id}
        lines={rolls}
        beside={r => percent(r.chance)}
      />
    </div>
  )
}

interface Line {
  readonly at: number
  readonly turn: number
  readonly until?: number
  readonly text: Review['close'][number]['text']
}
function Section<L extends Line>({
  title,
  note,
  testId,
  of,
  id,
  lines,
  practise,
  beside,
}: {
  readonly title: string
  readonly note?: string
  readonly testId: string
  readonly of: string
  readonly id: string
  readonly lines: readonly L[]
  /** What is asked about first when the moment is practised; left out: it is not. */
  readonly practise?: (line: L) => { readonly [key: string]: string }
  readonly beside?: (line: L) => ReactNode
}) {
  const text = useText()
  const { t } = text
  const [whole, setWhole] = useState(false)
  const shown = whole ? lines : lines.slice(0, FIRST)
  return (
    <section aria-labelledby={`${testId}-head`} data-testid={testId}>
      <h2 id={`${testId}-head`}>{title}</h2>
      {note && <p className="small soft">{note}</p>}
      {lines.length === 0 && <p className="soft">{t('drill.review.none')}</p>}
      <ol className="review-lines">
        {shown.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a review never change places.
          <li key={i}>
            <span className="small soft number review-turn">
              {line.until !== undefined && line.until > line.turn
                ? t('drill.review.turns', { from: line.turn, to: line.until })
                : t('drill.review.turn', { turn: line.turn })}
            </span>
            <span>{text.say(line.text)}</span>
            {beside && <span className="number review-by">{beside(line)}</span>}
            <span className="review-do">
              <a
                className="button"
                href={address({ at: 'film', of, id, mode: 'watch', query: { at: String(line.at) } })}
                aria-label={`${t('drill.review.open')}: ${text.say(line.text)}`}
              >
                {t('drill.review.open')}
              </a>
              {practise && (
                <a
                  className="button"
                  href={address({ at: 'drills', query: { of, id, at: String(line.at), from: 'review', ...practise(line) } })}
                  aria-label={`${t('drill.review.practise')}: ${text.say(line.text)}`}
                >
                  {t('drill.review.practise')}
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
      {!whole && lines.length > FIRST && (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          {t('drill.review.more', { count: lines.length - FIRST })}
        </button>
      )}
    </section>
  )
}
