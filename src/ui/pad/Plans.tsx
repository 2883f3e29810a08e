import { printSteps } from '../../text/moves'
import { useStore, useText } from '../house'
import type { PanelProps } from '../ports'
import { Sign } from './signs'
import { widthsOf } from './widths'

/** All that is planned and not committed yet; a commit sends it together. */
export function Plans({ session, play, onUnit }: PanelProps) {
  const text = useText()
  const { hands, game } = session
  const state = useStore(hands)
  const others = state.plans.filter(p => state.selected.length !== 1 || p.command.unit !== state.selected[0])
  if (others.length === 0) return null
  return (
    <ul className="pad-plans small" aria-label={text.t('pad.plans')} data-testid="pad-plans">
      {others.map(({ command, verdict }) => {
        const body = play.show.bodies.find(b => b.id === command.unit)
        if (!body) return null
        const name = text.name(body.name)
        return (
          <li key={command.unit}>
            <button type="button" className="pad-planned" onClick={() => onUnit(command.unit)}>
              {printSteps(command.steps, text.language, { widths: widthsOf(game, play.seat, body), name, shown: true })}
              {verdict.left !== undefined && (
                <span className="soft number"> · {text.t('pad.left', { left: { cm: verdict.left } })}</span>
              )}
            </button>
            <button
              type="button"
              className="button bare icon"
              aria-label={text.t('pad.dropPlan', { name: body.name })}
              title={text.t('pad.dropPlan', { name: body.name })}
              onClick={() => {
                hands.select([command.unit])
                hands.setSteps([])
              }}
            >
              <Sign name="no" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
