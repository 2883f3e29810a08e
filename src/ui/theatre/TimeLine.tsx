import { saidIn } from '../../theatre'
import { useText } from '../house'
import type { Reel } from './use-reel'
import { useWhere } from './Words'

/** The whole game in one line: turns under it, what is marked above it. */
export function TimeLine({ reel }: { readonly reel: Reel }) {
  const text = useText()
  const { t } = text
  const { film } = reel.open
  const last = Math.max(1, film.steps.length)
  const where = useWhere(reel)
  const at = (n: number) => `${(100 * n) / last}%`
  const marked = reel.track.marks.map((mark, i) => ({ mark, i }))
  // Turns that would be written over each other are ticks alone.
  let free = 0
  return (
    <div className="time-line">
      <div className="time-marks" aria-hidden="true">
        {marked.map(({ mark, i }) => (
          <button
            key={i}
            type="button"
            tabIndex={-1}
            className={mark.bookmark ? 'time-mark bookmark' : 'time-mark'}
            style={{ left: at(mark.at) }}
            title={mark.title ? saidIn(mark.title, text.language) : t('theatre.mark', { n: i + 1 })}
            onClick={() => reel.go(mark.at, i)}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={film.steps.length}
        value={reel.place.at}
        aria-label={t('theatre.timeLine')}
        aria-valuetext={`${where.turn}, ${where.phase}, ${t('theatre.at', { at: reel.place.at, of: film.steps.length })}`}
        data-testid="film-time"
        onChange={e => reel.go(Number(e.target.value))}
      />
      <div className="time-turns" aria-hidden="true">
        {film.turns.map(turn => {
          const x = turn.at / last
          const written = x >= free && x < 0.985
          if (written) free = x + 0.028
          return (
            <span key={turn.at} className="time-turn number" style={{ left: at(turn.at) }}>
              {written && turn.turn > 0 ? turn.turn : ''}
            </span>
          )
        })}
      </div>
    </div>
  )
}
