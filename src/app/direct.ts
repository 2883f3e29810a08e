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
    options: {},
    persons: query.persons === '1' ? 1 : 2,
    ...(query.seed ? { seed: query.seed } : {}),
  }
  return house.games.start(setUp)
}
