import { useStore, useText } from '../house'
import type { Session } from '../ports'

/** The hex that is pointed at, by the mouse, a finger or the keys, in words: its label, its name, what lies there. Ears tell it to who hears. */
export function PlaceTold({ session }: { readonly session: Session }) {
  const text = useText()
  const told = useStore(session.hands.told)
  if (!told) return null
  return (
    <p className="place-told small" aria-hidden="true" data-testid="place-told">
      {text.say(told)}
    </p>
  )
}
