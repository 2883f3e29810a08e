import { useHouse, useSettings, useT } from '../house'
import { Dialog } from '../parts/Dialog'
import { Icon, type IconName } from '../parts/Icon'
import { address } from '../route'
import { HEX_ACTS, hexLookOn } from '../table/hex-look'
import type { DialogName, DialogSlot, MenuAct } from './kinds'

const ITEMS: readonly (readonly [DialogName, IconName, boolean])[] = [
  ['quick', 'roster', false],
  ['outcome', 'flag', false],
  ['report', 'scroll', false],
  ['verify', 'dice', false],
  ['since', 'clock', false],
  ['dice', 'dice', true],
  ['ruling', 'place', true],
  ['mode', 'check', true],
  ['end', 'flag', true],
  ['save', 'down', false],
  ['settings', 'menu', false],
  ['help', 'hand', false],
]

const ACTS: readonly (readonly [MenuAct, IconName])[] = [
  ['film', 'clock'],
  ['plan', 'plan'],
  ['round', 'turn'],
  ['whole', 'whole'],
  ['redo', 'redo'],
  ['real', 'dice'],
]

/** Everything that is not needed in every move. */
export function MenuDialog({ session, play, onClose, onOpen, onDo }: DialogSlot) {
  const t = useT()
  const { settings } = useHouse()
  useSettings()
  const over = play.snap.outcome !== null
  const byPage = session.game.info.dice === 'table' && !session.readOnly && !over
  const there = (name: DialogName) => {
    if (name === 'dice') return play.snap.mode === 'free'
    if (name === 'outcome') return over
    return name !== 'end' || !over
  }
  return (
    <Dialog title={t('ui.menu.title')} onClose={onClose} testId="dialog-menu">
      <ul className="menu-list">
        {ITEMS.filter(([name]) => there(name)).map(([name, icon, acts]) => (
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
        {ACTS.filter(([name]) => name !== 'real' || byPage).map(([name, icon]) => (
          <li key={name}>
            <button
              type="button"
              className="button bare menu-item"
              data-testid={`menu-${name}`}
              disabled={name === 'redo' && (session.readOnly || !play.snap.redo)}
              aria-pressed={name === 'real' ? session.desk.get().real : undefined}
              onClick={() => onDo(name)}
            >
              <Icon name={icon} />
              <span>{t(`ui.menu.${name}`)}</span>
            </button>
          </li>
        ))}
        {session.partOf && (
          <li>
            <a className="button bare menu-item" data-testid="menu-partOf" href={address({ at: 'game', id: session.partOf })}>
              <Icon name="flag" />
              <span>{t('ui.outcome.partOf')}</span>
            </a>
          </li>
        )}
        {play.show.hexes &&
          HEX_ACTS.map(name => (
            <li key={name}>
              <button
                type="button"
                className="button bare menu-item"
                data-testid={`menu-${name}`}
                aria-pressed={hexLookOn(settings, name)}
                onClick={() => onDo(name)}
              >
                <Icon name={name === 'pieces' ? 'place' : 'plan'} />
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
