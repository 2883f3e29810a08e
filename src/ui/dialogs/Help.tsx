import { Suspense } from 'react'
import { useHouse, useT } from '../house'
import { KeyList } from '../pad/KeyList'
import { Dialog } from '../parts/Dialog'

/** Keys by what they are for; each row's keys and words stand in the catalogues. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['hand', ['select', 'wheel', 'advance', 'charge', 'snap', 'commit', 'escape']],
  ['keys', ['undo', 'peek', 'primary', 'deeds', 'quick']],
  ['view', ['orbit', 'pan', 'zoom', 'plan', 'figure', 'round', 'whole']],
  ['hexes', ['cursor', 'commit', 'grid', 'labels', 'pieces']],
]

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const { Signs } = useHouse()
  return (
    <Dialog title={t('ui.help.title')} onClose={onClose} wide testId="dialog-help">
      <p className="book">{t('ui.help.intro')}</p>
      <div className="help-groups">
        {GROUPS.map(([group, rows]) => (
          <section key={group}>
            <h3>{t(`ui.help.${group}`)}</h3>
            <dl className="help-list">
              {rows.map(row => (
                <div key={row}>
                  <dt>{t(`ui.help.${group}.${row}.key`)}</dt>
                  <dd>{t(`ui.help.${group}.${row}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <h3>{t('ui.help.signs')}</h3>
      <p className="small soft">{t('ui.help.signs.note')}</p>
      <Suspense fallback={null}>
        <Signs />
      </Suspense>
      <h3>{t('ui.help.keys.hands')}</h3>
      <KeyList />
      <p className="small soft">{t('ui.help.fine')}</p>
      <p className="small soft">{t('ui.help.rights')}</p>
    </Dialog>
  )
}
