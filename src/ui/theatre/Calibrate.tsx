import { useRef, useState } from 'react'
import { useText } from '../house'
import { Choices } from '../parts/fields'

/** Cards whose size is known, in mm: a bank card (ISO/IEC 7810, ID-1), and the one that is printed from here. */
export const CARDS = { bank: [85.6, 53.98], printed: [100, 60] } as const
type Card = keyof typeof CARDS
const KINDS = ['bank', 'printed'] as const

/** The fewest and the most CSS pixels to a centimetre that a screen may have: a wall far off, and a telephone. */
export const LEAST = 8
export const MOST = 160
/** What browsers take for a centimetre: where one begins. */
export const USUAL = 96 / 2.54

/** Pixels to a centimetre for a card of so many mm that is so many pixels wide on the screen. */
export const scaleOf = (pixels: number, mm: number): number => Math.max(LEAST, Math.min(MOST, (pixels * 10) / mm))

/** A card is laid on the screen; the drawn one is grown until it is the same. By hand, by slider, or by keys. */
export function Calibrate({
  scale,
  onScale,
  onDone,
  onCancel,
}: {
  readonly scale: number
  readonly onScale: (scale: number) => void
  readonly onDone: () => void
  readonly onCancel: () => void
}) {
  const text = useText()
  const { t } = text
  const [card, setCard] = useState<Card>('bank')
  const box = useRef<HTMLDivElement>(null)
  const [mm, high] = CARDS[card]
  const width = (mm / 10) * scale
  return (
    <section className="calibrate" aria-label={t('theatre.calibrate')} data-testid="calibrate">
      <div className="calibrate-words">
        <h2>{t('theatre.calibrate')}</h2>
        <p>{t('theatre.calibrate.how')}</p>
        <Choices
          label={t('theatre.calibrate.card')}
          name="card"
          value={card}
          values={KINDS}
          say={v => t(`theatre.calibrate.${v}`)}
          onChange={setCard}
        />
        <label className="field">
          <span>{t('theatre.calibrate.size')}</span>
          <input
            type="range"
            min={LEAST}
            max={MOST}
            step={0.05}
            value={scale}
            aria-valuetext={t('theatre.calibrate.pixels', { pixels: Math.round(scale * 100) / 100 })}
            data-testid="calibrate-size"
            onChange={e => onScale(Number(e.target.value))}
          />
        </label>
        <div className="calibrate-fine">
          <button
            type="button"
            className="button"
            data-testid="calibrate-less"
            onClick={() => onScale(Math.max(LEAST, scale - 0.05))}
          >
            − {t('theatre.calibrate.less')}
          </button>
          <button
            type="button"
            className="button"
            data-testid="calibrate-more"
            onClick={() => onScale(Math.min(MOST, scale + 0.05))}
          >
            + {t('theatre.calibrate.more')}
          </button>
        </div>
        <div className="calibrate-end">
          {card === 'printed' && (
            <button type="button" className="button" data-testid="calibrate-print" onClick={() => print()}>
              {t('theatre.calibrate.print')}
            </button>
          )}
          <button type="button" className="button" onClick={onCancel}>
            {t('ui.cancel')}
          </button>
          <button type="button" className="button primary" data-testid="calibrate-done" onClick={onDone}>
            {t('theatre.calibrate.done')}
          </button>
        </div>
      </div>
      <div className="calibrate-table">
        <div ref={box} className="calibrate-card" data-testid="calibrate-card" style={{ width, height: (high / 10) * scale }}>
          <span className="number">{t('theatre.calibrate.mm', { width: mm, height: high })}</span>
          <div
            className="calibrate-edge"
            role="presentation"
            onPointerDown={e => {
              e.preventDefault()
              e.currentTarget.setPointerCapture(e.pointerId)
            }}
            onPointerMove={e => {
              const left = box.current?.getBoundingClientRect().left
              if (left !== undefined && e.currentTarget.hasPointerCapture(e.pointerId)) onScale(scaleOf(e.clientX - left, mm))
            }}
          />
        </div>
      </div>
      <div className="print-card" aria-hidden="true">
        <span>Campo di Marte · {t('theatre.calibrate.mm', { width: CARDS.printed[0], height: CARDS.printed[1] })}</span>
        <span>{t('theatre.calibrate.check')}</span>
      </div>
    </section>
  )
}
