import { useState } from 'react'
import type { Point, Show } from '../../rulesets/contract'
import { readNumber } from '../../text'
import { type Pointer, saidIn } from '../../theatre'
import { useText } from '../house'
import type { Picking } from './Pick'

const KINDS = ['unit', 'place', 'arrow'] as const
type Kind = (typeof KINDS)[number]

/** What is pointed at: by a pointer on the table, or written, which does the same. */
export function PointerFields({
  points,
  show,
  selected,
  onChange,
  onPick,
}: {
  readonly points: readonly Pointer[]
  readonly show: Show
  readonly selected: string | null
  readonly onChange: (points: readonly Pointer[]) => void
  readonly onPick: (picking: Picking | null) => void
}) {
  const text = useText()
  const { t, language } = text
  const [kind, setKind] = useState<Kind>('unit')
  const [unit, setUnit] = useState(selected ?? show.bodies[0]?.id ?? '')
  const [at, setAt] = useState('')
  const [to, setTo] = useState('')
  const [label, setLabel] = useState('')
  const named = label.trim() ? { label: label.trim() } : {}
  const add = (p: Pointer) => {
    onChange([...points, { ...p, ...named }])
    setLabel('')
  }
  const written = (): Pointer | null => {
    if (kind === 'unit') return unit ? { unit } : null
    const from = placeIn(at)
    const until = placeIn(to)
    if (kind === 'place') return from ? { at: from } : null
    return from && until ? { from, to: until } : null
  }
  const pointer = written()
  const tell = (p: Pointer): string => {
    const name = (id: string) => {
      const body = show.bodies.find(b => b.id === id)
      return body ? text.name(body.name) : id
    }
    const place = (q: Point) => `${text.number(q[0])}; ${text.number(q[1])}`
    const what = 'unit' in p ? name(p.unit) : 'from' in p ? `${place(p.from)} → ${place(p.to)}` : place(p.at)
    return p.label ? `${what}: ${saidIn(p.label, language)}` : what
  }
  return (
    <fieldset className="film-points">
      <legend>{t('theatre.points')}</legend>
      {points.length > 0 && (
        <ul>
          {points.map((p, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pointer is its place in the list.
            <li key={i}>
              <span>{tell(p)}</span>
              <button
                type="button"
                className="button bare"
                aria-label={t('theatre.points.remove', { what: tell(p) })}
                onClick={() => onChange(points.filter((_, k) => k !== i))}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="film-points-add">
        <select
          value={kind}
          aria-label={t('theatre.points.kind')}
          data-testid="point-kind"
          onChange={e => setKind(KINDS.find(k => k === e.target.value) ?? 'unit')}
        >
          {KINDS.map(k => (
            <option key={k} value={k}>
              {t(`theatre.points.${k}`)}
            </option>
          ))}
        </select>
        {kind === 'unit' ? (
          <select
            value={unit}
            aria-label={t('theatre.points.unit')}
            data-testid="point-unit"
            onChange={e => setUnit(e.target.value)}
          >
            {show.bodies.map(b => (
              <option key={b.id} value={b.id}>
                {text.name(b.name)} ({b.id})
              </option>
            ))}
          </select>
        ) : (
          <>
            <input
              type="text"
              value={at}
              placeholder={t('theatre.points.xy')}
              aria-label={t(kind === 'arrow' ? 'theatre.points.from' : 'theatre.points.at')}
              data-testid="point-at"
              onChange={e => setAt(e.target.value)}
            />
            {kind === 'arrow' && (
              <input
                type="text"
                value={to}
                placeholder={t('theatre.points.xy')}
                aria-label={t('theatre.points.to')}
                data-testid="point-to"
                onChange={e => setTo(e.target.value)}
              />
            )}
          </>
        )}
        <input
          type="text"
          value={label}
          maxLength={80}
          placeholder={t('theatre.points.label')}
          aria-label={t('theatre.points.label')}
          data-testid="point-label"
          onChange={e => setLabel(e.target.value)}
        />
        <div className="film-points-do">
          <button type="button" className="button" data-testid="point-show" onClick={() => onPick({ what: kind, done: add })}>
            {t('theatre.points.show')}
          </button>
          <button
            type="button"
            className="button"
            data-testid="point-add"
            disabled={!pointer}
            onClick={() => pointer && add(pointer)}
          >
            {t('theatre.points.add')}
          </button>
        </div>
      </div>
    </fieldset>
  )
}

/** `12; 30,5` or `12 30.5`: a place in cm; null where it is none. */
export function placeIn(written: string): Point | null {
  const parts = written.trim().split(/\s*;\s*|\s+/)
  if (parts.length !== 2) return null
  const [x, y] = parts.map(p => readNumber(p))
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null
}
