import { useCallback, useEffect, useRef, useState } from 'react'
import { useHouse, useText } from '../house'
import { Plan } from '../report/Plan'
import { Calibrate, USUAL } from './Calibrate'
import { PlanInk } from './PlanInk'
import { Sign } from './signs'
import { useFilmKeys } from './use-film-keys'
import type { Reel } from './use-reel'
import '../styles/report.css'
import '../styles/true-scale.css'

const GROUNDS = ['map', 'dark'] as const
/** How far a key moves the sheet, in cm. */
const STEP = 5

/** Pixels of the page to a centimetre, from the screen's own pixels: a page that is zoomed has larger ones. */
const onPage = (own: number): number => own / (window.devicePixelRatio || 1)

/** The plan laid flat on the screen in its true size, for real figures to stand on. */
export function Scale({ reel, title, onLeave }: { readonly reel: Reel; readonly title: string; readonly onLeave: () => void }) {
  const text = useText()
  const { t } = text
  const { films } = useHouse()
  const [scale, setScale] = useState<number | null>(null)
  const [draft, setDraft] = useState<number | null>(null)
  const [ground, setGround] = useState<(typeof GROUNDS)[number]>('map')
  const [pieces, setPieces] = useState(true)
  const [round, setRound] = useState(false)
  const [part, setPart] = useState('')
  const [bar, setBar] = useState(true)
  const sheet = useRef<HTMLDivElement>(null)
  const { show } = reel
  const { width, depth } = show.table

  useEffect(() => {
    let here = true
    const read = () =>
      void films().then(f => {
        if (!here) return
        const own = f.scale()
        setScale(own === null ? null : onPage(own))
        if (own === null) setDraft(d => d ?? USUAL)
      })
    read()
    // Zoomed, or dragged to another screen: a centimetre is another number of pixels.
    addEventListener('resize', read)
    return () => {
      here = false
      removeEventListener('resize', read)
    }
  }, [films])
  const tell = useCallback(() => {
    const box = sheet.current
    if (!box || !scale) return
    const cm = (px: number) => Math.round(px / scale)
    const [x0, y0] = [cm(box.scrollLeft), cm(box.scrollTop)]
    const [x1, y1] = [Math.min(width, x0 + cm(box.clientWidth)), Math.min(depth, y0 + cm(box.clientHeight))]
    const [ax, bx] = round ? [width - x1, width - x0] : [x0, x1]
    const [ay, by] = round ? [y0, y1] : [depth - y1, depth - y0]
    setPart(t('theatre.scale.part', { x0: Math.max(0, ax), x1: bx, y0: Math.max(0, ay), y1: by }))
  }, [scale, width, depth, round, t])
  useEffect(tell, [tell])
  const move = (x: number, y: number) => sheet.current?.scrollBy({ left: x * (scale ?? 1), top: y * (scale ?? 1) })
  const full = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void document.documentElement.requestFullscreen().catch(() => {})
  }
  useFilmKeys(e => {
    if (draft !== null) {
      if (e.key !== 'Escape') return false
      setDraft(null)
      if (scale === null) onLeave()
      return true
    }
    const far = e.shiftKey ? 4 * STEP : STEP
    switch (e.key) {
      case 'PageDown':
        reel.step(1)
        return true
      case 'PageUp':
        reel.step(-1)
        return true
      case 'ArrowLeft':
        move(-far, 0)
        return true
      case 'ArrowRight':
        move(far, 0)
        return true
      case 'ArrowUp':
        move(0, -far)
        return true
      case 'ArrowDown':
        move(0, far)
        return true
      case 'f':
        full()
        return true
      case 't':
        setRound(x => !x)
        return true
      case 'h':
        setBar(x => !x)
        return true
      case 'Escape':
        onLeave()
        return true
      default:
        return false
    }
  })
  if (draft !== null)
    return (
      <main className="true-scale" data-testid="screen-scale">
        <h1 className="unseen">{title}</h1>
        <Calibrate
          scale={draft}
          onScale={setDraft}
          onDone={() => {
            void films().then(f => f.keepScale(draft * (window.devicePixelRatio || 1)))
            setScale(draft)
            setDraft(null)
          }}
          onCancel={() => {
            setDraft(null)
            if (scale === null) onLeave()
          }}
        />
      </main>
    )
  if (scale === null) return null
  return (
    <main className={`true-scale ground-${ground}${pieces ? '' : ' no-pieces'}`} data-testid="screen-scale">
      <h1 className="unseen">{title}</h1>
      <section
        className="sheet-flat"
        ref={sheet}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the sheet is scrolled by keys
        tabIndex={0}
        aria-label={t('theatre.scale')}
        onScroll={tell}
        {...dragging(sheet)}
      >
        <div
          className="sheet-size"
          data-testid="sheet"
          style={{ width: width * scale, height: depth * scale, transform: round ? 'rotate(180deg)' : undefined }}
        >
          <Plan
            show={show}
            before={null}
            label={t('theatre.plan')}
            crop={{ x: 0, y: 0, width, depth }}
            over={<PlanInk overlays={show.overlays} depth={depth} />}
          />
        </div>
      </section>
      {!bar && (
        <button
          type="button"
          className="button icon scale-show"
          aria-label={t('theatre.scale.show')}
          title={t('theatre.scale.show')}
          data-testid="scale-show"
          onClick={() => setBar(true)}
        >
          <Sign name="scale" />
        </button>
      )}
      {bar && (
        <div className="scale-tools" role="toolbar" aria-label={t('theatre.tools')}>
          <button type="button" className="button" data-testid="scale-leave" onClick={onLeave}>
            {t('theatre.scale.leave')}
          </button>
          <button
            type="button"
            className="button icon"
            aria-label={t('theatre.back.event')}
            title={t('theatre.back.event')}
            disabled={!reel.can(-1)}
            onClick={() => reel.step(-1)}
          >
            <Sign name="back" />
          </button>
          <button
            type="button"
            className="button icon"
            aria-label={t('theatre.next.event')}
            title={t('theatre.next.event')}
            disabled={!reel.can(1)}
            onClick={() => reel.step(1)}
          >
            <Sign name="next" />
          </button>
          <button
            type="button"
            className="button"
            data-testid="scale-ground"
            onClick={() => setGround(g => (g === 'map' ? 'dark' : 'map'))}
          >
            {t(ground === 'map' ? 'theatre.scale.dark' : 'theatre.scale.map')}
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={pieces}
            data-testid="scale-pieces"
            onClick={() => setPieces(x => !x)}
          >
            {t('theatre.scale.pieces')}
          </button>
          <button type="button" className="button" aria-pressed={round} onClick={() => setRound(x => !x)}>
            {t('theatre.scale.round')}
          </button>
          <button type="button" className="button" data-testid="scale-full" onClick={full}>
            {t('theatre.scale.full')}
          </button>
          <button type="button" className="button" data-testid="scale-again" onClick={() => setDraft(scale)}>
            {t('theatre.calibrate')}
          </button>
          <button type="button" className="button" data-testid="scale-hide" onClick={() => setBar(false)}>
            {t('theatre.scale.hide')}
          </button>
          <span className="scale-part small number" role="status">
            {part}
          </span>
          <span className="scale-bar" style={{ width: 10 * scale }} data-testid="scale-bar">
            <span className="small number">10 cm</span>
          </span>
        </div>
      )}
    </main>
  )
}

/** The sheet is pulled about by the hand that presses it; a finger scrolls it by itself. */
function dragging(sheet: React.RefObject<HTMLDivElement | null>) {
  return {
    onPointerDown(e: React.PointerEvent<HTMLDivElement>) {
      if (e.pointerType === 'mouse' && e.button === 0) e.currentTarget.setPointerCapture(e.pointerId)
    },
    onPointerMove(e: React.PointerEvent<HTMLDivElement>) {
      if (e.pointerType === 'mouse' && e.currentTarget.hasPointerCapture(e.pointerId))
        sheet.current?.scrollBy(-e.movementX, -e.movementY)
    },
  }
}
