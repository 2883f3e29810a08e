import { useHouse } from '../house'
import type { SettingsStore } from '../ports'
import { useKeys } from './use-keys'

/** How a hex table is looked at: what the menu and three keys turn over. */
export const HEX_ACTS = ['grid', 'labels', 'pieces'] as const
export type HexAct = (typeof HEX_ACTS)[number]
const KEYS: { readonly [key: string]: HexAct } = { j: 'grid', n: 'labels', k: 'pieces' }

export function turnHexLook(settings: SettingsStore, what: HexAct): void {
  const now = settings.get()
  if (what === 'grid') settings.set('hexGrid', !now.hexGrid)
  else if (what === 'labels') settings.set('hexLabels', !now.hexLabels)
  else settings.set('pieces', now.pieces === 'counters' ? 'miniatures' : 'counters')
}
/** Whether it is on now, for the menu. */
export function hexLookOn(settings: SettingsStore, what: HexAct): boolean {
  const now = settings.get()
  return what === 'grid' ? now.hexGrid : what === 'labels' ? now.hexLabels : now.pieces === 'counters'
}

/** J, N and K at a hex table: the grid, its labels, counters in the place of miniatures. */
export function useHexKeys(onHexes: boolean): void {
  const { settings } = useHouse()
  useKeys(e => {
    const what = KEYS[e.key.toLowerCase()]
    if (!onHexes || !what || e.ctrlKey || e.metaKey || e.altKey || e.repeat) return false
    turnHexLook(settings, what)
    return true
  })
}
