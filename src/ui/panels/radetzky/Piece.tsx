import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { radOf } from './data'

const STATES = ['disordered', 'none'] as const

/** The free way: any base is marked, reduced or taken off at will. What the rules offer a base stands beside the pad already. */
export function Piece({ session, play, piece }: PanelProps & { readonly piece: string }) {
  const { t } = useText()
  const rad = radOf(play.show)
  if (!rad || !play.live || play.snap.mode !== 'free') return null
  const act = (command: { readonly type: string; readonly [key: string]: unknown }) => session.desk.act(play.seat, command)
  return (
    <div className="pad-offers">
      <select
        value=""
        aria-label={t('rad.mark')}
        data-testid="mark"
        onChange={e => e.target.value && act({ type: 'mark', unit: piece, state: e.target.value })}
      >
        <option value="">{t('rad.mark')}</option>
        {STATES.map(s => (
          <option key={s} value={s}>
            {t(`state.${s}`)}
          </option>
        ))}
      </select>
      <button type="button" className="button" data-testid="lose" onClick={() => act({ type: 'lose', unit: piece, count: 1 })}>
        {t('rad.lose')}
      </button>
      <button type="button" className="button" data-testid="remove" onClick={() => act({ type: 'remove', unit: piece })}>
        {t('rad.remove')}
      </button>
    </div>
  )
}
