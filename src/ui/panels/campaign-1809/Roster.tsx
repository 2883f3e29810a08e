import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { campOf, placeName, total, type Unit } from './data'
import { Reports } from './Reports'
import { Strength } from './Strength'
import './campaign.css'

/** One's own army point by point; when the campaign is over both. Below, what was heard of the enemy. */
export function Roster({ session, play, onUnit }: PanelProps) {
  const { t } = useText()
  const hands = useStore(session.hands)
  const camp = campOf(play.mine)
  if (!camp) return null
  const sides = (['a', 'b'] as const).filter(seat => camp.units.some(u => u.seat === seat))
  if (sides.length === 0) return <p className="soft">{t('camp.roster.hidden')}</p>
  return (
    <div className="roster camp-roster">
      {sides.map(seat => (
        <section key={seat} className={`side-${seat}`} aria-label={session.game.info.seats[seat]?.name}>
          <h3 className="of-side roster-side">{session.game.info.seats[seat]?.name}</h3>
          <p className="number small soft">
            {t('camp.all', { count: camp.units.filter(u => u.seat === seat).reduce((n, u) => n + total(u.points), 0) })}
          </p>
          {[...new Set(camp.units.filter(u => u.seat === seat && u.at).map(u => u.at!))].map(at => (
            <Place key={at} camp={camp} at={at} seat={seat} selected={hands.selected} onUnit={onUnit} />
          ))}
        </section>
      ))}
      <Coming camp={camp} />
      <Reports camp={camp} turn={play.show.status.turn} />
    </div>
  )
}

interface PlaceProps {
  readonly camp: CampPanel
  readonly at: string
  readonly seat: 'a' | 'b'
  readonly selected: readonly string[]
  readonly onUnit: (id: string) => void
}
function Place({ camp, at, seat, selected, onUnit }: PlaceProps) {
  const text = useText()
  const { t } = text
  const garrison = camp.garrisons[at]
  const siege = camp.sieges.find(s => s.at === at && s.lifted === null)
  return (
    <div className="brigade">
      <div className="brigade-head">
        <h4>{text.name(placeName(camp, at))}</h4>
        {camp.control[at] !== seat && <span className="small soft">{t(`camp.held.${camp.control[at]}`)}</span>}
        {siege && <span className="counter face">{t('camp.besieged', { count: siege.turns })}</span>}
      </div>
      <ul>
        {camp.units
          .filter(u => u.seat === seat && u.at === at)
          .map(u => (
            <li key={u.id}>
              <button
                type="button"
                className={`roster-unit${camp.group?.units.includes(u.id) ? ' must' : ''}`}
                data-testid={`unit-${u.id}`}
                aria-pressed={selected.includes(u.id)}
                onClick={() => onUnit(u.id)}
              >
                <span className="roster-name">
                  <span>
                    {text.name(u.name)} <span className="small soft">{u.label}</span>
                  </span>
                  <Strength points={u.points} />
                  <Marks camp={camp} unit={u} />
                </span>
              </button>
            </li>
          ))}
      </ul>
      {garrison && garrison.seat === seat && (
        <p className="small soft">
          {t('camp.garrison')} <Strength points={garrison.points} />
        </p>
      )}
    </div>
  )
}

/** Leaders, movement points, what it owes, whether it is fed. */
function Marks({ camp, unit: u }: { readonly camp: CampPanel; readonly unit: Unit }) {
  const text = useText()
  const { t } = text
  const leaders = u.leaders.flatMap(id => camp.leaders.find(l => l.id === id) ?? [])
  const words = [
    ...leaders.slice(1).map(l => text.name(l.name)),
    ...(u.tested ? [t('camp.moves', { count: u.pm })] : []),
    ...(u.debt > 0 ? [t('camp.owes', { count: u.debt })] : []),
    ...(u.out > 0 ? [t('camp.hungry', { count: u.out })] : []),
    ...(u.inside ? [t('camp.inside')] : []),
    ...(u.intercepted ? [t('camp.intercepted')] : []),
  ]
  return <span className="roster-marks small soft">{words.join(' · ')}</span>
}

/** Reinforcements that are still to come. */
function Coming({ camp }: { readonly camp: CampPanel }) {
  const text = useText()
  const { t } = text
  if (camp.pool.length === 0) return null
  return (
    <details className="camp-coming small">
      <summary>{t('camp.coming', { count: camp.pool.length })}</summary>
      <ul>
        {camp.pool.map(a => (
          <li key={JSON.stringify(a)}>
            {t('camp.comes', { turn: a.turn, place: a.at.map(at => text.name(placeName(camp, at))).join(' / ') })}{' '}
            <Strength points={a.points} />
          </li>
        ))}
      </ul>
    </details>
  )
}
