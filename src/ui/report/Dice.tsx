import type { Rolled } from '../../client/game'
import { bearsSymbols, SYMBOL_FACES } from '../../rulesets/contract'
import { useText } from '../house'
import { BattleFace } from '../parts/BattleFace'
import { RollClause } from '../parts/RollClause'

/** The dice that fell, each roll with what it was for. */
export function Dice({ rolls }: { readonly rolls: readonly Rolled[] }) {
  const text = useText()
  const { t } = text
  if (rolls.length === 0) return null
  return (
    <ul className="dice-told" aria-label={t('ui.moment.dice')}>
      {rolls.map(r => (
        <li key={r.k} className={r.unit ? `side-${r.unit.split('/')[0]}` : ''}>
          {groupsOf(r).map(({ places, counts }) => (
            <span key={places.join()} className={counts ? 'dice-joined' : 'dice-loose'}>
              {places.map(i => (
                <span key={i} className={`die-face-told number d${r.sides}`}>
                  {r.sides === 6 && bearsSymbols(r.what) ? <Bearing face={r.faces[i]!} /> : r.faces[i]}
                </span>
              ))}
            </span>
          ))}
          <span className="small soft">
            {text.has(`roll.${r.what}`) ? t(`roll.${r.what}`) : ''}{' '}
            {bearsSymbols(r.what) ? '' : t('ui.moment.sides', { sides: r.sides })}
            {r.byHand && ` · ${t('ui.moment.byHand')}`} <RollClause what={r.what} clause={r.clause} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What counts first, group by group, then the rest as it fell. */
function groupsOf(r: Rolled): readonly { readonly places: readonly number[]; readonly counts: boolean }[] {
  const counted = r.counted ?? []
  const rest = r.faces.map((_, i) => i).filter(i => !counted.some(g => g.includes(i)))
  return [...counted.map(places => ({ places, counts: true })), ...(rest.length > 0 ? [{ places: rest, counts: false }] : [])]
}

/** A face that bears a symbol, with its word for who cannot see it. */
function Bearing({ face }: { readonly face: number }) {
  const { t } = useText()
  const symbol = SYMBOL_FACES[face - 1] ?? 'infantry'
  return (
    <span title={t(`ui.die.${symbol}`)}>
      <BattleFace symbol={symbol} />
      <span className="unseen">{t(`ui.die.${symbol}`)}</span>
    </span>
  )
}
