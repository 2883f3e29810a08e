import {
  type Book,
  type DrillGame,
  type DrillKind,
  dayOf,
  drillOfDay,
  GAMES,
  gameOf,
  kindsOf,
  LEVELS,
  type Level,
  skillOf,
  total,
} from '../../drills'
import { useText } from '../house'
import { Choices } from '../parts/fields'
import { address } from '../route'
import { Chart } from './Chart'
import type { Pace } from './DrillsScreen'
import { worded } from './worded'

/** What to practise: the drill of the day, a level and a pace, ten skills with how they went. */
export function Chooser({
  book,
  today,
  game,
  level,
  pace,
  onGame,
  onLevel,
  onPace,
  onStart,
  onDay,
}: {
  readonly book: Book
  readonly today: string
  readonly game: DrillGame
  readonly level: Level
  readonly pace: Pace
  readonly onGame: (game: DrillGame) => void
  readonly onLevel: (level: Level) => void
  readonly onPace: (pace: Pace) => void
  readonly onStart: (kind: DrillKind | null) => void
  readonly onDay: () => void
}) {
  const text = useText()
  const { t } = text
  const done = book.days[today]
  const ofDay = drillOfDay(today)
  return (
    <div className="drills-choose">
      <section className="drills-how" aria-label={t('drill.how')}>
        <p className="book">{t('drill.intro')}</p>
        <p>
          <a className="button" href={address({ at: 'lesson' })} data-testid="drills-lesson">
            {t('drill.lesson')}
          </a>
        </p>
        <button type="button" className="drills-day" data-testid="drill-day" onClick={onDay}>
          <span className="small soft">{t('drill.day.title', { date: text.day(today) })}</span>
          <span className="book drills-day-name">{worded(text, ofDay.kind, gameOf(ofDay), 'name')}</span>
          <span className="small soft">
            {t(`ruleset.${gameOf(ofDay)}`)} · {t(`drill.level.${ofDay.level}`)} ·{' '}
            {done ? t(done.right ? 'drill.day.right' : 'drill.day.wrong', { seconds: done.seconds }) : t('drill.day.open')}
          </span>
        </button>
        <Choices label={t('drill.game')} name="game" value={game} values={GAMES} say={g => t(`ruleset.${g}`)} onChange={onGame} />
        <Choices
          label={t('drill.level')}
          name="level"
          value={level}
          values={LEVELS}
          say={l => t(`drill.level.${l}`)}
          onChange={onLevel}
        />
        <Choices
          label={t('drill.pace')}
          name="pace"
          value={pace}
          values={['calm', 'timed'] as const}
          say={p => t(`drill.pace.${p}`)}
          onChange={onPace}
          note={t(`drill.pace.${pace}.note`)}
        />
        <button type="button" className="button primary" data-testid="drill-any" onClick={() => onStart(null)}>
          {t('drill.any')}
        </button>
        {book.missed.length > 0 && (
          <p className="small soft" data-testid="drill-missed">
            {t('drill.missed', { count: book.missed.length })}
          </p>
        )}
      </section>
      <section className="drills-kinds" aria-labelledby="kinds-head">
        <h2 id="kinds-head">{t('drill.skills')}</h2>
        <ul>
          {kindsOf(game).map(kind => {
            const all = total(book, skillOf(kind, game))
            return (
              <li key={kind}>
                <button type="button" className="drills-kind" data-testid={`drill-${kind}`} onClick={() => onStart(kind)}>
                  <span className="book">{worded(text, kind, game, 'name')}</span>
                  <span className="small soft">{worded(text, kind, game, 'note')}</span>
                </button>
                <div className="drills-score">
                  <Chart days={book.skills[skillOf(kind, game)] ?? []} last={dayOf(today) ?? 0} />
                  <span className="small number">
                    {all.of > 0 ? t('drill.score', { right: all.right, of: all.of }) : t('drill.score.none')}
                  </span>
                </div>
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}
