import type { AnyRuleset, RulesetId } from './contract'
import { CARD_KINDS, type DrillKind, HEX_KINDS, MEASURED_KINDS } from './contract/practice'

/** Loads a game on demand, so that the first page carries none. A game that is not here yet gives null. */
const LOADERS: { readonly [id: RulesetId]: () => Promise<AnyRuleset> } = {
  'ordine-obliquo': async () => (await import('./ordine-obliquo')).ordineObliquo,
  radetzky: async () => (await import('./radetzky')).radetzky,
  risorgimento: async () => (await import('./risorgimento')).risorgimento,
  'commands-colors': async () => (await import('./commands-colors')).commandsColors,
  'campaign-1809': async () => (await import('./campaign-1809')).campaign1809,
}

/** The games that can be played, in the order in which they are listed. */
export const playable = (): readonly RulesetId[] => Object.keys(LOADERS)
/** The game of the table that a first visit opens: fetched ahead. Of drills that name no game, it is meant. */
export const FIRST: RulesetId = playable()[0]!

export async function loadRuleset(id: string): Promise<AnyRuleset | null> {
  return Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]?.()) ?? null) : null
}

/**
 * The games of which something is practised, and what they ask; each hands over its makers as `practice`. `positions`: its `practice`
 * answers about any position too, and tells of its rolls, so that one's own games are practised and reviewed.
 */
export const PRACTISED: {
  readonly [game: RulesetId]: { readonly kinds: readonly DrillKind[]; readonly positions: boolean }
} = {
  'ordine-obliquo': { kinds: MEASURED_KINDS, positions: true },
  radetzky: { kinds: MEASURED_KINDS, positions: true },
  risorgimento: { kinds: HEX_KINDS, positions: false },
  'commands-colors': { kinds: CARD_KINDS, positions: false },
}
