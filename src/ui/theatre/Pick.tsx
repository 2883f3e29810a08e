import { type RefObject, useRef, useState } from 'react'
import type { Point, Show } from '../../rulesets/contract'
import type { Pointer } from '../../theatre'
import { useText } from '../house'
import { centre } from '../report/plan'
import type { FilmEyes } from './ports'

/** What is to be shown on the table by a pointer, and who waits for it. */
export interface Picking {
  readonly what: 'unit' | 'place' | 'arrow'
  done(pointer: Pointer): void
}

const round = (p: Point): Point => [Math.round(p[0] * 10) / 10, Math.round(p[1] * 10) / 10]
/** A piece is meant from this far off its middle, beside half its breadth. */
const NEAR = 3

function pieceAt(show: Show, at: Point): string | null {
  const near = show.bodies
    .map(b => ({
      id: b.id,
      off: Math.hypot(centre(b.footprint)[0] - at[0], centre(b.footprint)[1] - at[1]) - b.footprint.width / 2,
    }))
    .sort((a, b) => a.off - b.off)[0]
  return near && near.off < NEAR ? near.id : null
}

/** A sheet of glass over the table: what is pressed on it is a place of the table. The fields of the form do the same by keys. */
export function Pick({
  picking,
  table,
  show,
  onDone,
}: {
  readonly picking: Picking
  readonly table: RefObject<FilmEyes | null>
  readonly show: Show
  readonly onDone: (pointer: Pointer | null) => void
}) {
  const { t } = useText()
  const begun = useRef<Point | null>(null)
  const [from, setFrom] = useState<readonly [number, number] | null>(null)
  const [to, setTo] = useState<readonly [number, number] | null>(null)
  return (
    <div
      className="film-pick"
      data-testid="film-pick"
      onPointerDown={e => {
        const at = table.current?.unproject(e.clientX, e.clientY)
        if (!at) return
        e.preventDefault()
        if (picking.what === 'place') return onDone({ at: round(at) })
        if (picking.what === 'unit') {
          const unit = pieceAt(show, at)
          return unit ? onDone({ unit }) : undefined
        }
        e.currentTarget.setPointerCapture(e.pointerId)
        begun.current = at
        setFrom([e.clientX, e.clientY])
        setTo([e.clientX, e.clientY])
      }}
      onPointerMove={e => begun.current && setTo([e.clientX, e.clientY])}
      onPointerUp={e => {
        const at = table.current?.unproject(e.clientX, e.clientY)
        const start = begun.current
        begun.current = null
        if (start && at) onDone({ from: round(start), to: round(at) })
      }}
    >
      {from && to && (
        <svg className="film-pick-line" aria-hidden="true">
          <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
        </svg>
      )}
      <p className="film-pick-word" role="status">
        {t(`theatre.pick.${picking.what}`)}
        <button type="button" className="button" onPointerDown={e => e.stopPropagation()} onClick={() => onDone(null)}>
          {t('ui.cancel')}
        </button>
      </p>
    </div>
  )
}
