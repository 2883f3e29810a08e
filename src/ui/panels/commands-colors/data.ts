import type { CcPanel } from '../../../rulesets/commands-colors'
import type { Show } from '../../../rulesets/contract'
import type { PanelProps } from '../../ports'

/** What this game hands its panels. */
export const ccOf = (show: Show): CcPanel | null => (show.panels.cc as CcPanel | undefined) ?? null

/**
 * What the seat in turn may look at: its own hand while it plays or keeps a card, once the screen is its own; while it holds its cards
 * up; and always where one person plays both sides. Else cards lie face down.
 */
export function seenOf({ session, play }: Pick<PanelProps, 'session' | 'play'>): CcPanel | null {
  const own = play.live && (session.persons === 1 || play.secret || play.peek)
  return ccOf(own ? session.game.show(play.seat) : play.show)
}
/** A side's hand as far as it is seen; nobody else has one. */
export const handOf = (cc: CcPanel | null, seat: string) => (cc && (seat === 'a' || seat === 'b') ? cc.hands[seat] : [])
export type Offer = PanelProps['play']['choices']['all'][number]
export const keyOf = (o: Offer): string => JSON.stringify(o.command)
export type Side = 'a' | 'b'
export const foeOf = (seat: string): Side => (seat === 'a' ? 'b' : 'a')
