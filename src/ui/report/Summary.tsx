import { useText } from '../house'
import type { GameAccount, Session } from '../ports'
import { type BattleTurn, momentsOf } from './battle'

const MOST = 6

export interface SummaryProps {
  readonly session: Session
  readonly turns: readonly BattleTurn[]
  readonly account: GameAccount | undefined
}

/** Turn by turn on one page: what each side lost in it (or, where more came, what joined it), what it had left, and what weighed most. */
export function Summary({ session, turns, account }: SummaryProps) {
  const text = useText()
  const { t } = text
  const fought = turns.filter(x => x.turn > 0)
  const number = (n: number | null) => (n === null ? '–' : text.number(n))
  const lost = (x: BattleTurn, seat: 'a' | 'b') => {
    const now = account?.strength(x.end.show)[seat].now ?? null
    const then = x.before ? (account?.strength(x.before.show)[seat].now ?? null) : null
    return { now, lost: now === null || then === null ? null : then - now }
  }
  return (
    <table className="paper-table summary">
      <thead>
        <tr>
          <th scope="col">{t('ui.report.turn')}</th>
          {(['a', 'b'] as const).map(seat => (
            <th key={seat} scope="col" className={`side-${seat} of-side`}>
              {t('ui.report.lost', { name: session.game.info.seats[seat]?.name ?? '' })}
            </th>
          ))}
          <th scope="col" className="wide">
            {t('ui.report.moments')}
          </th>
        </tr>
      </thead>
      <tbody>
        {fought.map(x => (
          <tr key={x.turn}>
            <th scope="row" className="number">
              {x.turn}
            </th>
            {(['a', 'b'] as const).map(seat => {
              const s = lost(x, seat)
              return (
                <td key={seat} className="number">
                  <span className={`narrow side-${seat} of-side`}>{session.game.info.seats[seat]?.name} </span>
                  {s.lost !== null && s.lost < 0 ? t('ui.report.joined', { count: -s.lost }) : number(s.lost)}{' '}
                  <span className="soft small">{t('ui.report.left', { cp: number(s.now) })}</span>
                </td>
              )
            })}
            <td className="wide small">
              {momentsOf(x, account?.moments ?? [])
                .slice(0, MOST)
                .map(line => text.say(line).replace(/\.$/, ''))
                .join(' · ') || t('ui.report.quiet')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
