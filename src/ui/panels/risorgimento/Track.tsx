import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { sbOf } from './data'

/** The sequence of a turn; several phases of the machine are one step of it. */
const STEPS: readonly (readonly [step: string, phases: readonly string[]])[] = [
  ['officers', ['officers']],
  ['orders', ['orders']],
  ['markers', ['markers']],
  ['draw', ['first', 'refused']],
  ['activate', ['activate', 'act', 'charged', 'react']],
  ['melee', ['counter', 'before', 'canister', 'allot', 'stand', 'back', 'flee']],
  ['end', ['officersBack', 'arrivals', 'returns', 'attach']],
]
const MINUTES = 30

/** The turns with their hour, where this one stands, and the markers that are still to be drawn. */
export function Track({ session, play }: PanelProps) {
  const text = useText()
  const { t } = text
  const sb = sbOf(play.show)
  if (!sb) return null
  const { turn, turns, clock } = play.show.status
  const hour = (n: number): string => {
    if (!clock) return ''
    const [h = 0, m = 0] = clock.slice(11, 16).split(':').map(Number)
    const minutes = h * 60 + m + MINUTES * (n - Math.max(1, turn))
    return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  const name = (seat: string) => session.game.info.seats[seat]?.name ?? ''
  return (
    <div className="track">
      <ol className="track-turns" aria-label={t('sb.turns')}>
        {Array.from({ length: turns }, (_, i) => i + 1).map(n => (
          <li key={n} className={n === turn ? 'now' : n < turn ? 'past' : ''} aria-current={n === turn ? 'step' : undefined}>
            <span className="number">{n}</span>
            <span className="number small soft">{hour(n)}</span>
          </li>
        ))}
      </ol>
      <ol className="track-phases">
        {STEPS.map(([step, phases]) => {
          const now = phases.includes(sb.phase)
          return (
            <li key={step} className={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
              <span>{t(`sb.step.${step}`)}</span>
              {now && sb.active && <span className={`side-${sb.active} of-side small`}>{name(sb.active)}</span>}
            </li>
          )
        })}
      </ol>
      <p className="small">
        {(['a', 'b'] as const).map(seat => (
          <span key={seat} className={`side-${seat}`}>
            <span className="of-side">{name(seat)}</span>{' '}
            {t('sb.cup', {
              count: sb.cup.filter(m => m.seat === seat).length,
            })}{' '}
          </span>
        ))}
      </p>
      <p className="small soft">{t('panels.risorgimento.reconstructed')}</p>
    </div>
  )
}
