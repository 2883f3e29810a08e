import { type ReactNode, useState } from 'react'
import type { OoFight, OoFighter } from '../../../rulesets/ordine-obliquo'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { useChalk, useDeedKeys, useSight } from '../../table/use-deeds'
import { ooOf } from './data'
import { MeleeChances } from './MeleeChances'
import { Working } from './Working'

/** The melees of this turn: who fights whom with what number and why, the chances, and the dice asked for one by one. */
export function Melees(slot: PanelProps) {
  const { session, play, onUnit, look } = slot
  const text = useText()
  const { t } = text
  const melee = ooOf(session.game.show(play.seat))?.melee ?? null
  const [chosen, choose] = useState<string | null>(null)
  const fights = melee?.fights ?? []
  const fight = fights.find(f => f.target === chosen && !f.done) ?? fights.find(f => f.commands.length > 0) ?? fights[0] ?? null
  useChalk(session, fight?.drawing ?? [])
  const fighting = fight ? [fight.target, ...fight.attackers.map(a => a.unit)] : []
  useSight(
    look,
    play.show.bodies.filter(b => fighting.some(id => id === b.id)).map(b => b.footprint),
  )
  const pick = (target: string) => {
    choose(target)
    onUnit(target)
  }
  const open = fights.filter(f => !f.done)
  useDeedKeys(
    by => {
      const at = fight ? open.indexOf(fight) : 0
      const next = open[(at + by + open.length) % Math.max(1, open.length)]
      if (next) pick(next.target)
    },
    () => {
      const [one] = fight?.commands ?? []
      if (one && fight?.commands.length === 1) session.desk.act(play.seat, one.command)
    },
  )
  if (!fight) return <p className="soft">{t('deeds.none')}</p>
  return (
    <Fight key={fight.target} slot={slot} fight={fight}>
      <ul className="deed-list" aria-label={t('melee.all')}>
        {fights.map(f => (
          <li key={f.target}>
            <button
              type="button"
              className={`deed-row${f === fight ? ' chosen' : ''}${f.done ? ' not' : ''}`}
              aria-pressed={f === fight}
              data-testid={`melee-${f.target}`}
              onClick={() => pick(f.target)}
            >
              <span className="deed-name">
                {f.attackers.map(a => text.name(a.name)).join(', ')}
                <span className="small soft">
                  {t('melee.against', { target: f.targetName, what: { phrase: { code: `melee.kind.${f.kind}` } } })}{' '}
                  <span className="clause number">{f.clause}</span>
                </span>
              </span>
              <span className="small soft">{stateOf(f, play.seat, text)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Fight>
  )
}

/** Fought and won by whom; to be fought now; or by the other side, or after another melee. */
function stateOf(f: OoFight, seat: string, text: ReturnType<typeof useText>): string {
  if (f.done) return f.winner === null ? text.t('melee.nobody') : text.t(`melee.won.${f.winner}`)
  if (f.commands.length > 0) return text.t('melee.now')
  return text.t(f.resolver === seat ? 'melee.later' : 'melee.theirs')
}

/** One melee: below the list its chances and whom to hit, beside it the numbers of those who fight. */
function Fight({
  slot,
  fight: f,
  children,
}: {
  readonly slot: PanelProps
  readonly fight: OoFight
  readonly children: ReactNode
}) {
  const { t } = useText()
  const { session, play } = slot
  const [hit, setHit] = useState<string | null>(null)
  const command = f.commands.find(c => c.hit === hit) ?? f.commands[0]
  const rolls = f.kind === 'melee' || f.kind === 'guns'
  return (
    <div className="deed-two">
      <div className="deed-detail">
        {children}
        {!f.done && f.odds && <MeleeChances odds={command?.odds ?? f.odds} />}
        {f.commands.length > 1 && (
          <fieldset className="deed-sides">
            <legend className="small">
              {t('melee.hit')} <span className="clause number">9.8</span>
            </legend>
            {f.commands.map(c => {
              const name = f.attackers.find(a => a.unit === c.hit)?.name
              return (
                <button
                  key={c.hit}
                  type="button"
                  className="button small"
                  aria-pressed={c === command}
                  data-testid={`melee-hit-${c.hit}`}
                  onClick={() => setHit(c.hit)}
                >
                  {name ? t('melee.one', { unit: name }) : ''}
                </button>
              )
            })}
          </fieldset>
        )}
      </div>
      <div className="deed-detail" data-testid="melee-detail">
        {rolls && f.attackers.map(a => <Fighter key={a.unit} of={a} />)}
        {rolls && f.attackers.length > 1 && <p className="small">{t('melee.sum', { value: f.sum })}</p>}
        {f.kind !== 'flank' && f.kind !== 'caught' && f.kind !== 'routed' && <Fighter of={f.defender} />}
        {command && (
          <div className="deed-do">
            <button
              type="button"
              className={`button primary of-${play.seat}`}
              data-testid="melee-go"
              onClick={() => session.desk.act(play.seat, command.command)}
            >
              {t('melee.go')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

/** One who fights: his number, and what it is made of. */
function Fighter({ of }: { readonly of: OoFighter }) {
  const text = useText()
  return (
    <details className={`fighter side-${of.seat}`} open>
      <summary>
        <span className="of-side">{text.name(of.name)}</span> <span className="number deed-number">{of.value}</span>
      </summary>
      <Working terms={of.working} />
    </details>
  )
}
