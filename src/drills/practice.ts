/** What a game hands the drill ground: fetched with the game. */
import type { Seen } from '../rulesets/contract'
import type { Practice } from '../rulesets/contract/practice'
import { loadRuleset } from '../rulesets/registry'

/** A game's own types are forgotten here: whoever asks hands over positions and events of that game. */
export type AnyPractice = Practice<Seen, { readonly type: string }>
/** Null: nothing of that game is practised. */
export async function loadPractice(ruleset: string): Promise<AnyPractice | null> {
  const rules = await loadRuleset(ruleset)
  return (await rules?.practice?.()) ?? null
}
