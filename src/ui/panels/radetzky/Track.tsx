import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { radOf } from './data'

const PHASES = ['initiative', 'choose', 'command', 'act', 'opportunity', 'melee', 'pursuit'] as const
const MINUTES = 20

/** The turns with their hour, and where this one stands. */
export function Track({ session, play }: PanelProps) {
  const { t } = useText()
  const rad = radOf(play.show)
  if (!rad) return null
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
      <ol className="track-turns" aria-label={t('rad.turns')}>
        {Array.from({ length: turns }, (_, i) => i + 1).map(n => (
          <li key={n} className={n === turn ? 'now' : n < turn ? 'past' : ''} aria-current={n === turn ? 'step' : undefined}>
            <span className="number">{n}</span>
            <span className="number small soft">{hour(n)}</span>
          </li>
        ))}
      </ol>
      <ol className="track-phases">
        {PHASES.map(p => (
          <li key={p} className={p === rad.phase ? 'now' : ''} aria-current={p === rad.phase ? 'step' : undefined}>
            <span>{t(`phase.${p}`)}</span>
            {p === rad.phase && rad.active && <span className={`side-${rad.active} of-side small`}>{name(rad.active)}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
