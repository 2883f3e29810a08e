import type { DrillsProps } from './DrillsScreen'

export function ReviewScreen(_: DrillsProps) {
  return null
}
