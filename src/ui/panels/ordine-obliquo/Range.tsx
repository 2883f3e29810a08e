import type { OoShot } from '../../../rulesets/ordine-obliquo'
import { useText } from '../../house'

/** The number to roll at or under; a cross where it may not be rolled. */
export function Needed({ shot }: { readonly shot: OoShot }) {
  const text = useText()
  if (!shot.may) return <span className="deed-number">✕</span>
  return <span className="number deed-number">{shot.routed ? '–' : text.number(shot.value)}</span>
}

/** How far it is, and which range that is. */
export function Range({ shot }: { readonly shot: OoShot }) {
  const text = useText()
  return (
    <span className="small soft number">
      {text.cm(shot.cm)} cm · {text.t(shot.premelee ? 'fire.premelee' : `range.${shot.range}`)}
    </span>
  )
}
