import { FlatTable } from './FlatTable'
import type { TableProps } from './props'

/** The table on the screen: fills its parent. */
export function Table(props: TableProps) {
  return <FlatTable {...props} />
}
