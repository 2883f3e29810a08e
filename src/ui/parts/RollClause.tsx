import type { Clause } from '../../base/units'
import { useText } from '../house'

/** A roll's clause, where the roll is not called by the same word already. */
export function RollClause({ what, clause }: { readonly what: string; readonly clause: Clause }) {
  const text = useText()
  const word = text.clause(clause)
  if (text.has(`roll.${what}`) && text.t(`roll.${what}`) === word) return null
  return <span className="clause number">{word}</span>
}
