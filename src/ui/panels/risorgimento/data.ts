import type { Show } from '../../../rulesets/contract'
import type { SbPanel } from '../../../rulesets/risorgimento'

/** What this game hands its panels. */
export const sbOf = (show: Show): SbPanel | null => (show.panels.risorgimento as SbPanel | undefined) ?? null
