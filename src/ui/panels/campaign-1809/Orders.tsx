import type { PanelProps } from '../../ports'
import { campOf } from './data'
import { Reports } from './Reports'

/** What was heard of the enemy: beside what is decided in secret. */
export function Orders({ play }: PanelProps) {
  const camp = campOf(play.mine)
  return camp && <Reports camp={camp} turn={play.show.status.turn} />
}
