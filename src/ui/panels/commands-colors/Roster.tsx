import type { CcLeader, CcPanel, CcUnit } from '../../../rulesets/commands-colors'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { BannerRow } from './Banners'
import { Backs } from './CardFace'
import { ccOf } from './data'
import { LeadersGone } from './Gone'
import './cards.css'

/** Both armies: each unit with its blocks, its hex and whether it has its order, its leader beside it; lost ones at the end. */
export function Roster({ session, play, onUnit }: PanelProps) {
  const { t } = useText()
  const cc = ccOf(play.show)
  if (!cc) return null
  const sides = play.seat === 'b' ? (['b', 'a'] as const) : (['a', 'b'] as const)
  return (
    <div className="roster cc-roster">
      <BannerRow session={session} cc={cc} />
      {sides.map(seat => (
        <section key={seat} className={`side-${seat}`} aria-label={session.game.info.seats[seat]?.name}>
          <h3 className="of-side roster-side">{session.game.info.seats[seat]?.name}</h3>
          <p className="small soft cc-inhand">
            <Backs count={cc.hands[seat].length} /> {t('cc.inHand', { count: cc.hands[seat].length })}
          </p>
          <Units cc={cc} seat={seat} {...{ session, onUnit }} />
        </section>
      ))}
      <Marks cc={cc} />
    </div>
  )
}

function Units({
  cc,
  seat,
  session,
  onUnit,
}: Pick<PanelProps, 'session' | 'onUnit'> & { readonly cc: CcPanel; readonly seat: string }) {
  const text = useText()
  const { t } = text
  const hands = useStore(session.hands)
  const units = cc.units.filter(u => u.seat === seat)
  const leaderOf = (u: CcUnit) => cc.leaders.find(l => l.id === u.leader)
  const alone = cc.leaders.filter(l => l.seat === seat && l.hex !== null && !units.some(u => u.leader === l.id))
  const row = (w: CcUnit | CcLeader, blocks: string, more: string) => (
    <li key={w.id}>
      <button
        type="button"
        className="roster-unit"
        data-testid={`unit-${w.id}`}
        aria-pressed={hands.selected.includes(w.id)}
        onClick={() => onUnit(w.id)}
      >
        <span>
          {w.use.ordered && w.seat === cc.active && (
            <span className="cc-order-mark" title={t('cc.hasOrder')}>
              ▸<span className="unseen">{t('cc.hasOrder')}</span>{' '}
            </span>
          )}
          {text.name(w.name)} <span className="small soft">{more}</span>
        </span>
        <span className="number soft">
          {blocks} {w.hex}
        </span>
      </button>
    </li>
  )
  // Who left by an exit has his blocks still.
  const out = units.filter(u => u.hex === null)
  const gone = out.filter(u => u.blocks === 0)
  const left = out.filter(u => u.blocks > 0)
  return (
    <>
      <ul>
        {units
          .filter(u => u.hex !== null)
          .map(u => {
            const l = leaderOf(u)
            const square = u.square === null ? '' : t(u.square === 'mass' ? 'cc.inMass' : 'cc.inSquare')
            return row(u, `${u.blocks}/${u.full}`, [l ? text.name(l.name) : '', square].filter(Boolean).join(' · '))
          })}
        {alone.map(l => row(l, '', t('cc.alone')))}
      </ul>
      {gone.length > 0 && (
        <p className="small soft">
          {t('cc.gone')} {gone.map(u => text.name(u.name)).join(', ')}
        </p>
      )}
      {left.length > 0 && (
        <p className="small soft">
          {t('cc.left')} {left.map(u => text.name(u.name)).join(', ')}
        </p>
      )}
      <LeadersGone cc={cc} seat={seat} />
    </>
  )
}

/** What of the battle had to be made up, for whoever plays it. */
export function Marks({ cc }: { readonly cc: CcPanel }) {
  const { t } = useText()
  const made = (['map', 'places', 'austria', 'france', 'rules'] as const).filter(k => cc.marks[k] === 'reconstructed')
  if (made.length === 0) return null
  return (
    <p className="small soft" data-testid="marks">
      {t('cc.reconstructed')} {made.map(k => t(`cc.mark.${k}`)).join(', ')}
    </p>
  )
}
