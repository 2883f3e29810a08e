import type { Refusal, Term } from '../../../rulesets/contract'
import { useText } from '../../house'

/** A number's terms in their order, each with its clause. */
export function Working({ terms, unit }: { readonly terms: readonly Term[]; readonly unit?: string }) {
  const text = useText()
  if (terms.length === 0) return null
  return (
    <ol className="working small" data-testid="working">
      {terms.map((w, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sum's terms stand in their order and may repeat.
        <li key={i}>
          <span>{text.say({ code: `term.${w.label}`, ...(w.with ? { with: w.with } : {}) })}</span>
          <span className="number">
            {i > 0 && w.amount > 0 ? '+' : ''}
            {text.number(w.amount)}
            {unit}
          </span>
          <span className="clause number">{w.clause}</span>
        </li>
      ))}
    </ol>
  )
}

/** Why something may not be done, with its clause. */
export function Why({ refusal }: { readonly refusal: Refusal }) {
  const text = useText()
  return (
    <span className="why">
      {text.say({ code: `refusal.${refusal.code}`, ...(refusal.with ? { with: refusal.with } : {}) })}{' '}
      <span className="clause number">{refusal.clause}</span>
    </span>
  )
}
