import type { OoFight } from '../../../rulesets/ordine-obliquo'
import { useText } from '../../house'
import { percent } from './Odds'

type MeleeOdds = NonNullable<OoFight['odds']>
const ENDS = [
  ['attackers', 'odds-routs'],
  ['target', 'odds-stands'],
  ['stopped', 'odds-none'],
  ['nobody', 'odds-destroyed'],
] as const

/** Who is likely to win a melee, and what it will cost, before any die. */
export function MeleeChances({ odds }: { readonly odds: MeleeOdds }) {
  const text = useText()
  const { t } = text
  const shown = ENDS.filter(([e]) => odds[e] > 0)
  const tenth = (v: number) => text.number(Math.round(v * 10) / 10)
  return (
    <div className="odds" data-testid="odds">
      <div className="odds-bar" aria-hidden="true">
        {shown.map(([e, look]) => (
          <span key={e} className={look} style={{ flexGrow: odds[e] }} />
        ))}
      </div>
      <ul className="odds-words small">
        {shown.map(([e, look]) => (
          <li key={e}>
            <i className={look} aria-hidden="true" />
            {t(`melee.odds.${e}`)} <span className="number">{text.number(percent(odds[e]))} %</span>
          </li>
        ))}
        <li className="soft">{t('melee.odds.cp', { attackers: tenth(odds.cp.attackers), target: tenth(odds.cp.target) })}</li>
      </ul>
    </div>
  )
}
