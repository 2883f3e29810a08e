/** Where on the screen the tray stands: in a corner that no panel covers and where the fewest troops are. Screen units, CSS pixels. */
import type { Insets } from '../props'
import { trayFor } from './throw'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** From which edge of the table it is pushed in. */
  readonly edge: 'top' | 'bottom'
}

/** Something better not covered. */
export interface Spot {
  readonly at: readonly [x: number, y: number]
  readonly weight: number
}

const MARGIN = 6
/** Width of the tray's picture for two dice. */
const USUAL = 320
/** Height of the picture, in widths. */
const ASPECT = 0.72

/** How large the tray is drawn for so many dice. `factor`: times the usual, as for a projector. */
export function traySize(
  count: number,
  factor: number,
  free: { readonly w: number; readonly h: number },
): { w: number; h: number } {
  const [hw] = trayFor(count)
  const wanted = USUAL * factor * (0.45 + (0.55 * hw) / trayFor(1)[0])
  const w = Math.max(120, Math.min(wanted, free.w - 2 * MARGIN, (free.h * 0.62) / ASPECT))
  return { w: Math.round(w), h: Math.round(w * ASPECT) }
}

/** What is told stands above: the tray leaves it free unless it would cover so much more below. */
const TOP = 12
/** What it costs, in weight of what is covered, to be drawn smaller than wanted. */
const SMALLER = [
  [1, 0],
  [0.8, 2],
] as const

export function placeTray(
  count: number,
  factor: number,
  screen: { readonly width: number; readonly height: number },
  insets: Insets,
  avoid: readonly Spot[],
): Rect {
  const left = insets.left ?? 0
  const top = insets.top ?? 0
  const free = { w: screen.width - left - (insets.right ?? 0), h: screen.height - top - (insets.bottom ?? 0) }
  const usual = traySize(count, factor, free)
  let best: Rect = { x: left, y: top, ...usual, edge: 'top' }
  let least = Number.POSITIVE_INFINITY
  for (const [k, price] of SMALLER) {
    const [w, h] = [Math.round(usual.w * k), Math.round(usual.h * k)]
    const ys = [
      ['bottom', top + free.h - h - MARGIN, 0],
      ['top', top + MARGIN, TOP],
    ] as const
    for (const [edge, y, dear] of ys)
      for (const x of [left + MARGIN, left + free.w - w - MARGIN, left + (free.w - w) / 2]) {
        const covers = (a: Spot) => a.at[0] > x - 8 && a.at[0] < x + w + 8 && a.at[1] > y - 8 && a.at[1] < y + h + 8
        const cost = price + dear + avoid.reduce((s, a) => s + (covers(a) ? a.weight : 0), 0)
        if (cost >= least) continue
        least = cost
        best = { x: Math.round(x), y: Math.round(y), w, h, edge }
      }
  }
  return best
}
