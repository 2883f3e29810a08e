import { useText } from '../../house'

/** Chances that add up to 1, by what comes of it; and the CP lost in the mean. */
export interface Chances {
  readonly none: number
  readonly stands: number
  readonly retreats: number
  readonly routs: number
  readonly destroyed: number
  readonly lost: number
}
const ENDS = ['none', 'stands', 'retreats', 'routs', 'destroyed'] as const

/** A chance as a percentage: whole, but where it is so small or so nearly certain that a whole one would lie. */
export function percent(p: number): number {
  const whole = Math.round(p * 100)
  return (whole === 0 && p > 0) || (whole === 100 && p < 1) ? Math.round(p * 1000) / 10 : whole
}

/** The chance of each outcome, as a bar and in words. */
export function Odds({ odds }: { readonly odds: Chances }) {
  const text = useText()
  const { t } = text
  const shown = ENDS.filter(e => odds[e] > 0)
  return (
    <div className="odds" data-testid="odds">
      <div className="odds-bar" aria-hidden="true">
        {shown.map(e => (
          <span key={e} className={`odds-${e}`} style={{ flexGrow: odds[e] }} />
        ))}
      </div>
      <ul className="odds-words small">
        {shown.map(e => (
          <li key={e}>
            <i className={`odds-${e}`} aria-hidden="true" />
            {t(`odds.${e}`)} <span className="number">{text.number(percent(odds[e]))} %</span>
          </li>
        ))}
        <li className="soft">{t('odds.lost', { cp: Math.round(odds.lost * 10) / 10 })}</li>
      </ul>
    </div>
  )
}
