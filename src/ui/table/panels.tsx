import { type ReactNode, Suspense } from 'react'
import { useHouse } from '../house'
import type { GamePanels, PanelProps } from '../ports'
import { Log } from './Log'
import { PlainRoster } from './Roster'

export type PanelName = 'roster' | 'orders' | 'log' | 'track'

export function useGamePanels(slot: PanelProps): GamePanels | undefined {
  return useHouse().panels[slot.session.game.info.ruleset]
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
        return <Log told={slot.play.snap.told} names={slot.session.game.info.seats} onUnit={slot.onUnit} />
    }
  }
  return <Suspense fallback={null}>{own()}</Suspense>
}
