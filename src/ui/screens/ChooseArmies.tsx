import { useEffect, useState } from 'react'
import type { ArmyBuilder } from '../../rulesets/contract'
import { useHouse, useText } from '../house'
import type { ArmyCard } from '../ports'
import { address } from '../route'

type Armies = { readonly a?: string; readonly b?: string }

/** Which army each side brings to a scenario that takes lists: the scenario's own, one of the house, or one's own. */
export function ChooseArmies({
  ruleset,
  chosen,
  onChoose,
}: {
  readonly ruleset: string
  readonly chosen: Armies
  readonly onChoose: (armies: Armies) => void
}) {
  const text = useText()
  const { t } = text
  const { games } = useHouse()
  const [cards, setCards] = useState<readonly ArmyCard[]>([])
  const [builder, setBuilder] = useState<ArmyBuilder | null>(null)
  useEffect(() => {
    let here = true
    Promise.all([games.armiesOf(ruleset), games.builderOf(ruleset)]).then(
      ([c, b]) => {
        if (!here) return
        setCards(c)
        setBuilder(b)
      },
      () => {},
    )
    return () => {
      here = false
    }
  }, [games, ruleset])
  const [a, b] = [cards.find(c => c.id === chosen.a), cards.find(c => c.id === chosen.b)]
  return (
    <fieldset className="field setup-armies">
      <legend>{t('ui.setup.armies')}</legend>
      <div className="fields-two">
        {(['a', 'b'] as const).map(seat => (
          <label key={seat} className={`side-${seat} side-field field`}>
            <span>{t(`ui.setup.army.${seat}`)}</span>
            <select
              value={chosen[seat] ?? ''}
              data-testid={`army-${seat}`}
              onChange={e => {
                const { [seat]: _, ...rest } = chosen
                onChoose(e.target.value ? { ...rest, [seat]: e.target.value } : rest)
              }}
            >
              <option value="">{t('ui.setup.army.scenario')}</option>
              {cards.map(c => (
                <option key={c.id} value={c.id} disabled={c.faults > 0}>
                  {t(`ui.setup.army.${c.from}`, { title: c.title, worth: c.worth })}
                  {c.faults > 0 && ` · ${t('ui.setup.army.faults', { count: c.faults })}`}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {a && b && builder && (
        <p className={builder.even(a.worth, b.worth) ? 'note small' : 'note bad small'} role="status" data-testid="armies-even">
          {builder.even(a.worth, b.worth) ? t('ui.setup.army.even') : t('ui.setup.army.uneven', { a: a.worth, b: b.worth })}
        </p>
      )}
      {cards.some(c => c.from === 'own' && c.faults > 0) && (
        <ul className="note small setup-unready" data-testid="armies-unready">
          {cards.flatMap(c =>
            c.from === 'own' && c.faults > 0
              ? [
                  <li key={c.id}>
                    <a href={address({ at: 'army', query: { ruleset, list: c.id.slice('own:'.length) } })}>
                      {t('ui.setup.army.unready', { title: c.title, count: c.faults })}
                    </a>
                  </li>,
                ]
              : [],
          )}
        </ul>
      )}
      <p>
        <a className="button" href={address({ at: 'army', query: { ruleset } })} data-testid="build-army">
          {t('ui.setup.army.build')}
        </a>
      </p>
    </fieldset>
  )
}
