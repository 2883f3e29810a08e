import type { Point } from '../geometry/shapes'
import type { Disc } from '../rulesets/contract'
import type { TableProps } from './props'

/** A counter's radius on the table, in cm. */
export const DISC_RADIUS = 1.3

/** The counter under a place, a finger's width about it counted; the nearest where several are. */
export function discAt(discs: readonly Disc[], at: Point, grip: number): Disc | null {
  let best: Disc | null = null
  let least = DISC_RADIUS + grip
  for (const d of discs) {
    const away = Math.hypot(d.at[0] - at[0], d.at[1] - at[1])
    if (away <= least) {
      best = d
      least = away
    }
  }
  return best
}

/** Tells the table's owner of a counter pressed (or let go: no place); true where it is held. */
export function heldDisc(props: Pick<TableProps, 'show' | 'onHold'>, at: Point | null, grip: number): boolean {
  const disc = at ? discAt(props.show.discs, at, grip) : null
  if (at && !disc) return false
  return props.onHold?.(disc?.id ?? null) ?? false
}
