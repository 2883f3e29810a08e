import type { OoPanel } from '../../../rulesets/ordine-obliquo'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { sortChoices } from '../../table/turn'
import { Ground } from './Ground'

const ENOUGH = 60

/**
 * Before the first turn: placing terrain, and the army behind its screen. Later: who comes on at the edge. What lies there is then
 * dragged to its place.
 */
type What = 'deploy' | 'terrain' | 'arrivals'
export function Preparation({ oo, what, ...slot }: PanelProps & { readonly oo: OoPanel; readonly what: What }) {
  const { session, play } = slot
  const text = useText()
  const { t } = text
  const { game, desk } = session
  const places = play.choices.all.filter(o => o.command.type === 'place')
  const placeAll = () => {
    for (let i = 0; i < ENOUGH; i++) {
      const next = sortChoices(game.choices(play.seat)).all.find(o => o.command.type === 'place')
      if (!next || !desk.act(play.seat, next.command)) return
    }
  }
  return (
    <div className="orders">
      <p className="small soft orders-note">{t(`ui.prepare.${what}`)}</p>
      {what === 'terrain' && <Ground {...slot} />}
      {what === 'deploy' && <p className="book">{t('ui.prepare.left', { count: oo.unplaced.length })}</p>}
      <div className="prepare-offers">
        {(what === 'terrain' ? [] : places).slice(0, 8).map(o => (
          <button
            key={JSON.stringify(o.command)}
            type="button"
            className="button"
            data-testid={`choice-${o.command.type}`}
            onClick={() => desk.act(play.seat, o.command)}
          >
            {text.say(o.text)}
            {'at' in o.command && Array.isArray(o.command.at) && (
              <span className="number small soft">
                {text.number(Math.round(Number(o.command.at[0])))} × {text.number(Math.round(Number(o.command.at[1])))}
              </span>
            )}
          </button>
        ))}
        {what !== 'terrain' && oo.unplaced.length > 1 && (
          <button type="button" className="button" data-testid="place-all" onClick={placeAll}>
            {t('ui.prepare.all')}
          </button>
        )}
      </div>
    </div>
  )
}
