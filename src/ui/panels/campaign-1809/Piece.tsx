import type { PanelProps } from '../../ports'

/** All that a unit may do stands in the panel of deeds. */
export function Piece(_: PanelProps & { readonly piece: string }) {
  return null
}
