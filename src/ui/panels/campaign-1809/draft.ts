/** What the sides are writing of battles on real tables, kept outside the form: a form may leave the page and come back. */
import type { CampPanel } from '../../../rulesets/campaign-1809'
import type { Typed } from '../../../rulesets/contract'

type Seat = 'a' | 'b'
export const ENDS = ['broken', 'bothBroken', 'conceded', 'turns', 'agreed'] as const
export const FATES = ['stands', 'left', 'routed', 'destroyed', 'reserve'] as const
export const TURNS = 12

/** One unit; what is left of it is null while its field stands empty. */
export interface Unit {
  readonly left?: number | null
  readonly fate?: (typeof FATES)[number]
  readonly taken?: boolean
}
export interface Draft {
  readonly turn: number | null
  readonly end: (typeof ENDS)[number]
  readonly winner: Seat | null
  readonly units: { readonly [unit: string]: Unit }
  readonly leaders: { readonly [leader: string]: string }
}
const BLANK: Draft = { turn: TURNS, end: 'turns', winner: null, units: {}, leaders: {} }

/** Of each game, of each battle: a draft a seat. One seat's is never asked for by another. */
const kept = new Map<string, Map<string, { readonly [s in Seat]?: Draft }>>()

export const draftOf = (game: string, fight: string, seat: Seat): Draft => kept.get(game)?.get(fight)?.[seat] ?? BLANK
export function keepDraft(game: string, fight: string, seat: Seat, draft: Draft): void {
  const fights = kept.get(game) ?? new Map<string, { readonly [s in Seat]?: Draft }>()
  kept.set(game, fights)
  fights.set(fight, { ...fights.get(fight), [seat]: draft })
}
/** Battles that are over are forgotten, with what either side had written. */
export function keepOnly(game: string, fights: CampPanel['fights']): void {
  const all = kept.get(game)
  if (!all) return
  for (const fight of [...all.keys()]) if (!fights.some(f => f.id === fight)) all.delete(fight)
  if (all.size === 0) kept.delete(game)
}

/** What stands in a field of numbers; null: nothing yet. */
export const numberIn = (field: string): number | null => (field.trim() === '' ? null : Number(field))
export const commandOf = (draft: Draft): Typed => ({ type: 'result', ...draft }) as Typed
