import { type DieSymbol, SYMBOL_PATHS } from '../../rulesets/contract'

/** One face of a battle die, as ink. It says nothing to a screen reader: the words stand beside it. */
export function BattleFace({ symbol }: { readonly symbol: DieSymbol }) {
  return (
    <svg className={`battle-face ${symbol}`} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={SYMBOL_PATHS[symbol]}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
