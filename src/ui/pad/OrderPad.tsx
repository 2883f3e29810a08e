import { useMemo } from 'react'
import { useStore, useText } from '../house'
import type { PanelProps } from '../ports'
import { More } from './More'
import { MoveField } from './MoveField'
import { Plans } from './Plans'
import { Steppers } from './Steppers'
import { Sign } from './signs'
import './pad.css'

/** The order pad of what is selected: its move in words and by steps, and what else is planned. Nothing for what isn't one's own to move. */
export function OrderPad(props: PanelProps) {
  const { session, play } = props
  const text = useText()
  const { game } = session
  const state = useStore(session.hands)
  const [first] = state.selected
  const body = play.show.bodies.find(b => b.id === first)
  const mine = play.live && body?.seat === play.seat
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when something happened.
  const manoeuvres = useMemo(
    () => (mine && body ? game.manoeuvres(play.seat, body.id as Parameters<typeof game.manoeuvres>[1]) : null),
    [game, mine, body?.id, play.seat, play.snap],
  )
  if (!mine || !body) return null
  const anywhere = play.snap.mode === 'free' && (
    <button
      type="button"
      className="button icon"
      aria-label={text.t('pad.place')}
      title={text.t('pad.place')}
      aria-pressed={state.tool === 'place'}
      data-testid="pad-place"
      onClick={() => session.hands.setTool(state.tool === 'place' ? 'move' : 'place')}
    >
      <Sign name="place" />
    </button>
  )
  if (state.tool === 'place')
    return (
      <div className="pad pad-row" data-testid="pad">
        {state.takes && <Steppers session={session} kinds={['wheel', 'advance', 'shift']} />}
        {anywhere}
      </div>
    )
  if (!manoeuvres)
    return (
      <div className="pad">
        {anywhere}
        <Plans {...props} />
      </div>
    )
  const one = state.selected.length === 1
  return (
    <div className="pad" data-testid="pad">
      {one && <MoveField key={body.id} session={session} play={play} body={body} />}
      {one && state.steps.length === 0 && (
        <p className="soft small" data-testid="pad-allowance">
          {text.t('pad.allowance', { left: { cm: manoeuvres.left }, allowance: { cm: manoeuvres.allowance } })}
        </p>
      )}
      <div className="pad-row">
        <Steppers session={session} kinds={manoeuvres.kinds} />
        {one && <More session={session} play={play} body={body} manoeuvres={manoeuvres} />}
        {anywhere}
      </div>
      <Plans {...props} />
    </div>
  )
}
