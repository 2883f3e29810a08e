import type { PanelProps } from '../../ports'

/** Nothing is written in secret in this game: cards lie in the panel of deeds. */
export function Orders(_: PanelProps) {
  return null
}
