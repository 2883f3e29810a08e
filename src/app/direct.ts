import type { Options } from '../rulesets/contract'
import type { House, SetUp } from '../ui/ports'

const oneOf = <T extends string>(value: string | undefined, list: readonly T[], other: T): T =>
  list.find(x => x === value) ?? other

/** Opens a table straight from an address: `#/table?scenario=lobositz&mode=free&dice=hand&persons=1`. */
export function openTable(house: House, query: { readonly [key: string]: string }): ReturnType<House['games']['start']> {
  const { t } = house.text
  const setUp: SetUp = {
    scenario: query.scenario ?? 'lobositz',
    names: { a: query.a ?? t('ui.side.a'), b: query.b ?? t('ui.side.b') },
    mode: oneOf(query.mode, ['enforced', 'advised', 'free'], 'enforced'),
    dice: oneOf(query.dice, ['table', 'hand'], 'table'),
    options: optionsIn(query),
    persons: query.persons === '1' ? 1 : 2,
    ...(query.seed ? { seed: query.seed } : {}),
  }
  return house.games.start(setUp)
}

/** Options as they stand in an address: `option.<key>=<JSON>`; what is not a plain value is left out. */
function optionsIn(query: { readonly [key: string]: string }): Options {
  const found: [string, string | number | boolean][] = []
  for (const [key, value] of Object.entries(query)) {
    if (!key.startsWith('option.')) continue
    try {
      const x: unknown = JSON.parse(value)
      if (typeof x === 'string' || typeof x === 'number' || typeof x === 'boolean') found.push([key.slice('option.'.length), x])
    } catch {
      // Not an option of ours.
    }
  }
  return Object.fromEntries(found)
}
