import { useState } from 'react'
import type { Body, Footprint, GameStep, Overlay, Verdict } from '../../../rulesets/contract'
import { stepPhrase } from '../../../tools'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import type { Offer } from '../../table/turn'
import { useChalk, useDeedKeys, useSight } from '../../table/use-deeds'
import { Working } from './Working'

/** Where the unit would stand after it, and the way there. */
function endOf(from: Footprint, verdict: Verdict): Overlay[] {
  const end = verdict.ends.at(-1)
  if (!end) return []
  const to = { front: end.front, facing: end.facing, width: end.width ?? from.width, depth: end.depth ?? from.depth }
  return [
    { kind: 'line', tone: 'reach', points: [from.front, to.front], ends: true },
    { kind: 'footprint', tone: 'reach', footprint: to },
  ]
}

/** A deed that is a move in steps says them: several ways to evade are then told apart. */
function Steps({ offer, bodies }: { readonly offer: Offer; readonly bodies: readonly Body[] }) {
  const text = useText()
  const { steps } = offer.command as { readonly steps?: readonly GameStep[] }
  const body = bodies.find(b => b.id === offer.unit)
  if (!steps || !body) return null
  return <span className="small soft">{steps.map(s => text.say(stepPhrase(s, body.footprint.width))).join(' · ')}</span>
}

const keyOf = (o: Offer) => JSON.stringify(o.command)

/** What may be done in this phase, one line a deed: chosen, it is drawn on the table with its number; done, it is done. */
export function Offers(slot: PanelProps) {
  const { session, play, onUnit, look } = slot
  const text = useText()
  const offers = play.choices.all.filter(o => o.command.type !== 'endPhase')
  const [chosen, choose] = useState<string | null>(null)
  const at = Math.max(
    0,
    offers.findIndex(o => keyOf(o) === chosen),
  )
  const offer = offers[at]
  const verdict = offer ? session.game.judge(play.seat, offer.command) : null
  const body = offer?.unit ? play.show.bodies.find(b => b.id === offer.unit) : undefined
  useChalk(session, [...(verdict?.drawing ?? []), ...(body && verdict ? endOf(body.footprint, verdict) : [])])
  useSight(look, body ? [body.footprint] : [])
  const pick = (o: Offer) => {
    choose(keyOf(o))
    // Where units may be taken in hand as well, choosing an answer takes none.
    if (o.unit && !play.answers) onUnit(o.unit)
  }
  const go = () => offer && session.desk.act(play.seat, offer.command)
  useDeedKeys(by => {
    const next = offers[(at + by + offers.length) % offers.length]
    if (next) pick(next)
  }, go)
  if (offers.length === 0) return <p className="soft">{text.t('deeds.none')}</p>
  return (
    <>
      <ul className="deed-list deed-offers">
        {offers.map(o => (
          <li key={keyOf(o)} className={`deed-row${o === offer ? ' chosen' : ''}`}>
            <button type="button" className="deed-name deed-pick" aria-pressed={o === offer} onClick={() => pick(o)}>
              {text.say(o.text)}
              <Steps offer={o} bodies={play.show.bodies} />
            </button>
            <button
              type="button"
              className={o === offer ? `button primary of-${play.seat}` : 'button'}
              data-testid={`deed-${o.command.type}`}
              data-unit={o.unit}
              onClick={() => session.desk.act(play.seat, o.command)}
            >
              {text.t(text.has(`deed.${o.command.type}`) ? `deed.${o.command.type}` : 'deeds.do')}
            </button>
          </li>
        ))}
      </ul>
      {verdict && <Working terms={verdict.working} />}
    </>
  )
}
