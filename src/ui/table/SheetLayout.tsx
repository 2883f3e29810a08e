import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useStore, useT } from '../house'
import { IconButton } from '../parts/IconButton'
import type { PanelProps } from '../ports'
import { ActFor } from './Head'
import { PadPlace } from './PadPlace'
import { OpenChoices, Primary } from './Primary'
import { Panel, type PanelName, useOrdersWord } from './panels'
import { Tabs } from './Tabs'
import { type Insets, useInsets } from './use-insets'

type Height = 'low' | 'half' | 'high'
const HIGHER: { readonly [h in Height]: Height } = { low: 'half', half: 'high', high: 'high' }
const LOWER: { readonly [h in Height]: Height } = { low: 'low', half: 'low', high: 'half' }
const FLING = 24

/** One sheet from below with three heights: low leaves the table whole and shows the next thing to do. */
export function SheetLayout({ onInsets, ...slot }: PanelProps & { readonly onInsets: (insets: Insets) => void }) {
  const t = useT()
  const { play, session } = slot
  const hands = useStore(session.hands)
  const writing = play.page
  const words = useOrdersWord(play.actor?.what)
  const [height, setHeight] = useState<Height>('low')
  const [tab, setTab] = useState<PanelName | 'pad'>('pad')
  useEffect(() => {
    if (writing) {
      setTab('orders')
      setHeight('half')
    } else {
      // What was written is done: the table is seen again.
      setTab(x => (x === 'orders' ? 'pad' : x))
      setHeight('low')
    }
  }, [writing])
  const held = hands.selected[0]
  const selected = held !== undefined
  // Whoever takes a piece, in the roster too, means what it may do.
  useEffect(() => {
    if (held !== undefined && !writing) setTab('pad')
  }, [held, writing])
  const deeds = play.live && (play.still || play.answers)
  const open = height !== 'low' || ((selected || deeds) && tab === 'pad')
  const box = useRef<HTMLElement>(null)
  useInsets({ bottom: box }, onInsets)
  const from = useRef<number | null>(null)
  const down = (e: PointerEvent) => {
    from.current = e.clientY
    e.currentTarget.setPointerCapture(e.pointerId)
  }
  const up = (e: PointerEvent) => {
    if (from.current === null) return
    const by = e.clientY - from.current
    from.current = null
    if (by < -FLING) setHeight(HIGHER[height])
    else if (by > FLING) setHeight(LOWER[height])
  }
  const names: readonly (PanelName | 'pad')[] = writing ? ['orders', 'pad', 'roster', 'log'] : ['pad', 'roster', 'log', 'track']
  return (
    <section className={`sheet at-${height}`} ref={box} aria-label={t('ui.panel.sheet')} data-testid="sheet" data-height={height}>
      <div
        className="sheet-grip"
        onPointerDown={down}
        onPointerUp={up}
        onPointerCancel={() => {
          from.current = null
        }}
      >
        <span className="sheet-bar" />
      </div>
      <div className="sheet-next">
        <IconButton
          icon={height === 'high' ? 'down' : 'up'}
          label={t(height === 'high' ? 'ui.panel.lower' : 'ui.panel.higher')}
          testId="sheet-height"
          onClick={() => setHeight(height === 'high' ? 'low' : HIGHER[height])}
        />
        {play.both && <ActFor session={session} play={play} />}
        <div className="sheet-actions">
          <OpenChoices {...slot} />
          <Primary {...slot} />
        </div>
      </div>
      {height !== 'low' && <Tabs names={names} value={tab} label={t('ui.panel.sheet')} onChange={setTab} words={words} />}
      {/* What is being prepared stays at hand while the sheet is low: taps on the table are its own. */}
      {(open || (writing && tab === 'orders')) && (
        <div className="sheet-body" hidden={!open}>
          {tab === 'pad' ? <PadPlace {...slot} /> : <Panel name={tab} {...slot} />}
        </div>
      )}
    </section>
  )
}
