/** What the log says: sentences by code, each with its section of the rules and whom it is about. */
import type { GameStep, Param, Phrase, Seat, UnitId } from '../contract'

export interface Line {
  readonly phrase: Phrase
  readonly clause?: string
  readonly unit?: UnitId
  readonly steps?: readonly GameStep[]
}

/** A word of the catalogues within a sentence. */
export const phrase = (code: string): Param => ({ phrase: { code } })
/** A side, by its name where it has one. */
export const side = (seat: Seat): Param => phrase(`ui.side.${seat}`)
/** One sentence about an event. */
export const line = (code: string, with_: NonNullable<Phrase['with']> = {}, clause?: string, unit?: UnitId): readonly Line[] => [
  { phrase: { code: `event.${code}`, with: with_ }, ...(clause ? { clause } : {}), ...(unit ? { unit } : {}) },
]
