/** What is practised, of which games; whether an answer is right. What a drill is stands in `rulesets/contract/practice`. */
import type { Deg, RulesetId } from '../rulesets/contract'
import {
  CARD_KINDS,
  type Drill,
  type DrillKind,
  type DrillName,
  HEX_KINDS,
  LEVELS,
  type Level,
  MEASURED_KINDS,
} from '../rulesets/contract/practice'
import { FIRST, PRACTISED } from '../rulesets/registry'

export { FIRST }

export type DrillGame = RulesetId
/** The games that have drills. */
export const GAMES: readonly DrillGame[] = Object.keys(PRACTISED)
export const kindsOf = (game: DrillGame): readonly DrillKind[] => PRACTISED[game]?.kinds ?? []
/** Whether one's own games of it are practised and reviewed. */
export const reviewed = (game: DrillGame): boolean => PRACTISED[game]?.positions === true

const ALL: readonly unknown[] = [...MEASURED_KINDS, ...CARD_KINDS, ...HEX_KINDS]
export const isKind = (x: unknown): x is DrillKind => ALL.includes(x)
export const isLevel = (x: unknown): x is Level => (LEVELS as readonly unknown[]).includes(x)
export const isGame = (x: unknown): x is DrillGame => (GAMES as readonly unknown[]).includes(x)

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

export const gameOf = (name: Pick<DrillName, 'game'>): DrillGame => name.game ?? FIRST
/** What a name holds of its game: nothing for the first. */
export const ofGame = (game: DrillGame): Pick<DrillName, 'game'> => (game === FIRST ? {} : { game })
