import type { Point } from '../../geometry/shapes'
import type { TableProps } from '../props'
import type { Spot } from './place'
import type { Roll } from './rolls'

/** What the tray keeps clear of: all troops a little, the selected ones more, and most of all the units that the rolls are about. */
export function spotsToAvoid(
  props: Pick<TableProps, 'show' | 'hands'>,
  rolls: readonly Roll[],
  onScreen: (p: Point) => readonly [number, number] | null,
): Spot[] {
  const chosen = props.hands?.picture().selected ?? []
  const about = new Set(rolls.flatMap(r => (r.unit ? [r.unit] : [])))
  return props.show.bodies.flatMap(b => {
    const at = onScreen(b.footprint.front)
    return at ? [{ at, weight: about.has(b.id) ? 40 : chosen.includes(b.id) ? 15 : 1 }] : []
  })
}
