import type { CcPanel } from '../../../rulesets/commands-colors'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { BannerRow } from './Banners'
import { Backs, CardFace } from './CardFace'
import { ccOf } from './data'
import { Marks } from './Roster'
import './cards.css'

const SEATS = ['a', 'b'] as const
const STEPS: readonly (readonly [step: string, phases: readonly CcPanel['phase'][]])[] = [
  ['command', ['command', 'rally', 'supply']],
  ['order', ['order']],
  ['move', ['move']],
  ['combat', ['combat', 'react', 'pick', 'ignore', 'retreat', 'leader', 'advance', 'bonus', 'back']],
  ['draw', ['scout']],
]

/** Banners and what gives them, the steps of a turn, the square's tracks, the pack and what was laid down. */
export function Track({ session, play }: PanelProps) {
  const text = useText()
  const { t } = text
  const cc = ccOf(play.show)
  if (!cc) return null
  const name = (seat: string) => session.game.info.seats[seat]?.name ?? ''
  const last = cc.discards[cc.discards.length - 1]
  return (
    <div className="track cc-track">
      <BannerRow session={session} cc={cc} />
      {cc.objectives.length > 0 && (
        <ul className="cc-objectives small">
          {cc.objectives.map(o => {
            const held = Object.entries(cc.held).filter(([k]) => k.split('/')[0]!.endsWith(`:${o.id}`))
            const taken = cc.taken.filter(k => k.split('/')[0]!.endsWith(`:${o.id}`))
            const by = [...held.map(([, h]) => h.seat), ...taken.map(k => k[0] as 'a' | 'b')]
            return (
              <li key={o.id}>
                <b>{text.name(o.name)}</b>{' '}
                <span className="soft">
                  {SEATS.filter(s => o.value[s])
                    .map(s => `${name(s)} ${o.value[s]}`)
                    .join(', ')}
                  {'. '}
                  {t(`cc.kind.${o.kind}`, { least: o.least ?? 1 })} {o.hexes.join(' ')}
                </span>
                {by.length > 0 && (
                  <span className={`side-${by[0]} of-side`}> {t('cc.heldBy', { name: name(by[0]!), count: by.length })}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <ol className="track-phases">
        {STEPS.map(([step, phases]) => {
          const now = phases.includes(cc.phase)
          return (
            <li key={step} className={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
              <span>{t(`cc.step.${step}`)}</span>
              {now && <span className={`side-${cc.active} of-side small`}>{name(cc.active)}</span>}
            </li>
          )
        })}
      </ol>
      <h4>{t('cc.squares')}</h4>
      <ul className="small cc-squares">
        {SEATS.map(s => (
          <li key={s} className={`side-${s}`}>
            <span className="of-side">{name(s)}</span> <Backs count={cc.squares[s].cards} />{' '}
            {t('cc.squareCards', { value: cc.squares[s].cards, of: cc.squares[s].of })}
            {s === 'b' && ` · ${t('cc.masses', { value: cc.squares.b.masses, of: cc.masses })}`}
          </li>
        ))}
      </ul>
      <h4>{t('cc.pack')}</h4>
      <p className="small">{t('cc.packLeft', { count: cc.deck, gone: cc.discards.length })}</p>
      {last && (
        <div className="cc-last">
          <CardFace card={last} />
        </div>
      )}
      <Marks cc={cc} />
    </div>
  )
}
