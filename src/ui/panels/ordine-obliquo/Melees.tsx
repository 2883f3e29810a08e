import type { PanelProps } from '../../ports'
import { Offers } from './Offers'

/** The melees of this turn, in the order in which they may be fought. */
export function Melees(slot: PanelProps) {
  return <Offers {...slot} />
}
