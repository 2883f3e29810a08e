import { type ReactNode, useState } from 'react'
import type { CcPanel, Fight } from '../../../rulesets/commands-colors'
import { useStore, useText } from '../../house'
import type { PanelProps } from '../../ports'
import { keyOf, type Offer } from './data'
import { HitOdds, Terms } from './Terms'

type Slot = PanelProps & { readonly cc: CcPanel }
const isFight = (o: Offer): boolean => ['fire', 'melee', 'bonus'].includes(o.command.type)

/** The units that may battle still; of the one in hand every attack, with its dice term by term and the chances before any is rolled. */
export function Fighting({ cc, ...slot }: Slot) {
  const { session, onUnit } = slot
  const text = useText()
  const { t } = text
  const hands = useStore(session.hands)
  const bonus = cc.phase === 'bonus'
  const able = [...new Set(cc.fights.map(f => f.unit))]
  const chosen = bonus ? able[0] : able.find(u => hands.selected.includes(u))
  const nameOf = (id: string) => {
    const who = cc.units.find(u => u.id === id) ?? cc.leaders.find(l => l.id === id)
    return who ? text.name(who.name) : id
  }
  if (able.length === 0) return <p className="soft small">{t('cc.noBattle')}</p>
  return (
    <div className="deed-two cc-fighting">
      {!bonus && (
        <ul className="deed-list" aria-label={t('cc.mayBattle')}>
          {able.map(id => {
            const own = cc.fights.filter(f => f.unit === id && f.partner === null)
            return (
              <li key={id}>
                <button
                  type="button"
                  className={`deed-row${id === chosen ? ' chosen' : ''}`}
                  aria-pressed={id === chosen}
                  data-testid={`able-${id}`}
                  onClick={() => onUnit(id)}
                >
                  <span className="deed-name">
                    {nameOf(id)} <span className="small soft">{cc.units.find(u => u.id === id)?.hex}</span>
                  </span>
                  <span className="small soft">{t('cc.targets', { count: own.length })}</span>
                  <span className="number">{t('tag.ccDice', { count: Math.max(...own.map(f => f.dice)) })}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {chosen ? (
        <Targets key={chosen} {...slot} cc={cc} unit={chosen} nameOf={nameOf} />
      ) : (
        <p className="soft small">{t('cc.chooseUnit')}</p>
      )}
    </div>
  )
}

/** Whom a unit may attack; the chosen one with its whole working. */
function Targets({ cc, unit, nameOf, ...slot }: Slot & { readonly unit: string; readonly nameOf: (id: string) => string }) {
  const { session, play } = slot
  const text = useText()
  const { t } = text
  const hands = useStore(session.hands)
  const [picked, pick] = useState<string | null>(null)
  const offers = play.choices.all.filter(o => isFight(o) && (cc.phase === 'bonus' || o.unit === unit))
  const fightOf = (o: Offer): Fight | undefined => {
    const { target, partner } = o.command as { target?: string; partner?: string }
    return cc.fights.find(f => f.unit === unit && f.target === target && f.partner === (partner ?? null))
  }
  const tapped = offers.find(o => fightOf(o)?.at === hands.hex)
  const chosen = offers.find(o => keyOf(o) === picked) ?? tapped ?? offers[0]
  const f = chosen ? fightOf(chosen) : undefined
  return (
    <div className="deed-detail">
      <ul className="deed-list deed-offers">
        {offers.map(o => {
          const of = fightOf(o)
          if (!of) return null
          return (
            <li key={keyOf(o)}>
              <button
                type="button"
                className={`deed-row${o === chosen ? ' chosen' : ''}`}
                aria-pressed={o === chosen}
                data-testid={`target-${of.target}${of.partner ? '-with' : ''}`}
                onClick={() => pick(keyOf(o))}
              >
                <span className="deed-name">
                  {t(of.kind === 'fire' ? 'cc.fireAt' : 'cc.meleeWith', { target: nameOf(of.target), hex: of.at })}
                  {of.partner && <span className="small soft">{t('cc.with', { guns: nameOf(of.partner) })}</span>}
                </span>
                <span className="number">{t('tag.ccDice', { count: of.dice })}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {chosen && f && (
        <FightTold fight={f}>
          <button
            type="button"
            className={`button primary of-${play.seat}`}
            data-testid="deed-attack"
            data-type={chosen.command.type}
            onClick={() => session.desk.act(play.seat, chosen.command)}
          >
            {t('cc.roll', { count: f.dice })}
          </button>
        </FightTold>
      )}
    </div>
  )
}

/** An attack's dice with what rolls them beside it, what they may do, and where they come from, term by term. */
export function FightTold({ fight, children }: { readonly fight: Fight; readonly children?: ReactNode }) {
  const { t } = useText()
  return (
    <>
      <div className="cc-roll">
        <span className="deed-value">{t('tag.ccDice', { count: fight.dice })}</span>
        {children}
      </div>
      <HitOdds fight={fight} />
      <Terms
        terms={[
          ...fight.working,
          ...(fight.joined ? [{ clause: 'combinedArms', label: 'ccPartner', amount: fight.joined.dice }] : []),
        ]}
      />
    </>
  )
}
