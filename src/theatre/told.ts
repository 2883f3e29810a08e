/** A step in sentences to be, and its dice, as these eyes know them. */

import type { Rolled, Told } from '../client/game'
import { tellerOf } from '../client/tell'
import type { Header, Typed } from '../engine'
import type { AnyRuleset, Seen } from '../rulesets/contract'

export type { Rolled }
export type SaidLine = Told['lines'][number]

/** The sentences of one event, cut already; empty where its game has nothing to say of it. */
export const tellStep = (rules: AnyRuleset, header: Header, event: Typed, before: Seen): readonly SaidLine[] =>
  tellerOf(rules, header)(event, before)
