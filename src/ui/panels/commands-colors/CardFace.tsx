import type { Card } from '../../../rulesets/commands-colors'
import { useText } from '../../house'
import { Art } from './Art'

/** One card: its picture, its name and, where there is room, what it does; face down a back without a word. */
export function CardFace({ card, words = false }: { readonly card: Card | ''; readonly words?: boolean }) {
  const { t } = useText()
  return (
    <span className={`cc-card${card ? '' : ' back'}${words ? ' worded' : ''}`} data-card={card || undefined}>
      <Art card={card} />
      {card ? <span className="cc-card-name book">{t(`card.${card}`)}</span> : <span className="unseen">{t('card.hidden')}</span>}
      {card && words && <span className="cc-card-words small">{t(`cardText.${card}`)}</span>}
    </span>
  )
}

/** So many cards face down, as the other side holds them. */
export function Backs({ count }: { readonly count: number }) {
  return (
    <span className="cc-backs" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other.
        <span key={i} className="cc-back" />
      ))}
    </span>
  )
}
