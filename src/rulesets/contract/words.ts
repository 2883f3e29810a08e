/** What is said: ids, sentences to be, refusals, terms. Codes and numbers; the words are made in `text`. */
import type { Clause, Cm, Deg, Name, UnitId } from '../../base/units'

export type RulesetId = string

/** A number with its unit, a name, or plain text, as a parameter of a sentence. */
export type Param = string | number | { readonly cm: Cm } | { readonly deg: Deg } | { readonly phrase: Phrase } | Name

/** A sentence to be: `code` is a key of the text catalogues, `with` its parameters. Sentences are made in `text/` alone. */
export interface Phrase {
  readonly code: string
  readonly with?: { readonly [key: string]: Param }
}

/** A command turned down. `code` as `move/too-far`; the sentence is the key `refusal.move/too-far` with the parameters `with`. */
export interface Refusal {
  readonly code: string
  readonly clause: Clause
  readonly at?: UnitId
  readonly with?: { readonly [key: string]: Param }
}

/** One term of a number's working, in the order in which it was made. `label` is a code of the catalogues (`term.<label>`). */
export interface Term {
  readonly clause: Clause
  readonly label: string
  readonly amount: number
  readonly with?: { readonly [key: string]: Param }
}

/** Every command and event is an object with a `type`; the rest is the game's own. */
export interface Typed {
  readonly type: string
}
