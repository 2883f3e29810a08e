/** What stands in each hex, gathered from the bodies: pure. */
import type { Point } from '../../geometry/shapes'
import type { Body, HexGrid, Show } from '../../rulesets/contract'

export interface Stack {
  readonly label: string
  readonly middle: Point
  /** From the top down; commanders stand beside it. */
  readonly counters: readonly Body[]
  readonly commanders: readonly Body[]
}
const isCommander = (b: Body) => b.counter?.arm === 'commander'

/** The stacks of a table, in the order in which their hexes are first named. */
export function stacksOf(show: Pick<Show, 'bodies' | 'hexes'>): Stack[] {
  const middles = new Map(show.hexes?.cells.map(c => [c.label, c.middle]))
  const found = new Map<string, Body[]>()
  for (const b of show.bodies) {
    if (!b.hex || !middles.has(b.hex.label)) continue
    const there = found.get(b.hex.label)
    if (there) there.push(b)
    else found.set(b.hex.label, [b])
  }
  return [...found].map(([label, all]) => ({
    label,
    middle: middles.get(label)!,
    counters: all.filter(b => !isCommander(b)).sort((a, b) => (a.hex?.place ?? 0) - (b.hex?.place ?? 0)),
    commanders: all.filter(isCommander),
  }))
}

/** Which of the six bearings a facing is, by number; -1: none of them. */
export function bearingIndex(grid: Pick<HexGrid, 'layout'>, facing: number): number {
  const turn = ((((facing - (grid.layout === 'flat' ? 0 : 30)) % 360) + 360) % 360) / 60
  return Math.abs(turn - Math.round(turn)) < 0.01 ? Math.round(turn) % 6 : -1
}

/** How a counter stands: what its sign on a badge or a card shows. */
export type Order = 'line' | 'column' | 'open' | 'square' | 'limbered' | 'battery' | 'none'
export function orderOf(b: Body): Order {
  const has = (s: Body['states'][number]) => b.states.includes(s)
  if (has('square')) return 'square'
  if (has('column')) return 'column'
  if (has('openOrder')) return 'open'
  if (has('limbered')) return 'limbered'
  if (has('unlimbered')) return 'battery'
  return b.counter?.arm === 'foot' ? 'line' : 'none'
}

/** What a stack's badge tells: the same words, the same picture. */
export function badgeKey(stack: Stack): string {
  const [top] = stack.counters
  if (!top) return ''
  const strength = stack.counters.map(b => `${b.counter?.strength ?? 0}/${b.counter?.of ?? 0}`)
  const marks = top.states.includes('moved') ? 'm' : top.states.includes('mustMove') ? '!' : ''
  return [top.seat, top.counter?.arm, orderOf(top), marks, ...strength].join(' ')
}
