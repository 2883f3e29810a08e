import type { OoRosterBrigade, OoRosterUnit } from '../../../rulesets/ordine-obliquo'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { ooOf } from './data'

/** Brigade by brigade: general, order face down, and each unit with its CP and state. The side in turn stands first. */
export function Roster({ session, play, onUnit }: PanelProps) {
  const text = useText()
  const { t } = text
  const hands = useStore(session.hands)
  const oo = ooOf(play.show)
  if (!oo) return null
  const own = play.seat === 'b' ? 'b' : 'a'
  const sides = own === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const)
  const must = new Set<string>(play.snap.mustMove)
  return (
    <div className="roster">
      <button
        type="button"
        className="button peek"
        data-testid="peek"
        disabled={!play.live}
        aria-pressed={play.peek}
        onPointerDown={() => play.setPeek(true)}
        onPointerUp={() => play.setPeek(false)}
        onPointerLeave={() => play.setPeek(false)}
        onPointerCancel={() => play.setPeek(false)}
        onKeyDown={e => (e.key === ' ' || e.key === 'Enter') && play.setPeek(true)}
        onKeyUp={() => play.setPeek(false)}
        onBlur={() => play.setPeek(false)}
      >
        {t('ui.roster.peek')}
      </button>
      {sides.map(seat => (
        <section key={seat} className={`side-${seat}`} aria-label={session.game.info.seats[seat]?.name}>
          <h3 className="of-side roster-side">{session.game.info.seats[seat]?.name}</h3>
          {oo.brigades
            .filter(b => b.seat === seat && (b.units.length > 0 || b.chief))
            .map(b => (
              <Brigade key={b.id} brigade={b} selected={hands.selected} must={must} onUnit={onUnit} />
            ))}
        </section>
      ))}
    </div>
  )
}

interface BrigadeProps {
  readonly brigade: OoRosterBrigade
  readonly selected: readonly string[]
  readonly must: ReadonlySet<string>
  readonly onUnit: (id: string) => void
}

function Brigade({ brigade: b, selected, must, onUnit }: BrigadeProps) {
  const text = useText()
  const { t } = text
  return (
    <div className="brigade">
      <div className="brigade-head">
        <h4>{text.name(b.name)}</h4>
        <span className="number small soft">{b.cp === null ? '' : t('ui.roster.cp', { cp: b.cp, of: b.cpStart })}</span>
      </div>
      <div className="brigade-general small soft">
        <button
          type="button"
          className="roster-general"
          data-testid={`unit-${b.general.id}`}
          onClick={() => onUnit(b.general.id)}
        >
          {text.name(b.general.name)}
          {b.general.class && ` · ${t(`class.${b.general.class}`)}`}
        </button>
        {b.order && <Counter line={b.order} />}
      </div>
      <ul>
        {b.units.map(u => (
          <li key={u.id}>
            <button
              type="button"
              className={`roster-unit${must.has(u.id) ? ' must' : ''}${u.place === 'destroyed' ? ' gone' : ''}`}
              data-testid={`unit-${u.id}`}
              aria-pressed={selected.includes(u.id)}
              onClick={() => onUnit(u.id)}
            >
              <span className="roster-name">
                {text.name(u.name)}
                <Marks unit={u} must={must.has(u.id)} />
              </span>
              <Cp unit={u} />
            </button>
            {u.order && (
              <div className="roster-own small soft">
                <Counter line={u.order} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** CP as pips, full and lost, with the number for the ears and for who prefers it. */
function Cp({ unit: u }: { readonly unit: OoRosterUnit }) {
  const { t } = useText()
  if (u.cp === null) return <span className="small soft">{t(`strength.${u.strength}`)}</span>
  return (
    <span className="cp" title={t('ui.roster.cp', { cp: u.cp, of: u.cpStart })}>
      <span className="unseen">{t('ui.roster.cp', { cp: u.cp, of: u.cpStart })}</span>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: u.cpStart }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place in the row.
          <i key={i} className={i < (u.cp ?? 0) ? 'full' : 'lost'} />
        ))}
      </span>
    </span>
  )
}

const SHOWN = new Set([
  'disordered',
  'routing',
  'retreating',
  'tired',
  'charging',
  'fighting',
  'evaded',
  'outOfRadius',
  'moved',
  'volleySpent',
])

function Marks({ unit: u, must }: { readonly unit: OoRosterUnit; readonly must: boolean }) {
  const { t } = useText()
  const words = [
    ...(u.formation === 'line' ? [] : [t(`formation.${u.formation}`)]),
    ...u.states.filter(s => SHOWN.has(s)).map(s => t(`state.${s}`)),
    ...(must ? [t(u.states.includes('moved') ? 'state.mustMoveStill' : 'state.mustMove')] : []),
    ...(u.detached ? [t('state.detached')] : []),
  ]
  if (words.length === 0) return null
  return <span className="roster-marks small soft">{words.join(' · ')}</span>
}

/** A counter: its back, or its face where this view may know it. */
function Counter({ line }: { readonly line: NonNullable<OoRosterBrigade['order']> }) {
  const text = useText()
  if (!line.given) return <span className="counter none">{text.t('ui.roster.noOrder')}</span>
  return (
    <span className={`counter${line.phrase ? ' face' : ''}`}>{line.phrase ? text.say(line.phrase) : text.t('order.hidden')}</span>
  )
}
