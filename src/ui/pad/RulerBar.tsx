import { useState } from 'react'
import { type Anchor, lengthOfRuler, type Ruler } from '../../tools'
import { useStore, useText } from '../house'
import type { PanelProps } from '../ports'
import { Sign } from './signs'

const PARTS = ['edge', 'front', 'corner', 'centre'] as const

/** What lies measured on the table, and measuring without a pointer: from any part of a piece to any part of another. */
export function RulerBar({ session, play }: PanelProps) {
  const text = useText()
  const { hands } = session
  const state = useStore(hands)
  const { bodies } = play.show
  const [from, setFrom] = useState<Anchor>({ unit: state.selected[0] ?? bodies[0]?.id ?? '', part: 'edge' })
  const [to, setTo] = useState<Anchor>({ unit: bodies.find(b => b.seat !== play.seat)?.id ?? '', part: 'edge' })
  const own = state.rulers.filter(r => r.seat === state.seat)
  return (
    <section className="pad-place pad" aria-label={text.t('pad.rulers')} data-testid="ruler-bar">
      <div className="pad-measure">
        <End value={from} onChange={setFrom} label={text.t('pad.from')} play={play} />
        <End value={to} onChange={setTo} label={text.t('pad.to')} play={play} />
        <button type="button" className="button" data-testid="measure" onClick={() => hands.measure(from, to)}>
          {text.t('pad.measure')}
        </button>
        <button
          type="button"
          className="button icon"
          aria-label={text.t('pad.clearRulers')}
          title={text.t('pad.clearRulers')}
          disabled={own.length === 0}
          data-testid="clear-rulers"
          onClick={() => hands.clearRulers()}
        >
          <Sign name="no" />
        </button>
      </div>
      <ul className="pad-plans pad-rulers small" data-testid="rulers">
        {own.map(r => (
          <Laid key={r.id} ruler={r} play={play} onRemove={() => hands.removeRuler(r.id)} />
        ))}
        {own.length === 0 && <li className="soft">{text.t('pad.howToMeasure')}</li>}
      </ul>
    </section>
  )
}

function End({
  value,
  onChange,
  label,
  play,
}: Pick<PanelProps, 'play'> & {
  readonly value: Anchor
  readonly onChange: (a: Anchor) => void
  readonly label: string
}) {
  const text = useText()
  return (
    <fieldset className="pad-end" aria-label={label}>
      <select aria-label={label} value={value.unit} onChange={e => onChange({ ...value, unit: e.target.value })}>
        {play.show.bodies.map(b => (
          <option key={b.id} value={b.id}>
            {text.name(b.name)}
          </option>
        ))}
      </select>
      <select
        aria-label={text.t('pad.part')}
        value={value.part === 'corner' ? `corner${value.corner ?? 0}` : value.part}
        onChange={e => {
          const part = PARTS.find(p => e.target.value.startsWith(p)) ?? 'edge'
          const corner = Number(e.target.value.slice(-1)) as 0 | 1 | 2 | 3
          onChange(part === 'corner' ? { unit: value.unit, part, corner } : { unit: value.unit, part })
        }}
      >
        <option value="edge">{text.t('pad.part.edge')}</option>
        <option value="front">{text.t('pad.part.front')}</option>
        <option value="corner0">{text.t('pad.part.corner0')}</option>
        <option value="corner1">{text.t('pad.part.corner1')}</option>
        <option value="corner2">{text.t('pad.part.corner2')}</option>
        <option value="corner3">{text.t('pad.part.corner3')}</option>
        <option value="centre">{text.t('pad.part.centre')}</option>
      </select>
    </fieldset>
  )
}

function Laid({ ruler, play, onRemove }: Pick<PanelProps, 'play'> & { readonly ruler: Ruler; readonly onRemove: () => void }) {
  const text = useText()
  const end = (a: Anchor | null | undefined) => {
    const body = a && play.show.bodies.find(b => b.id === a.unit)
    return body ? text.name(body.name) : text.t('pad.place.here')
  }
  return (
    <li>
      <span className="pad-planned">
        {end(ruler.anchors[0])} → {end(ruler.anchors.at(-1))}:{' '}
        <strong className="number">{text.t('hands.cm', { cm: { cm: lengthOfRuler(ruler.points) } })}</strong>
      </span>
      <button
        type="button"
        className="button bare icon"
        aria-label={text.t('pad.removeRuler')}
        title={text.t('pad.removeRuler')}
        onClick={onRemove}
      >
        <Sign name="no" />
      </button>
    </li>
  )
}
