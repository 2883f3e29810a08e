import type { CcPanel } from '../../../rulesets/commands-colors'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { keyOf, type Offer } from './data'

/** Ordered units one after another: the one in hand goes to a lit hex, by a tap there or by the button that names it. */
export function Moving({ cc, session, play, onUnit }: PanelProps & { readonly cc: CcPanel }) {
  const text = useText()
  const { t } = text
  const hands = useStore(session.hands)
  const can = [...play.choices.movable]
  const all = [...cc.units, ...cc.leaders].filter(w => w.seat === cc.active && w.hex !== null && w.use.ordered)
  const chosen = can.find(id => hands.selected.includes(id))
  const ways = (chosen ? session.game.ways(play.seat, chosen as never) : [])
    .filter((c): c is Offer => 'command' in c)
    .sort((x, y) => ((x.hex?.label ?? '') < (y.hex?.label ?? '') ? -1 : 1))
  const exits = play.choices.all.filter(o => o.command.type === 'exit' && (!chosen || o.unit === chosen))
  return (
    <div className="deed-two">
      <ul className="deed-list" aria-label={t('cc.ordered')}>
        {all.map(w => {
          const may = can.includes(w.id)
          return (
            <li key={w.id}>
              <button
                type="button"
                className={`deed-row${w.id === chosen ? ' chosen' : ''}${may ? '' : ' not'}`}
                aria-pressed={w.id === chosen}
                data-testid={`mover-${w.id}`}
                onClick={() => onUnit(w.id)}
              >
                <span className="deed-name">{text.name(w.name)}</span>
                <span className="number soft">{w.hex}</span>
                <span className="small soft">{t(may ? 'cc.mayMove' : w.use.done ? 'cc.moved' : 'cc.stays')}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="deed-detail">
        {chosen ? (
          <>
            <p className="small soft">{t('cc.where')}</p>
            <div className="cc-hexes">
              {[...ways, ...exits].map(o => (
                <button
                  key={keyOf(o)}
                  type="button"
                  className={`button${o.hex?.tag ? ' quiet' : ''}`}
                  data-testid={`way-${o.hex?.label ?? 'exit'}`}
                  aria-label={text.say(o.text)}
                  title={text.say(o.text)}
                  onClick={() => session.desk.act(play.seat, o.command)}
                >
                  {o.hex ? `${o.hex.label}${o.hex.tag ? '*' : ''}` : text.say(o.text)}
                </button>
              ))}
            </div>
            {ways.some(o => o.hex?.tag) && <p className="small soft">{t('cc.noBattleThere')}</p>}
          </>
        ) : (
          <p className="small soft">{can.length > 0 ? t('cc.chooseMover') : t('cc.noMover')}</p>
        )}
      </div>
    </div>
  )
}
