import type { RadRosterGroup, RadRosterUnit } from '../../../rulesets/radetzky'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { radOf } from './data'

/** Group by group: its command and order, and each base with its value and state. The side in turn stands first. */
export function Roster({ session, play, onUnit }: PanelProps) {
  const text = useText()
  const { t } = text
  const hands = useStore(session.hands)
  const rad = radOf(play.show)
  if (!rad) return null
  const sides = play.seat === 'b' ? (['b', 'a'] as const) : (['a', 'b'] as const)
  const must = new Set<string>(play.snap.mustMove)
  return (
    <div className="roster">
      {sides.map(seat => {
        const { lost, whole, breaks } = rad.sides[seat]
        return (
          <section key={seat} className={`side-${seat}`} aria-label={session.game.info.seats[seat]?.name}>
            <h3 className="of-side roster-side">{session.game.info.seats[seat]?.name}</h3>
            <p className="number small soft">{t('rad.army', { lost, whole, breaks })}</p>
            {rad.groups
              .filter(g => g.seat === seat)
              .map(g => (
                <Group key={g.id} group={g} selected={hands.selected} must={must} onUnit={onUnit} />
              ))}
          </section>
        )
      })}
    </div>
  )
}

interface GroupProps {
  readonly group: RadRosterGroup
  readonly selected: readonly string[]
  readonly must: ReadonlySet<string>
  readonly onUnit: (id: string) => void
}

function Group({ group: g, selected, must, onUnit }: GroupProps) {
  const text = useText()
  return (
    <div className="brigade">
      <div className="brigade-head">
        <h4>{text.name(g.name)}</h4>
        <span className="counter face">{text.t(`order.${g.order}`)}</span>
      </div>
      <div className="brigade-general small soft">{text.name(g.general)}</div>
      {g.waits.length > 0 && (
        <div className="small" data-testid={`waits-${g.id}`}>
          {text.t('rad.waits', { groups: g.waits.map(n => text.name(n)).join(', ') })}
        </div>
      )}
      <ul>
        {g.units.map(u => (
          <li key={u.id}>
            <button
              type="button"
              className={`roster-unit${must.has(u.id) ? ' must' : ''}${u.place === 'lost' ? ' gone' : ''}`}
              data-testid={`unit-${u.id}`}
              aria-pressed={selected.includes(u.id)}
              onClick={() => onUnit(u.id)}
            >
              <span className="roster-name">
                {text.name(u.name)}
                <Marks unit={u} order={g.order} must={must.has(u.id)} />
              </span>
              <Value unit={u} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Value as pips, left and lost, with the number for the ears and for who prefers it. A half counts as one pip. */
function Value({ unit: u }: { readonly unit: RadRosterUnit }) {
  const { t } = useText()
  const words = t('rad.value', { value: Math.max(0, u.value - u.losses), of: u.value })
  return (
    <span className="cp" title={words}>
      <span className="unseen">{words}</span>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: Math.ceil(u.value) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place in the row.
          <i key={i} className={i < u.value - u.losses ? 'full' : 'lost'} />
        ))}
      </span>
    </span>
  )
}

const SHOWN = new Set(['disordered', 'charging', 'square', 'limbered', 'inVillage', 'moved'])

function Marks({ unit: u, order, must }: { readonly unit: RadRosterUnit; readonly order: string; readonly must: boolean }) {
  const { t } = useText()
  const words = [
    ...(u.place === 'reserve' && u.arrives !== null ? [t('rad.arrives', { turn: u.arrives })] : []),
    ...(u.place === 'left' ? [t('rad.left')] : []),
    ...(u.order === order ? [] : [t(`order.${u.order}`)]),
    ...(u.inCommand ? [] : [t('rad.outOfCommand')]),
    ...u.states.filter(s => SHOWN.has(s)).map(s => t(`state.${s}`)),
    ...(must ? [t('state.mustMove')] : []),
  ]
  if (words.length === 0) return null
  return <span className="roster-marks small soft">{words.join(' · ')}</span>
}
