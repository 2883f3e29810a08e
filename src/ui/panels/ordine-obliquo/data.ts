import type { Show } from '../../../rulesets/contract'
import type { OoPanel } from '../../../rulesets/ordine-obliquo'

/** What this game hands its panels. */
export const ooOf = (show: Show): OoPanel | null => (show.panels.oo as OoPanel | undefined) ?? null
