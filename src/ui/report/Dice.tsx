import type { Rolled } from '../../client/game'
import { useText } from '../house'

/** The dice that fell, each roll with what it was for. */
export function Dice({ rolls }: { readonly rolls: readonly Rolled[] }) {
  const text = useText()
  const { t } = text
  if (rolls.length === 0) return null
  return (
    <ul className="dice-told" aria-label={t('ui.moment.dice')}>
      {rolls.map(r => (
        <li key={r.k} className={r.unit ? `side-${r.unit.split('/')[0]}` : ''}>
          {r.faces.map((f, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll.
            <span key={i} className={`die-face-told number d${r.sides}`}>
              {f}
            </span>
          ))}
          <span className="small soft">
            {text.has(`roll.${r.what}`) ? t(`roll.${r.what}`) : ''} {t('ui.moment.sides', { sides: r.sides })}
            {r.byHand && ` · ${t('ui.moment.byHand')}`} <span className="clause number">{text.clause(r.clause)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
