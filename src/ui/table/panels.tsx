import { type ReactNode, Suspense } from 'react'
import { useHouse, useText } from '../house'
import type { GamePanels, PanelProps } from '../ports'
import { Log } from './Log'
import { PlainRoster } from './Roster'

export type PanelName = 'roster' | 'orders' | 'log' | 'track'

export function useGamePanels(slot: PanelProps): GamePanels | undefined {
  return useHouse().panels[slot.session.game.info.ruleset]
}

/** What the page of orders is called while something else is prepared on it. */
export function useOrdersWord(what: string | undefined): { readonly orders?: string } {
  const text = useText()
  const code = `ui.panel.${what}`
  return what && text.has(code) ? { orders: text.t(code) } : {}
}

/** The panel of that name, the game's own where it brings one. */
export function Panel({ name, ...slot }: PanelProps & { readonly name: PanelName }): ReactNode {
  const panels = useGamePanels(slot)
  const own = () => {
    switch (name) {
      case 'roster':
        return panels ? <panels.Roster {...slot} /> : <PlainRoster {...slot} />
      case 'orders':
        return panels && <panels.Orders {...slot} />
      case 'track':
        return panels && <panels.Track {...slot} />
      case 'log':
        return <Log told={slot.play.told} names={slot.session.game.info.seats} onUnit={slot.onUnit} onMoment={slot.onMoment} />
    }
  }
  return <Suspense fallback={null}>{own()}</Suspense>
}
