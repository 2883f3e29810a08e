import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { ooOf } from './data'

/** For a general: what he may do now. For an enemy: to ask that its brigade's order be shown (3.2). */
export function Piece({ session, play, piece }: PanelProps & { readonly piece: string }) {
  const text = useText()
  const { t } = text
  const oo = ooOf(play.show)
  if (!oo || !play.live) return null
  const commanded = oo.brigades.find(b => b.general.id === piece)
  const act = (command: { readonly type: string }) => session.desk.act(play.seat, command)
  if (commanded && commanded.seat === play.seat) {
    const offers = play.choices.all.filter(o => 'general' in o.command && o.command.general === piece)
    const attach = commanded.units
      .map(u => ({ u, command: { type: 'attach', general: piece, unit: u.id } }))
      .filter(x => x.u.place === 'table' && play.actor?.what.startsWith('generals'))
      .filter(x => session.game.judge(play.seat, x.command).kind === 'ok')
    const rest = offers.filter(o => o.command.type !== 'attach')
    if (rest.length === 0 && attach.length === 0) return null
    return (
      <div className="pad-offers">
        {rest.map(o => (
          <button
            key={JSON.stringify(o.command)}
            type="button"
            className="button"
            data-testid={`choice-${o.command.type}`}
            onClick={() => act(o.command)}
          >
            {text.say(o.text)}
          </button>
        ))}
        {attach.length > 0 && (
          <label className="field attach">
            <span className="unseen">{t('ui.piece.attach')}</span>
            <select
              value=""
              data-testid="attach"
              onChange={e => {
                const found = attach.find(x => x.u.id === e.target.value)
                if (found) act(found.command)
              }}
            >
              <option value="">{t('ui.piece.attach')}</option>
              {attach.map(x => (
                <option key={x.u.id} value={x.u.id}>
                  {text.name(x.u.name)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    )
  }
  const brigade = oo.brigades.find(b => b.general.id === piece || b.units.some(u => u.id === piece))
  const unit = brigade?.units.find(u => u.id === piece)
  if (unit && play.snap.mode === 'free') return <Marks unit={unit.id} act={act} />
  const line = unit?.order ?? brigade?.order
  if (!brigade || brigade.seat === play.seat || !line) return null
  const ask = { type: 'showOrder', of: line.holder }
  if (session.game.judge(play.seat, ask).kind !== 'ok') return null
  return (
    <div className="pad-offers">
      <button type="button" className="button" data-testid="show-order" onClick={() => act(ask)}>
        {t('ui.piece.showOrder')}
      </button>
    </div>
  )
}

const STATES = ['disordered', 'routing', 'retreating', 'tired', 'none'] as const

/** The free way: any piece is marked, reduced or taken off at will. */
function Marks({ unit, act }: { readonly unit: string; readonly act: (command: { readonly type: string }) => boolean }) {
  const { t } = useText()
  const mark = (state: string) => act({ type: 'mark', unit, state } as { type: string })
  return (
    <div className="pad-offers">
      <select value="" aria-label={t('ui.piece.mark')} data-testid="mark" onChange={e => e.target.value && mark(e.target.value)}>
        <option value="">{t('ui.piece.mark')}</option>
        {STATES.map(s => (
          <option key={s} value={s}>
            {t(`state.${s}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        data-testid="lose"
        onClick={() => act({ type: 'lose', unit, cp: 1 } as { type: string })}
      >
        {t('ui.piece.lose')}
      </button>
      <button
        type="button"
        className="button"
        data-testid="remove"
        onClick={() => act({ type: 'remove', unit } as { type: string })}
      >
        {t('ui.piece.remove')}
      </button>
    </div>
  )
}
