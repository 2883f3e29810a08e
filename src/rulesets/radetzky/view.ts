/** What a seat may see: everything. Only the position of the dice stream is nobody's. */
import type { Viewer } from '../contract'
import type { RadEvent } from './events'
import type { RadState, RadView } from './state'

export const view = (s: RadState, viewer: Viewer): RadView => ({ ...s, viewer })

/** An event as that viewer may know it. */
export function seenEvent(e: RadEvent): RadEvent | null {
  if (e.type !== 'DiceRolled') return e
  const { after: _, ...rest } = e
  return rest
}
