import { useEffect, useState } from 'react'
import { useT } from '../house'

/** Says quietly that a newer version waits: it is taken when one likes, never in the midst of a turn. */
export function NewVersion({
  listen,
}: {
  readonly listen: (told: (newer: { readonly take: () => void }) => void) => () => void
}) {
  const t = useT()
  const [newer, setNewer] = useState<{ readonly take: () => void } | null>(null)
  useEffect(() => listen(setNewer), [listen])
  if (!newer) return null
  return (
    <div className="newer" role="status" data-testid="new-version">
      <p>{t('ui.newer')}</p>
      <button type="button" className="button" data-testid="new-version-take" onClick={newer.take}>
        {t('ui.newer.take')}
      </button>
      <button type="button" className="button" data-testid="new-version-later" onClick={() => setNewer(null)}>
        {t('ui.newer.later')}
      </button>
    </div>
  )
}
