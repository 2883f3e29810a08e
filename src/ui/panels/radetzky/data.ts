import type { Show } from '../../../rulesets/contract'
import type { RadPanel } from '../../../rulesets/radetzky'

/** What this game hands its panels. */
export const radOf = (show: Show): RadPanel | null => (show.panels.radetzky as RadPanel | undefined) ?? null
