import { useMemo } from 'react'
import { useStore, useText } from '../house'
import type { Session } from '../ports'
import { lastWords } from './Log'
import type { Play } from './use-play'

/** What a screen reader hears: the last thing that happened, and where the selected unit is, how it faces, what is near. */
export function Ears({ session, play }: { readonly session: Session; readonly play: Play }) {
  const text = useText()
  const hands = useStore(session.hands)
  const selected = hands.selected.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: described anew when the selection or the table changes.
  const where = useMemo(
    () => (hands.dragging ? '' : session.hands.describe().map(text.say).join(' ')),
    [session, text, text.language, selected, hands.hex, play.snap, hands.dragging],
  )
  return (
    <>
      <p className="unseen" role="status" aria-live="polite" data-testid="ears-event">
        {lastWords(play.told, text)}
      </p>
      <p className="unseen" role="status" aria-live="polite" data-testid="ears-unit">
        {where}
      </p>
    </>
  )
}
