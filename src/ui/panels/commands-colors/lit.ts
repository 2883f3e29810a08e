import type { Overlay, Show } from '../../../rulesets/contract'
import { hexAt, hexOutline } from '../../../tools/hexes'

/** The hexes of these pieces, as somebody is shown whom a card would order. */
export function lit(show: Show, ids: readonly string[]): readonly Overlay[] {
  const grid = show.hexes
  if (!grid) return []
  const labels = new Set(
    ids.flatMap(id => {
      const body = show.bodies.find(b => b.id === id)
      const label = body ? hexAt(grid, body.footprint.front) : null
      return label ? [label] : []
    }),
  )
  return [...labels].map(label => ({
    id: `whom/${label}`,
    kind: 'region',
    tone: 'legal',
    polygon: hexOutline(grid, label, 0.35),
  }))
}
