import type { Options } from '../rulesets/contract'
import type { House, SetUp } from '../ui/ports'
import { EMPTY, emptyTable } from './empty'

const oneOf = <T extends string>(value: string | undefined, list: readonly T[], other: T): T =>
  list.find(x => x === value) ?? other

/** Opens a table straight from an address: `#/table?scenario=lobositz&mode=free&dice=hand&persons=1`. */
export async function openTable(
  house: House,
  query: { readonly [key: string]: string },
): Promise<Awaited<ReturnType<House['games']['start']>>> {
  const { t, name } = house.text
  const scenario = query.scenario ?? 'lobositz'
  const card = await house.games.card(scenario).catch(() => null)
  const empty = scenario === EMPTY ? await emptyTable().catch(() => null) : null
  const side = (seat: 'a' | 'b') =>
    query[seat] ?? (card ? name(card.seats[seat]) : empty ? name(empty.seats[seat].army.title) : t(`ui.side.${seat}`))
  const setUp: SetUp = {
    scenario,
    names: { a: side('a'), b: side('b') },
    mode: oneOf(query.mode, ['enforced', 'advised', 'free'], 'enforced'),
    dice: oneOf(query.dice, ['table', 'hand'], 'table'),
    options: optionsIn(query),
    persons: query.persons === '1' ? 1 : 2,
    ...(query['army.a'] || query['army.b']
      ? { armies: { ...(query['army.a'] ? { a: query['army.a'] } : {}), ...(query['army.b'] ? { b: query['army.b'] } : {}) } }
      : {}),
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
