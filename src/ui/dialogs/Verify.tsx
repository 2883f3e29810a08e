import { DiceCheckDialog } from '../report/DiceCheck'
import type { DialogSlot } from './kinds'

/** The dice of the game on the table, so far or to its end. */
export function VerifyDialog({ session, onClose }: DialogSlot) {
  return <DiceCheckDialog load={async () => session.game.lines()} onClose={onClose} />
}
