import type { ReactNode } from 'react'
import { useStore, useT, useText } from '../house'
import { IconButton } from '../parts/IconButton'
import { turnsCode } from '../parts/turns'
import type { Session, TableLook } from '../ports'
import type { Play } from './use-play'

export interface HeadProps {
  readonly session: Session
  readonly play: Play
  readonly look: TableLook
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onView: (view: TableLook['view']) => void
  readonly onTurnRound: () => void
  readonly menu: ReactNode
  readonly wide: boolean
}

/** The line at the top: where the battle stands, and the quiet controls. */
export function Head({ session, play, look, onUndo, onRedo, onView, onTurnRound, menu, wide }: HeadProps) {
  const t = useT()
  const hands = useStore(session.hands)
  const { snap } = play
  return (
    <header className="head">
      <Standing session={session} play={play} />
      {wide && play.both && <ActFor session={session} play={play} />}
      <div className="head-tools" role="toolbar" aria-label={t('ui.table.tools')}>
        <IconButton
          icon="undo"
          label={t('ui.table.undo')}
          keys="U"
          testId="undo"
          disabled={!snap.undo || session.readOnly}
          onClick={onUndo}
        />
        <span className="head-wide">
          <IconButton
            icon="redo"
            label={t('ui.table.redo')}
            keys="Shift+U"
            testId="redo"
            disabled={!snap.redo || session.readOnly}
            onClick={onRedo}
          />
        </span>
        <IconButton
          icon="ruler"
          label={t('ui.table.ruler')}
          testId="ruler"
          pressed={hands.tool === 'ruler'}
          onClick={() => session.hands.ruler()}
        />
        {snap.mode === 'free' && (
          <IconButton
            icon="place"
            label={t('ui.table.place')}
            testId="place-tool"
            pressed={hands.tool === 'place'}
            disabled={!play.live}
            onClick={() => session.hands.setTool(hands.tool === 'place' ? 'move' : 'place')}
          />
        )}
        <span className="head-wide">
          <IconButton
            icon="plan"
            label={t('ui.table.plan')}
            testId="view-plan"
            pressed={look.view === 'plan'}
            onClick={() => onView(look.view === 'plan' ? 'free' : 'plan')}
          />
          <IconButton
            icon="eye"
            label={t('ui.table.figure')}
            testId="view-figure"
            pressed={look.view === 'figure'}
            disabled={hands.selected.length === 0 && look.view !== 'figure'}
            onClick={() => onView(look.view === 'figure' ? 'free' : 'figure')}
          />
          <IconButton icon="turn" label={t('ui.table.turnRound')} testId="turn-round" onClick={onTurnRound} />
        </span>
        {menu}
      </div>
    </header>
  )
}

/** Turn, time of day, phase, and whose it is. */
export function Standing({ session, play }: { readonly session: Session; readonly play: Play }) {
  const t = useT()
  const text = useText()
  const { snap, actor } = play
  const { status } = snap.show
  const name = actor ? session.game.info.seats[actor.seat]?.name : null
  return (
    <div className="standing" data-testid="standing">
      <span className="standing-turn book">
        {status.turn === 0
          ? t('ui.table.before')
          : t(turnsCode('ui.table.turn', status.turns), { turn: status.turn, turns: status.turns })}
        {status.clock && <span className="soft number"> · {status.clock.slice(11, 16)}</span>}
      </span>
      <span className="standing-phase">
        {text.say(status.phase)}
        {name && (
          <>
            <span className="soft"> · </span>
            <span className={`side-${actor?.seat} of-side standing-who`} data-testid="whose-turn">
              {name}
            </span>
          </>
        )}
      </span>
    </div>
  )
}

/** Where either side may act and one person plays both: whose hands these are now. */
export function ActFor({ session, play }: { readonly session: Session; readonly play: Play }) {
  const t = useT()
  return (
    <div className="act-for">
      {[...play.snap.awaiting]
        .sort((x, y) => (x.seat < y.seat ? -1 : 1))
        .map(x => {
          const name = session.game.info.seats[x.seat]?.name ?? ''
          return (
            <button
              key={x.seat}
              type="button"
              className={`button bare side-${x.seat} of-side`}
              aria-pressed={play.seat === x.seat}
              aria-label={t('ui.table.actFor', { name })}
              data-testid={`act-for-${x.seat}`}
              onClick={() => play.choose(x.seat)}
            >
              {name}
            </button>
          )
        })}
    </div>
  )
}
