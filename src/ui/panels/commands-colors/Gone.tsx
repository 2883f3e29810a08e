import type { CcPanel } from '../../../rulesets/commands-colors'
import { useText } from '../../house'

/** The leaders of a side who are on the field no more; nothing where all are. */
export function LeadersGone({ cc, seat }: { readonly cc: CcPanel; readonly seat: string }) {
  const text = useText()
  const gone = cc.leaders.filter(l => l.seat === seat && l.hex === null)
  if (gone.length === 0) return null
  return (
    <p className="small soft">
      {text.t('cc.leadersGone')} {gone.map(l => text.name(l.name)).join(', ')}
    </p>
  )
}
