import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { useChalk, useSight } from '../../table/use-deeds'
import { useKeys } from '../../table/use-keys'
import { CardFace } from './CardFace'
import { handOf, keyOf, type Offer, seenOf } from './data'
import { lit } from './lit'

/** One's own cards in a fan: the arrows or the digits walk them, and the one in front says what it does and whom it orders. */
export function Hand(slot: PanelProps) {
  const { session, play, look } = slot
  const text = useText()
  const { t } = text
  const cc = seenOf(slot)
  const [at, setAt] = useState(0)
  const [pointed, point] = useState<string | null>(null)
  const row = useRef<HTMLDivElement>(null)
  const ways = useRef<HTMLDivElement>(null)
  const cards = handOf(cc, play.seat)
  const index = Math.min(at, cards.length - 1)
  const card = cards[index] ?? ''
  const offers = useMemo(
    () => play.choices.all.filter(o => o.command.type === 'play' && 'card' in o.command && o.command.card === card),
    [play.choices, card],
  )
  const planOf = (o: Offer | undefined) => cc?.plans.find(p => o && p.key === keyOf(o))
  const shown = planOf(offers.find(o => keyOf(o) === pointed) ?? offers[0])
  useChalk(session, lit(play.show, shown?.units ?? []))
  useSight(
    look,
    play.show.bodies.filter(b => shown?.units.includes(b.id as never)).map(b => b.footprint),
  )

  const choose = (i: number, focus: boolean) => {
    if (cards.length === 0) return
    const next = (i + cards.length) % cards.length
    setAt(next)
    point(null)
    if (focus) row.current?.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus()
  }
  const playIt = (o: Offer) => session.desk.act(play.seat, o.command)
  const onKey = (e: KeyboardEvent) => {
    if (e.key === 'ArrowRight') choose(index + 1, true)
    else if (e.key === 'ArrowLeft') choose(index - 1, true)
    else if (e.key === 'Enter' || e.key === ' ') {
      if (offers.length === 1) playIt(offers[0]!)
      else ways.current?.querySelector<HTMLElement>('button')?.focus()
    } else return
    e.preventDefault()
    e.stopPropagation()
  }
  useKeys(e => {
    const n = /^[1-9]$/.test(e.key) ? Number(e.key) : 0
    if (n === 0 || n > cards.length || e.ctrlKey || e.altKey || e.metaKey) return false
    choose(n - 1, true)
    return true
  })
  if (!cc) return null
  return (
    <div className="cc-hand" data-testid="hand">
      <div className="cc-fan" role="listbox" aria-label={t('cc.hand')} aria-orientation="horizontal" ref={row} onKeyDown={onKey}>
        {cards.map((c, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens for its keys.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike; a card is its place in the hand.
            key={i}
            role="option"
            tabIndex={i === index ? 0 : -1}
            aria-selected={i === index}
            className="cc-option"
            data-testid={`card-${i}`}
            onClick={() => choose(i, true)}
          >
            <CardFace card={c} />
          </div>
        ))}
      </div>
      {card && (
        <div className="cc-detail" ref={ways}>
          <h4 className="book">{t(`card.${card}`)}</h4>
          <p className="small">{t(`cardText.${card}`)}</p>
          {shown && shown.as !== card && (
            <p className="small">{t('cc.as', { card: { phrase: { code: `card.${shown.as}` } } })}</p>
          )}
          {shown && (
            <p className="small soft" data-testid="card-whom">
              {shown.units.length === 0 ? t('cc.whom.none') : t('cc.whom', { count: shown.units.length })}{' '}
              {shown.units.length > 0 && shown.units.length <= 6 && namesOf(slot, shown.units)}
            </p>
          )}
          <div className="cc-ways">
            {offers.map((o, i) => (
              <button
                key={keyOf(o)}
                type="button"
                className={`button${i === 0 ? ` primary of-${play.seat}` : ''}`}
                data-testid="play-card"
                onPointerEnter={() => point(keyOf(o))}
                onFocus={() => point(keyOf(o))}
                onClick={() => playIt(o)}
              >
                {text.say(o.text)}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
function namesOf({ play }: PanelProps, units: readonly string[]) {
  return <Names ids={units} show={play.show} />
}
function Names({ ids, show }: { readonly ids: readonly string[]; readonly show: PanelProps['play']['show'] }) {
  const text = useText()
  const named = ids.flatMap(id => {
    const b = show.bodies.find(x => x.id === id)
    return b ? [`${text.name(b.name)}${b.hex ? ` (${b.hex.label})` : ''}`] : []
  })
  return <span>{named.join(', ')}</span>
}
