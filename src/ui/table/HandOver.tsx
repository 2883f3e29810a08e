import { useEffect, useRef } from 'react'
import { useT } from '../house'
import type { Session } from '../ports'
import type { Play } from './use-play'

/** Stands before whatever is written in secret, and nowhere else: nothing of the table is seen until the right person says so. */
export function HandOver({ session, play }: { readonly session: Session; readonly play: Play }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const { actor } = play
  if (!actor) return null
  const name = session.game.info.seats[actor.seat]?.name ?? ''
  return (
    <div
      className={`hand-over side-${actor.seat}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby="hand-over-head"
      data-testid="hand-over"
    >
      <div className="hand-over-card">
        <p className="book soft">{t('ui.handOver.pass')}</p>
        <h1 id="hand-over-head" className="of-side">
          {name}
        </h1>
        <p className="book">{t(`ui.handOver.${actor.what}`)}</p>
        <button
          ref={button}
          type="button"
          className={`button primary of-${actor.seat}`}
          data-testid="hand-over-take"
          onClick={play.takeScreen}
        >
          {t('ui.handOver.take', { name })}
        </button>
        <p className="small soft">{t('ui.handOver.look')}</p>
      </div>
    </div>
  )
}
