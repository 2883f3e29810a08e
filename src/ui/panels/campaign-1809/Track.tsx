import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { campOf, dayOf } from './data'
import { Ledgers } from './Ledgers'
import { Victory } from './Victory'

const STEPS = ['initiative', 'weather', 'move', 'contact', 'battle', 'siege', 'retreat'] as const
/** The twelve turns with their first day, the steps of a turn, the weather, who moves, and the points so far. */
export function Track({ session, play }: PanelProps) {
  const text = useText()
  const { t } = text
  const camp = campOf(play.show)
  if (!camp) return null
  const { turn, turns } = play.show.status
  const phase = play.actor?.what.replace('camp_', '') ?? ''
  const name = (seat: string) => session.game.info.seats[seat]?.name ?? ''
  return (
    <div className="track">
      <ol className="track-turns" aria-label={t('camp.turns')}>
        {Array.from({ length: turns }, (_, i) => i + 1).map(n => (
          <li key={n} className={n === turn ? 'now' : n < turn ? 'past' : ''} aria-current={n === turn ? 'step' : undefined}>
            <span className="number">{n}</span>
            <span className="small soft">{text.say(dayOf(camp, n))}</span>
          </li>
        ))}
      </ol>
      {camp.weather && <p className="small">{t(`camp.weather.${camp.weather}`)}</p>}
      <ol className="track-phases">
        {STEPS.map(step => {
          const now = phase === step || (step === 'battle' && phase === 'table')
          return (
            <li key={step} className={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
              <span>{t(`phase.camp_${step}`)}</span>
              {now && camp.active && <span className={`side-${camp.active} of-side small`}>{name(camp.active)}</span>}
            </li>
          )
        })}
      </ol>
      <Victory camp={camp} name={name} />
      <Ledgers camp={camp} />
    </div>
  )
}
