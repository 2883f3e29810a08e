import { useT } from '../house'
import { Dialog } from '../parts/Dialog'
import { Icon, type IconName } from '../parts/Icon'
import type { DialogName, DialogSlot } from './kinds'

const ITEMS: readonly (readonly [DialogName, IconName, boolean])[] = [
  ['quick', 'scroll', false],
  ['since', 'clock', false],
  ['ruling', 'place', true],
  ['mode', 'check', true],
  ['end', 'flag', true],
  ['save', 'down', false],
  ['settings', 'menu', false],
  ['help', 'hand', false],
]

/** Everything that is not needed in every move. */
export function MenuDialog({ session, onClose, onOpen }: DialogSlot) {
  const t = useT()
  return (
    <Dialog title={t('ui.menu.title')} onClose={onClose} testId="dialog-menu">
      <ul className="menu-list">
        {ITEMS.map(([name, icon, acts]) => (
          <li key={name}>
            <button
              type="button"
              className="button bare menu-item"
              data-testid={`menu-${name}`}
              disabled={acts && (session.readOnly || session.game.get().outcome !== null)}
              onClick={() => onOpen(name)}
            >
              <Icon name={icon} />
              <span>{t(`ui.menu.${name}`)}</span>
            </button>
          </li>
        ))}
        <li>
          <a className="button bare menu-item" href="#/" data-testid="menu-leave">
            <Icon name="fold" />
            <span>{t('ui.menu.leave')}</span>
          </a>
        </li>
      </ul>
    </Dialog>
  )
}
