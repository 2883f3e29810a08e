/** Everybody's eyes together: each side's own pieces and counters as that side sees them. For games that have no secrets any more. */
import type { Show } from '../rulesets/contract'

/** What is drawn when nothing is hidden, from what each seat sees. Ground, panels and the turn are the same for both. */
export function bothShows(a: Show, b: Show): Show {
  const own = <T extends { readonly id: string; readonly seat: string }>(ofA: readonly T[], ofB: readonly T[]): T[] => {
    const mine = new Map(ofB.filter(x => x.seat === 'b').map(x => [x.id, x]))
    const there = new Set(ofA.map(x => x.id))
    return [...ofA.map(x => mine.get(x.id) ?? x), ...[...mine.values()].filter(x => !there.has(x.id))]
  }
  const lines = new Set(a.overlays.map(o => JSON.stringify(o)))
  return {
    ...a,
    bodies: own(a.bodies, b.bodies),
    discs: own(a.discs, b.discs),
    overlays: [...a.overlays, ...b.overlays.filter(o => !lines.has(JSON.stringify(o)))],
  }
}
