import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { ooOf } from './data'

/** The turns with their hour and who may change orders in each; the phases of this one. */
export function Track({ session, play }: PanelProps) {
  const text = useText()
  const { t } = text
  const oo = ooOf(play.show)
  if (!oo) return null
  const { turn, turns, clock } = play.show.status
  const hour = (n: number): string => {
    if (!clock) return ''
    const [h = 0, m = 0] = clock.slice(11, 16).split(':').map(Number)
    const minutes = h * 60 + m + 15 * (n - Math.max(1, turn))
    return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  const name = (seat: string) => session.game.info.seats[seat]?.name ?? ''
  return (
    <div className="track">
      <ol className="track-turns" aria-label={t('ui.track.turns')}>
        {Array.from({ length: turns }, (_, i) => i + 1).map(n => (
          <li key={n} className={n === turn ? 'now' : n < turn ? 'past' : ''} aria-current={n === turn ? 'step' : undefined}>
            <span className="number">{n}</span>
            <span className="number small soft">{hour(n)}</span>
            <span className="track-may">
              {(['a', 'b'] as const).map(seat =>
                oo.command[seat].turns.includes(n) ? (
                  <span key={seat} className={`side-${seat} track-dot`} title={t('ui.track.may', { name: name(seat) })}>
                    <span className="unseen">{t('ui.track.may', { name: name(seat) })}</span>
                  </span>
                ) : null,
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="small soft track-key">{t('ui.track.key')}</p>
      <ol className="track-phases">
        {oo.phases.map(p => (
          <li
            key={p.id}
            className={`${p.now ? 'now' : ''}${p.passes ? ' passes' : ''}`}
            aria-current={p.now ? 'step' : undefined}
          >
            <span>{t(`phase.${p.id}`)}</span>
            {p.seat && <span className={`side-${p.seat} of-side small`}>{name(p.seat)}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
