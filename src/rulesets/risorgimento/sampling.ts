/** Sample moves, always the same for the same view: commanders' ways, and places in the set-up. */
import type { UnitId } from '../contract'
import type { Dir } from './board'
import type { SbCommand } from './commands'
import { walk } from './handlers/activate'
import { columnOf } from './handlers/command'
import { movable } from './rules/active'
import { entryCost } from './rules/cost'
import { fits } from './rules/stack'
import { at, board, near } from './rules/where'
import type { Commander, SbSeen, Side } from './state'

/** Ways of a commander, by breadth: to every hex that he may reach, with the shortest path that the order allows. */
function ways(s: SbSeen, c: Commander): readonly (readonly string[])[] {
  const seen = new Set([c.hex!])
  const out: (readonly string[])[] = []
  let ring: (readonly string[])[] = [[]]
  for (let d = 0; d < 4 && ring.length > 0; d++) {
    const next: (readonly string[])[] = []
    for (const path of ring)
      for (const n of near(s, path[path.length - 1] ?? c.hex!)) {
        if (seen.has(n)) continue
        const longer = [...path, n]
        if (walk(s, c, longer).length < longer.length) continue
        seen.add(n)
        next.push(longer)
      }
    out.push(...next)
    ring = next
  }
  return out
}

/** The k-th sample move of a commander; null: he has nowhere to go. */
export function sampleMove(s: SbSeen, id: UnitId, k: number): SbCommand | null {
  const c = movable(s).find(x => x.id === id)
  if (!c) return null
  const all = ways(s, c)
  const path = all[(k * 7) % Math.max(1, all.length)]
  return path ? { type: 'moveCommander', commander: c.id, path } : null
}

/** Places for the first counters still in hand. */
export function placesFor(s: SbSeen, seat: Side): readonly Extract<SbCommand, { readonly type: 'put' }>[] {
  const zone = s.zones[seat]
  const hand = Object.values(s.units).filter(u => u.seat === seat && u.place === 'hand')
  if (!zone) return []
  const cells = [...board(s).cells.values()].filter(c => columnOf(c.label) >= zone[0] && columnOf(c.label) <= zone[1])
  return hand.slice(0, 4).flatMap((u, i) => {
    const out: Extract<SbCommand, { readonly type: 'put' }>[] = []
    // Spread over the zone by stride, so that random play does not heap them up.
    for (let n = 0; n < cells.length && out.length < 3; n++) {
      const cell = cells[(n * 37 + hand.length * 11 + i * 5) % cells.length]!
      const there = at(s, cell.label)
      if (entryCost(board(s), cell.label, u).cost === null || there.some(x => x.seat !== seat) || !fits([...there, u])) continue
      out.push({ type: 'put', unit: u.id, hex: cell.label, facing: 1 as Dir })
    }
    return out
  })
}
