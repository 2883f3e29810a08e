import type { Fight } from '../../../rulesets/commands-colors'
import type { Term } from '../../../rulesets/contract'
import { useText } from '../../house'

/** The terms of a number of dice, in their order, each with the section of the rules. */
export function Terms({ terms }: { readonly terms: readonly Term[] }) {
  const text = useText()
  const { t } = text
  return (
    <ol className="working small" data-testid="working">
      {terms.map((w, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sum's terms stand in their order and may repeat.
        <li key={i}>
          <span>{t(`term.${w.label}`, w.with)}</span>
          <span className="number">
            {i > 0 && w.amount > 0 ? '+' : ''}
            {text.number(w.amount)}
          </span>
          <span className="clause">{t(`clause.commands-colors.${w.clause}`)}</span>
        </li>
      ))}
    </ol>
  )
}

/** A chance as a percentage: whole, but where a whole one would lie. */
export function percent(p: number): number {
  const whole = Math.round(p * 100)
  return (whole === 0 && p > 0) || (whole === 100 && p < 1) ? Math.round(p * 1000) / 10 : whole
}
const round1 = (n: number) => Math.round(n * 10) / 10

/** The chances of so many hits, as a bar and in words, and the flags to be looked for. */
export function HitOdds({ fight }: { readonly fight: Fight }) {
  const text = useText()
  const { t } = text
  const last = Math.min(fight.spread.length - 1, 4)
  const shown = Array.from({ length: last + 1 }, (_, k) =>
    k === last ? fight.spread.slice(k).reduce((a, b) => a + b, 0) : (fight.spread[k] ?? 0),
  )
  return (
    <div className="odds cc-odds" data-testid="odds">
      <div className="odds-bar" aria-hidden="true">
        {shown.map((p, k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of the bar is a number of hits.
          <span key={k} className={`cc-hits-${k}`} style={{ flexGrow: p }} />
        ))}
      </div>
      <ul className="odds-words small">
        {shown.map((p, k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={k}>
            <i className={`cc-hits-${k}`} aria-hidden="true" />
            {t(k === last && fight.spread.length - 1 > last ? 'cc.hitsMore' : 'cc.hits', { count: k })}{' '}
            <span className="number">{text.number(percent(p))} %</span>
          </li>
        ))}
        <li className="soft">{t('cc.mean', { hits: round1(fight.hits), flags: round1(fight.flags) })}</li>
      </ul>
    </div>
  )
}
