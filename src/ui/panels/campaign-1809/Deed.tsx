import type { Choice, Typed } from '../../../rulesets/contract'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'

/** One thing that may be done now, as a button; what leads on wears the side's colour. */
export function Deed({
  session,
  play,
  offer,
}: Pick<PanelProps, 'session' | 'play'> & { readonly offer: Extract<Choice<Typed>, { command: Typed }> }) {
  const text = useText()
  return (
    <button
      type="button"
      className={offer.primary ? `button primary of-${play.seat}` : 'button'}
      data-testid={`deed-${offer.command.type}`}
      onClick={() => session.desk.act(play.seat, offer.command)}
    >
      {text.say(offer.text)}
    </button>
  )
}
