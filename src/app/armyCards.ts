import type { ArmyBuilder, Name, RulesetId } from '../rulesets/contract'
import type { ArmyCard, OwnList } from '../ui/ports'

const isObject = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
const isName = (x: unknown): x is Name => isObject(x) && typeof x.it === 'string' && typeof x.en === 'string'

/** The armies of a game that may be fielded: own lists first. What its game cannot read as an army is left out. */
export function armyCards(
  builder: ArmyBuilder | null,
  ruleset: RulesetId | string,
  own: readonly OwnList[],
  house: readonly unknown[],
): readonly (ArmyCard & { readonly file: unknown })[] {
  const card = (file: unknown, id: string, from: ArmyCard['from'], points?: number) => {
    const worth = builder?.worth(file) ?? null
    if (worth === null || !isObject(file) || !isName(file.title)) return []
    return [{ id, title: file.title, worth, from, faults: builder?.faults(file, points).length ?? 0, file }]
  }
  return [
    ...own.flatMap(l => card(l.army, `own:${l.id}`, 'own', l.points)),
    ...house.flatMap(f => (isObject(f) && f.ruleset === ruleset && typeof f.army === 'string' ? card(f, f.army, 'house') : [])),
  ]
}
