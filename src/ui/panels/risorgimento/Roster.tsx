import type { SbRosterBattalion, SbRosterUnit } from '../../../rulesets/risorgimento'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { sbOf } from './data'

/** Battalion by battalion: its commander and order, and each counter with its strength, place and formation. */
export function Roster({ session, play, onUnit }: PanelProps) {
  const { t } = useText()
  const hands = useStore(session.hands)
  const sb = sbOf(play.show)
  if (!sb) return null
  const sides = play.seat === 'b' ? (['b', 'a'] as const) : (['a', 'b'] as const)
  return (
    <div className="roster">
      {sides.map(seat => (
        <section key={seat} className={`side-${seat}`} aria-label={session.game.info.seats[seat]?.name}>
          <h3 className="of-side roster-side">{session.game.info.seats[seat]?.name}</h3>
          <p className="number small soft">{t('sb.scattered', { count: sb.scattered[seat] })}</p>
          {sb.battalions
            .filter(b => b.seat === seat)
            .map(b => {
              const leader = sb.commanders.find(c => c.id === b.commander)
              return (
                <Battalion
                  key={b.id}
                  battalion={b}
                  leader={leader ?? null}
                  acting={sb.acting}
                  selected={hands.selected}
                  onUnit={onUnit}
                />
              )
            })}
        </section>
      ))}
      <p className="small soft">{t('panels.risorgimento.reconstructed')}</p>
    </div>
  )
}

interface BattalionProps {
  readonly battalion: SbRosterBattalion
  readonly leader: NonNullable<ReturnType<typeof sbOf>>['commanders'][number] | null
  readonly acting: readonly string[]
  readonly selected: readonly string[]
  readonly onUnit: (id: string) => void
}

function Battalion({ battalion: b, leader, acting, selected, onUnit }: BattalionProps) {
  const text = useText()
  const { t } = text
  return (
    <div className="brigade">
      <div className="brigade-head">
        <h4>{text.name(b.name)}</h4>
        {leader && <span className="counter face">{t(`order.${leader.order}`)}</span>}
      </div>
      {leader && (
        <div className="brigade-general small soft">
          {text.name(leader.name)}
          {!leader.inCommand && leader.place === 'map' && ` · ${t('sb.outOfCommand')}`}
          {leader.place !== 'map' && ` · ${t(`sb.place.${leader.place}`)}`}
        </div>
      )}
      <ul>
        {b.units.map(u => (
          <li key={u.id}>
            <button
              type="button"
              className={`roster-unit${acting.includes(u.id) ? ' must' : ''}${u.place === 'scattered' ? ' gone' : ''}`}
              data-testid={`unit-${u.id}`}
              aria-pressed={selected.includes(u.id)}
              onClick={() => onUnit(u.id)}
            >
              <span className="roster-name">
                {text.name(u.name)}
                <Marks unit={u} />
              </span>
              <Strength unit={u} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Strength points as pips, with the number for the ears. */
function Strength({ unit: u }: { readonly unit: SbRosterUnit }) {
  const { t } = useText()
  const words = t('sb.strength', { value: u.left, of: u.sp })
  return (
    <span className="cp" title={words}>
      <span className="unseen">{words}</span>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: u.sp }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place in the row.
          <i key={i} className={i < u.left ? 'full' : 'lost'} />
        ))}
      </span>
    </span>
  )
}

function Marks({ unit: u }: { readonly unit: SbRosterUnit }) {
  const { t } = useText()
  const words = [
    ...(u.place === 'map' && u.hex ? [u.hex] : []),
    ...(u.place === 'reserve' && u.enters ? [t('sb.enters', { turn: u.enters.turn, hex: u.enters.hex })] : []),
    ...(u.place === 'scattered' || u.place === 'hand' ? [t(`sb.place.${u.place}`)] : []),
    ...(u.formation === 'line' || u.place !== 'map' ? [] : [t(`formation.${u.formation}`)]),
    ...(u.isolated ? [t('formation.isolated')] : []),
    ...(u.mark === 'none' ? [] : [t(`sb.mark.${u.mark}`)]),
    ...(u.done ? [t('sb.done')] : []),
  ]
  if (words.length === 0) return null
  return <span className="roster-marks small soft">{words.join(' · ')}</span>
}
