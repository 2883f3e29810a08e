import { useText } from '../../house'
import { ARMS, type Points, total } from './data'

/** Strength points by arm, with their names for the ears, and all together. */
export function Strength({ points }: { readonly points: Points }) {
  const { t, number } = useText()
  return (
    <span className="camp-strength number">
      {ARMS.map(arm => (
        <span key={arm} className={points[arm] === 0 ? 'soft' : ''}>
          <abbr title={t(`camp.arm.${arm}`)}>{t(`camp.arm.short.${arm}`)}</abbr> {number(points[arm])}
        </span>
      ))}
      <span className="unseen">{t('camp.all', { count: total(points) })}</span>
    </span>
  )
}
