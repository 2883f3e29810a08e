import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../house'
import { IconButton } from '../parts/IconButton'
import type { PanelProps } from '../ports'
import { PadPlace } from './PadPlace'
import { OpenChoices, Primary } from './Primary'
import { Panel, type PanelName, useOrdersWord } from './panels'
import { Tabs } from './Tabs'
import { type Insets, useInsets } from './use-insets'

/** Panels beside the table: each folds to a rail; the pad stands at the foot while something is selected. */
export function WideLayout({ onInsets, ...slot }: PanelProps & { readonly onInsets: (insets: Insets) => void }) {
  const t = useT()
  const { play } = slot
  const writing = play.page
  const words = useOrdersWord(play.actor?.what)
  const [left, setLeft] = useState<PanelName>('roster')
  const [right, setRight] = useState<PanelName>('log')
  const [foldLeft, setFoldLeft] = useState(false)
  const [foldRight, setFoldRight] = useState(false)
  // Whoever has orders to write finds them open.
  useEffect(() => {
    setLeft(writing ? 'orders' : 'roster')
    if (writing) setFoldLeft(false)
  }, [writing])
  const leftBox = useRef<HTMLElement>(null)
  const rightBox = useRef<HTMLElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  useInsets({ left: leftBox, right: rightBox, bottom: foot }, onInsets)
  return (
    <>
      <Side
        box={leftBox}
        side="left"
        folded={foldLeft}
        onFold={setFoldLeft}
        label={t('ui.panel.left')}
        head={
          <Tabs
            names={writing ? ['orders', 'roster'] : ['roster', 'track']}
            value={left}
            onChange={setLeft}
            words={words}
            label={t('ui.panel.left')}
          />
        }
      >
        <Panel name={left} {...slot} />
      </Side>
      <Side
        box={rightBox}
        side="right"
        folded={foldRight}
        onFold={setFoldRight}
        label={t('ui.panel.right')}
        head={<Tabs names={writing ? ['log', 'track'] : ['log']} value={right} onChange={setRight} label={t('ui.panel.right')} />}
      >
        <Panel name={writing || right === 'log' ? right : 'log'} {...slot} />
      </Side>
      <div className="foot" ref={foot}>
        <PadPlace {...slot} />
        <div className="foot-next">
          <OpenChoices {...slot} />
          <Primary {...slot} />
        </div>
      </div>
    </>
  )
}

function Side({
  box,
  side,
  folded,
  onFold,
  label,
  head,
  children,
}: {
  readonly box: React.RefObject<HTMLElement | null>
  readonly side: 'left' | 'right'
  readonly folded: boolean
  readonly onFold: (folded: boolean) => void
  readonly label: string
  readonly head: ReactNode
  readonly children: ReactNode
}) {
  const t = useT()
  return (
    <aside className={`side-panel ${side}${folded ? ' folded' : ''}`} ref={box} aria-label={label}>
      <div className="side-head">
        {!folded && head}
        <IconButton
          icon={(side === 'left') === folded ? 'unfold' : 'fold'}
          label={t(folded ? 'ui.panel.unfold' : 'ui.panel.fold')}
          testId={`fold-${side}`}
          onClick={() => onFold(!folded)}
        />
      </div>
      {!folded && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that is longer than its panel is read on by keys.
        <div className="side-body" tabIndex={0}>
          {children}
        </div>
      )}
    </aside>
  )
}
