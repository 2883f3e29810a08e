/** What a drill is: a position, a question, its one right answer, and how it is shown. Made new from a kind, a level and a seed. */

import type { Clause, Cm, Deg, Footprint, Overlay, Param, Phrase, Point, Show, Term } from '../rulesets/contract'
import type { Chance } from './chance'

export const KINDS = ['distance', 'wheel', 'aim', 'reach', 'flank', 'fire', 'command', 'march', 'sight', 'number'] as const
export type MeasuredKind = (typeof KINDS)[number]
/** What the game of cards asks on its hexes. */
export const CARD_KINDS = ['pool', 'order', 'blocks'] as const
/** What the other hex game asks: sight with levels, facing, ways. */
export const HEX_KINDS = ['sees', 'aspect', 'arrive'] as const
export type DrillKind = MeasuredKind | (typeof CARD_KINDS)[number] | (typeof HEX_KINDS)[number]
/** The measured games: each has the ten kinds, with rules of its own. */
export const MEASURED = ['ordine-obliquo', 'radetzky'] as const
export const GAMES = [...MEASURED, 'risorgimento', 'commands-colors'] as const
export type DrillGame = (typeof GAMES)[number]
export const kindsOf = (game: DrillGame): readonly DrillKind[] =>
  game === 'commands-colors' ? CARD_KINDS : game === 'risorgimento' ? HEX_KINDS : KINDS
/** From plain to nasty. */
export const LEVELS = [1, 2, 3, 4] as const
export type Level = (typeof LEVELS)[number]

export const isKind = (x: unknown): x is DrillKind => ([...KINDS, ...CARD_KINDS, ...HEX_KINDS] as readonly unknown[]).includes(x)
export const isLevel = (x: unknown): x is Level => (LEVELS as readonly unknown[]).includes(x)

export const isGame = (x: unknown): x is DrillGame => (GAMES as readonly unknown[]).includes(x)

/** Which drill: the same name always makes the same one. */
export interface DrillName {
  readonly kind: DrillKind
  readonly level: Level
  readonly seed: number
  /** Left out: Ordine Obliquo. */
  readonly game?: Exclude<DrillGame, 'ordine-obliquo'>
}

/** One number to be given. It is right where it is off by no more than `tolerance`. */
export interface Field {
  readonly name: string
  readonly unit: 'cm' | 'deg' | 'percent' | 'dice'
  readonly right: number
  readonly tolerance: number
  readonly least: number
  readonly most: number
  /** What one touch of a key adds. */
  readonly step: number
}

/** One of the answers offered. `unit`: the piece on the table that stands for it. */
export interface Option {
  readonly id: string
  readonly text: Phrase
  readonly unit?: string
}

export type Asked =
  | { readonly kind: 'numbers'; readonly fields: readonly Field[] }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly right: string }
  /** A wheel to drag: the unit turns about one front corner; degrees from 0 to `most`. */
  | {
      readonly kind: 'wheel'
      readonly unit: string
      readonly body: Footprint
      readonly side: 'left' | 'right'
      readonly right: Deg
      readonly tolerance: Deg
      readonly most: Deg
    }

export interface Drill extends DrillName {
  readonly show: Show
  readonly question: Phrase
  /** What has to be known to answer, in sentences. */
  readonly facts: readonly Phrase[]
  readonly asked: Asked
  /** Yes-or-no, and which: how far from the other answer, in cm. Of numbers to judge: null, the error is what counts. */
  readonly margin: Cm | null
  readonly construction: readonly Overlay[]
  readonly working: readonly Term[]
  readonly clause: Clause
  /** One sentence. */
  readonly why: Phrase
  /** What is to be said of the other answers. */
  readonly notes: readonly Phrase[]
  /** Drawn with the question: what it asks about. */
  readonly chalk: readonly Overlay[]
  /** The pieces that it asks about, and no others are named; left out: all that stand there. */
  readonly whom?: readonly string[]
  /** What must be seen of the table. */
  readonly look: readonly Point[]
}

/** What a person answered: a number for each field, the chosen option, or the degrees of the wheel. */
export type Answer =
  | { readonly kind: 'numbers'; readonly values: readonly number[] }
  | { readonly kind: 'choice'; readonly id: string }
  | { readonly kind: 'wheel'; readonly degrees: Deg }

export interface Verdict {
  readonly right: boolean
  /** How far off each number was; of a choice nothing. */
  readonly off: readonly number[]
}

/** Whether an answer is right. An answer of another kind than was asked for is wrong. */
export function judged(drill: Pick<Drill, 'asked'>, answer: Answer): Verdict {
  const { asked } = drill
  if (asked.kind === 'choice') return { right: answer.kind === 'choice' && answer.id === asked.right, off: [] }
  if (asked.kind === 'wheel') {
    if (answer.kind !== 'wheel') return { right: false, off: [] }
    const off = answer.degrees - asked.right
    return { right: Math.abs(off) <= asked.tolerance + 1e-9, off: [off] }
  }
  if (answer.kind !== 'numbers' || answer.values.length !== asked.fields.length) return { right: false, off: [] }
  const off = asked.fields.map((f, i) => (answer.values[i] ?? Number.NaN) - f.right)
  return { right: asked.fields.every((f, i) => Math.abs(off[i]!) <= f.tolerance + 1e-9), off }
}

export const gameOf = (name: Pick<DrillName, 'game'>): DrillGame => name.game ?? 'ordine-obliquo'
/** What a name holds of its game: nothing for Ordine Obliquo. */
export const ofGame = (game: DrillGame): Pick<DrillName, 'game'> => (game === 'ordine-obliquo' ? {} : { game })

export const phrase = (code: string, with_?: { readonly [key: string]: Param }): Phrase =>
  with_ ? { code, with: with_ } : { code }

/** What a kind's maker gives; null: this throw of the dice makes no good drill, the next one is tried. */
export type Made = Omit<Drill, 'kind' | 'level' | 'seed' | 'game' | 'chalk' | 'working' | 'notes'> &
  Partial<Pick<Drill, 'chalk' | 'working' | 'notes'>>
/** A maker for each kind that the game has. */
export type Makers = { readonly [k in DrillKind]?: Maker }
export type Maker = (level: Level, r: Chance) => Made | null
